// Drawn pieces press the buttons that point at them; several on one piece open as a small menu.
const menu = document.getElementById("menu");
let opener = null;

function buttonsFor(ref) {
  return [...document.querySelectorAll(`#answers [data-anchor="${CSS.escape(ref)}"]`)];
}

function close() {
  menu.hidden = true;
  menu.replaceChildren();
  if (opener && document.contains(opener)) opener.focus?.({ preventScroll: true });
  opener = null;
}

// A small menu at a piece: each entry has its words and what it does.
export function offer(piece, entries) {
  const box = piece.getBoundingClientRect();
  menu.replaceChildren(...entries.map(([words, act]) => {
    const entry = document.createElement("button");
    entry.type = "button";
    entry.className = "option";
    entry.setAttribute("role", "menuitem");
    entry.textContent = words;
    entry.addEventListener("click", () => { close(); act(); });
    return entry;
  }));
  menu.hidden = false;
  const size = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(box.left + box.width / 2 - size.width / 2, innerWidth - size.width - 8))}px`;
  menu.style.top = `${box.bottom + size.height + 8 < innerHeight ? box.bottom + 4 : Math.max(8, box.top - size.height - 4)}px`;
  opener = piece;
  menu.firstElementChild.focus();
}

// Whoever presses a part of a piece that can be chosen means that part, if it is asked about next.
function press(piece, within) {
  const buttons = buttonsFor(piece.dataset.ref);
  if (buttons.length === 1) {
    if (within) buttons[0].dataset.then = within.dataset.ref;
    buttons[0].click();
  } else if (buttons.length > 1) offer(piece, buttons.map((button) => [button.textContent, () => button.click()]));
  return buttons.length > 0;
}

// What a piece is called: by its drawing, by what is written on it, or by what pressing it does.
function label(piece) {
  const drawn = piece.querySelector("title")?.textContent ?? piece.textContent;
  return drawn.trim().slice(0, 80) || buttonsFor(piece.dataset.ref)[0].textContent.trim();
}

// Let every piece that can be chosen be reached and pressed by the keyboard too.
export function glow(main) {
  if (!menu.hidden) close();
  // what the question is about can be taken up, too
  const about = main.querySelector("#answers .source")?.dataset.light;
  for (const each of main.querySelectorAll(".asked-about")) each.classList.remove("asked-about");
  if (about) for (const each of main.querySelectorAll(`[data-ref="${CSS.escape(about)}"]`)) each.classList.add("asked-about");
  const anchors = new Set([...main.querySelectorAll("#answers [data-anchor]")].map((each) => each.dataset.anchor));
  for (const piece of main.querySelectorAll("[data-ref]")) {
    const can = anchors.has(piece.dataset.ref);
    piece.classList.toggle("is-option", can);
    if (can) {
      if (!piece.hasAttribute("tabindex")) piece.setAttribute("tabindex", "0");
      if (piece.matches("svg *, div, span")) piece.setAttribute("role", "button");
      if (!piece.hasAttribute("aria-label")) piece.setAttribute("aria-label", label(piece));
    }
  }
  // a picture or a button with pieces to press inside would hide them from screen readers
  for (const outer of main.querySelectorAll("[role=img], [role=button]")) {
    if (outer.querySelector("[tabindex]")) outer.setAttribute("role", "group");
  }
}

// What was meant: the piece itself, or on the board what glows beneath a piece that cannot be chosen.
function meant(event) {
  const option = (each) => each.closest?.("#main .is-option[data-ref]");
  const board = event.target.closest?.("#part-board");
  return option(event.target) ?? (board && document.elementsFromPoint(event.clientX, event.clientY).map(option).find(Boolean));
}

document.addEventListener("click", (event) => {
  if (!menu.hidden && !menu.contains(event.target)) close();
  const piece = meant(event);
  const control = event.target.closest?.("a, button, summary, input, label, [data-turn], [data-fold]");
  const part = event.target.closest?.("[data-ref]");
  const within = part !== piece && piece?.contains(part) ? part : null;
  if (piece && (!control || control === piece) && press(piece, within)) event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !menu.hidden) { event.preventDefault(); close(); return; }
  if (!menu.hidden && ["ArrowDown", "ArrowUp"].includes(event.key)) {
    event.preventDefault();
    const items = [...menu.children];
    const at = items.indexOf(document.activeElement);
    items[(at + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length].focus();
    return;
  }
  if (event.key !== "Enter" && event.key !== " ") return;
  const piece = document.activeElement;
  if (piece?.matches?.(".is-option[data-ref]:not(button, a)") && press(piece)) event.preventDefault();
});
for (const [name, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(name, (event) => {
    const button = event.target.closest?.("#answers [data-anchor]");
    if (button) document.getElementById(button.dataset.anchor)?.classList.toggle("lit", on);
    const piece = event.target.closest?.("#main [data-ref]");
    if (piece) buttonsFor(piece.dataset.ref).forEach((each) => each.classList.toggle("lit", on));
  });
}
