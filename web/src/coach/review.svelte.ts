/** A look at all decisions of a side: quickly at every one, then closely at those that seem to have cost most. */

import type { Source } from "../lib/api";
import type { ReplayStep, Side } from "../lib/types";
import { askReview, AT_ONCE, type Judged } from "./wire";

/** So many of the dearest are looked at closely, and so many are told. */
const CLOSELY = 6;
export const TOLD = 3;
/** What costs less is not worth a word. */
const LEAST = 0.01;

export class Review {
  readonly side: Side;
  /** The steps at which the side decided; a step of the replay is what came of a decision, which was taken before it. */
  readonly steps: readonly number[];
  done = $state(0);
  isClose = $state(false);
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);
  found = $state.raw<readonly Judged[]>([]);
  #isStopped = false;

  constructor(side: Side, replayed: readonly ReplayStep[]) {
    this.side = side;
    this.steps = replayed.flatMap((step) => (step.side === side ? [step.step - 1] : []));
  }

  /** Every decision was looked at: before, neither what cost most nor what all of them cost is known. */
  get isWhole(): boolean {
    return this.done === this.steps.length;
  }

  /** What cost most, dearest first. */
  get dearest(): readonly Judged[] {
    return this.found
      .filter(({ better, costs }) => better !== null && costs >= LEAST)
      .toSorted((one, another) => another.costs - one.costs)
      .slice(0, TOLD);
  }

  /** What all decisions together gave away. */
  get given(): number {
    return this.found.reduce((sum, { costs }) => sum + costs, 0);
  }

  /** The chance of the bottom side to win after each decision that was looked at. */
  get chances(): { step: number; bottom: number }[] {
    return this.found
      .map(({ step, chance }) => ({ step: step + 1, bottom: this.side === "bottom" ? chance : 1 - chance }))
      .toSorted((one, another) => one.step - another.step);
  }

  stop(): void {
    this.#isStopped = true;
  }

  async run(source: Source): Promise<void> {
    this.isBusy = true;
    this.#isStopped = false;
    this.problem = null;
    try {
      for (let first = this.done; first < this.steps.length && !this.#isStopped; first += AT_ONCE) {
        const part = this.steps.slice(first, first + AT_ONCE);
        this.found = [...this.found, ...(await askReview(source, part, false))];
        this.done = first + part.length;
      }
      this.isClose = true;
      const suspects = this.found.toSorted((one, another) => another.costs - one.costs).slice(0, CLOSELY);
      for (const { step, costs } of suspects) {
        if (this.#isStopped || costs === 0) break;
        const [closer] = await askReview(source, [step], true);
        if (closer) this.found = this.found.map((each) => (each.step === step ? closer : each));
      }
    } catch (problem) {
      this.problem = problem;
    }
    this.isClose = false;
    this.isBusy = false;
  }
}
