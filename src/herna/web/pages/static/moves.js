// Pieces glide from where they were to where they are, unless somebody prefers stillness.
// Where a piece is, its drawing says, or the area around it: a board that grows or an area that slides moves nothing.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const LEAST = 4;

// Where a piece is in its own drawing or area, how large a unit of that is on the screen, and where on the screen.
function spot(piece) {
  const box = piece.getBoundingClientRect();
  let svg = piece.ownerSVGElement;
  while (svg?.ownerSVGElement) svg = svg.ownerSVGElement;
  const area = piece.closest("[id^=part-]");
  const seen = svg?.getScreenCTM();
  const edge = area?.getBoundingClientRect();
  const [left, top, unit] = seen ? [seen.e, seen.f, seen.a || 1] : [edge?.left ?? 0, edge?.top ?? 0, 1];
  const within = `${area?.id} ${svg ? [...area?.querySelectorAll("svg") ?? []].indexOf(svg) : ""}`;
  return { box, within, unit, x: (box.left - left) / unit, y: (box.top - top) / unit };
}

export function moving(main) {
  if (still.matches || document.documentElement.dataset.motion === "off" || document.hidden) return () => {};
  const pieces = () => main.querySelectorAll("[data-ref][data-moves], svg .piece[data-ref]");
  const shown = () => main.querySelector("#part-board svg[viewBox]")?.getAttribute("viewBox");
  const before = new Map();
  const view = shown();
  for (const piece of pieces()) before.set(piece.dataset.ref, spot(piece));
  return () => {
    const redrawn = view !== shown();
    const glides = [];
    for (const piece of pieces()) {
      const old = before.get(piece.dataset.ref);
      if (!old?.box.width || (redrawn && piece.closest("#part-board svg"))) continue;
      const now = spot(piece);
      const inside = old.within === now.within;
      const dx = inside ? old.x - now.x : (old.box.left - now.box.left) / now.unit;
      const dy = inside ? old.y - now.y : (old.box.top - now.box.top) / now.unit;
      const grown = inside ? Math.abs(old.box.width / old.unit - now.box.width / now.unit) * now.unit : Math.abs(old.box.width - now.box.width);
      if ((Math.abs(dx) + Math.abs(dy)) * now.unit < LEAST || !now.box.width || grown > now.box.width / 2) continue;
      glides.push([piece, dx, dy]);
    }
    for (const [piece, dx, dy] of glides) {
      piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: 350, easing: "cubic-bezier(.2,.7,.2,1)" });
    }
  };
}
