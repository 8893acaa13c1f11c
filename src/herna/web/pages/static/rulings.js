// The folded rulings of a new table: says whether they are as usual, and puts them back.
const fold = document.querySelector("details.rulings");
if (fold) {
  const word = fold.querySelector("[data-usual]");
  const usual = [...fold.querySelectorAll("fieldset")].map((each) => each.querySelector("input"));
  const tell = () => { word.textContent = usual.every((each) => each.checked) ? word.dataset.usual : word.dataset.own; };
  fold.addEventListener("change", tell);
  fold.querySelector("[data-all-usual]").addEventListener("click", () => {
    for (const each of usual) each.checked = true;
    tell();
  });
}
