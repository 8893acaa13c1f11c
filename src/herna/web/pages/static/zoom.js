// Zoom and pan of the board, by changing what its drawing shows: wheel, drag, two fingers, buttons, keys.
// A board that says data-still is not zoomed; a drawing that names a piece as data-focus opens on it where space is short.
const NARROW = 620;
const ENOUGH = 0.36; // pixels to a unit of the drawing
const READABLE = 0.55;
export function zoomable(place) {
  let whole = null;
  let view = null;
  const fingers = new Map();
  let moved = 0;
  let chosen = false;
  const buttons = place.parentElement.querySelector(".zoom");
  const size = (each) => { const box = each.getBoundingClientRect(); return box.width * box.height; };
  // the board is the largest drawing; small ones are signs
  const largest = () => [...place.querySelectorAll("svg[viewBox]")].sort((a, b) => size(b) - size(a))[0];
  const svg = () => (place.querySelector("[data-still]") ? null : largest());
  const over = (event) => svg()?.contains(event.target);
  let drawing = null;
  let printed = "";
  const set = () => {
    const all = view.every((n, i) => n === whole[i]);
    svg()?.setAttribute("viewBox", all ? printed : view.map((n) => n.toFixed(2)).join(" "));
    settle();
  };

  function learn() {
    const box = svg()?.getAttribute("viewBox")?.split(/[ ,]+/).map(Number);
    if (!box || box.length !== 4 || box.some(Number.isNaN)) return false;
    drawing = svg();
    printed = drawing.getAttribute("viewBox");
    whole = box;
    view = [...box];
    focus();
    return true;
  }

  function focus() {
    const piece = svg().dataset.focus && document.getElementById(svg().dataset.focus);
    const room = svg().getBoundingClientRect();
    const fit = Math.min(room.width / whole[2], room.height / whole[3]);
    if (!piece || !room.width || fit >= (room.width < NARROW ? READABLE : ENOUGH)) return;
    const width = room.width / READABLE;
    const at = piece.getBBox();
    const height = width * room.height / room.width;
    view = [at.x + at.width / 2 - width / 2, at.y + at.height / 2 - height / 2, width, height];
    keep();
  }

  function zoom(factor, x = 0.5, y = 0.5) {
    if (!view) return;
    chosen = true;
    const most = Math.max(whole[2], whole[3] * view[2] / view[3]);
    const width = Math.min(most, Math.max(whole[2] / 8, view[2] * factor));
    const height = width * view[3] / view[2];
    view = [view[0] + (view[2] - width) * x, view[1] + (view[3] - height) * y, width, height];
    keep();
  }

  const closer = () => view[2] < whole[2] || view[3] < whole[3];

  function keep() {
    view[0] = Math.min(Math.max(view[0], whole[0] - view[2] / 2), whole[0] + whole[2] - view[2] / 2);
    view[1] = Math.min(Math.max(view[1], whole[1] - view[3] / 2), whole[1] + whole[3] - view[3] / 2);
    if (!closer()) view = [...whole];
    set();
  }

  // the buttons sit on the drawing they change
  function settle() {
    const board = svg();
    if (buttons) buttons.hidden = !board;
    if (!board || !view) return;
    const [outer, box] = [place.parentElement.getBoundingClientRect(), board.getBoundingClientRect()];
    board.classList.toggle("zoomed-in", closer());
    // pixels to a unit: games write their words as large as these need to be
    board.style.setProperty("--unit", (board.getScreenCTM()?.a || 1).toFixed(3));
    if (!buttons) return;
    buttons.style.right = `${Math.max(8, outer.right - box.right + 8)}px`;
    buttons.style.bottom = `${Math.max(8, outer.bottom - box.bottom + 8)}px`;
  }

  const inside = (event) => {
    const box = svg().getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, box];
  };
  place.addEventListener("wheel", (event) => {
    if (!view || !over(event)) return;
    event.preventDefault();
    const [x, y] = inside(event);
    zoom(Math.exp(Math.sign(event.deltaY) * 0.15), x, y);
  }, { passive: false });
  place.addEventListener("pointerdown", (event) => { moved = 0; if (over(event)) fingers.set(event.pointerId, event); });
  addEventListener("pointerup", (event) => { fingers.delete(event.pointerId); place.classList.remove("grabbing"); });
  addEventListener("pointercancel", (event) => fingers.delete(event.pointerId));
  addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last || !view) return;
    const box = svg().getBoundingClientRect();
    const scale = Math.max(view[2] / box.width, view[3] / box.height);
    if (fingers.size === 1) {
      moved += Math.abs(event.clientX - last.clientX) + Math.abs(event.clientY - last.clientY);
      if (moved > 6) {
        place.classList.add("grabbing");
        chosen = true;
        view[0] -= (event.clientX - last.clientX) * scale;
        view[1] -= (event.clientY - last.clientY) * scale;
        if (closer()) keep(); else view = [...whole];
      }
    } else {
      const other = [...fingers.values()].find((each) => each.pointerId !== event.pointerId);
      const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      const [x, y] = inside({ clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 });
      zoom(apart(last) / apart(event), x, y);
      moved = 99;
    }
    fingers.set(event.pointerId, event);
  });
  // a drag is not a click
  place.addEventListener("click", (event) => { if (moved > 6) { event.stopPropagation(); event.preventDefault(); } }, true);
  for (const button of document.querySelectorAll("[data-zoom]")) {
    button.addEventListener("click", () => {
      if (button.dataset.zoom === "fit") { view = whole && [...whole]; if (view) set(); }
      else zoom(button.dataset.zoom === "in" ? 0.75 : 1.34);
    });
  }
  addEventListener("keydown", (event) => {
    if (event.target.closest?.("input, select, textarea, dialog, [role=menu]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+") zoom(0.75);
    else if (event.key === "-") zoom(1.34);
    else if (event.key === "0" && view) { view = [...whole]; set(); }
  });
  learn();
  settle();
  // a screen of another size, or turned on its side, is opened on like a new one, unless somebody chose a view
  addEventListener("resize", () => {
    if (view && !chosen) { view = [...whole]; set(); focus(); }
    settle();
  });
  return {
    // the drawing of a piece, while only a part of it is shown
    around(piece) {
      return view && closer() && svg()?.contains(piece) ? svg() : null;
    },
    // a piece beyond the edge of what is shown comes to the middle of where there is room; the rest of the view stays
    bring(piece, room) {
      const [at, box] = [piece.getBoundingClientRect(), svg().getBoundingClientRect()];
      const scale = Math.max(view[2] / box.width, view[3] / box.height);
      view[0] += (at.left + at.width / 2 - room.left - room.width / 2) * scale;
      view[1] += (at.top + at.height / 2 - room.top - room.height / 2) * scale;
      chosen = true;
      keep();
    },
    // new parts may bring a new drawing; it is shown as the old one was
    restore() {
      if (drawing && drawing === svg()) return settle();
      const old = view && { view: [...view], whole: [...whole] };
      if (!learn() || !old) return settle();
      if (whole.every((n, i) => n === old.whole[i])) { view = old.view; set(); }
      settle();
    },
  };
}
