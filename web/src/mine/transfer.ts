/** All games in one file: written, checked, and added to what is here. */

import { gamesHere, keepSeat, seatsOf, type Tokens } from "../lib/seats";
import { SIDES } from "../lib/types";
import { cleaned, faultOf, type Entry } from "./entry";
import { add, entries, type Added } from "./ledger";

const FORMAT = "vexilla-games";
const VERSION = 1;
/** So much a browser cannot keep anyway. */
const LONGEST = 20_000_000;

interface File {
  format: typeof FORMAT;
  version: number;
  games: Entry[];
  /** What opens the seats of games that go on; only where it was asked for. */
  seats?: Record<string, Tokens>;
}

/** A file that cannot be read: the id of the message that says why, and its arguments. */
export class BadFile extends Error {
  constructor(
    readonly reason: "web-mine-bad-text" | "web-mine-bad-format" | "web-mine-bad-version" | "web-mine-bad-game",
    readonly args: Record<string, string | number> = {},
  ) {
    super(reason);
    this.name = "BadFile";
  }
}

/** Everything as one text; seats are secrets, so they are in it only where that was wanted. */
export function exported(withSeats: boolean): string {
  const file: File = { format: FORMAT, version: VERSION, games: entries() };
  if (withSeats) file.seats = Object.fromEntries(gamesHere().map(({ id, seats }) => [id, seats]));
  return `${JSON.stringify(file, null, 1)}\n`;
}

export interface Imported extends Added {
  /** How many seats were taken over. */
  seats: number;
}

/** Add what a file has; BadFile says why not, and then nothing was changed. */
export function imported(text: string): Imported {
  const file = parsed(text);
  const count = add(file.games);
  let seats = 0;
  for (const [id, tokens] of Object.entries(file.seats ?? {})) {
    const here = seatsOf(id);
    for (const side of SIDES) {
      const token = tokens[side];
      // What is here may be newer than the file: whoever ended all other keys of a seat holds the right one.
      if (token === undefined || here[side] !== undefined) continue;
      keepSeat(id, side, token);
      seats++;
    }
  }
  return { ...count, seats };
}

function parsed(text: string): File {
  let found: any;
  try {
    found = text.length <= LONGEST ? JSON.parse(text) : null;
  } catch {
    throw new BadFile("web-mine-bad-text");
  }
  if (found?.format !== FORMAT || !Array.isArray(found.games)) throw new BadFile("web-mine-bad-format");
  if (found.version !== VERSION) throw new BadFile("web-mine-bad-version", { version: String(found.version) });
  found.games.forEach((game: unknown, at: number) => {
    const field = faultOf(game);
    if (field) throw new BadFile("web-mine-bad-game", { number: at + 1, field });
  });
  const seats = found.seats ?? {};
  if (typeof seats !== "object") throw new BadFile("web-mine-bad-format");
  for (const tokens of Object.values<any>(seats)) {
    const isRight = SIDES.every((side) => tokens?.[side] === undefined || typeof tokens[side] === "string");
    if (typeof tokens !== "object" || !isRight) throw new BadFile("web-mine-bad-format");
  }
  return { format: FORMAT, version: VERSION, games: found.games.map(cleaned), seats };
}
