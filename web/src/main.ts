import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts/fonts.css";
import "./app.css";

const RELOADED = "vexilla-reloaded";

// The server has a newer page than this one, whose parts are gone: load it anew, but not again and again.
addEventListener("vite:preloadError", () => {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
});

const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
