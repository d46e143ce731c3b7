/** What things on the board are called, for people who hear them and for the strip that explains them. */

import type { Translator, Viewer } from "../../lib/types";
import { cardNamed, type Tactics } from "./cards";
import type { Flag, Formation, Player } from "./view";

const GAME = "battle_line";

export class Names {
  constructor(
    readonly t: Translator,
    readonly viewer: Viewer,
    readonly near: Player,
    readonly people: Record<string, string>,
    readonly tactics: Tactics,
  ) {}

  /** `red 7`, `Fog`. */
  card(name: string): string {
    return this.t.word(GAME, "card", name);
  }

  cards(names: readonly string[]): string {
    return names.map((name) => this.card(name)).join(", ");
  }

  /** The card with its troop or with what it does. */
  wholeCard(name: string): string {
    const card = cardNamed(name, this.tactics);
    if (card.kind === "troop") {
      return this.t.say("web-bl-troop-card", {
        card: this.card(name),
        troop: this.t.say(`web-bl-troop-${card.troop}`),
      });
    }
    return this.t.say("web-bl-hint-guile", { card: this.card(name), help: this.t.say(`battle-line-help-${name}`) });
  }

  who(side: Player): string {
    if (this.viewer === "spectator") return this.people[side] ?? side;
    return this.t.say(side === this.near ? "web-bl-you" : "web-bl-opponent");
  }

  formation(formation: Formation): string {
    return this.t.say("web-bl-formation", {
      kind: this.t.say(`battle-line-kind-${formation.kind}`),
      sum: formation.sum,
    });
  }

  /** The same as short as a column needs it. */
  mark(formation: Formation): string {
    return `${this.t.say(`battle-line-mark-${formation.kind}`)} ${formation.sum}`;
  }

  /** Everything about a flag in one sentence. */
  flag(flag: Flag, far: Player, notes: readonly string[]): string {
    const parts = [this.t.say("web-bl-flag", { flag: flag.flag })];
    if (flag.holder !== "nobody") {
      parts.push(this.t.say(flag.holder === this.near ? "web-bl-held-own" : "web-bl-held-their"));
    }
    if (flag.fog) parts.push(this.t.say("web-bl-fog"));
    if (flag.mud) parts.push(this.t.say("web-bl-mud"));
    for (const side of [this.near, far]) parts.push(this.#side(flag, side));
    return [...parts, ...notes].join("; ");
  }

  #side(flag: Flag, side: Player): string {
    const here = flag[side];
    const cards = here.cards.length ? this.cards(here.cards) : this.t.say("web-bl-empty");
    const told = this.t.say("web-bl-side-here", { who: this.who(side), cards });
    if (!here.formation) return told;
    const first = flag.completed_first === side ? `, ${this.t.say("web-bl-first")}` : "";
    return `${told} (${this.formation(here.formation)}${first})`;
  }
}
