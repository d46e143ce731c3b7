/* Before the first paint: the light or dark that the reader has chosen. */
try {
  const { theme, language } = JSON.parse(localStorage.getItem("vexilla-settings") || "{}");
  if (theme) document.documentElement.dataset.theme = theme;
  if (language) document.documentElement.lang = language;
} catch {
  // The system's choice will do.
}
