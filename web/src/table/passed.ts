/** What has ended by itself, because nothing could be done in it any more: nobody shall be left to guess. */

import type { Decision, View, Viewer } from "../lib/types";

/** A question of one's own that ends a phase, and the turn in which it was asked. */
export interface Phase {
  phase: string;
  action: string;
  turn: unknown;
  left?: Decision["left"];
}

/** What is to be said: a phase, or the turn; and how much of it is left over. */
export interface Passed {
  what: string;
  left: number;
}

/** The phase that a viewer is asked to go on with or to end, if he is. */
export function phaseOf(view: View, side: Viewer): Phase | null {
  const { decision } = view;
  if (decision?.ends === undefined || decision.side !== side) return null;
  const { phase, action } = decision.ends;
  return { phase, action, turn: view["turn"], ...(decision.left && { left: decision.left }) };
}

/**
 * What of a phase has ended without a word since its player decided something in it; null if he ended it himself, took
 * something back, or it goes on: questions in between, such as those of a combat, end nothing.
 */
export function passedSince(
  before: Phase | null,
  decided: readonly string[] | null,
  view: View,
  side: Viewer,
): Passed | null {
  if (before === null || decided === null || decided.includes(before.action) || view.over) return null;
  const now = phaseOf(view, side);
  if (now?.phase === before.phase && now.turn === before.turn) return null;
  if (view["turn"] !== before.turn) return { what: "turn", left: 0 };
  if (now === null) return null;
  return { what: before.phase, left: Math.max(0, (before.left?.left ?? 0) - decided.length) };
}
