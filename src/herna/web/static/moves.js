// Pieces glide from where they were to where they are, unless somebody prefers stillness.
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function moving(main) {
  if (still.matches || document.documentElement.dataset.motion === "off" || document.hidden) return () => {};
  const before = new Map();
  for (const piece of main.querySelectorAll("[data-ref][data-moves], svg .piece[data-ref]")) {
    before.set(piece.dataset.ref, piece.getBoundingClientRect());
  }
  return () => {
    for (const piece of main.querySelectorAll("[data-ref][data-moves], svg .piece[data-ref]")) {
      const old = before.get(piece.dataset.ref);
      if (!old || !old.width) continue;
      const now = piece.getBoundingClientRect();
      const [dx, dy] = [old.left - now.left, old.top - now.top];
      if (Math.abs(dx) + Math.abs(dy) < 4 || !now.width || Math.abs(old.width - now.width) > now.width / 2) continue;
      const svg = piece.ownerSVGElement;
      const scale = svg ? (svg.viewBox.baseVal.width || 1) / Math.min(svg.clientWidth || 1, (svg.clientHeight || 1) * (svg.viewBox.baseVal.width / (svg.viewBox.baseVal.height || 1))) : 1;
      piece.animate([{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0px 0px" }], { duration: 420, easing: "cubic-bezier(.2,.7,.2,1)" });
    }
  };
}
