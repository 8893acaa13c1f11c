// What is cut, overlaps, or is asked where nobody sees it: run in the page of a table.
() => {
  const wrong = [];
  const main = document.getElementById("main");
  const prompt = document.querySelector(".prompt");
  const edge = prompt.getBoundingClientRect();
  const shown = (each) => each.getClientRects().length > 0;
  const say = (what, each) => wrong.push(`${what}: ${each.className.baseVal ?? each.className} ${each.textContent.trim().slice(0, 50)}`);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
  if (edge.bottom > innerHeight + 1 || edge.top < 0) wrong.push("the prompt is off the screen");

  // the question, what the turn still has and the tools: whole, and beside each other
  const parts = [...prompt.querySelectorAll(".words-of, .prospect, .over > *, .tools > *, .why > summary")].filter(shown);
  for (const each of parts) {
    const box = each.getBoundingClientRect();
    if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth) say("cut", each);
    if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1 || box.left < edge.left || box.right > edge.right + 1) say("out of the prompt", each);
  }
  const apart = [...parts, ...[...prompt.querySelectorAll(".options")].filter(shown)];
  for (const [i, one] of apart.entries()) for (const other of apart.slice(i + 1)) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    if (over) { say("overlaps", one); say("with", other); }
  }
  for (const each of document.querySelectorAll(".bar .tool, .tabs button, .fixed .option:not(.drawn)")) {
    if (shown(each) && each.scrollWidth > each.clientWidth + 1) say("cut", each);
  }

  // columns that are to be seen whole are, without scrolling; a phone has its tabs for that
  for (const each of main.querySelectorAll("[data-whole]")) {
    if (innerWidth > 760 && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)) say(`cut by ${each.scrollHeight - each.clientHeight} and ${each.scrollWidth - each.clientWidth}`, each);
  }

  // on cards and beside pieces no word lies over another
  const cut = (box, edge) => {
    const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)];
    return new DOMRect(left, top, Math.max(0, Math.min(box.right, edge.right) - left), Math.max(0, Math.min(box.bottom, edge.bottom) - top));
  };
  const visible = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()];
    for (let each = node.parentElement; each && each !== main; each = each.parentElement) {
      if (getComputedStyle(each).overflow === "visible") continue;
      const edge = each.getBoundingClientRect();
      boxes = boxes.map((box) => cut(box, edge));
    }
    return boxes.filter((box) => box.width > 2 && box.height > 4);
  };
  const runs = (a, b) => {
    const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    return wide > 2 && high > 0.45 * Math.min(a.height, b.height);
  };
  for (const piece of main.querySelectorAll("#part-board [data-ref], #part-own [data-ref], #part-rivals [data-ref]")) {
    if (piece.ownerSVGElement || !shown(piece) || piece.parentElement.closest("[data-ref]")) continue;
    const texts = [];
    const within = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    for (let node = within.nextNode(); node; node = within.nextNode()) {
      const each = node.parentElement;
      if (!node.data.trim() || each.ownerSVGElement || each.closest(".sr, [aria-hidden=true]") || getComputedStyle(each).position === "absolute") continue;
      texts.push([each, node.data.trim(), visible(node)]);
    }
    for (const [i, [each, words, boxes]] of texts.entries()) for (const [, others, other] of texts.slice(i + 1)) {
      if (boxes.some((a) => other.some((b) => runs(a, b)))) wrong.push(`${words.slice(0, 30)} lies over ${others.slice(0, 30)} in ${each.closest("[data-ref]").dataset.ref}`);
    }
  }

  // a drawing that is shown whole cuts none of its words, and no word is broken in two
  for (const each of document.querySelectorAll("#part-board svg:not(.zoomed-in) text")) {
    const [box, sheet] = [each.getBoundingClientRect(), each.farthestViewportElement.getBoundingClientRect()];
    if (!each.closest(".zoomed-in") && shown(each) && getComputedStyle(each.farthestViewportElement).overflow === "hidden" && (box.left < sheet.left - 1 || box.right > sheet.right + 1 || box.top < sheet.top - 1 || box.bottom > sheet.bottom + 1)) say("cut", each);
  }
  const names = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = names.nextNode(); node; node = names.nextNode()) {
    if (node.parentElement.closest("svg, .sr, .host, .fair, .remarks, title") || !node.parentElement.checkVisibility()) continue;
    for (const word of node.data.matchAll(/\p{L}+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].filter((each) => each.width > 1).map((each) => Math.round(each.top / 6))).size > 1) say("broken", node.parentElement);
    }
  }

  // on a phone no word or number is smaller than 12 pixels, on boards as they are zoomed too
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  for (let node = words.nextNode(); node && innerWidth < 761; node = words.nextNode()) {
    const each = node.parentElement;
    if (!node.data.trim() || !each.checkVisibility({ visibilityProperty: true }) || each.closest("title, style, script, defs, symbol, .sr, .skip, [aria-hidden=true]:not(text)")) continue;
    const box = each.getBoundingClientRect();
    if (box.width < 2 || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue;
    const drawn = each.ownerSVGElement ? each.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(each).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size < 11.9) small.add(`${size.toFixed(1)} px: ${each.className.baseVal ?? each.className} ${node.data.trim().slice(0, 30)}`);
  }
  wrong.push(...small);

  // every answer: a piece that can be pressed where it is, or a button in the row
  const under = (x, y) => document.elementsFromPoint(x, y);
  const pressed = (piece) => {
    const box = piece.getBoundingClientRect();
    for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) {
      const [x, y] = [box.left + box.width * i / 16, box.top + box.height * j / 16];
      const top = document.elementFromPoint(x, y);
      if (top && (piece.contains(top) || (top.closest("#part-board") && piece.closest("#part-board") && under(x, y).some((each) => piece.contains(each))))) return true;
    }
    return false;
  };
  for (const button of document.querySelectorAll("#answers .option")) {
    if (!button.classList.contains("drawn")) {
      if (!shown(button) || !button.closest(".options")) say("no button", button);
    } else if (![...main.querySelectorAll(`[data-ref="${CSS.escape(button.dataset.anchor)}"]`)].some(pressed)) say("off screen", button);
  }

  // what is asked about lies under no dialog, and the dialog over no answer
  const row = document.querySelector("#answers .options")?.getBoundingClientRect();
  for (const dialog of document.querySelectorAll(".dialog-place > *")) {
    const box = dialog.getBoundingClientRect();
    if (row && box.width && box.bottom > row.top + 1 && box.top < row.bottom - 1 && box.right > row.left + 1 && box.left < row.right - 1) say("over the answers", dialog);
  }
  return wrong;
}
