/** The games that are played from this browser, sorted into those that wait for me, for others, and those that are over or cannot go on. */
import { api } from "../lib/api";
import { forgetGame as forgetSeats, gamesHere, type Tokens } from "../lib/seats";
import { SIDES, type Side, type Summary } from "../lib/types";
import { leave, note } from "../mine/ledger";

/** The server takes no more at once. */
const MOST = 200;

export interface OwnGame {
  id: string;
  seats: Tokens;
  summary: Summary;
  /** Whether someone at this screen is to decide. */
  due: boolean;
}

export interface Shelves {
  playing: OwnGame[];
  over: OwnGame[];
  /** Games that cannot go on here, with the reason in their summary. */
  closed: OwnGame[];
  /** Games that this server does not know. */
  lost: string[];
  /** Games of which the server cannot read anything. */
  damaged: string[];
}

/** Put summaries on their shelves: what waits for me first, then what moved last. */
export function sorted(
  here: { id: string; seats: Tokens }[],
  summaries: readonly Summary[],
  unknown: string[],
  damaged: string[] = [],
): Shelves {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const games = here.flatMap(({ id, seats }) => {
    const summary = byId.get(id);
    if (!summary) return [];
    const due =
      isOpen(summary) && summary.state === "playing" && SIDES.some((side) => seats[side] && summary.decider === side);
    return [{ id, seats, summary, due }];
  });
  const latest = (one: OwnGame, two: OwnGame) => two.summary.updated - one.summary.updated;
  return {
    playing: games
      .filter(({ summary }) => isOpen(summary) && summary.state === "playing")
      .sort((one, two) => Number(two.due) - Number(one.due) || latest(one, two)),
    over: games.filter(({ summary }) => isOpen(summary) && summary.state === "over").sort(latest),
    closed: games.filter(({ summary }) => !isOpen(summary)).sort(latest),
    lost: [...new Set(unknown)].filter((id) => !byId.has(id)),
    damaged: [...new Set(damaged)],
  };
}

function isOpen(summary: Summary): boolean {
  return !summary.closed;
}

/** Ask the server how all my games stand, and remember it. */
export async function myGames(): Promise<Shelves> {
  const here = gamesHere();
  const shown = here.flatMap(({ id, seats }) =>
    SIDES.flatMap((side) => (seats[side] ? [{ id, token: seats[side] }] : [])),
  );
  const all: Awaited<ReturnType<typeof api.mine>> = { games: [], unknown: [], damaged: [] };
  for (let at = 0; at < shown.length; at += MOST) {
    const { games, unknown, damaged } = await api.mine(shown.slice(at, at + MOST));
    all.games.push(...games);
    all.unknown.push(...unknown);
    all.damaged.push(...damaged);
  }
  const shelves = sorted(here, all.games, all.unknown, all.damaged);
  note(all.games, shelves.lost);
  return shelves;
}

/** Give the seats of a game up; its result is remembered. */
export function forgetGame(id: string): void {
  leave(id);
  forgetSeats(id);
}

/** The side I have at this screen, if it is one. */
export function mySide(game: OwnGame): Side | null {
  const own = SIDES.filter((side) => game.seats[side]);
  return own.length === 1 ? own[0]! : null;
}

/** How long ago a moment (in seconds) was, in words; empty for the last minute. */
export function ago(moment: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - moment);
  if (seconds < 60) return "";
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), "hour");
  if (seconds < 86_400 * 60) return format.format(-Math.floor(seconds / 86_400), "day");
  return format.format(-Math.floor(seconds / (86_400 * 30)), "month");
}
