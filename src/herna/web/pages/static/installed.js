// Lets the worker stand by: it takes messages, and says without a connection that there is none.
if ("serviceWorker" in navigator && window.isSecureContext) {
  const said = document.documentElement.lang;
  const keep = async () => {
    await navigator.serviceWorker.register("/worker.js");
    if (localStorage.getItem("offline") === said) return;
    await navigator.serviceWorker.ready;
    await caches.open("herna-1").then((cache) => cache.add("/offline"));
    localStorage.setItem("offline", said);
  };
  window.addEventListener("load", () => keep().catch(() => {}));
}
