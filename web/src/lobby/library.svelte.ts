/** The library of games as the server has it: asked for once a language, shared by all pages. */
import { api } from "../lib/api";
import type { Language, LibraryGame, Notice } from "../lib/types";

const KEPT = "vexilla-quick-starts";

/** What can be begun at once, as the server said it last time: so a returning player need not wait for it. */
function lastTime(language: Language): LibraryGame[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return kept?.language === language ? kept.games : [];
  } catch {
    return [];
  }
}

function keep(language: Language, games: readonly LibraryGame[]): void {
  const few = games.map((game) => ({
    ...game,
    scenarios: game.scenarios.filter(({ name }) => game.quick.some(({ scenario }) => scenario === name)),
  }));
  try {
    localStorage.setItem(KEPT, JSON.stringify({ language, games: few }));
  } catch {
    // Next time the player waits a moment.
  }
}

class Shelf {
  #games = $state.raw<LibraryGame[]>([]);
  #notices = $state.raw<Notice[]>([]);
  #problem = $state.raw<unknown>(null);
  #language: Language | null = null;

  /** All rulesets; until the server has answered what was kept of them, or nothing. */
  get games(): LibraryGame[] {
    return this.#games;
  }

  /** What there is to read of whoever runs the server. */
  get notices(): Notice[] {
    return this.#notices;
  }

  /** Why there is nothing; null while all is well. */
  get problem(): unknown {
    return this.#problem;
  }

  game(key: string): LibraryGame | undefined {
    return this.#games.find((game) => game.key === key);
  }

  /** Whether the sides of a battle are armies with names; of a battle that is not in the library they are. */
  hasArmies(game: string, scenario: string): boolean {
    return this.game(game)?.scenarios.find(({ name }) => name === scenario)?.sides !== null;
  }

  /** Ask for the library in a language, unless it is there already. */
  async load(language: Language): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    this.#problem = null;
    const kept = lastTime(language);
    if (kept.length > 0) this.#games = kept;
    try {
      const { games, notices } = await api.library();
      if (this.#language !== language) return;
      this.#games = games;
      this.#notices = notices;
      keep(language, games);
    } catch (problem) {
      if (this.#language !== language) return;
      this.#language = null;
      this.#problem = problem;
    }
  }
}

export const shelf = new Shelf();
