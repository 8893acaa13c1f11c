// What moved glides, what came drops or turns, dice roll and stay, points count up: 200 to 400 ms, unless somebody
// prefers stillness. Nothing waits for it: every picture is in place before it begins to move.
// Where a piece is, its drawing says, or the area around it: a board that grows or an area that slides moves nothing.
import { stillness } from "./still.js";
import { hear } from "./sounds.js";

const LEAST = 4;
const MANY = 14; // so many new pieces at once are a new position, not something that came
const GLIDE = { duration: 350, easing: "cubic-bezier(.2,.7,.2,1)" };
const COME = { duration: 280, easing: "cubic-bezier(.2,.9,.3,1.2)" };
const ROLL = { duration: 400, easing: "ease-out" };
const COUNT = 400;
const WHOLE = /^-?\d{1,3}$/;

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

// The dice on each piece, by what they show.
function dice(main) {
  const found = new Map();
  for (const use of main.querySelectorAll("[id^=part-] use[href^='#pips-']")) {
    const on = use.closest("[data-ref]")?.dataset.ref ?? use.closest("[id^=part-]").id;
    found.set(on, [...found.get(on) ?? [], use]);
  }
  return found;
}

// The numbers of each area that stand by themselves, in order.
function numbers(main) {
  const found = new Map();
  for (const area of main.querySelectorAll("#part-rivals, #part-own, #part-status")) {
    found.set(area.id, [...area.querySelectorAll("b")].filter((each) => !each.childElementCount && WHOLE.test(each.textContent)));
  }
  return found;
}

function roll(use) {
  const shown = use.getAttribute("href");
  const die = use.ownerSVGElement?.matches(".die") ? use.ownerSVGElement : use;
  die.style.transformBox = "fill-box";
  die.style.transformOrigin = "50% 50%";
  die.animate([{ rotate: "-540deg", scale: 1.3 }, { rotate: "0deg", scale: 1 }], ROLL);
  [0, 90, 180].forEach((after) => setTimeout(() => use.setAttribute("href", `#pips-${1 + Math.floor(Math.random() * 6)}`), after));
  setTimeout(() => use.setAttribute("href", shown), 270);
}

function countUp(place, from) {
  const to = Number(place.textContent);
  const began = performance.now();
  const step = (now) => {
    const share = Math.min(1, (now - began) / COUNT);
    place.textContent = String(Math.round(from + (to - from) * share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  place.animate([{ scale: 1.35 }, { scale: 1 }], { duration: COUNT });
}

export function moving(main) {
  if (stillness()) return () => {};
  const pieces = () => [...main.querySelectorAll("[data-ref][data-moves], svg .piece[data-ref], [id^=part-] article.piece[data-ref]")];
  const shown = () => main.querySelector("#part-board svg[viewBox]")?.getAttribute("viewBox");
  const before = new Map();
  const view = shown();
  for (const piece of pieces()) before.set(piece.dataset.ref, spot(piece));
  const rolled = new Map([...dice(main)].map(([on, uses]) => [on, uses.map((use) => use.getAttribute("href"))]));
  const counted = new Map([...numbers(main)].map(([area, places]) => [area, places.map((place) => Number(place.textContent))]));

  return () => {
    const redrawn = view !== shown();
    const glides = [], come = [];
    for (const piece of pieces()) {
      const old = before.get(piece.dataset.ref);
      if (!old) { come.push(piece); continue; }
      if (!old.box.width || (redrawn && piece.closest("#part-board svg"))) continue;
      const now = spot(piece);
      const inside = old.within === now.within;
      const dx = inside ? old.x - now.x : (old.box.left - now.box.left) / now.unit;
      const dy = inside ? old.y - now.y : (old.box.top - now.box.top) / now.unit;
      const grown = inside ? Math.abs(old.box.width / old.unit - now.box.width / now.unit) * now.unit : Math.abs(old.box.width - now.box.width);
      if ((Math.abs(dx) + Math.abs(dy)) * now.unit < LEAST || !now.box.width || grown > now.box.width / 2) continue;
      glides.push([piece, dx, dy]);
    }
    for (const [piece, dx, dy] of glides) piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], GLIDE);
    const fresh = before.size && come.length <= MANY ? come.filter((piece) => !piece.matches(".space, .hex, .system") && !piece.parentElement.closest("[data-ref]")) : [];
    for (const piece of fresh) {
      const card = !piece.ownerSVGElement;
      piece.animate(card ? [{ transform: "perspective(600px) rotateY(85deg)" }, { transform: "none" }] : [{ opacity: 0, translate: "0px -16px" }, { opacity: 1, translate: "0px 0px" }], COME);
    }
    let rolls = 0;
    for (const [on, uses] of dice(main)) {
      const old = rolled.get(on) ?? [];
      if (old.length && old.length !== uses.length) continue;
      uses.forEach((use, i) => { if (before.size && use.getAttribute("href") !== old[i]) { roll(use); rolls += 1; } });
    }
    let counts = 0;
    for (const [area, places] of numbers(main)) {
      const old = counted.get(area) ?? [];
      if (old.length === places.length) places.forEach((place, i) => { if (Number(place.textContent) !== old[i]) { countUp(place, old[i]); counts += 1; } });
    }
    const cards = [...glides.map(([piece]) => piece), ...fresh].some((piece) => !piece.ownerSVGElement);
    hear(main, rolls ? "dice" : cards ? "card" : glides.length || fresh.length ? "piece" : counts ? "point" : "");
  };
}
