// The waiting room and the hand-over screen: come back when something happened, and copy links.
const room = document.querySelector("[data-table]");
if (room) {
  const stream = new EventSource(`/t/${room.dataset.table}/events`);
  let first = true;
  stream.addEventListener("table", () => {
    if (!first) location.reload();
    first = false;
  });
}
for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.classList.add("done");
    button.querySelector("span").textContent = "✓";
  });
}
