/** What many games tell together: who won how often, and whom chance loved. Counted from entries alone. */

import { other, type Side } from "../lib/types";
import type { Account, Entry } from "./entry";

export const RESULTS = ["running", "won", "lost", "drawn", "shared"] as const;
export type Result = (typeof RESULTS)[number];

/** How a game stands for whoever plays in this browser; `shared` where both sides were played here. */
export function resultOf({ state, winner, mine }: Entry): Result {
  if (state === "playing") return "running";
  if (mine.length > 1) return "shared";
  if (winner !== "bottom" && winner !== "top") return "drawn";
  return winner === mine[0] ? "won" : "lost";
}

/** Whom one played: computers by their level, people by their name; both at one screen are nobody's opponent. */
export function opponentOf({ mine, seats }: Entry): string {
  if (mine.length > 1) return "";
  const seat = seats[other(mine[0]!)];
  return seat.kind === "computer" ? `computer:${seat.level}` : `person:${seat.name}`;
}

export interface Wish {
  game: string;
  opponent: string;
  result: Result | "";
}

export const EVERYTHING: Wish = { game: "", opponent: "", result: "" };

export function filtered(entries: readonly Entry[], wish: Wish): Entry[] {
  return entries.filter(
    (entry) =>
      (!wish.game || entry.game === wish.game) &&
      (!wish.opponent || opponentOf(entry) === wish.opponent) &&
      (!wish.result || resultOf(entry) === wish.result),
  );
}

/** What can be chosen, the most frequent first. */
export function choicesOf(entries: readonly Entry[], of: (entry: Entry) => string): string[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const found = of(entry);
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, two]) => two - one).map(([found]) => found);
}

export interface Score {
  won: number;
  lost: number;
  drawn: number;
}

export interface Rate extends Score {
  /** What it is the rate of: a game, or a side of one of its battles, by their keys. */
  of: string;
}

export interface SideRate extends Rate {
  /** The last game of it: its names are those of the language in which it was told. */
  last: Entry;
}

export interface GameRate extends Rate {
  sides: SideRate[];
}

/** A side of a battle, whatever it is called in the language of the day; all the same where sides are alike. */
export const sideKey = ({ scenario, mine }: Entry, hasArmies: boolean): string =>
  hasArmies ? `${scenario}/${mine[0]}` : "";

export const playedOf = ({ won, lost, drawn }: Score): number => won + lost + drawn;

/** The share of games won, a drawn one counting half; null where there were none. */
export function shareOf(score: Score): number | null {
  const played = playedOf(score);
  return played > 0 ? (score.won + score.drawn / 2) / played : null;
}

/** How often one won in each game, and with each side of its battles, where these are armies. */
export function ratesOf(entries: readonly Entry[], hasArmies: (entry: Entry) => boolean): GameRate[] {
  const rates = new Map<string, GameRate>();
  for (const entry of entries) {
    const result = resultOf(entry);
    if (result === "running" || result === "shared") continue;
    const rate = rates.get(entry.game) ?? { of: entry.game, won: 0, lost: 0, drawn: 0, sides: [] };
    rates.set(entry.game, rate);
    const key = sideKey(entry, hasArmies(entry));
    let side = rate.sides.find(({ of }) => of === key);
    if (!side) rate.sides.push((side = { of: key, won: 0, lost: 0, drawn: 0, last: entry }));
    if (entry.updated > side.last.updated) side.last = entry;
    rate[result]++;
    side[result]++;
  }
  const most = (one: Rate, two: Rate) => playedOf(two) - playedOf(one);
  return [...rates.values()].sort(most).map((rate) => ({ ...rate, sides: rate.sides.sort(most) }));
}

export interface GameLuck {
  game: string;
  kind: "dice" | "pips" | "cards";
  /** Of how many games it is known. */
  games: number;
  mine: Account;
  theirs: Account;
  /** After each of them, from the first on, how far one was ahead of what chance promises. */
  series: number[];
}

/** The luck of many games, game by game; what was played by both sides here tells nothing of either. */
export function luckOf(entries: readonly Entry[]): GameLuck[] {
  const found = new Map<string, GameLuck>();
  const first = [...entries].sort((one, two) => one.updated - two.updated);
  for (const { game, luck, mine, state } of first) {
    if (!luck || luck.kind === "none" || mine.length > 1 || state !== "over") continue;
    const sum = found.get(game) ?? {
      game,
      kind: luck.kind,
      games: 0,
      mine: { rolls: 0, expected: 0, actual: 0 },
      theirs: { rolls: 0, expected: 0, actual: 0 },
      series: [],
    };
    found.set(game, sum);
    sum.games++;
    addTo(sum.mine, luck.sides[mine[0]!]);
    addTo(sum.theirs, luck.sides[other(mine[0]!)]);
    sum.series.push(surplusOf(sum.mine));
  }
  return [...found.values()].sort((one, two) => two.games - one.games);
}

export const surplusOf = ({ actual, expected }: Account): number => actual - expected;

function addTo(sum: Account, account: Account | undefined): void {
  if (!account) return;
  sum.rolls += account.rolls;
  sum.expected += account.expected;
  sum.actual += account.actual;
}

/** How far one was ahead of chance in one game; null where it is not known. */
export function luckIn({ luck, mine }: Entry): number | null {
  if (!luck || luck.kind === "none" || mine.length > 1) return null;
  const account = luck.sides[mine[0] as Side];
  return account ? surplusOf(account) : null;
}
