/** The translator of the page, which changes with the language and learns more files as they are needed. */

import { loadSpeaker, Speaker } from "./i18n";
import { settings } from "./settings.svelte";
import type { Language, Translator } from "./types";

class Speech {
  #t = $state.raw<Translator>(new Speaker("en", []));
  #ready = $state(false);
  #files = new Set<string>(["web"]);
  #asked = 0;

  /** The translator now. */
  get t(): Translator {
    return this.#t;
  }

  /** Whether the first messages are there. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Load these files of the reader's language, if they are not there yet. */
  async need(...names: string[]): Promise<void> {
    const fresh = names.filter((name) => !this.#files.has(name));
    for (const name of fresh) this.#files.add(name);
    if (fresh.length > 0 || !this.#ready) await this.load(settings.language);
    else if (this.#loading) await this.#loading;
  }

  #loading: Promise<void> | null = null;

  /** Speak this language from now on. */
  load(language: Language): Promise<void> {
    const asked = ++this.#asked;
    this.#loading = loadSpeaker(language, this.#files).then((speaker) => {
      // Of two loads under way the later one knows more, or another language.
      if (asked !== this.#asked) return this.#loading ?? undefined;
      this.#t = speaker;
      this.#ready = true;
      document.documentElement.lang = language;
      return undefined;
    });
    return this.#loading;
  }
}

export const speech = new Speech();
