/** The coach in words. */

import { readAction } from "../lib/action";
import type { Decision, Translator } from "../lib/types";
import { labelOf } from "../table/actions";
import type { Reason } from "./wire";

type Verbs = Readonly<Record<string, readonly string[]>>;

/** An action as a button would say it; a deed as it is written. */
export function sayAction(t: Translator, game: string, text: string, verbs: Verbs, decision?: Decision): string {
  if (decision?.ends?.action === text) return t.tell(game, decision.ends.says, {}, {});
  return labelOf(t, game, readAction(text, verbs), undefined, decision?.question);
}

/** A reason, and how likely it is. */
export function sayReason(t: Translator, game: string, reason: Reason, names: Record<string, string>): string {
  const what = t.tell(game, reason.message, reason.arguments, names);
  const { percent, instead } = reason;
  const likely =
    instead === null ? t.say("coach-percent", { percent }) : t.say("coach-percent-instead", { percent, instead });
  return `${what}: ${likely}`;
}

/** Points of a hundred of the chance to win. */
export const points = (part: number): number => Math.round(part * 100);
