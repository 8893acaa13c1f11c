// The table: sends answers, follows the stream, and puts new parts in place. It knows no game.
import { moving } from "./moves.js";
import { glow } from "./glow.js";
import { watchPreviews, forgetPreviews } from "./preview.js";
import { refreshDrawer, watchDrawer } from "./drawer.js";
import { markFresh, watchStory } from "./story.js";
import { zoomable } from "./zoom.js";
import { watchSight } from "./sight.js";
import { watchTabs } from "./tabs.js";
import { alertTurn, prepareAlerts } from "./alerts.js";
import { sure } from "./sure.js";
import { runClocks } from "./clocks.js";
import { hearTalk, title } from "./talk.js";
import { forget, pointAt } from "./companion.js";
import { keepPlace, watchKeys } from "./keys.js";
import { watchScore } from "./score.js";
import { watchMeanwhile } from "./meanwhile.js";
import { watchHands } from "./hands.js";
import { watchDialogs } from "./dialogs.js";

const main = document.getElementById("main");
const toast = document.getElementById("toast");
const table = `/t/${main.dataset.table}`;
const query = main.dataset.as === "" ? "" : `?as=${main.dataset.as}`;
const zoom = zoomable(document.getElementById("part-board"));
const known = new Map();
let version = Number(main.dataset.version);
let busy = false;
let fetching = null;
let again = false;
let held = null;
let shownAt = version;

function say(text) {
  toast.textContent = text ?? "";
  if (text) setTimeout(() => { if (toast.textContent === text) toast.textContent = ""; }, 5000);
}

// The connection is back; whatever else is said stays.
function found() {
  if (toast.textContent === main.dataset.sayLost) say("");
}

function put(name, html) {
  const place = document.getElementById(`part-${name}`);
  if (!place || known.get(name) === html) return;
  known.set(name, html);
  const focus = place.contains(document.activeElement) ? document.activeElement : null;
  const same = focus && (focus.value ? `[value="${CSS.escape(focus.value)}"]` : focus.id ? `#${CSS.escape(focus.id)}` : "");
  const folds = () => [...place.querySelectorAll("details")];
  const open = folds().map((each) => each.open);
  place.innerHTML = html;
  if (folds().length === open.length) folds().forEach((each, i) => { each.open ||= open[i]; });
  if (focus) (same && place.querySelector(same) || place.querySelector("button, a"))?.focus({ preventScroll: true });
}

function show(data) {
  if (data.reload) return location.replace(table);
  if (data.version < version) return;
  const newTurn = data.mine && (main.dataset.mine !== "yes" || data.version !== version);
  const wasMine = main.dataset.mine === "yes";
  version = data.version;
  main.dataset.version = version;
  main.dataset.mine = data.mine ? "yes" : "no";
  const play = moving(main);
  const place = held ?? keepPlace();
  if (newTurn) forget(main);
  for (const [name, html] of Object.entries(data.parts)) put(name, html);
  zoom.restore();
  play();
  tick();
  forgetPreviews();
  refreshDrawer();
  glow(main);
  dialogs();
  tabs.asked(newTurn || data.version !== shownAt);
  shownAt = data.version;
  sight(newTurn);
  markFresh(main, data.told, wasMine);
  listen();
  title(main);
  place();
  if (newTurn && !wasMine) alertTurn(main);
  if (data.word) say(data.word);
}

// News that comes while parts are on their way may be newer than those: then they are fetched again.
async function refresh() {
  if (fetching) { again = true; return fetching; }
  fetching = fetch(`${table}/parts${query}`, { headers: { Accept: "application/json" } })
    .then(async (answer) => {
      if (answer.ok) { show(await answer.json()); found(); }
      else if (answer.status === 404 || answer.status === 403) location.replace(table);
    })
    .catch(() => say(main.dataset.sayLost))
    .finally(() => {
      fetching = null;
      if (again) { again = false; refresh(); }
    });
  return fetching;
}

async function send(action, fields) {
  if (busy) return null;
  busy = true;
  held = keepPlace();
  document.querySelectorAll("#answers button").forEach((each) => { each.disabled = true; });
  try {
    const answer = await fetch(action, { method: "POST", body: fields, headers: { Accept: "application/json" } });
    const data = await answer.json();
    if (data.parts || data.reload) show(data);
    else if (data.html !== undefined) return data;
    else { say(data.title ?? data.detail); await refresh(); }
  } catch {
    say(main.dataset.sayLost);
  } finally {
    busy = false;
    document.querySelectorAll("#answers button").forEach((each) => { each.disabled = false; });
    held();
    held = null;
  }
  return null;
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const button = event.submitter;
  if (form.matches("[data-say]")) {
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form));
    form.querySelector("[name=text]").value = "";
    await send(form.action, fields);
    return;
  }
  if (form.id !== "answers" || !button) return;
  event.preventDefault();
  if (button.dataset.ends && !(await sure(main, button))) return;
  const fields = new URLSearchParams(new FormData(form, button));
  if (button.dataset.then) fields.set("then", button.dataset.then);
  delete button.dataset.then;
  const data = await send(button.getAttribute("formaction") ?? form.action, fields);
  if (data) {
    document.getElementById("hint-place").innerHTML = data.html;
    pointAt(main);
  }
});

for (const button of document.querySelectorAll("[data-open]")) {
  const pane = document.getElementById(button.dataset.open);
  button.addEventListener("click", () => {
    pane.open = !pane.open;
    if (pane.open) { pane.scrollIntoView({ block: "nearest" }); (pane.querySelector("input, button") ?? pane.querySelector("summary")).focus(); }
  });
  pane.addEventListener("toggle", () => button.setAttribute("aria-expanded", String(pane.open)));
}

function follow() {
  const stream = new EventSource(`${table}/events`);
  stream.addEventListener("table", (event) => {
    const data = JSON.parse(event.data);
    found();
    if (data.version !== version || data.changed) refresh();
  });
  stream.addEventListener("error", () => {
    say(main.dataset.sayLost);
    if (stream.readyState === EventSource.CLOSED) setTimeout(follow, 2000);
  });
  addEventListener("pagehide", () => stream.close());
}

for (const place of main.querySelectorAll("[id^=part-]")) known.set(place.id.slice(5), null);
glow(main);
const dialogs = watchDialogs(main);
dialogs();
const sight = watchSight(main, zoom);
const tabs = watchTabs(main, () => sight(true));
tabs.asked(true);
sight(true);
watchPreviews(main, table, () => query);
// Several answers at once, as one gesture gives them.
watchHands(main, table, query, (code) => {
  const fields = new URLSearchParams(new FormData(document.getElementById("answers")));
  fields.set("code", code);
  return send(`${table}/answer`, fields);
});
watchDrawer(main, table, () => query);
watchStory(main);
markFresh(main, Number(main.dataset.told), false);
prepareAlerts(main);
watchKeys(main);
watchScore(table, query);
watchMeanwhile(main, table, query);
const listen = hearTalk(main, say);
const tick = runClocks(main, refresh, say);
follow();
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh(); });
