// Works while no page is open: takes messages, and says without a connection that there is none.
const CACHE = "herna-1";
const KEPT = ["/offline", "/static/herna.css", "/static/top.css", "/static/lobby.css", "/static/lamp.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(others).then(() => self.clients.claim()));
});

// Pages come from the house or not at all: what a seat may see is kept nowhere. Only the notice is.
self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline")));
  } else if (KEPT.includes(path)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});

// A message that comes twice has the same tag and takes its own place.
self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  const shown = { body: said.text, tag: said.tag, icon: "/static/icon-192.png", badge: "/static/icon-192.png", data: said.path };
  event.waitUntil(self.registration.showNotification(said.title ?? "Herna", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  const target = new URL(typeof path === "string" && path.startsWith("/") ? path : "/", self.location.origin);
  if (target.origin !== self.location.origin) return;
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const same = open.find((page) => new URL(page.url).pathname === target.pathname);
    return same ? same.focus() : self.clients.openWindow(target.href);
  };
  event.waitUntil(show());
});
