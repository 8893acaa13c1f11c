// A lesson: pieces press the buttons that point at them, and what the teacher talks of glows.
import { glow } from "./glow.js";
import { zoomable } from "./zoom.js";
import { watchPreviews } from "./preview.js";
import { watchDrawer } from "./drawer.js";
import { watchDialogs } from "./dialogs.js";

const main = document.getElementById("main");
zoomable(document.getElementById("part-board"));
glow(main);
const way = () => `?way=${main.dataset.way}`;
watchPreviews(main, main.dataset.lesson, way);
watchDrawer(main, main.dataset.lesson, way);
watchDialogs(main)();
// a dial that turns shows where the teacher wants it
for (const dial of main.querySelectorAll("[data-turn]")) {
  for (const mark of dial.querySelectorAll("[data-at]")) {
    const wanted = `#answers .wanted[value="${CSS.escape(dial.dataset.turn + mark.dataset.at)}"]`;
    mark.classList.toggle("taught", Boolean(main.querySelector(wanted)));
  }
}
let first = null;
for (const ref of main.dataset.glow.split(" ").filter(Boolean)) {
  for (const piece of main.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) {
    piece.classList.add("taught");
    first ??= piece;
  }
}
// on a phone it may lie below the edge, or behind the words
first?.scrollIntoView({ block: "nearest", inline: "center" });
