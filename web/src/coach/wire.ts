/** What the coach answers. */

import { json, type Source } from "../lib/api";
import type { Decision, Side } from "../lib/types";

/** Something that speaks for a way, or against it: how likely it is then, and otherwise. */
export interface Reason {
  message: string;
  arguments: Record<string, string | number>;
  percent: number;
  instead: number | null;
  against: boolean;
}

/** What would follow in the same turn, and what was asked then, as far as its words need it. */
export interface Following {
  action: string;
  decision: Decision;
}

export interface Hint {
  action: string;
  then: Following[];
  /** The chance to win, from 0 to 1. */
  chance: number;
  reasons: Reason[];
  others: { action: string; chance: number; costs: number }[];
}

/** A decision, and what it gave away beside something better. */
export interface Judged {
  step: number;
  side: Side;
  action: string;
  better: string | null;
  chance: number;
  costs: number;
  reasons: Reason[];
  /** What would have followed something better. */
  then: Following[];
  /** Where something was better: what was asked, as far as its words and the board need it. */
  decision: Decision | null;
}

/** So many steps are looked at by one call: whoever stops waits for no more than these. */
export const AT_ONCE = 4;

export async function askHint(id: string, token: string): Promise<Hint | null> {
  const path = `/api/games/${encodeURIComponent(id)}/hint`;
  return (await json<{ hint: Hint | null }>(path, { method: "POST", token })).hint;
}

/** Judge steps; `tried` is judged in place of what was done at a single one. */
export async function askReview(source: Source, steps: number[], deep: boolean, tried?: string): Promise<Judged[]> {
  const body = { ...source, steps, deep, ...(tried === undefined ? {} : { tried }) };
  return (await json<{ steps: Judged[] }>("/api/review", { method: "POST", body })).steps;
}
