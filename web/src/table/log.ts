/** The log of a table: events grouped by turn, each with the place on the board that it is about. */

import type { GameEvent, Side } from "../lib/types";

export interface LogLine {
  index: number;
  event: GameEvent;
}

export interface LogTurn {
  /** The number of its first line, which never changes. */
  key: number;
  /** The event that opens the turn, if the ruleset has one. */
  opening: GameEvent | null;
  /** Otherwise whose turn it is; null before the first. */
  side: Side | null;
  lines: LogLine[];
}

/** A new turn begins with an event that says so, or, in rulesets without one, when the other side does something. */
export function turnsOf(log: readonly GameEvent[]): LogTurn[] {
  const hasOpenings = log.some(isOpening);
  const turns: LogTurn[] = [];
  log.forEach((event, index) => {
    const side = event["side"] === "bottom" || event["side"] === "top" ? event["side"] : null;
    const last = turns.at(-1);
    if (hasOpenings ? isOpening(event) : side !== null && last?.side !== side) {
      const opening = hasOpenings ? event : null;
      turns.push({ key: index, opening, side, lines: opening ? [] : [{ index, event }] });
      return;
    }
    if (last) last.lines.push({ index, event });
    else turns.push({ key: index, opening: null, side: null, lines: [{ index, event }] });
  });
  return turns;
}

function isOpening(event: GameEvent): boolean {
  return event.sort === "turn";
}

/** Where on the board it happened: where something went, or stood. */
export function placeOf(event: GameEvent): string | null {
  for (const name of ["to", "target", "hex", "flag"]) {
    const value = event[name];
    if (typeof value === "string" || typeof value === "number") return String(value);
  }
  return null;
}
