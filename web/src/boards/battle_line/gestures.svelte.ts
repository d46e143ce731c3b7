/** What clicks, drags and keys on the board mean. Whether it is allowed the server knows: nothing is ruled here. */

import type { BoardProps } from "../../lib/types";
import { compose, verbTaking } from "../../lib/action";
import type { Pile } from "./cards";
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
  readonly legal = $derived.by(() => new Legal(this.#decision, this.#props().actions));
  /** What is asked, for its words only. */
  readonly question = $derived.by(() => questionOf(this.view, this.#props().actions));
  /** The decision, if it is the viewer's to take. */
  readonly #decision = $derived.by(() => (this.#props().actions.length ? this.view.decision : undefined));

  /** The verb that takes just this, legal or not. */
  #taking(...roles: string[]): string | undefined {
    return verbTaking(this.#decision, ...roles);
  }

  /** Whether a card of the hand is asked for, and where it goes. */
  readonly plays = $derived.by(() => this.#taking("card", "flag") !== undefined);
  /** Whether a card of the hand is asked for that goes nowhere of its own. */
  readonly #gives = $derived.by(() => this.#taking("card"));
  /** Whether cards on the table are what is asked for. */
  readonly picksFromTable = $derived.by(() => this.#taking("open") !== undefined);

  /** Whether a card goes to no flag but does its effect once. */
  isGuile(card: string): boolean {
    return this.view.tactics[card] === "guile";
  }

  /** A new view: what was chosen belongs to the old one. */
  reset(): void {
    this.card = null;
    this.flag = null;
    this.counter = null;
  }

  // -- what a click would mean: the action, or null when it only chooses or says nothing

  /** To play a card of the hand, at a flag if it goes to one; null if that is not asked. */
  #play(card: string, flag: number): string | null {
    const verb = this.#taking("card", "flag");
    if (verb === undefined) return null;
    return this.isGuile(card) ? compose(verb, card) : compose(verb, card, flag);
  }

  /** To play a card that goes to no flag. */
  playGuile(card: string): string | null {
    return this.isGuile(card) ? this.#play(card, 0) : null;
  }

  atFlag(flag: number): string | null {
    if (this.plays) return this.card === null ? null : this.#play(this.card, flag);
    const verb = this.#taking("flag");
    return verb === undefined ? null : compose(verb, flag);
  }

  atHandCard(card: string): string | null {
    if (this.#gives !== undefined) return compose(this.#gives, card);
    if (!this.plays) return null;
    if (this.isGuile(card)) return this.card === card ? this.playGuile(card) : null;
    return this.flag === null ? null : this.#play(card, this.flag);
  }

  atTableCard(card: string): string | null {
    const verb = this.#taking("open");
    return verb === undefined ? null : compose(verb, card);
  }

  /** To take from a pile; a card of the hand that is chosen goes back where it belongs. */
  atPile(pile: Pile): string | null {
    if (this.#gives !== undefined) return this.card === null ? null : compose(this.#gives, this.card);
    const verb = this.#taking("pile");
    return verb === undefined ? null : compose(verb, pile);
  }

  /** The action if it is legal: what a click would do at once. */
  offered(action: string | null): string | undefined {
    return action !== null && this.legal.has(action) ? action : undefined;
  }

  /** Whether a flag is a place where something may be done now. */
  isReady(flag: number): boolean {
    return this.offered(this.atFlag(flag)) !== undefined;
  }

  /** Whether a card of the hand has something to do now; with a flag chosen, there. */
  isPlayable(card: string): boolean {
    const flags = this.legal.plays.get(card);
    if (!flags) return false;
    return !this.plays || this.flag === null || this.isGuile(card) || flags.includes(this.flag);
  }

  /** Whether a flag is there to be taken. */
  isClaimable(flag: number): boolean {
    return this.legal.actions.some(({ verb, is }) => verb === "claim" && is["flag"] === String(flag));
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
    if (chosen === null || this.legal.plays.has(card)) return;
    const wanted = this.#play(card, this.#firstOpenFlag());
    if (wanted !== null) void this.attempt(wanted);
  }

  clickTableCard(card: string, flag: number): void {
    const action = this.atTableCard(card);
    if (action !== null) void this.attempt(action);
    else this.clickFlag(flag);
  }

  clickPile(pile: Pile): void {
    const action = this.atPile(pile);
    if (action !== null) void this.attempt(action);
  }

  clickDiscards(): void {
    if (this.legal.discard !== undefined) void this.attempt(this.legal.discard);
  }

  // -- drags

  dropHandCard(card: string, drop: Drop): void {
    if (drop === null) return;
    const flag = typeof drop === "object" && "flag" in drop ? drop.flag : null;
    const action =
      this.#gives !== undefined
        ? compose(this.#gives, card)
        : (this.playGuile(card) ?? (flag === null ? null : this.#play(card, flag)));
    if (action !== null) void this.attempt(action);
  }

  /** A card of the table goes where it is dropped, if the decision says that this may follow. */
  dropTableCard(card: string, drop: Drop): void {
    if (drop === null || drop === "field") return;
    const choose = this.atTableCard(card);
    if (choose === null) return;
    if (!this.legal.has(choose)) return void this.attempt(choose);
    const then = Object.entries(this.#decision?.then ?? {});
    const [verb] = then.find(([, roles]) => (drop === "discard" ? !roles.length : roles.join() === "flag")) ?? [];
    if (verb !== undefined && drop === "discard") this.#act([choose, verb]);
    else if (verb !== undefined && typeof drop === "object" && "flag" in drop) {
      this.#act([choose, compose(verb, drop.flag)]);
    } else if (then.length === 0 && drop === "discard") this.#act([choose]);
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
