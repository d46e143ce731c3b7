/** The luck of finished games, asked of the server one by one while somebody looks: it has other things to do. */

import { api, ApiError } from "../lib/api";
import { seatsOf } from "../lib/seats";
import { SIDES } from "../lib/types";
import type { Analysis } from "../replay/luck";
import type { Entry, Luck } from "./entry";
import { noteLuck } from "./ledger";

/** Between two questions, in milliseconds: the server answers twenty in a minute. */
const PAUSE = 4000;

/** Of an analysis what is kept. */
export function luckOfAnalysis({ luck }: Analysis): Luck {
  if (luck.kind === "none") return { kind: "none" };
  const sides: Extract<Luck, { sides: unknown }>["sides"] = {};
  for (const side of SIDES) {
    const account = luck.sides[side];
    if (account) sides[side] = { rolls: account.rolls, expected: account.expected, actual: account.actual };
  }
  return { kind: luck.kind, sides };
}

/** What can still be asked for. */
export function uncounted(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ state, isGone, luck, mine }) => state === "over" && !isGone && !luck && mine.length === 1);
}

export class Counting {
  /** How many games are still to be asked for; 0 where nobody asks. */
  left = $state(0);
  #isOn = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #next: () => Entry[];
  readonly #told: () => void;

  /** `next`: the games that are not counted yet; `told`: another one is known. */
  constructor(next: () => Entry[], told: () => void) {
    this.#next = next;
    this.#told = told;
  }

  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    void this.#ask();
  }

  stop(): void {
    this.#isOn = false;
    this.left = 0;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const waiting = this.#next();
    this.left = waiting.length;
    const game = waiting[0];
    if (!this.#isOn || !game) return this.stop();
    try {
      noteLuck(game.id, await luckOn(game.id));
    } catch (error) {
      // The server is busy, or away: it is asked again when somebody comes back to this page.
      if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500) {
        return this.stop();
      }
      noteLuck(game.id, { kind: "none" });
    }
    this.#told();
    this.left = this.#next().length;
    if (this.#isOn && this.left > 0) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    else this.stop();
  }
}

async function luckOn(id: string): Promise<Luck> {
  const tokens = seatsOf(id);
  return luckOfAnalysis(await api.analysis({ game: id, token: tokens.bottom ?? tokens.top }));
}
