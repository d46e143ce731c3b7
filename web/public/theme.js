/* Before the first paint: the light or dark that the reader has chosen, and the letters of his language. */
let language = navigator.language;
try {
  const kept = JSON.parse(localStorage.getItem("vexilla-settings") || "{}");
  if (kept.theme) document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = language = kept.language;
} catch {
  // The system's choice will do.
}
if (/^(ru|uk)/.test(language)) {
  for (const link of document.querySelectorAll("link[data-script=cyrillic]")) link.rel = "preload";
}
