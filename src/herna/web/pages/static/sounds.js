// A few soft sounds, all made here out of tones and noise; off until somebody turns them on.
let out = null;

export function wake() {
  out ??= new AudioContext();
}

function tone(at, pitch, loud, lasts, shape = "sine", down = pitch) {
  const voice = out.createOscillator();
  const level = out.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(down, at + lasts);
  level.gain.setValueAtTime(loud, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  voice.connect(level).connect(out.destination);
  voice.start(at);
  voice.stop(at + lasts + 0.05);
}

function rustle(at, pitch, loud, lasts) {
  const noise = out.createBuffer(1, Math.ceil(out.sampleRate * lasts), out.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = out.createBufferSource();
  const band = out.createBiquadFilter();
  const level = out.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  level.gain.value = loud;
  source.connect(band).connect(level).connect(out.destination);
  source.start(at);
}

const SOUNDS = {
  piece: (at) => { tone(at, 190, 0.09, 0.09, "triangle", 110); rustle(at, 900, 0.05, 0.04); },
  card: (at) => rustle(at, 2600, 0.09, 0.16),
  dice: (at) => { for (const [i, pitch] of [1700, 1300, 1900, 1100, 1500].entries()) rustle(at + i * 0.065, pitch, 0.12, 0.035); },
  point: (at) => { tone(at, 784, 0.04, 0.18); tone(at + 0.09, 1047, 0.04, 0.25); },
  said: (at) => tone(at, 523, 0.06, 0.4),
  turn: (at) => { tone(at, 659, 0.12, 0.4); tone(at + 0.16, 880, 0.12, 0.4); },
};

// Plays a sound if somebody wants sounds; before the first touch of the page a browser plays none.
export function hear(main, what) {
  if (out && what && main.dataset.sound === "on") SOUNDS[what](out.currentTime);
}

// The switch works at once; the choice is kept like every other one.
export function watchSounds(main) {
  if (main.dataset.sound === "on") document.addEventListener("pointerdown", wake, { once: true });
  const form = document.querySelector("[data-sounds]");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    const fields = new URLSearchParams(new FormData(form, button));
    main.dataset.sound = button.value;
    const on = button.value === "on";
    button.value = on ? "off" : "on";
    button.setAttribute("aria-pressed", String(on));
    button.setAttribute("aria-label", on ? button.dataset.off : button.dataset.on);
    button.querySelector("use").setAttribute("href", on ? "#i-sound" : "#i-silence");
    if (on) { wake(); hear(main, "piece"); }
    fetch(form.action, { method: "POST", body: fields, redirect: "manual" });
  });
}
