// The story: names light up their pieces, and what happened since the last look is marked.
export function watchStory(main) {
  const light = (event, on) => {
    const name = event.target.closest?.("[data-light]");
    if (name) document.getElementById(name.dataset.light)?.classList.toggle("lit", on);
  };
  for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    main.addEventListener(kind, (event) => light(event, on));
  }
  main.addEventListener("click", (event) => {
    const name = event.target.closest?.("a[data-light]");
    if (!name) return;
    event.preventDefault();
    const piece = document.getElementById(name.dataset.light);
    piece?.scrollIntoView({ block: "nearest", inline: "nearest" });
    piece?.classList.add("lit");
    setTimeout(() => piece?.classList.remove("lit"), 1500);
  });
}

// Everything told after the viewer's last own answer, or since the page was last open, is fresh.
export function markFresh(main, told, answered) {
  const key = `herna:told:${main.dataset.table}:${main.dataset.as}`;
  let last = told;
  try {
    const kept = localStorage.getItem(key);
    last = kept === null ? told : Number(kept);
    if (answered || kept === null) localStorage.setItem(key, String(told));
  } catch { /* a browser that keeps nothing marks nothing */ }
  main.querySelectorAll(".changed").forEach((each) => each.classList.remove("changed"));
  for (const line of main.querySelectorAll("#part-story [data-n]")) {
    const fresh = Number(line.dataset.n) >= last;
    line.classList.toggle("fresh", fresh);
    if (!fresh) continue;
    for (const ref of line.dataset.refs.split(" ")) if (ref) document.getElementById(ref)?.classList.add("changed");
  }
}
