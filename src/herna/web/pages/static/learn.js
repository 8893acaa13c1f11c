// A lesson: pieces press the buttons that point at them, and what the teacher talks of glows.
import { glow } from "./glow.js";
import { zoomable } from "./zoom.js";

const main = document.getElementById("main");
zoomable(document.getElementById("part-board"));
glow(main);
for (const ref of main.dataset.glow.split(" ").filter(Boolean)) {
  for (const piece of main.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) piece.classList.add("taught");
}
