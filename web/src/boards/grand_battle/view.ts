/** What a view of Grand Battle tells; lengths are whole thousandths of a step. */

import type { Decision, Refusal, Side, View } from "../../lib/types";

export type Spot = readonly [number, number];
export type Outline = readonly Spot[];

export interface Unit {
  id: string;
  side: Side;
  owner: Side;
  profile: string;
  /** The type of troops. */
  kind: string;
  formation: string;
  place: string;
  strength: number;
  /** What is left of it, disorder taken off: "3.5". */
  left?: string;
  /** What it adds to its army's steadfastness, in halves. */
  worth?: number;
  losses?: number;
  disorder?: number;
  rough?: string[];
  marks?: string[];
  allRound?: boolean;
  reach?: number;
  shooters?: number;
}

/** A unit on the table: corners from the front left one clockwise. */
export interface Piece extends Unit {
  outline: Outline;
  at: Spot;
  heading: number;
  hundredths: number;
  size: Spot;
  spent: number;
}

export interface Marker {
  id: string;
  side: Side;
  at: Spot;
  /** What only its owner knows. */
  true?: boolean;
  unit?: Piece;
}

export interface Ground {
  id: string;
  kind: string;
  hill: string | null;
  shapes: Outline[];
}

export interface Land {
  ground: Ground[];
  hills: { id: string; summit: Spot }[];
  bridges: { id: string; outline: Outline }[];
}

export interface Section {
  id: string;
  side: Side;
  kind: "works" | "barricade";
  line: readonly [Spot, Spot];
  camp: Side | null;
}

export interface Camp {
  kind: string;
  outline: Outline | null;
  losses: number;
  disorder: number;
  servants: string;
  lost: boolean;
  looted: boolean;
}

export interface Commander {
  id: string;
  name: string;
  side: Side;
  general: boolean;
  unit: string | null;
  command: number;
  zone: number;
  leadership: number;
  points: number;
  fallen: boolean;
}

/** What is printed of a kind of unit. */
export interface Profile {
  name: string | null;
  category: string;
  skirmisher: boolean;
  move: number;
  melee: number;
  armour: number;
  shooting: number;
  weapon: string | null;
  gun: string | null;
  traits: string[];
}

/** A line of the order sheet. */
export interface Order {
  line: number;
  text: string;
  kind: string;
  units: string[];
  state: string;
  spontaneous: boolean;
  purse?: string;
  elseArmy?: boolean;
}

export interface Contact {
  units: [string, string];
  zones: [string, string];
  stage: string;
}

export interface GrandBattleView extends View {
  measured: {
    width: number;
    depth: number;
    places: number;
    pieces: Piece[];
    markers: Marker[];
    /** The numbered parts of the table, from 1, while armies are set up. */
    segments: Outline[];
    /** Whose own edge is the near one, y = 0. */
    homes?: Record<Side, "near" | "far">;
  };
  land: Land;
  sections: Section[];
  camps: Record<Side, Camp | null>;
  away: Unit[];
  commanders: Commander[];
  contacts: Contact[];
  duels: [string, string][];
  combat: Record<Side, { unit: string; shooter: string | null; rushes: boolean }> | null;
  /** What a side has written down of its reserve, as far as the viewer knows. */
  reserves: Record<Side, { way: string; segment: number | null } | null>;
  /** Null until an army is set up that is not one's own. */
  steadfastness: Record<Side, { first: number; last: number; now: number; generalLost: boolean } | null>;
  /** What is printed, by the profiles of pieces. */
  profiles?: Record<string, Profile>;
  /** The phases of a turn, in their order. */
  phases?: string[];
  attacker: Side | null;
  turnLimit: number;
  measuring: "free" | "strict";
  turn: number;
  active: Side;
  phase: string;
  armyPoints: number;
  orders: Order[];
  year: number | null;
  decision?: Decision;
}

/** Bases where they would end. */
export interface Ghost {
  id: string;
  heading: number;
  outline: Outline;
  /** What would lie before it, as far as it charges or fires. */
  arc?: Outline;
}

/** The answer to `reach`, `preview` and their like. */
export interface Preview {
  /** The leg, or the attack, that it comes to. */
  leg?: string | null;
  attack?: string | null;
  /** Or what is set up. */
  deed?: string | null;
  left?: string;
  near?: { unit: string; enemy: string; gap: string; zone: string; theirs: string }[];
  touches?: { unit: string; other: string; enemy: boolean }[];
  supports?: [string, string, string][];
  zones?: Record<string, [string, string]>;
  short?: boolean;
  snapped?: string | null;
  ghost?: Ghost[];
  cost?: string[];
  disorder?: string[] | Record<string, number>;
  contacts?: [string, string][];
  passed?: string[];
  refusal?: Refusal | null;
  stop?: Refusal | null;
}
