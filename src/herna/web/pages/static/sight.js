// What is drawn is chosen where it is drawn: the answer of a piece in sight needs no button of its own.
const AT = [0.5, 0.25, 0.75, 0.08, 0.92];
const CENTRE = [0.5];
const SETTLED = 160;

const area = (each) => each.closest("[id^=part-], .prompt, .zoom, .tabs, dialog, .menu");

// Whether a piece can be pressed where it lies now: on the screen, within its area, with nothing laid over it.
export function inSight(piece, at = AT) {
  const box = piece.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  for (const down of at) {
    for (const along of at) {
      for (const each of document.elementsFromPoint(box.left + box.width * along, box.top + box.height * down)) {
        if (piece.contains(each)) return true;
        if (area(each) && area(each) !== area(piece)) break;
      }
    }
  }
  return false;
}

// Whether the middle of a place is on the screen, with nothing laid over it.
function inTheOpen(piece) {
  const box = piece.getBoundingClientRect();
  for (const each of document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)) {
    if (piece.contains(each)) return true;
    if (area(each) && area(each) !== area(piece)) return false;
  }
  return false;
}

// The largest part of a drawing that is seen and that no dialog covers.
function roomOn(drawing, dialogs) {
  let { left, top, right, bottom } = drawing.getBoundingClientRect();
  for (let around = drawing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const boxes = dialogs.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length) return new DOMRect(left, top, right - left, bottom - top);
  const [a, b] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const [c, d] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const rooms = [[left, top, right, a], [left, b, right, bottom], [left, top, c, bottom], [d, top, right, bottom]].map(([x, y, u, v]) => new DOMRect(x, y, Math.max(0, u - x), Math.max(0, v - y)));
  return rooms.sort((one, other) => other.width * other.height - one.width * one.height)[0];
}

// Marks the answers whose pieces can be pressed; all others stay buttons, and all can be listed.
export function watchSight(main, zoom) {
  let timer = 0;
  let listed = false;
  const answers = () => [...main.querySelectorAll("#answers .option[data-anchor]")];

  function look() {
    const seen = new Map();
    for (const button of answers()) {
      const ref = button.dataset.anchor;
      if (!seen.has(ref)) seen.set(ref, [...main.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].some((each) => inSight(each)));
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

  // The asked place comes into view, wherever the question comes from; with it what a dialog is about.
  const drawn = (refs) => refs.flatMap((ref) => [...main.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]).filter((each) => each.getBoundingClientRect().width);
  const board = document.getElementById("part-board");
  const onBoard = (each) => board.contains(each);

  function bring(pieces, seen) {
    if (!pieces.length || pieces.some(seen)) return;
    const drawing = zoom.around(pieces[0]);
    (drawing ?? pieces[0]).scrollIntoView(drawing ? { block: "nearest", inline: "nearest" } : { block: "center", inline: "center" });
    if (drawing) zoom.bring(pieces[0], roomOn(drawing, [...main.querySelectorAll(".dialog-place > *")]));
  }

  function reveal() {
    const asked = drawn(answers().map((each) => each.dataset.anchor));
    // of a card or a row, the edge that hangs onto the screen is not enough
    bring(asked, (each) => inSight(each, each.ownerSVGElement ? AT : CENTRE));
    if (asked.some(onBoard)) return;
    const about = [...main.querySelectorAll("#part-dialog [data-space]")].map((each) => each.dataset.space);
    const source = main.querySelector("#answers .source")?.dataset.light;
    bring(drawn(about.length ? about : source ? [source] : []).filter(onBoard), inTheOpen);
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
