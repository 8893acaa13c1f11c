// The replay: slider, keys and a clock that steps on; every position has its own address.
import { zoomable } from "./zoom.js";
import { moving } from "./moves.js";
import { forgetPreviews, watchPreviews } from "./preview.js";
import { openDrawer, refreshDrawer, watchDrawer } from "./drawer.js";

const main = document.getElementById("main");
const slider = document.getElementById("at");
const zoom = zoomable(document.getElementById("part-board"));
const base = `/t/${main.dataset.table}/replay`;
const last = Number(main.dataset.last);
const kept = new Map();
let at = Number(main.dataset.at);
let wanted = at;
let clock = 0;
const moment = () => `?${new URLSearchParams(main.dataset.as ? { at, as: main.dataset.as } : { at })}`;

async function load(number) {
  if (!kept.has(number)) {
    const query = new URLSearchParams({ at: number });
    if (main.dataset.as) query.set("as", main.dataset.as);
    kept.set(number, fetch(`${base}/parts?${query}`, { headers: { Accept: "application/json" } }).then((answer) => answer.json()));
    if (kept.size > 60) kept.delete(kept.keys().next().value);
  }
  return kept.get(number);
}

async function go(number) {
  wanted = Math.max(0, Math.min(last, number));
  slider.value = wanted;
  const mine = wanted;
  const data = await load(mine);
  if (mine !== wanted || !data.parts) return;
  at = mine;
  const play = moving(main);
  for (const [name, html] of Object.entries(data.parts)) {
    const place = document.getElementById(`part-${name}`);
    if (place) place.innerHTML = html;
  }
  document.getElementById("part-caption").innerHTML = data.caption;
  zoom.restore();
  play();
  forgetPreviews();
  refreshDrawer();
  const line = document.getElementById("now");
  if (line) {
    const [left, right] = [Number(line.dataset.left), Number(line.dataset.right)];
    line.setAttribute("d", line.getAttribute("d").replace(/^M[\d.]+/, `M${(left + (right - left) * (last ? at / last : 0)).toFixed(1)}`));
  }
  document.querySelectorAll("input[data-at]").forEach((each) => { each.value = at; });
  const here = new URL(location);
  here.searchParams.set("at", at);
  history.replaceState(null, "", here);
  for (const link of document.querySelectorAll("[data-as-link]")) {
    const to = new URL(link.href);
    to.searchParams.set("at", at);
    link.href = to;
  }
  if (at < last) load(at + 1);
}

function run(on) {
  clearInterval(clock);
  clock = 0;
  const sign = on ? "#i-pause" : "#i-play";
  document.querySelector("[data-go=play] use").setAttribute("href", sign);
  if (on) clock = setInterval(() => { if (at >= last) run(false); else go(at + 1); }, 900);
}

const steps = { first: () => go(0), back: () => go(at - 1), next: () => go(at + 1), last: () => go(last), play: () => { if (at >= last) go(0); run(!clock); } };
for (const each of document.querySelectorAll("[data-go]")) {
  each.addEventListener("click", (event) => { event.preventDefault(); if (each.dataset.go !== "play") run(false); steps[each.dataset.go](); });
}
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-jump]");
  if (!link) return;
  event.preventDefault();
  run(false);
  go(Number(link.dataset.jump));
});
// an analysis takes a while: look now and then how far it is
async function study() {
  const place = document.getElementById("part-study");
  if (!place?.querySelector("[data-studying]")) return;
  const answer = await fetch(`/t/${main.dataset.table}/analysis`).catch(() => null);
  if (answer?.ok) place.innerHTML = await answer.text();
  setTimeout(study, 1500);
}
setTimeout(study, 1500);
watchPreviews(main, base, moment);
watchDrawer(main, base, moment);
slider.addEventListener("input", () => { run(false); go(Number(slider.value)); });
addEventListener("keydown", (event) => {
  if (event.target.closest?.("input, select, textarea, summary") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "i") return openDrawer(document.activeElement);
  const step = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" }[event.key];
  if (!step || (event.key === " " && event.target.closest("a, button"))) return;
  event.preventDefault();
  if (step !== "play") run(false);
  steps[step]();
});
document.querySelector("[data-copy-here]")?.addEventListener("click", async (event) => {
  await navigator.clipboard.writeText(location.href);
  document.getElementById("toast").textContent = "✓ " + location.href;
  setTimeout(() => { document.getElementById("toast").textContent = ""; }, 2500);
});
