/** A line of the log in parts: words, and what is shown by a picture instead: sides, units, dice. */

import type { GameEvent, Side, Translator } from "../lib/types";

export type Part =
  | { sort: "text"; text: string }
  /** Whose line it is, where that is not whoever has the turn. */
  | { sort: "side"; side: Side; text: string }
  | { sort: "unit"; unit: string; side: Side; text: string }
  | { sort: "dice"; dice: string[]; counted: (string | null)[]; text: string };

/** In the words of a line these stand where a picture goes: nobody writes them. */
const MARK = "\u0001";
const MARKED = /\u0001(\w)/;

const sideOf = (event: GameEvent): Side | null =>
  event["side"] === "bottom" || event["side"] === "top" ? event["side"] : null;

/**
 * What an event tells.
 * @param turn whose turn it is, who need not be named in every line of it
 * @param hasUnits whether there are pictures of units
 */
export function partsOf(
  t: Translator,
  game: string,
  event: GameEvent,
  names: Record<string, string>,
  turn: Side | null,
  hasUnits: boolean,
): Part[] {
  const side = sideOf(event);
  const shown: Record<string, Part> = {};
  const told: GameEvent = { ...event };
  const { unit, dice, counted } = event;
  if (hasUnits && side !== null && typeof unit === "string") {
    shown["u"] = { sort: "unit", unit, side, text: t.word(game, "unit", unit) };
    told["unit"] = `${MARK}u`;
  }
  if (Array.isArray(dice) && dice.length > 0) {
    const text = dice.map((die) => t.word(game, "die", String(die))).join(", ");
    const did = Array.isArray(counted) ? counted.map(String) : dice.map(() => null);
    shown["d"] = { sort: "dice", dice: dice.map(String), counted: did, text };
    told["dice"] = [`${MARK}d`];
  }
  let text = t.tell(game, event.event, told, names);
  const parts: Part[] = [];
  const name = side === null ? "" : (names[side] ?? "");
  const after = /^[:,]? /.exec(text.slice(name.length));
  if (side !== null && name !== "" && text.startsWith(name) && after) {
    text = capital(text.slice(name.length + after[0].length));
    if (side !== turn) parts.push({ sort: "side", side, text: name });
  }
  for (let found = MARKED.exec(text); found !== null; found = MARKED.exec(text)) {
    if (found.index > 0) parts.push({ sort: "text", text: text.slice(0, found.index) });
    const part = shown[found[1]!];
    if (part) parts.push(part);
    text = text.slice(found.index + found[0].length);
  }
  if (text) parts.push({ sort: "text", text });
  return parts;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
