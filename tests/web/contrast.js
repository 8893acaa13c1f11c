// How well words and numbers stand out from what lies under them, drawn ones too: run in a page, in two steps.
(() => {
  const LARGE = 24, LARGE_BOLD = 18.66, BOLD = 700;
  const canvas = (width, height) => Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
  const one = canvas(1, 1);

  // a colour of a style sheet as red, green, blue and how much of it covers
  function colour(words) {
    one.clearRect(0, 0, 1, 1);
    one.fillStyle = words;
    one.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = one.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  }

  function clear(element) {
    let found = 1;
    for (let each = element; each; each = each.parentElement) found *= parseFloat(getComputedStyle(each).opacity);
    return found;
  }

  const light = (rgb) => rgb.slice(0, 3).reduce((sum, each, i) => {
    const part = each / 255;
    return sum + [0.2126, 0.7152, 0.0722][i] * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
  const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

  async function pixels(png) {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = canvas(picture.width, picture.height);
    context.drawImage(picture, 0, 0);
    return { width: picture.width, height: picture.height, data: context.getImageData(0, 0, picture.width, picture.height).data };
  }

  // every word that is seen: where it is, how large, and in what colour
  window.wordsSeen = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const each = node.parentElement;
      if (!node.data.trim() || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || each.closest("title, style, script, defs, symbol, .sr, .skip, :disabled")) continue;
      const style = getComputedStyle(each);
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight);
      const drawn = each.ownerSVGElement ? each.getScreenCTM() : null;
      const paint = drawn ? style.fill : style.webkitTextFillColor;
      if (!boxes.length || paint.startsWith("url") || paint === "none") continue;
      const [r, g, b, a] = colour(paint);
      const size = parseFloat(style.fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
      const large = size >= LARGE || (size >= LARGE_BOLD && parseInt(style.fontWeight, 10) >= BOLD);
      const place = each.closest("[id]");
      found.push({
        words: node.data.trim().slice(0, 40), of: `${place?.id ?? ""} ${each.parentElement.getAttribute("class") ?? ""} > ${each.getAttribute("class") ?? each.tagName}`, ink: [r, g, b], covers: a * clear(each) * (drawn ? parseFloat(style.fillOpacity) : 1), size, large,
        boxes: boxes.map((box) => [box.left, box.top, box.right, box.bottom]),
      });
    }
    return found;
  };

  // compare each word's colour with the page without words, around the pixels that the word changes
  window.faintWords = async (words, whole, bare, share) => {
    const [a, b] = [await pixels(whole), await pixels(bare)];
    const scale = a.width / innerWidth;
    const faint = [];
    for (const each of words) {
      const ratios = [];
      for (const [left, top, right, bottom] of each.boxes) {
        for (let y = Math.max(0, Math.floor(top * scale)); y < Math.min(a.height, bottom * scale); y++) for (let x = Math.max(0, Math.floor(left * scale)); x < Math.min(a.width, right * scale); x++) {
          const i = 4 * (y * a.width + x);
          if (Math.abs(a.data[i] - b.data[i]) + Math.abs(a.data[i + 1] - b.data[i + 1]) + Math.abs(a.data[i + 2] - b.data[i + 2]) < 24) continue;
          const under = [b.data[i], b.data[i + 1], b.data[i + 2]];
          const ink = each.ink.map((part, k) => part * each.covers + under[k] * (1 - each.covers));
          // a pixel of another word that lies over this one is of no colour between what is under and the ink
          if (ink.every((part, k) => a.data[i + k] >= Math.min(part, under[k]) - 12 && a.data[i + k] <= Math.max(part, under[k]) + 12)) ratios.push(contrast(ink, under));
        }
      }
      if (ratios.length < 6) continue; // covered by something else
      ratios.sort((x, y) => x - y);
      const ratio = ratios[Math.floor(ratios.length * share)];
      if (ratio < (each.large ? 3 : 4.5)) faint.push({ ...each, ratio });
    }
    return faint;
  };
})();
