// Dialogs on the board stay off what they ask about, and fold; dials turn, and numbers that belong together are
// chosen together. No game is known here: a dialog says where it is about with data-space, a dial its answers with
// data-turn, and what is chosen together which answers each set of numbers takes with data-together.

const SIDES = ["", "at-top", "at-left", "at-right"];

export function watchDialogs(main) {
  const place = document.getElementById("part-dialog");
  const folded = new Set();

  const over = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  // The pieces that a dialog may not cover: where it is about, and what can be chosen on the board.
  function asked() {
    const about = [...place.querySelectorAll("[data-space]")].map((each) => each.dataset.space);
    const pieces = [...main.querySelectorAll("#part-board .is-option[data-ref]"), ...about.map((ref) => main.querySelector(`#part-board [data-ref="${CSS.escape(ref)}"]`))];
    return pieces.filter(Boolean).map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  }

  function arrange() {
    const dialogs = [...place.children];
    if (!dialogs.length) return;
    for (const [i, dialog] of dialogs.entries()) button(dialog, i);
    const pieces = asked();
    let best = "", least = Infinity;
    for (const side of SIDES) {
      place.classList.remove(...SIDES.filter(Boolean));
      if (side) place.classList.add(side);
      const boxes = dialogs.map((each) => each.getBoundingClientRect());
      const covered = pieces.reduce((sum, piece) => sum + Math.max(...boxes.map((box) => over(box, piece) / (piece.width * piece.height))), 0);
      if (covered < least - 0.01) [best, least] = [side, covered];
    }
    place.classList.remove(...SIDES.filter(Boolean));
    if (best) place.classList.add(best);
  }

  // Every dialog folds to its heading, and stays so until another one comes.
  function button(dialog, i) {
    const title = dialog.querySelector("h2");
    if (!title || title.querySelector("[data-folds]")) return;
    const name = `${dialog.className}${i}`;
    const fold = document.createElement("button");
    fold.type = "button";
    fold.className = "knob";
    fold.dataset.folds = "";
    const show = () => {
      dialog.classList.toggle("folded", folded.has(name));
      fold.setAttribute("aria-expanded", String(!folded.has(name)));
      fold.setAttribute("aria-label", folded.has(name) ? main.dataset.sayUnfold : main.dataset.sayFold);
      fold.textContent = folded.has(name) ? "▴" : "▾";
    };
    fold.addEventListener("click", () => {
      if (!folded.delete(name)) folded.add(name);
      show();
      dispatchEvent(new Event("resize")); // what lies below can be pressed now
    });
    title.append(fold);
    show();
  }

  // dials
  const highest = (dial) => Number(dial.getAttribute("aria-valuemax"));
  const lowest = (dial) => Number(dial.getAttribute("aria-valuemin"));
  function turn(dial, value) {
    const to = Math.max(lowest(dial), Math.min(highest(dial), value));
    const dialog = dial.closest(".dialog-place > *");
    dial.setAttribute("aria-valuenow", to);
    let words = "", label = "";
    for (const line of dialog.querySelectorAll("[data-turned]")) {
      line.hidden = Number(line.dataset.turned) !== to;
      if (!line.hidden) [words, label] = [line.textContent, line.dataset.label];
    }
    dial.setAttribute("aria-valuetext", `${to}: ${words}`);
    const commit = dialog.querySelector("[data-turned-to]");
    commit.value = `${dial.dataset.turn}${to}`;
    commit.textContent = label;
    const mark = dial.querySelector(`[data-at="${to}"]`).getAttribute("transform");
    dial.querySelector(".dr3").setAttribute("transform", mark);
    dial.querySelector(".dr4").textContent = to;
  }
  // The mark nearest to the pointer.
  function nearest(dial, event) {
    let best = null, least = Infinity;
    for (const mark of dial.querySelectorAll("[data-at]")) {
      if (Number(mark.dataset.at) > highest(dial)) continue;
      const box = mark.getBoundingClientRect();
      const far = Math.hypot(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
      if (far < least) [best, least] = [Number(mark.dataset.at), far];
    }
    return best;
  }
  const KEYS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, Home: -99, End: 99, PageUp: 2, PageDown: -2 };
  place.addEventListener("keydown", (event) => {
    const dial = event.target.closest("[data-turn]");
    if (!dial) return;
    const now = Number(dial.getAttribute("aria-valuenow"));
    if (event.key in KEYS) turn(dial, now + KEYS[event.key]);
    else if (/^[0-9]$/.test(event.key)) turn(dial, Number(event.key));
    else if (event.key === "Enter") dial.closest(".dialog-place > *").querySelector("[data-turned-to]").click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  let turning = null;
  place.addEventListener("pointerdown", (event) => {
    turning = event.target.closest("[data-turn]");
    if (!turning) return;
    event.preventDefault();
    turning.focus({ preventScroll: true });
    turning.setPointerCapture(event.pointerId);
    turn(turning, nearest(turning, event));
  });
  place.addEventListener("pointermove", (event) => { if (turning) turn(turning, nearest(turning, event)); });
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => { turning = null; });

  // numbers that are chosen together
  function together(form, changed) {
    const sets = JSON.parse(form.dataset.together);
    const groups = [...form.querySelectorAll("[data-adds]")];
    const want = groups.map((group) => Number(group.querySelector(":checked")?.value ?? 0));
    let best = null, least = Infinity;
    for (const key of Object.keys(sets)) {
      const numbers = key.split(",").map(Number);
      const far = numbers.reduce((sum, n, i) => sum + (groups[i] === changed && n !== want[i] ? 100 : Math.abs(n - want[i])), 0);
      if (far < least) [best, least] = [numbers, far];
    }
    const sums = {};
    for (const [i, group] of groups.entries()) {
      group.querySelector(`[value="${best[i]}"]`).checked = true;
      for (const [what, worth] of Object.entries(JSON.parse(group.dataset.adds))) sums[what] = (sums[what] ?? 0) + worth * best[i];
    }
    for (const each of form.querySelectorAll("[data-sum]")) each.textContent = (sums[each.dataset.sum] ?? 0).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
    form.querySelector("[data-commits]").value = sets[best.join(",")];
  }
  place.addEventListener("change", (event) => {
    const form = event.target.closest("[data-together]");
    if (form) together(form, event.target.closest("[data-adds]"));
  });

  addEventListener("resize", arrange);
  return () => {
    for (const form of place.querySelectorAll("[data-together]")) together(form, null);
    for (const dial of place.querySelectorAll("[data-turn]")) turn(dial, Number(dial.getAttribute("aria-valuenow")));
    arrange();
  };
}
