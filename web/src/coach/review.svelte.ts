/**
 * A look at all decisions of a side: quickly at every one, closely at those that seem to have cost most, and then quickly
 * at the other side's, so that luck can be told from what the other side gave away.
 */

import type { Source } from "../lib/api";
import { other, type ReplayStep, type Side } from "../lib/types";
import { askReview, AT_ONCE, type Judged } from "./wire";

/** So many of the dearest are looked at closely, and so many are told. */
const CLOSELY = 6;
export const TOLD = 3;
/** What costs less is not worth a word. */
const LEAST = 0.01;

/** The decisions of one side, as far as they were looked at. */
class Looked {
  /** The steps at which the side decided; a step of the replay is what came of a decision, which was taken before it. */
  readonly steps: readonly number[];
  done = $state(0);
  found = $state.raw<readonly Judged[]>([]);

  constructor(side: Side, replayed: readonly ReplayStep[]) {
    this.steps = replayed.flatMap((step) => (step.side === side ? [step.step - 1] : []));
  }

  /** Every decision was looked at: before, neither what cost most nor what all of them cost is known. */
  get isWhole(): boolean {
    return this.done === this.steps.length;
  }

  /** What all decisions together gave away. */
  get given(): number {
    return this.found.reduce((sum, { costs }) => sum + costs, 0);
  }
}

export class Review {
  readonly side: Side;
  readonly own: Looked;
  readonly theirs: Looked;
  /** What is being done. */
  at = $state<"own" | "closely" | "theirs" | null>(null);
  problem = $state.raw<unknown>(null);
  #isStopped = false;
  /** Steps that were looked at closely. */
  #close = new Set<number>();

  constructor(side: Side, replayed: readonly ReplayStep[]) {
    this.side = side;
    this.own = new Looked(side, replayed);
    this.theirs = new Looked(other(side), replayed);
  }

  get isBusy(): boolean {
    return this.at !== null;
  }

  /** Nothing is left to look at. */
  get isWhole(): boolean {
    return this.own.isWhole && this.theirs.isWhole;
  }

  /** What cost most, dearest first. */
  get dearest(): readonly Judged[] {
    return this.own.found
      .filter(({ better, costs }) => better !== null && costs >= LEAST)
      .toSorted((one, another) => another.costs - one.costs)
      .slice(0, TOLD);
  }

  /** The chance of the bottom side to win after each decision that was looked at. */
  get chances(): { step: number; bottom: number }[] {
    return [...this.own.found, ...this.theirs.found]
      .map(({ step, side, chance }) => ({ step: step + 1, bottom: side === "bottom" ? chance : 1 - chance }))
      .toSorted((one, another) => one.step - another.step);
  }

  stop(): void {
    this.#isStopped = true;
  }

  async run(source: Source): Promise<void> {
    this.#isStopped = false;
    this.problem = null;
    try {
      this.at = "own";
      await this.#lookAt(this.own, source);
      this.at = "closely";
      await this.#lookClosely(source);
      this.at = "theirs";
      await this.#lookAt(this.theirs, source);
    } catch (problem) {
      this.problem = problem;
    }
    this.at = null;
  }

  async #lookAt(looked: Looked, source: Source): Promise<void> {
    for (let first = looked.done; first < looked.steps.length && !this.#isStopped; first += AT_ONCE) {
      const part = looked.steps.slice(first, first + AT_ONCE);
      looked.found = [...looked.found, ...(await askReview(source, part, false))];
      looked.done = first + part.length;
    }
  }

  async #lookClosely(source: Source): Promise<void> {
    const { own } = this;
    const suspects = own.found.toSorted((one, another) => another.costs - one.costs).slice(0, CLOSELY);
    for (const { step, costs } of suspects) {
      if (this.#isStopped || costs === 0) return;
      if (this.#close.has(step)) continue;
      const [closer] = await askReview(source, [step], true);
      if (closer) own.found = own.found.map((each) => (each.step === step ? closer : each));
      this.#close.add(step);
    }
  }
}
