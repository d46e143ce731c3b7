/** What a view tells, sorted into what each side has and what concerns both. */

import { SIDES, type Side, type View } from "../../lib/types";

/** What every view has, what the frame shows, and a measured table, which is drawn. */
const SHOWN_BY_THE_FRAME = new Set(["game", "over", "winner", "decision", "turn", "measured"]);

export type Fact = [name: string, value: unknown];

export interface Facts {
  common: Fact[];
  sides: Record<Side, Fact[]>;
}

function isBySide(value: unknown): value is Partial<Record<Side, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => (SIDES as readonly string[]).includes(name));
}

/** The facts of a view in its own order. */
export function factsOf(view: View): Facts {
  const facts: Facts = { common: [], sides: { bottom: [], top: [] } };
  for (const [name, value] of Object.entries(view)) {
    if (SHOWN_BY_THE_FRAME.has(name)) continue;
    if (!isBySide(value)) facts.common.push([name, value]);
    else for (const side of SIDES) if (side in value) facts.sides[side].push([name, value[side]]);
  }
  return facts;
}

/** Of several things of a kind the name of one: the cards of a hand are each a card. */
export function oneOf(name: string): string {
  return name.endsWith("s") ? name.slice(0, -1) : name;
}

export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
