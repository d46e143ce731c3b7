/** Rolls as they are shown: with what each die did, as their events say. */

import type { GameEvent, Side, Translator } from "../../lib/types";

/** What a die did; nothing if it is empty. */
export type Did = "hit" | "again" | "flag" | "order" | "ignored" | "";

export interface Roll {
  what: string;
  side: Side;
  unit: string | null;
  hex: string;
  dice: string[];
  counted: Did[];
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The roll that an event tells of. */
export function rollOf(event: GameEvent): Roll {
  return {
    what: text(event["what"]),
    side: event["side"] as Side,
    unit: text(event["unit"]) || null,
    hex: text(event["hex"]),
    dice: list(event["dice"]),
    counted: list(event["counted"]) as Did[],
  };
}

/** The last roll of what has been told. */
export function lastRollIn(log: readonly GameEvent[]): Roll | null {
  const event = log.findLast(({ dice }) => Array.isArray(dice));
  return event === undefined ? null : rollOf(event);
}

/** Whose roll it is, what for, and where. */
export function rollCaption(roll: Roll, game: string, names: Readonly<Record<string, string>>, t: Translator): string {
  const what = t.word(game, "what", roll.what);
  const who = roll.unit === null ? "" : t.word(game, "unit", roll.unit);
  return [names[roll.side] ?? "", what, who, roll.hex].filter(Boolean).join(" · ");
}
