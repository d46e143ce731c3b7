/** The seats this browser may sit on: tokens, kept here and nowhere else. */

import { room } from "./storage.svelte";
import { SIDES, type CreatedGame, type Side } from "./types";

const KEY = "vexilla-seats";

export type Tokens = Partial<Record<Side, string>>;

interface Kept {
  /** Seats whose player sits here; with both, two people share this screen. */
  seats: Tokens;
  /** Seats of games of before that are for someone else: only to be able to show the link again. */
  invitations: Tokens;
  /** What others exchange for a seat of their own; only to be able to show the link again. */
  invites?: Tokens;
  at: number;
}

type Book = Record<string, Kept>;

function read(): Book {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Book) : {};
  } catch {
    return {};
  }
}

function change(id: string, edit: (kept: Kept) => void): void {
  const all = book();
  const kept = (all[id] ??= { seats: {}, invitations: {}, at: Date.now() });
  edit(kept);
  write(all);
}

function write(book: Book): void {
  unsaved = room.keep(KEY, JSON.stringify(book)) ? null : book;
}

/** Where the browser keeps nothing, the seats live as long as the page. */
let unsaved: Book | null = null;

function book(): Book {
  return unsaved ?? read();
}

/** The tokens of the seats one sits on here. */
export function seatsOf(id: string): Tokens {
  return { ...book()[id]?.seats };
}

/** The invitations that may be given away as links. */
export function invitesOf(id: string): Tokens {
  return { ...book()[id]?.invites };
}

/** The same in games of before, where a link opened a seat by itself. */
export function oldInvitationsOf(id: string): Tokens {
  return { ...book()[id]?.invitations };
}

/** Keep an invitation to another seat, to be able to show it again. */
export function keepInvite(id: string, side: Side, invitation: string): void {
  change(id, (kept) => (kept.invites = { ...kept.invites, [side]: invitation }));
}

/** Sit down here. */
export function keepSeat(id: string, side: Side, token: string): void {
  change(id, (kept) => (kept.seats[side] = token));
}

/** Keep what POST /api/games answered: seats of people here, and invitations for people elsewhere. */
export function keepCreated(created: CreatedGame): void {
  change(created.id, (kept) => {
    kept.invites = {};
    for (const side of SIDES) {
      if (created.seats[side]) kept.seats[side] = created.seats[side];
      if (created.invitations[side]) kept.invites[side] = created.invitations[side];
    }
  });
}

/** The rematch is played with the same tokens and the sides swapped. */
export function keepRematch(id: string, next: string): void {
  const { seats, invitations } = book()[id] ?? { seats: {}, invitations: {} };
  change(next, (kept) => {
    kept.seats = swapped(seats);
    kept.invitations = swapped(invitations);
  });
}

function swapped(tokens: Tokens): Tokens {
  const turned: Tokens = {};
  if (tokens.bottom) turned.top = tokens.bottom;
  if (tokens.top) turned.bottom = tokens.top;
  return turned;
}

/** Forget a game. */
export function forgetGame(id: string): void {
  const all = book();
  delete all[id];
  write(all);
}

/** All games with a seat here, the latest first. */
export function gamesHere(): { id: string; seats: Tokens; at: number }[] {
  return Object.entries(book())
    .filter(([, kept]) => SIDES.some((side) => kept.seats[side]))
    .map(([id, kept]) => ({ id, seats: { ...kept.seats }, at: kept.at }))
    .sort((one, two) => two.at - one.at);
}
