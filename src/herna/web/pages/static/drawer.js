// The drawer: all that is known of a piece, beside the game; on a phone a sheet. A piece that cannot be chosen
// opens it by a click, any piece by the other button of the mouse, by holding it, or by I.
const drawer = document.getElementById("drawer");
let base = "";
let query = () => "";
let ref = "";
let back = null;

export function shutDrawer() {
  if (drawer.hidden) return;
  const inside = drawer.contains(document.activeElement);
  drawer.hidden = true;
  mark(false);
  ref = "";
  if (inside && back && document.contains(back)) back.focus?.({ preventScroll: true });
  back = null;
}

function mark(on) {
  for (const piece of document.querySelectorAll(`#main [data-ref="${CSS.escape(ref)}"]`)) piece.classList.toggle("looked-up", on);
}

async function fill(wanted) {
  const answer = await fetch(`${base}/entry/${encodeURIComponent(wanted)}${query()}`);
  if (wanted !== ref) return false;
  if (!answer.ok) { shutDrawer(); return false; }
  const from = drawer.scrollTop;
  const inside = drawer.contains(document.activeElement);
  drawer.innerHTML = await answer.text();
  drawer.hidden = false;
  drawer.scrollTop = from;
  if (inside) drawer.focus({ preventScroll: true });
  mark(true);
  return true;
}

// The piece somewhere on the page, or the one that an answer is about.
const refOf = (each) => each?.closest?.("#main [data-ref]")?.dataset.ref ?? each?.closest?.("#main [data-anchor]")?.dataset.anchor;

export async function openDrawer(place) {
  const found = refOf(place);
  if (!found) return;
  if (!drawer.hidden) mark(false);
  [ref, back] = [found, place.closest("[data-ref], [data-anchor]")];
  if (await fill(ref)) {
    drawer.scrollTop = 0;
    drawer.focus({ preventScroll: true });
  }
}

// What has happened since may have changed what a piece is worth.
export function refreshDrawer() {
  if (ref && !drawer.hidden) fill(ref);
}

// Where pieces are told of, and what is said there of who looks, and at which position.
export function watchDrawer(main, address, asked) {
  [base, query] = [address, asked];
  const control = "a, button, summary, input, [data-fold]";
  main.addEventListener("contextmenu", (event) => {
    if (!refOf(event.target) || event.target.closest("a, input")) return;
    event.preventDefault();
    openDrawer(event.target);
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-shut]")) return shutDrawer();
    if (event.defaultPrevented || event.target.closest(control)) return;
    if (event.target.closest("#main [id^=part-] [data-ref]")) openDrawer(event.target);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) shutDrawer();
  });
}
