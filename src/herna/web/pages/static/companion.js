// What a hint means: its piece is lit until something else is asked, and its answer has the focus.
export function pointAt(main) {
  forget(main);
  const best = main.querySelector("#hint-place [data-code]");
  if (!best) return;
  const button = main.querySelector(`#answers [value="${CSS.escape(best.dataset.code)}"]`);
  const piece = best.dataset.points && document.getElementById(best.dataset.points);
  button?.classList.add("hinted");
  piece?.classList.add("hinted");
  piece?.scrollIntoView({ block: "nearest", inline: "nearest" });
  (button ?? piece)?.focus({ preventScroll: true });
}

export function forget(main) {
  main.querySelectorAll(".hinted").forEach((each) => each.classList.remove("hinted"));
}
