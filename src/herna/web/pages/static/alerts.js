// A sound when it is your turn or somebody speaks, and a notice of your turn; off until somebody turns them on.
let sound = null;

export function prepareAlerts(main) {
  if (main.dataset.notify === "on" && "Notification" in window && Notification.permission === "default") {
    document.addEventListener("click", () => Notification.requestPermission(), { once: true });
  }
  if (main.dataset.sound === "on") {
    document.addEventListener("pointerdown", () => { sound ??= new AudioContext(); }, { once: true });
  }
}

// Tones one after the other, each dying away: made here, nothing is fetched.
function ring(tones, loud) {
  if (!sound) return;
  tones.forEach((tone, i) => {
    const at = sound.currentTime + i * 0.16;
    const voice = sound.createOscillator();
    const level = sound.createGain();
    voice.frequency.value = tone;
    level.gain.setValueAtTime(loud, at);
    level.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
    voice.connect(level).connect(sound.destination);
    voice.start(at);
    voice.stop(at + 0.45);
  });
}

// Somebody said something.
export function chime(main) {
  if (main.dataset.sound === "on") ring([523], 0.06);
}

export function alertTurn(main) {
  if (main.dataset.sound === "on") ring([659, 880], 0.12);
  if (main.dataset.notify === "on" && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(main.dataset.sayTurn, { body: main.dataset.title, tag: main.dataset.table });
  }
}
