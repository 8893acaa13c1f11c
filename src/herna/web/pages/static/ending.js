// The end of a game: the count as it happens, part after part, and the picture to share.
import { stillness } from "./still.js";

const STEP = 420;
const main = document.getElementById("main");
const toast = document.getElementById("toast");

// Points appear one part after the other, and the totals grow with them; a key or a click shows all at once.
function countUp(table) {
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => ({
    parts: [...row.querySelectorAll("td:not(.tot)")],
    total: row.querySelector(".tot span"),
    bar: row.querySelector(".share .part"),
    end: Number(row.querySelector(".tot span").textContent),
    wide: Number(row.querySelector(".share .part").getAttribute("width")),
  }));
  const steps = Math.max(1, rows[0].parts.length);
  const begun = performance.now();
  const show = (row, share, shown) => {
    row.parts.forEach((cell, i) => cell.classList.toggle("to-come", i >= shown));
    const points = row.parts.length ? row.parts.slice(0, shown).reduce((sum, cell) => sum + Number(cell.textContent), 0) : row.end;
    const now = share >= 1 ? row.end : Math.round(points * (row.parts.length ? 1 : share));
    if (row.total.textContent !== String(now)) row.total.textContent = now;
    row.bar.setAttribute("width", share >= 1 ? row.wide : row.end > 0 ? Math.max(0, row.wide * now / row.end) : 0);
  };
  let over = false;
  const draw = (at) => {
    const share = over ? 1 : Math.min(1, (at - begun) / (STEP * steps));
    for (const row of rows) show(row, share, share >= 1 ? row.parts.length : Math.ceil(share * steps));
    if (share < 1) requestAnimationFrame(draw);
  };
  const end = () => { over = true; };
  addEventListener("keydown", end, { once: true });
  addEventListener("pointerdown", end, { once: true });
  requestAnimationFrame(draw);
}

async function png(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const sheet = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
  sheet.getContext("2d").drawImage(picture, 0, 0, sheet.width, sheet.height);
  const data = await new Promise((settle) => sheet.toBlob(settle, "image/png"));
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(data), download: `${main.dataset.name}.png` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const table = main.querySelector(".counted .scores");
if (table && !stillness()) countUp(table);
for (const button of main.querySelectorAll("[data-png]")) button.addEventListener("click", () => png(button.dataset.png));
for (const button of main.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    toast.textContent = `✓ ${button.dataset.copy}`;
    setTimeout(() => { toast.textContent = ""; }, 2500);
  });
}
