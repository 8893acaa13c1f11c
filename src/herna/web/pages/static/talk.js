// What others say is noticed: a number beside the talk, a short line, a sound, and a number in the page's title.
import { chime } from "./alerts.js";

export function hearTalk(main, say) {
  const pane = document.getElementById("chat");
  const count = document.getElementById("unread");
  const place = document.getElementById("part-chat");
  const key = `herna:heard:${main.dataset.table}`;
  const latest = () => Math.max(0, ...[...place.querySelectorAll("[data-remark]")].map((each) => Number(each.dataset.remark)));
  let heard = 0, known = latest();
  try { heard = Number(localStorage.getItem(key) ?? 0); } catch { /* a browser that keeps nothing counts from now on */ heard = known; }

  const listen = () => {
    if (pane.open && !document.hidden) {
      heard = latest();
      try { localStorage.setItem(key, String(heard)); } catch { /* as above */ }
    }
    const others = [...place.querySelectorAll("[data-remark]:not([data-mine])")].filter((each) => Number(each.dataset.remark) > heard);
    const fresh = others.filter((each) => Number(each.dataset.remark) > known);
    known = latest();
    count.textContent = others.length || "";
    count.hidden = !others.length;
    main.dataset.unread = others.length;
    if (fresh.length) {
      say(fresh.at(-1).textContent.trim());
      chime(main);
    }
    title(main);
  };
  pane.addEventListener("toggle", listen);
  listen();
  return listen;
}

// The title says how much was said meanwhile, and whether it is your turn.
export function title(main) {
  const said = Number(main.dataset.unread ?? 0);
  document.title = (said ? `(${said}) ` : "") + (main.dataset.mine === "yes" ? "● " : "") + main.dataset.title;
}
