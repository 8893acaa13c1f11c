// Asks before a turn is ended, always or only when something valuable is left, as the player likes.
export function sure(main, button) {
  const when = main.dataset.confirm;
  if (when === "never" || (when === "valuable" && button.dataset.ends !== "valuable")) return true;
  const dialog = document.getElementById("sure");
  const left = document.getElementById("part-warnings").textContent.trim();
  dialog.querySelector("p").textContent = `${left} ${main.dataset.saySure}`.trim();
  const [yes, no] = dialog.querySelectorAll("button");
  yes.textContent = main.dataset.sayYes;
  no.textContent = main.dataset.sayNo;
  return new Promise((settle) => {
    const done = (answer) => { dialog.close(); settle(answer); };
    yes.onclick = () => done(true);
    no.onclick = () => done(false);
    dialog.oncancel = () => settle(false);
    dialog.showModal();
  });
}
