/** Where a match turned: from the chances that the computer gave both sides after each step. */

import type { Side } from "../lib/types";
import type { Analysis } from "./luck";

export interface Turning {
  step: number;
  /** The winner's chance before that step and after it. */
  before: number;
  after: number;
  /** Whether he was ahead from there to the end; else it was only his largest gain. */
  isForGood: boolean;
}

/**
 * The step from which the winner was ahead to the end; where he was so all the time, or never before the last word, the
 * one that gained him most. Null where there is nothing to tell.
 */
export function turningOf(balance: Analysis["balance"], winner: Side | null): Turning | null {
  if (winner === null) return null;
  // The last step says how it ended, not how it stood.
  const chances = balance.slice(0, -1).map(({ bottom }) => (winner === "bottom" ? bottom : 1 - bottom));
  if (chances.length < 3) return null;
  const behind = chances.findLastIndex((chance) => chance <= 0.5);
  const isForGood = behind >= 0 && behind < chances.length - 1;
  let at = behind + 1;
  if (!isForGood) {
    at = 1;
    for (let step = 2; step < chances.length; step += 1) {
      if (chances[step]! - chances[step - 1]! > chances[at]! - chances[at - 1]!) at = step;
    }
  }
  return { step: balance[at]!.step, before: chances[at - 1]!, after: chances[at]!, isForGood };
}
