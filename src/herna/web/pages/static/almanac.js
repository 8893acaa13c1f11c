// What is typed is looked for at once; without this the form asks the server.
const input = document.getElementById("q");
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function narrow() {
  const wanted = plain(input.value).split(/\s+/).filter(Boolean);
  let any = false;
  for (const shelf of document.querySelectorAll(".shelf")) {
    let here = false;
    for (const thing of shelf.querySelectorAll(".thing")) {
      const fits = wanted.every((word) => plain(thing.dataset.words).includes(word));
      thing.hidden = !fits;
      here ||= fits;
    }
    shelf.hidden = !here;
    any ||= here;
  }
  document.getElementById("none").hidden = any;
}

input?.addEventListener("input", narrow);
