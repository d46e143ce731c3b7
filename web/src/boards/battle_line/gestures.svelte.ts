/** What clicks, drags and keys on the board mean. Whether it is allowed the server knows: nothing is ruled here. */

import type { BoardProps } from "../../lib/types";
import { isGuile, type Pile } from "./cards";
import { Legal, questionOf, type BattleLineView } from "./view";

/** Cards with which the opponent could still win a flag. */
export interface CounterExample {
  flag: number;
  cards: string[];
}

/** Where a dragged card was let go. */
export type Drop = { flag: number } | { pile: Pile } | "discard" | "field" | null;

export class Gestures {
  /** The card of the hand, or the flag, that was chosen and waits for the other half of the action. */
  card = $state<string | null>(null);
  flag = $state<number | null>(null);
  counter = $state.raw<CounterExample | null>(null);

  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly view = $derived.by(() => this.#props().view as unknown as BattleLineView);
  readonly legal = $derived.by(() => new Legal(this.#props().actions));
  readonly question = $derived.by(() => questionOf(this.view, this.#props().actions));

  /** Whether cards on the table are what is asked for. */
  readonly picksFromTable = $derived.by(() => ["redeploy", "deserter", "traitor", "discard"].includes(this.question));

  /** A new view: what was chosen belongs to the old one. */
  reset(): void {
    this.card = null;
    this.flag = null;
    this.counter = null;
  }

  // -- what a click would mean: the action, or null when it only chooses or says nothing

  atFlag(flag: number): string | null {
    switch (this.question) {
      case "play":
        if (this.card === null) return null;
        return isGuile(this.card) ? `play ${this.card}` : `play ${this.card} ${flag}`;
      case "claim":
      case "draw":
        return `claim ${flag}`;
      case "redeploy-to":
      case "traitor-to":
        return `move ${flag}`;
      default:
        return null;
    }
  }

  atHandCard(card: string): string | null {
    if (this.question === "return") return `return ${card}`;
    if (this.question !== "play") return null;
    if (isGuile(card)) return this.card === card ? `play ${card}` : null;
    return this.flag === null ? null : `play ${card} ${this.flag}`;
  }

  atTableCard(card: string): string | null {
    if (this.question === "discard") return `discard ${card}`;
    return this.picksFromTable ? `choose ${card}` : null;
  }

  /** The action if it is legal: what a click would do at once. */
  offered(action: string | null): string | undefined {
    return action !== null && this.legal.has(action) ? action : undefined;
  }

  /** Whether a flag is a place where something may be done now. */
  isReady(flag: number): boolean {
    if (this.question === "play" && this.card === null) return false;
    return this.offered(this.atFlag(flag)) !== undefined;
  }

  /** Whether a card of the hand has something to do now; with a flag chosen, there. */
  isPlayable(card: string): boolean {
    if (this.question === "return") return this.legal.has(`return ${card}`);
    const flags = this.legal.plays.get(card);
    if (!flags) return false;
    return this.flag === null || isGuile(card) || flags.includes(this.flag);
  }

  // -- clicks

  clickFlag(flag: number): void {
    const action = this.atFlag(flag);
    if (action !== null) void this.attempt(action);
    else this.flag = this.flag === flag ? null : flag;
  }

  clickHandCard(card: string): void {
    const action = this.atHandCard(card);
    if (action !== null) return void this.attempt(action);
    this.counter = null;
    const chosen = this.card === card ? null : card;
    this.card = chosen;
    if (chosen !== null && this.question === "play" && !this.legal.plays.has(card)) {
      void this.attempt(isGuile(card) ? `play ${card}` : `play ${card} ${this.#firstOpenFlag()}`);
    }
  }

  clickTableCard(card: string, flag: number): void {
    const action = this.atTableCard(card);
    if (action !== null) void this.attempt(action);
    else this.clickFlag(flag);
  }

  clickPile(pile: Pile): void {
    if (this.question === "return" && this.card !== null) void this.attempt(`return ${this.card}`);
    else if (this.question !== "") void this.attempt(`draw ${pile}`);
  }

  clickDiscards(): void {
    if (this.legal.has("discard")) void this.attempt("discard");
  }

  // -- drags

  dropHandCard(card: string, drop: Drop): void {
    if (drop === null) return;
    if (this.question === "return") void this.attempt(`return ${card}`);
    else if (isGuile(card)) void this.attempt(`play ${card}`);
    else if (typeof drop === "object" && "flag" in drop) void this.attempt(`play ${card} ${drop.flag}`);
  }

  dropTableCard(card: string, drop: Drop): void {
    if (drop === null || drop === "field") return;
    const choose = this.atTableCard(card);
    if (choose === null) return;
    if (!this.legal.has(choose)) return void this.attempt(choose);
    if (typeof drop === "object" && "flag" in drop && (this.question === "redeploy" || this.question === "traitor")) {
      this.#act([choose, `move ${drop.flag}`]);
    } else if (drop === "discard" && this.question === "redeploy") this.#act([choose, "discard"]);
    else if (drop === "discard" && this.question !== "traitor") this.#act([choose]);
  }

  /** Do it if it is legal; otherwise have it explained. */
  async attempt(action: string): Promise<void> {
    if (this.legal.has(action)) return this.#act([action]);
    const { ask, refuse, view } = this.#props();
    const answer = await ask("why", action).catch(() => null);
    if (!answer || answer.allowed !== false || this.#props().view !== view) return;
    refuse({ action, clause: answer.clause, reason: answer.reason, arguments: answer.arguments });
    this.#show(answer.arguments);
  }

  /** Draw the cards that refute a claim. */
  #show(found: { flag?: unknown; cards?: unknown }): void {
    this.counter =
      typeof found.flag === "number" && Array.isArray(found.cards) ? { flag: found.flag, cards: found.cards } : null;
  }

  /** A claim that was tried in vain: the event has the counter-example. */
  failedClaim(flag: number, cards: string[]): void {
    if (cards.length) this.counter = { flag, cards };
  }

  #act(actions: string[]): void {
    this.#props().act(actions);
  }

  #firstOpenFlag(): number {
    return (this.view.flags.find((flag) => flag.holder === "nobody") ?? this.view.flags[0]!).flag;
  }
}
