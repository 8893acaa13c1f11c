// Whether nothing shall move: as the system says, as the settings say, or because nobody looks.
const system = matchMedia("(prefers-reduced-motion: reduce)");

export function stillness() {
  return system.matches || document.documentElement.dataset.motion === "off" || document.hidden;
}
