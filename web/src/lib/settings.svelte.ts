/** What the player prefers; kept in this browser. */

import { LANGUAGES, SPEEDS, type Language, type Settings, type Speed, type Theme } from "./types";

const KEY = "vexilla-settings";
const THEMES: readonly Theme[] = ["system", "light", "dark"];

const PACES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.35, "at-once": 0 };

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  stepping: boolean;
  asksBeforeEnding: boolean;
  /** Null until it was chosen. */
  sound: boolean | null;
  volume: number;
  notifications: boolean;
  folded: boolean;
}

/** What an earlier page kept. */
interface Before {
  hurry?: boolean;
}

/** The first language of the browser that we have; English otherwise. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

function read(): Kept {
  const kept: Kept = {
    language: languageOf(globalThis.navigator?.languages ?? []),
    theme: "system",
    speed: "normal",
    stepping: false,
    asksBeforeEnding: true,
    sound: null,
    volume: 0.6,
    notifications: false,
    folded: false,
  };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return kept;
    const { language, theme, speed, stepping, asksBeforeEnding, sound, volume, notifications, folded, hurry } =
      found as Partial<Kept> & Before;
    if (language !== undefined && LANGUAGES.includes(language)) kept.language = language;
    if (theme !== undefined && THEMES.includes(theme)) kept.theme = theme;
    if (speed !== undefined && SPEEDS.includes(speed)) kept.speed = speed;
    else if (hurry === true) kept.speed = "fast";
    kept.stepping = stepping === true;
    kept.asksBeforeEnding = asksBeforeEnding !== false;
    if (typeof sound === "boolean") kept.sound = sound;
    if (typeof volume === "number" && volume >= 0 && volume <= 1) kept.volume = volume;
    kept.notifications = notifications === true;
    kept.folded = folded === true;
  } catch {
    // Storage is closed or holds rubbish: the defaults will do.
  }
  return kept;
}

class Preferences implements Settings {
  #kept = $state<Kept>(read());
  #calm = $state(false);

  constructor() {
    const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.#calm = calm?.matches ?? false;
    calm?.addEventListener("change", () => (this.#calm = calm.matches));
    // Two tabs of one browser agree.
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === KEY) this.#kept = read();
    });
  }

  get language(): Language {
    return this.#kept.language;
  }

  set language(language: Language) {
    this.#keep({ language });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }

  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get speed(): Speed {
    return this.#kept.speed;
  }

  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  get stepping(): boolean {
    return this.#kept.stepping;
  }

  set stepping(stepping: boolean) {
    this.#keep({ stepping });
  }

  get asksBeforeEnding(): boolean {
    return this.#kept.asksBeforeEnding;
  }

  set asksBeforeEnding(asksBeforeEnding: boolean) {
    this.#keep({ asksBeforeEnding });
  }

  /** By how much the times of what is shown are multiplied. */
  get pace(): number {
    return PACES[this.#kept.speed];
  }

  get sound(): boolean {
    return this.#kept.sound === true;
  }

  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get isSoundChosen(): boolean {
    return this.#kept.sound !== null;
  }

  get volume(): number {
    return this.#kept.volume;
  }

  set volume(volume: number) {
    this.#keep({ volume });
  }

  get notifications(): boolean {
    return this.#kept.notifications;
  }

  set notifications(notifications: boolean) {
    this.#keep({ notifications });
  }

  get folded(): boolean {
    return this.#kept.folded;
  }

  set folded(folded: boolean) {
    this.#keep({ folded });
  }

  get motion(): "full" | "reduced" {
    return this.#calm ? "reduced" : "full";
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Kept for as long as the page is open.
    }
  }
}

export const settings = new Preferences();
