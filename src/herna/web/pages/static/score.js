// If it ended now: everybody's points part by part, beside the board, one key away.
export function watchScore(table, query) {
  const dialog = document.getElementById("score");
  const place = dialog.querySelector("[data-score-place]");
  document.querySelector("[data-score]").addEventListener("click", async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (dialog.open) { dialog.close(); return; }
    const answer = await fetch(`${table}/score${query}`, { headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    place.innerHTML = (await answer.json()).html;
    if (!dialog.open) dialog.showModal();
  });
  // the key that opens it closes it, and so does a click beside it
  dialog.addEventListener("keydown", (event) => { if (event.key === "s") dialog.close(); });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
}
