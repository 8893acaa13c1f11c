// Which cards would be cut where two names of a card are drawn: writes every card of its kind upon each such place.
(cards) => {
  const clips = (each) => ["hidden", "clip"].includes(getComputedStyle(each).overflowY);
  const kind = (holder) => holder.dataset.ref.replace(/-[0-9]+$/, "");
  const outside = (box, edge) => box.bottom > edge.bottom + 1 || box.top < edge.top - 1 || box.right > edge.right + 1;

  // A name must be seen whole; a text may be shortened by its own lines, but not by what holds it.
  function whole(part, name, holder) {
    const box = part.getBoundingClientRect();
    if (!box.height) return true;
    if (name && clips(part) && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)) return false;
    for (let at = part.parentElement; at !== holder.parentElement; at = at.parentElement) {
      if (clips(at) && outside(box, at.getBoundingClientRect())) return false;
    }
    return true;
  }

  const found = { places: [], cut: [] };
  for (const small of document.querySelectorAll("#main .also")) {
    const title = small.parentElement;
    const holder = title.closest("[data-ref]");
    const place = `${kind(holder)} ${holder.classList[1] ?? ""} in ${holder.closest("[id^=part-]").id}`;
    if (!holder.getClientRects().length || found.places.includes(place)) continue;
    found.places.push(place);
    const text = holder.querySelector("p, .words");
    for (const [of, own, also, words] of cards.filter(([of]) => of === kind(holder))) {
      title.firstChild.data = `${own} `;
      small.textContent = also;
      if (also) title.firstChild.after(small);
      else small.remove();
      if (text) text.textContent = words;
      if (holder.matches(".scard")) holder.classList.toggle("wordy", words.length > 65);
      if (!whole(title, true, holder) || (text && !whole(text, false, holder))) found.cut.push(`${place}: ${own} / ${also}`);
    }
  }
  return found;
}
