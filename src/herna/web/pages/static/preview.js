// What a piece is and does: on hover and on focus; whoever holds it with a finger gets the whole drawer.
import { openDrawer } from "./drawer.js";

const box = document.getElementById("preview");
const texts = new Map();
const HOLD = 500;
let timer = 0;
let shown = "";
let held = false;

export function forgetPreviews() {
  texts.clear();
  hide();
}

function hide() {
  clearTimeout(timer);
  box.hidden = true;
  shown = "";
}

async function show(piece, table, query) {
  const ref = piece.dataset.ref;
  if (!texts.has(ref)) {
    const answer = await fetch(`${table}/about/${encodeURIComponent(ref)}${query()}`);
    texts.set(ref, answer.ok ? await answer.text() : "");
  }
  if (shown !== ref || !texts.get(ref) || !document.contains(piece)) return;
  box.innerHTML = texts.get(ref);
  box.hidden = false;
  const where = piece.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const right = where.right + 10 + size.width < innerWidth;
  box.style.left = `${Math.max(8, right ? where.right + 10 : where.left - size.width - 10)}px`;
  box.style.top = `${Math.max(8, Math.min(where.top, innerHeight - size.height - 8))}px`;
}

export function watchPreviews(main, table, query) {
  const hold = (event) => {
    clearTimeout(timer);
    held = false;
    if (!event.target.closest?.("[data-ref], [data-anchor]")) return;
    timer = setTimeout(() => { held = true; openDrawer(event.target); }, HOLD);
  };
  const later = (event, wait) => {
    const piece = event.target.closest?.("[data-ref]");
    clearTimeout(timer);
    if (!piece || !main.contains(piece)) return hide();
    if (shown === piece.dataset.ref && !box.hidden) return;
    box.hidden = true;
    shown = piece.dataset.ref;
    timer = setTimeout(() => show(piece, table, query), wait);
  };
  main.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") later(event, 350); });
  main.addEventListener("pointerdown", (event) => { if (event.pointerType === "mouse") hide(); else hold(event); });
  main.addEventListener("pointermove", (event) => { if (event.pointerType !== "mouse" && event.movementX ** 2 + event.movementY ** 2 > 9) clearTimeout(timer); });
  // holding is not pressing
  main.addEventListener("click", (event) => { if (held) { held = false; event.stopPropagation(); event.preventDefault(); } }, true);
  main.addEventListener("pointerup", (event) => { if (event.pointerType !== "mouse") clearTimeout(timer); });
  main.addEventListener("focusin", (event) => { if (event.target.matches?.(":focus-visible")) later(event, 350); });
  main.addEventListener("contextmenu", (event) => { if (!box.hidden) event.preventDefault(); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  addEventListener("scroll", hide, { passive: true, capture: true });
}
