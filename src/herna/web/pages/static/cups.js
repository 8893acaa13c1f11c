// A tournament's page stays up to date by itself while somebody looks; without this it does when loaded again.
const EVERY = 8000;
async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [now, next] = [document.getElementById("live"), page.getElementById("live")];
  if (!now || !next || now.dataset.version === next.dataset.version) return;
  if (now.dataset.stage !== next.dataset.stage && !document.activeElement?.matches("input, select")) {
    document.getElementById("main").replaceWith(page.getElementById("main"));
  } else {
    now.replaceWith(next);
    document.getElementById("own").replaceWith(page.getElementById("own"));
  }
}
setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
