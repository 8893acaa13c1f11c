// What happened since your last turn, shown again on the board in a few seconds; and for how long somebody thinks.
import { moving } from "./moves.js";

const STEP = 650;
const SLOW = 3; // seconds of thinking that are worth a number

export function watchMeanwhile(main, table, query) {
  const places = () => ["board", "rivals", "status"].map((name) => document.getElementById(`part-${name}`));
  let showing = null;

  async function frame(number) {
    const address = new URLSearchParams(query.slice(1));
    address.set("at", number);
    const answer = await fetch(`${table}/replay/parts?${address}`, { headers: { Accept: "application/json" } });
    return answer.ok ? answer.json() : null;
  }

  function strip() {
    const bar = document.createElement("div");
    bar.className = "again-strip";
    const words = document.createElement("div");
    const stop = document.createElement("button");
    stop.type = "button";
    stop.className = "tool";
    stop.textContent = main.dataset.sayStop;
    stop.addEventListener("click", end);
    bar.append(words, stop);
    main.querySelector(".board-place").append(bar);
    return [bar, words];
  }

  // Everything is put back as it was, except what has been drawn anew meanwhile.
  function end() {
    if (!showing) return;
    const { kept, bar } = showing;
    showing = null;
    for (const [place, { nodes, shown }] of kept) if (place.firstChild === shown) place.replaceChildren(...nodes);
    bar.remove();
    delete main.dataset.again;
  }

  function put(data) {
    const play = moving(main);
    for (const place of places()) {
      const html = data.parts[place.id.slice(5)];
      const was = showing.kept.get(place);
      if (html === undefined || (was && place.firstChild !== was.shown)) continue;
      const drawn = document.createRange().createContextualFragment(html);
      const nodes = was?.nodes ?? [...place.childNodes];
      place.replaceChildren(drawn);
      showing.kept.set(place, { nodes, shown: place.firstChild });
    }
    play();
  }

  async function again() {
    const numbers = main.querySelector(".since")?.dataset.frames.split(" ").filter(Boolean) ?? [];
    if (showing || !numbers.length) return end();
    const [bar, words] = strip();
    if (!main.querySelector(".board-place").checkVisibility()) document.querySelector(".tabs [data-tab=board]")?.click();
    const mine = showing = { kept: new Map(), bar };
    main.dataset.again = "yes";
    let next = frame(numbers[0]);
    for (const [i] of numbers.entries()) {
      const data = await next.catch(() => null);
      if (showing !== mine || !data?.parts) break;
      next = i + 1 < numbers.length ? frame(numbers[i + 1]) : null;
      put(data);
      words.innerHTML = data.caption;
      await new Promise((go) => setTimeout(go, STEP));
      if (showing !== mine) break;
    }
    if (showing === mine) end();
  }

  main.addEventListener("click", (event) => { if (event.target.closest("[data-again]")) again(); });
  // whoever answers wants to see the table as it is
  document.addEventListener("submit", end, true);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") end(); });

  let asked = "", since = 0;
  setInterval(() => {
    const place = main.querySelector("[data-thinking]");
    if (!place) return;
    if (asked !== main.dataset.version) [asked, since] = [main.dataset.version, Date.now()];
    const seconds = Math.floor((Date.now() - since) / 1000);
    place.hidden = seconds < SLOW;
    place.textContent = `· ${seconds} s`;
  }, 1000);
  return end;
}
