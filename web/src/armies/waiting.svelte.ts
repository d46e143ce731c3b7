/** Challenges of one's own that nobody has accepted yet: what opens one's seat later, and the link for the other player. */

import type { ChallengeMade } from "./wire";

const KEY = "vexilla-challenges";

function stored(): ChallengeMade[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter(
      (each): each is ChallengeMade => typeof each?.id === "string" && typeof each.token === "string",
    );
  } catch {
    return [];
  }
}

class Waiting {
  all = $state.raw<ChallengeMade[]>(stored());

  find(id: string): ChallengeMade | undefined {
    return this.all.find((each) => each.id === id);
  }

  add(made: ChallengeMade): void {
    this.#set([made, ...this.all]);
  }

  remove(id: string): void {
    this.#set(this.all.filter((each) => each.id !== id));
  }

  #set(all: ChallengeMade[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // It lives as long as the page.
    }
  }
}

export const waiting = new Waiting();
