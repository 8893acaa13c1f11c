// The player aid can be printed.
document.getElementById("print")?.addEventListener("click", () => print());
