/** Moving about in a replay: by decision, by turn, by line of the log. */
import type { ReplayStep, View } from "../lib/types";

/** The steps at which a turn begins; the start is always one. */
export function turnStarts(steps: readonly ReplayStep[]): number[] {
  const found = [0];
  for (let at = 1; at < steps.length; at += 1) {
    const [before, now] = [steps[at - 1]!.view, steps[at]!.view];
    if (before.turn !== now.turn || before.active !== now.active) found.push(at);
  }
  return found;
}

/** Which turn it is, of how many. */
export interface Counted {
  turn: number;
  turns: number;
}

/** The turn of a step: where a battle has a last turn, as the game counts them. */
export function countedTurn(view: Partial<View> | undefined, starts: readonly number[], step: number): Counted {
  const limit: unknown = view?.["turnLimit"];
  if (typeof limit === "number" && limit > 0) return { turn: Number(view?.turn), turns: limit };
  return { turn: starts.findLastIndex((start) => start <= step) + 1, turns: starts.length };
}

/** The beginning of the next turn, or the last step. */
export function nextTurn(starts: readonly number[], step: number, last: number): number {
  return starts.find((start) => start > step) ?? last;
}

/** The beginning of this turn, or of the one before when we stand at it. */
export function previousTurn(starts: readonly number[], step: number): number {
  return starts.findLast((start) => start < step) ?? 0;
}

/** Where a replay stands. */
export interface Standing {
  step: number;
  /** How many events of the step have been told. */
  told: number;
  isPlaying: boolean;
}

/**
 * Whether the log may say an event of a step: never before it is told what came of the step that is shown; what comes
 * later may be read, unless it is about to be played.
 */
export function isReadable({ step, told, isPlaying }: Standing, at: number, event: number): boolean {
  return at === step ? event < told : !isPlaying || at < step;
}

/** How many of some events in a row, from `first` on, the log may say. */
export function readable(standing: Standing, at: number, first: number, events: number): number {
  return Array.from({ length: events }, (_, next) => first + next).filter((event) => isReadable(standing, at, event))
    .length;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long to rest between two steps at speed 1, in milliseconds. */
export const BETWEEN = 450;
