// On a phone the areas of a table are tabs; the one with the asked pieces opens by itself.
const narrow = matchMedia("(max-width: 760px)");
const AREAS = { board: ".board-place", own: ".own-place", rivals: ".rivals-place" };

export function watchTabs(main, changed) {
  const tabs = [...main.querySelectorAll("[data-tab]:not(main)")];
  let alone = false; // whether the open tab was opened for the player

  function open(name, forPlayer) {
    alone = forPlayer;
    if (main.dataset.tab === name) return;
    main.dataset.tab = name;
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
    changed();
  }

  for (const tab of tabs) tab.addEventListener("click", () => open(tab.dataset.tab, false));
  const seek = (event) => {
    const ref = event.target.closest?.("[data-light]")?.dataset.light;
    const area = ref && document.getElementById(ref)?.closest(Object.values(AREAS).join());
    const name = area && Object.keys(AREAS).find((each) => area.matches(AREAS[each]));
    if (name && narrow.matches) open(name, false);
  };
  main.addEventListener("click", seek, true);

  const shown = {
    // how much glows in each area; a new question opens the area where it is answered
    asked(fresh) {
      const glowing = {};
      for (const tab of tabs) {
        const area = AREAS[tab.dataset.tab];
        const some = area ? main.querySelectorAll(`${area} .is-option`).length : 0;
        const count = tab.querySelector(".count");
        glowing[tab.dataset.tab] = some;
        if (tab.dataset.tab === "more") continue;
        count.hidden = !some;
        count.textContent = String(some);
      }
      if (!narrow.matches || !fresh) return;
      const best = Object.keys(AREAS).reduce((one, other) => (glowing[other] > glowing[one] ? other : one), main.dataset.tab in AREAS ? main.dataset.tab : "board");
      if (glowing[best] && !glowing[main.dataset.tab]) open(best, true);
      else if (alone && !glowing[main.dataset.tab]) open("board", true);
    },
  };
  narrow.addEventListener("change", () => shown.asked(true));
  return shown;
}
