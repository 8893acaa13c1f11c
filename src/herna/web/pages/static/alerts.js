// A sound when it is your turn or somebody speaks, and a notice of your turn; off until somebody turns them on.
import { hear, watchSounds } from "./sounds.js";

export function prepareAlerts(main) {
  if (main.dataset.notify === "on" && "Notification" in window && Notification.permission === "default") {
    document.addEventListener("click", () => Notification.requestPermission(), { once: true });
  }
  watchSounds(main);
}

// Somebody said something.
export function chime(main) {
  hear(main, "said");
}

export function alertTurn(main) {
  hear(main, "turn");
  if (main.dataset.notify === "on" && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(main.dataset.sayTurn, { body: main.dataset.title, tag: main.dataset.table });
  }
}
