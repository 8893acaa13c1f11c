// A sound and a notice when it is your turn; both are off until somebody turns them on.
let sound = null;

export function prepareAlerts(main) {
  if (main.dataset.notify === "on" && "Notification" in window && Notification.permission === "default") {
    document.addEventListener("click", () => Notification.requestPermission(), { once: true });
  }
  if (main.dataset.sound === "on") {
    document.addEventListener("pointerdown", () => { sound ??= new AudioContext(); }, { once: true });
  }
}

function ring() {
  if (!sound) return;
  for (const [at, tone] of [[0, 659], [0.16, 880]]) {
    const voice = sound.createOscillator();
    const level = sound.createGain();
    voice.frequency.value = tone;
    level.gain.setValueAtTime(0.12, sound.currentTime + at);
    level.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.4);
    voice.connect(level).connect(sound.destination);
    voice.start(sound.currentTime + at);
    voice.stop(sound.currentTime + at + 0.45);
  }
}

export function alertTurn(main) {
  if (main.dataset.sound === "on") ring();
  if (main.dataset.notify === "on" && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(main.dataset.sayTurn, { body: main.dataset.title, tag: main.dataset.table });
  }
}
