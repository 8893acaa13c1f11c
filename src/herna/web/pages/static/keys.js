// Keys: numbers press answers, arrows walk over what can be chosen, letters press the tools.
import { openDrawer } from "./drawer.js";

const TOOLS = { u: "[data-act=undo]", r: "[data-act=redo]", h: "[data-act=hint]", s: "[data-score]", k: "[data-skip]", l: "[data-again]", e: "#answers :is([value=pass], [value=end-turn])" };
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (piece) => {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

// The nearest piece in a direction; what lies off to the side counts as farther away.
function towards(from, [x, y], pieces) {
  const [left, top] = middle(from);
  let best = null, least = Infinity;
  for (const piece of pieces) {
    const [dx, dy] = middle(piece).map((at, i) => at - [left, top][i]);
    const ahead = dx * x + dy * y;
    const far = ahead + 2 * Math.abs(dx * y + dy * x);
    if (ahead > 1 && far < least) [best, least] = [piece, far];
  }
  return best;
}

function walk(main, way) {
  const from = document.activeElement;
  if (from?.closest("#answers")) {
    const all = [...main.querySelectorAll("#answers .option")];
    return all[(all.indexOf(from) + (way[0] + way[1]) + all.length) % all.length];
  }
  const pieces = [...main.querySelectorAll(".is-option[data-ref]")].filter((each) => each.getBoundingClientRect().width);
  return from?.matches(".is-option[data-ref]") ? towards(from, way, pieces) ?? from : pieces[0];
}

export function watchKeys(main) {
  const sheet = document.getElementById("keys");
  document.querySelector("[data-keys]").addEventListener("click", () => sheet.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.target.closest("input, textarea, select, dialog[open], .menu")) return;
    const on = document.activeElement;
    let found = null;
    if (event.key === "?") sheet.showModal();
    else if (/^[1-9]$/.test(event.key)) found = main.querySelectorAll("#answers .option:not([disabled])")[event.key - 1];
    else if (event.key === "i") openDrawer(on);
    else if (event.key in TOOLS) found = document.querySelector(TOOLS[event.key]);
    else if (event.key in WAYS && (on === document.body || on?.matches(".ask, .is-option[data-ref], #answers *"))) {
      walk(main, WAYS[event.key])?.focus();
    } else return;
    event.preventDefault();
    main.classList.add("by-keys");
    found?.click();
  });
}

// After an answer the keyboard stands where it stood, or at the next question: never nowhere.
export function keepPlace() {
  const on = document.activeElement;
  const same = on?.id ? `#${CSS.escape(on.id)}` : "";
  return () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const place = (same && document.querySelector(same)) || document.querySelector("#part-prompt .ask");
    place?.focus({ preventScroll: true });
  };
}
