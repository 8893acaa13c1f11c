// Pieces glide from where they were to where they are, unless somebody prefers stillness.
// When the drawing shows another part of the board, nothing on it has moved by itself, so nothing glides.
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function moving(main) {
  if (still.matches || document.documentElement.dataset.motion === "off" || document.hidden) return () => {};
  const shown = () => main.querySelector("#part-board svg[viewBox]")?.getAttribute("viewBox");
  const before = new Map();
  const view = shown();
  for (const piece of main.querySelectorAll("[data-ref][data-moves], svg .piece[data-ref]")) {
    before.set(piece.dataset.ref, piece.getBoundingClientRect());
  }
  return () => {
    const shifted = view !== shown();
    for (const piece of main.querySelectorAll("[data-ref][data-moves], svg .piece[data-ref]")) {
      const old = before.get(piece.dataset.ref);
      if (!old || !old.width || (shifted && piece.closest("#part-board svg"))) continue;
      const now = piece.getBoundingClientRect();
      const [dx, dy] = [old.left - now.left, old.top - now.top];
      if (Math.abs(dx) + Math.abs(dy) < 4 || !now.width || Math.abs(old.width - now.width) > now.width / 2) continue;
      const svg = piece.ownerSVGElement;
      const scale = svg ? (svg.viewBox.baseVal.width || 1) / Math.min(svg.clientWidth || 1, (svg.clientHeight || 1) * (svg.viewBox.baseVal.width / (svg.viewBox.baseVal.height || 1))) : 1;
      piece.animate([{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0px 0px" }], { duration: 420, easing: "cubic-bezier(.2,.7,.2,1)" });
    }
  };
}
