/** The library of games as the server has it: asked for once a language, shared by all pages. */
import { api } from "../lib/api";
import type { Language, LibraryGame } from "../lib/types";

class Shelf {
  #games = $state.raw<LibraryGame[]>([]);
  #problem = $state.raw<unknown>(null);
  #language: Language | null = null;

  /** All rulesets; empty until the server has answered. */
  get games(): LibraryGame[] {
    return this.#games;
  }

  /** Why there is nothing; null while all is well. */
  get problem(): unknown {
    return this.#problem;
  }

  game(key: string): LibraryGame | undefined {
    return this.#games.find((game) => game.key === key);
  }

  /** Ask for the library in a language, unless it is there already. */
  async load(language: Language): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    this.#problem = null;
    try {
      const { games } = await api.library();
      if (this.#language === language) this.#games = games;
    } catch (problem) {
      if (this.#language !== language) return;
      this.#language = null;
      this.#problem = problem;
    }
  }
}

export const shelf = new Shelf();
