// Direct hands: a piece is drawn to where it goes, and what is asked about only later may be pressed already.
// Where a piece may go, and which answers that takes, the server says; all of them are given at once and taken
// back at once. Whoever holds Shift where a piece is put down chooses among the ways that lead there.
import { offer } from "./glow.js";
import { openDrawer } from "./drawer.js";
import { forgetPreviews } from "./preview.js";

const FAR = 8; // pixels: less is a click

const refsAt = (x, y) => {
  const found = document.elementsFromPoint(x, y).flatMap((each) => {
    const refs = [];
    for (let at = each.closest("#main [data-ref]"); at; at = at.parentElement.closest("#main [data-ref]")) refs.push(at.dataset.ref);
    return refs;
  });
  return [...new Set(found)].filter((ref) => !ref.includes(" ")).slice(0, 8);
};

// A picture of what is carried, under the pointer; on the board the piece itself goes along.
function lifted(piece, x, y) {
  const drawing = piece.closest("#part-board") && piece.ownerSVGElement;
  const box = piece.getBoundingClientRect();
  if (drawing) {
    const unit = drawing.getScreenCTM()?.a || 1;
    piece.classList.add("carried");
    return { move: (left, top) => { piece.style.translate = `${(left - x) / unit}px ${(top - y) / unit}px`; }, end: () => { piece.classList.remove("carried"); piece.style.translate = ""; } };
  }
  const twin = piece.cloneNode(true);
  for (const each of [twin, ...twin.querySelectorAll("[id], [data-ref]")]) { each.removeAttribute("id"); each.removeAttribute("data-ref"); }
  twin.classList.remove("is-option");
  twin.classList.add("carried-twin");
  twin.setAttribute("aria-hidden", "true");
  Object.assign(twin.style, { width: `${box.width}px`, height: `${box.height}px`, left: `${box.left}px`, top: `${box.top}px` });
  piece.parentElement.append(twin);
  piece.classList.add("carried");
  return { move: (left, top) => { twin.style.translate = `${left - x}px ${top - y}px`; }, end: () => { twin.remove(); piece.classList.remove("carried"); } };
}

export function watchHands(main, table, query, give) {
  const word = document.createElement("p");
  word.className = "carried-word";
  word.hidden = true;
  word.setAttribute("aria-live", "polite");
  document.body.append(word);
  let held = null;

  async function reach(how, refs) {
    const address = new URLSearchParams(query.slice(1));
    address.set(how, refs.join(" "));
    const answer = await fetch(`${table}/reach?${address}`, { headers: { Accept: "application/json" } }).catch(() => null);
    const data = answer?.ok ? await answer.json() : null;
    return data && data.version === Number(main.dataset.version) && Object.keys(data.to).length ? data : null;
  }

  function end() {
    if (!held) return;
    held.ghost?.end();
    held = null;
    word.hidden = true;
    main.classList.remove("carrying");
    for (const each of main.querySelectorAll(".reachable, .aimed")) each.classList.remove("reachable", "aimed");
  }

  function lift(data) {
    Object.assign(held, { to: data.to, ask: data.ask });
    const piece = held.piece.dataset.ref === data.piece ? held.piece : main.querySelector(`[data-ref="${CSS.escape(data.piece)}"]`);
    // a space is no piece: then what stands on it is carried
    held.ghost = lifted(held.piece.closest(".piece, [data-moves]") ?? piece, held.x, held.y);
    main.classList.add("carrying");
    forgetPreviews();
    for (const ref of Object.keys(data.to)) for (const each of main.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) each.classList.add("reachable");
  }

  function aim(x, y) {
    const ref = refsAt(x, y).find((each) => held.to[each]);
    if (ref !== held.aim) {
      for (const each of main.querySelectorAll(".aimed")) each.classList.remove("aimed");
      if (ref) main.querySelector(`[data-ref="${CSS.escape(ref)}"]`).classList.add("aimed");
      held.aim = ref;
      word.textContent = ref ? held.to[ref][0].words + (held.to[ref].length > 1 ? ` ${main.dataset.sayShift}` : "") : "";
    }
    word.hidden = !ref;
    word.style.left = `${Math.max(8, Math.min(x + 14, innerWidth - word.offsetWidth - 8))}px`;
    word.style.top = `${Math.max(8, y - word.offsetHeight - 14)}px`;
    // on a phone the table is several tabs: holding a piece over one opens it
    const tab = document.elementFromPoint(x, y)?.closest("[data-tab]:not(main)");
    if (tab && tab.getAttribute("aria-pressed") === "false") tab.click();
  }

  main.addEventListener("pointerdown", (event) => {
    end();
    const piece = event.target.closest?.("[data-ref]");
    const control = event.target.closest?.("a, button, summary, input, label, [data-turn], [data-fold], .options");
    if (!piece || !event.isPrimary || event.button || main.dataset.mine !== "yes" || (control && control !== piece)) return;
    held = { piece, x: event.clientX, y: event.clientY, id: event.pointerId };
  }, true);
  addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return;
    if (!held.asked) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      const mine = held;
      held.asked = reach("from", refsAt(held.x, held.y)).then((data) => {
        if (held !== mine) return;
        if (data) { lift(data); held.ghost.move(...held.at); aim(...held.at); } else held = null;
      });
    }
    held.at = [event.clientX, event.clientY];
    event.stopPropagation(); // the board does not go along
    if (held.to) { held.ghost.move(...held.at); aim(...held.at); }
  }, true);
  addEventListener("pointerup", async (event) => {
    const mine = held;
    if (!mine?.asked || event.pointerId !== mine.id) return end();
    // the click that follows a gesture means nothing
    const quiet = (click) => { click.stopPropagation(); click.preventDefault(); };
    addEventListener("click", quiet, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", quiet, true), 50);
    await mine.asked;
    if (held !== mine) return;
    aim(event.clientX, event.clientY);
    const ways = mine.aim ? mine.to[mine.aim] : [];
    const goal = ways.length && main.querySelector(`[data-ref="${CSS.escape(mine.aim)}"]`);
    end();
    if (ways.length > 1 && (event.shiftKey || mine.ask.includes(mine.aim))) offer(goal, ways.map((way) => [way.words, () => give(way.code)]));
    else if (ways.length) give(ways[0].code);
  }, true);
  addEventListener("pointercancel", end, true);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && held) { event.preventDefault(); end(); } }, true);
  document.addEventListener("selectstart", (event) => { if (held) event.preventDefault(); });
  document.addEventListener("dragstart", (event) => { if (held) event.preventDefault(); });

  // what does not glow may be asked about next: the ways there open beside what is known of the piece
  document.addEventListener("click", async (event) => {
    const piece = event.target.closest?.("#main [data-ref]");
    if (event.defaultPrevented || !piece || main.dataset.mine !== "yes" || event.target.closest("a, button, summary, input, label, [data-turn], [data-fold]")) return;
    event.preventDefault();
    const data = await reach("to", refsAt(event.clientX, event.clientY));
    if (!data) return openDrawer(piece);
    const [ref, ways] = Object.entries(data.to)[0];
    const target = main.querySelector(`[data-ref="${CSS.escape(ref)}"]`) ?? piece;
    offer(target, [...ways.map((way) => [way.words, () => give(way.code)]), [main.dataset.sayAbout, () => openDrawer(piece)]]);
  });
}
