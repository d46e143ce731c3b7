/** What a card of the hand would make at each flag, as the server says it. */

import { untrack } from "svelte";
import type { Reach } from "./view";

/** What would lie at one flag. */
export interface Laid {
  flag: number;
  own: Reach | null;
  theirs: Reach | null;
  outs: { kind: string; cards: number; held: number }[];
  /** Of a complete formation: whether it can still be beaten; null where that is not told. */
  verdict: "holds" | "safe" | "open" | "tied" | "lost" | null;
  /** Cards that would beat it. */
  by: string[];
}

export class Laying {
  #card = $state<string | null>(null);
  #flags = $state.raw<Laid[]>([]);

  constructor(private readonly ask: (question: string) => Promise<any>) {}

  get card(): string | null {
    return this.#card;
  }

  at(flag: number | null): Laid | undefined {
    return this.#flags.find((each) => each.flag === flag);
  }

  /** A card may be laid down: ask what it would make; null if none is thought of. */
  think(card: string | null): void {
    untrack(() => {
      this.#card = card;
      this.#flags = [];
    });
    if (card === null) return;
    void this.ask(`card ${card}`).then((answer) => {
      if (this.#card === card) this.#flags = (answer?.study?.flags as Laid[] | undefined) ?? [];
    });
  }
}
