/** All games that were played from this browser, kept in it. */

import { gamesHere } from "../lib/seats";
import { room } from "../lib/storage.svelte";
import { SIDES, type Summary, type TableState } from "../lib/types";
import { entryOf, faultOf, merged, type Entry, type Luck } from "./entry";

const KEY = "vexilla-games";
const VERSION = 1;

type Games = Record<string, Entry>;

/** What could not be kept lives as long as the page. */
let unsaved: Games | null = null;

function games(): Games {
  if (unsaved) return unsaved;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (kept?.version !== VERSION || !Array.isArray(kept.games)) return {};
    const sound = (kept.games as unknown[]).filter((entry): entry is Entry => faultOf(entry) === "");
    return Object.fromEntries(sound.map((entry) => [entry.id, entry]));
  } catch {
    return {};
  }
}

function write(all: Games): void {
  const isKept = room.keep(KEY, JSON.stringify({ version: VERSION, games: Object.values(all) }));
  unsaved = isKept ? null : all;
}

/** All of them, those first in which something happened last. */
export function entries(): Entry[] {
  return Object.values(games()).sort((one, two) => two.updated - one.updated);
}

/** Remember how games stand, of those with a seat here. */
export function note(summaries: readonly Summary[], unknown: readonly string[] = []): void {
  const seats = new Map(gamesHere().map(({ id, seats }) => [id, SIDES.filter((side) => seats[side])]));
  const all = games();
  const before = JSON.stringify(all);
  for (const summary of summaries) {
    const mine = seats.get(summary.id);
    if (!mine) continue;
    const known = all[summary.id];
    const told = entryOf(summary, mine);
    // The server knows best how a game stands; this browser, who played here and what is known of its luck.
    all[summary.id] = known
      ? { ...told, mine: merged(known, told).mine, ...(known.luck ? { luck: known.luck } : {}) }
      : told;
  }
  for (const id of unknown) if (all[id]) all[id] = { ...all[id], isGone: true };
  if (JSON.stringify(all) !== before) write(all);
}

/** Remember how a game ended, as the table tells it. */
export function noteEnd(summary: Summary, { winner, ending }: TableState): void {
  note([{ ...summary, state: "over", winner, ending, updated: Date.now() / 1000 }]);
}

export function noteLuck(id: string, luck: Luck): void {
  const all = games();
  if (all[id]) write({ ...all, [id]: { ...all[id], luck } });
}

/** Take a game off the list. */
export function remove(id: string): void {
  const all = games();
  delete all[id];
  write(all);
}

/** A seat was given up: a result stays, a game that goes on without us does not. */
export function leave(id: string): void {
  if (games()[id]?.state === "playing") remove(id);
}

export interface Added {
  added: number;
  changed: number;
  same: number;
}

/** Add games from elsewhere; of those that are here already the later memory counts. */
export function add(more: readonly Entry[]): Added {
  const all = games();
  const count: Added = { added: 0, changed: 0, same: 0 };
  for (const entry of more) {
    const known = all[entry.id];
    const next = known ? merged(known, entry) : entry;
    if (!known) count.added++;
    else if (JSON.stringify(next) === JSON.stringify(known)) count.same++;
    else count.changed++;
    all[entry.id] = next;
  }
  write(all);
  return count;
}
