/* Before the first paint: the light or dark that the reader has chosen, and the letters and words of his language. */
const tongues = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
let language = tongues.find((tongue) => /^(en|ru|uk)$/.test(tongue)) || "en";
try {
  const kept = JSON.parse(localStorage.getItem("vexilla-settings") || "{}");
  if (kept.theme) document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = language = kept.language;
} catch {
  // The system's choice will do.
}
for (const link of document.querySelectorAll(`link[data-words="${language}"]`)) link.rel = "modulepreload";
if (language !== "en") {
  for (const link of document.querySelectorAll("link[data-script=cyrillic]")) link.rel = "preload";
}
