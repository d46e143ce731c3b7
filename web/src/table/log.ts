/** The log of a table: events grouped by turn, each with the place on the board that it is about. */

import type { GameEvent, Side } from "../lib/types";

export interface LogLine {
  /** The number of its event among those it was made from; of several the first. */
  index: number;
  event: GameEvent;
  /** How many events in a row it tells, which are the same to whoever reads it: cards that the other side draws. */
  times: number;
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
      turns.push({ key: index, opening, side, lines: opening ? [] : [{ index, event, times: 1 }] });
      return;
    }
    if (last) tellNext(last.lines, index, event);
    else turns.push({ key: index, opening: null, side: null, lines: [{ index, event, times: 1 }] });
  });
  return turns;
}

/** The lines that tell these events. */
export function linesOf(events: readonly GameEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  events.forEach((event, index) => tellNext(lines, index, event));
  return lines;
}

/** What is the same as just before is told by the same line. */
function tellNext(lines: LogLine[], index: number, event: GameEvent): void {
  const last = lines.at(-1);
  if (last && JSON.stringify(last.event) === JSON.stringify(event)) last.times += 1;
  else lines.push({ index, event, times: 1 });
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
