// Asks the browser to take messages, and tells the house where.
const form = document.querySelector("form[data-key]");
const word = form?.querySelector("[role=status]");
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));
const letters = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(form.dataset.denied);
  const ready = await navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready);
  const earlier = await ready.pushManager.getSubscription();
  const key = bytes(form.dataset.key);
  if (earlier && letters(earlier.options.applicationServerKey) !== form.dataset.key) await earlier.unsubscribe();
  return ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

if (form) {
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator) {
    form.querySelector("button").hidden = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      word.textContent = "";
      try {
        const found = await subscribe();
        form.elements.endpoint.value = found.endpoint;
        form.elements.key.value = letters(found.getKey("p256dh"));
        form.elements.secret.value = letters(found.getKey("auth"));
        form.submit();
      } catch (wrong) {
        word.textContent = wrong.message;
      }
    });
  } else {
    word.textContent = form.dataset.unable;
  }
}
const zone = document.querySelector("input[data-zone]");
if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
