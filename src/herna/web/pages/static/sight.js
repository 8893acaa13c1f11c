// What is drawn is chosen where it is drawn: the answer of a piece in sight needs no button of its own.
const AT = [0.5, 0.25, 0.75, 0.08, 0.92];
const SETTLED = 160;

const area = (each) => each.closest("[id^=part-], .prompt, .zoom, .tabs, dialog, .menu");

// Whether a piece can be pressed where it lies now: on the screen, within its area, with nothing laid over it.
export function inSight(piece) {
  const box = piece.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  for (const down of AT) {
    for (const along of AT) {
      for (const each of document.elementsFromPoint(box.left + box.width * along, box.top + box.height * down)) {
        if (piece.contains(each)) return true;
        if (area(each) && area(each) !== area(piece)) break;
      }
    }
  }
  return false;
}

// Marks the answers whose pieces can be pressed; all others stay buttons, and all can be listed.
export function watchSight(main) {
  let timer = 0;
  let listed = false;
  const answers = () => [...main.querySelectorAll("#answers .option[data-anchor]")];

  function look() {
    const seen = new Map();
    for (const button of answers()) {
      const ref = button.dataset.anchor;
      if (!seen.has(ref)) seen.set(ref, [...main.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].some(inSight));
      button.classList.toggle("drawn", seen.get(ref));
    }
    const drawn = [...seen.values()].filter(Boolean).length;
    const list = main.querySelector("[data-list]");
    if (!list) return;
    list.hidden = !drawn;
    list.querySelector("b").textContent = String(drawn);
    list.setAttribute("aria-pressed", String(listed));
    main.classList.toggle("listed", listed);
  }

  // The asked place comes into view, wherever the question comes from.
  function reveal() {
    const pieces = answers().flatMap((each) => [...main.querySelectorAll(`[data-ref="${CSS.escape(each.dataset.anchor)}"]`)]);
    const there = pieces.filter((each) => each.getBoundingClientRect().width);
    if (there.length && !there.some(inSight)) there[0].scrollIntoView({ block: "center", inline: "center" });
  }

  const later = () => { clearTimeout(timer); timer = setTimeout(look, SETTLED); };
  addEventListener("resize", later);
  addEventListener("scroll", later, { passive: true, capture: true });
  for (const kind of ["wheel", "pointerup"]) document.getElementById("part-board").addEventListener(kind, later, { passive: true });
  main.addEventListener("click", (event) => {
    if (!event.target.closest("[data-list]")) return;
    listed = !listed;
    look();
  });
  return (asked) => { if (asked) reveal(); look(); };
}
