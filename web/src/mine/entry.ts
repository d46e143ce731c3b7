/** A game as this browser remembers it, also when the server has forgotten it. */

import { SIDES, type Ending, type SeatKind, type Side, type Summary } from "../lib/types";

/** What chance promised a side on average, and what it gave: hits of dice, or values of cards. */
export interface Account {
  rolls: number;
  expected: number;
  actual: number;
}

/** The luck of a game; `none` where the game has no such ledger, or nobody can tell any more. */
export type Luck = { kind: "dice" | "pips" | "cards"; sides: Partial<Record<Side, Account>> } | { kind: "none" };

export interface Entry {
  id: string;
  /** The ruleset. */
  game: string;
  scenario: string;
  /** In the language in which it was told last. */
  title: string;
  sides: Record<Side, string>;
  /** The sides that were played from this browser; both, where two shared the screen. */
  mine: Side[];
  seats: Record<Side, { kind: SeatKind; name: string; level: string }>;
  state: "playing" | "over";
  winner: Side | "nobody" | "";
  ending: Ending;
  turn: number;
  /** In seconds since 1970. */
  created: number;
  updated: number;
  luck?: Luck;
  /** The server does not have it any more. */
  isGone?: boolean;
}

/** What a summary of the server leaves behind. */
export function entryOf(summary: Summary, mine: Side[]): Entry {
  const seat = ({ kind, name, level }: Summary["seats"][Side]) => ({ kind, name, level });
  return {
    id: summary.id,
    game: summary.game,
    scenario: summary.scenario,
    title: summary.title,
    sides: { bottom: summary.sides.bottom, top: summary.sides.top },
    mine,
    seats: { bottom: seat(summary.seats.bottom), top: seat(summary.seats.top) },
    state: summary.state,
    winner: summary.winner ?? "",
    ending: summary.ending,
    turn: summary.turn,
    created: summary.created,
    updated: summary.updated,
  };
}

/** Two memories of one game: what came later counts, a result is never lost, nor what is known of luck. */
export function merged(one: Entry, two: Entry): Entry {
  const [older, newer] = isLater(two, one) ? [one, two] : [two, one];
  const luck = newer.luck ?? older.luck;
  return {
    ...newer,
    mine: SIDES.filter((side) => one.mine.includes(side) || two.mine.includes(side)),
    ...(luck ? { luck } : {}),
  };
}

function isLater(one: Entry, two: Entry): boolean {
  if (one.state !== two.state) return one.state === "over";
  return one.updated > two.updated;
}

const KINDS: readonly unknown[] = ["here", "link", "computer"];
const ENDINGS: readonly unknown[] = ["", "rules", "resigned", "agreed", "time"];
const WINNERS: readonly unknown[] = ["", "nobody", ...SIDES];
/** Longer is nothing that the server says. */
const LONGEST = 300;

const isText = (value: unknown): boolean => typeof value === "string" && value.length <= LONGEST;
const isNumber = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);
const ofBoth = (value: any, isRight: (each: any) => boolean): boolean =>
  typeof value === "object" && value !== null && SIDES.every((side) => isRight(value[side]));

const CHECKS: Record<string, (value: any) => boolean> = {
  id: (value) => isText(value) && /^[A-Za-z0-9_-]{1,64}$/.test(value),
  game: isText,
  scenario: isText,
  title: isText,
  sides: (value) => ofBoth(value, isText),
  mine: (value) => Array.isArray(value) && value.length > 0 && value.every((side) => SIDES.includes(side)),
  seats: (value) => ofBoth(value, (seat) => KINDS.includes(seat?.kind) && isText(seat.name) && isText(seat.level)),
  state: (value) => value === "playing" || value === "over",
  winner: (value) => WINNERS.includes(value),
  ending: (value) => ENDINGS.includes(value),
  turn: isNumber,
  created: isNumber,
  updated: isNumber,
  luck: (value) => value === undefined || isLuck(value),
  isGone: (value) => value === undefined || typeof value === "boolean",
};

function isLuck(value: any): boolean {
  if (value?.kind === "none") return true;
  if (!["dice", "pips", "cards"].includes(value?.kind)) return false;
  return Object.entries(value.sides ?? {}).every(
    ([side, account]: [string, any]) =>
      SIDES.includes(side as Side) && [account?.rolls, account?.expected, account?.actual].every(isNumber),
  );
}

/** The first field of something that is not as an entry's is; empty where all of it is right. */
export function faultOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return "id";
  return Object.keys(CHECKS).find((field) => !CHECKS[field]!((value as Record<string, unknown>)[field])) ?? "";
}

/** An entry with nothing in it that does not belong there. */
export function cleaned(value: Entry): Entry {
  const entry = Object.fromEntries(
    Object.keys(CHECKS).flatMap((field) => {
      const found = value[field as keyof Entry];
      return found === undefined ? [] : [[field, found]];
    }),
  );
  return entry as unknown as Entry;
}
