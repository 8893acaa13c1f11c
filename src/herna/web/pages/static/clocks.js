// Clocks run on the page without a word to screen readers; they say something once, when a minute is left.
const MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR;

function span(seconds) {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${Math.floor(seconds % HOUR / MINUTE)} min`;
  return `${Math.floor(seconds / DAY)} d ${Math.floor(seconds % DAY / HOUR)} h`;
}

export function runClocks(main, refresh, say) {
  let warned = false;
  const tick = () => {
    for (const each of main.querySelectorAll("[data-runs]")) {
      each.dataset.until ??= Date.now() + 1000 * Number(each.dataset.left);
      const left = Math.max(0, Math.ceil((Number(each.dataset.until) - Date.now()) / 1000));
      if (each.textContent !== span(left)) each.textContent = span(left);
      const mine = each.dataset.runs === "mine" && main.dataset.quick === "yes";
      if (left > MINUTE) warned = false;
      else if (mine && left && !warned) { warned = true; say(main.dataset.sayMinute); }
      if (!left) { delete each.dataset.runs; refresh(); }
    }
  };
  setInterval(tick, 1000);
  tick();
  return tick;
}
