// The lobby and the form for a new table: they work without this; it only saves a click.
for (const input of document.querySelectorAll("[data-again]")) {
  input.addEventListener("change", () => {
    const fields = new URLSearchParams(new FormData(input.form));
    fields.delete("_csrf_token");
    location.replace(`/new?${fields}`);
  });
}
for (const input of document.querySelectorAll("[data-send]")) {
  input.addEventListener("change", () => input.form.requestSubmit());
}
for (const row of document.querySelectorAll("li.seatrow[data-kind]")) {
  row.addEventListener("change", () => {
    const picked = row.querySelector("input[type=radio]:checked");
    const number = picked?.name.replace("seat", "");
    const place = document.querySelector(`[data-sum="${number}"]`);
    if (place) place.textContent = picked.closest("label").innerText.trim();
  });
}
const rules = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
for (const time of document.querySelectorAll("time[data-ago]")) {
  const minutes = Math.round((Date.now() / 1000 - Number(time.dataset.ago)) / 60);
  const [amount, unit] = minutes < 60 ? [minutes, "minute"] : minutes < 2880 ? [Math.round(minutes / 60), "hour"] : [Math.round(minutes / 1440), "day"];
  time.textContent = rules.format(-amount, unit);
}
