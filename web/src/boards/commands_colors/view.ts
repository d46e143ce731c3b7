/** What the views of all games of the system have in common, as the server sends them. */

import type { Side, View } from "../../lib/types";
import type { HexShape } from "../hex/geometry";
import type { Land } from "../hex/terrain";

export interface UnitView {
  side: Side;
  kind: string;
  /** A hex, or `lost`, `gone`, `reserve`. */
  hex: string;
  blocks: number;
  ordered: boolean;
  moved: number;
  battled: boolean;
}

export interface LeaderView {
  side: Side;
  name: string;
  hex: string;
  ordered: boolean;
  fleeing: boolean;
}

export interface CombatView {
  from: string;
  target: string;
  bonus: boolean;
  faces: string[];
  flags: number;
}

/** Hexes that are worth banners. */
export interface Objective {
  side: Side;
  hexes: readonly string[];
  banners: number;
  /** Whether the banners stay when the hexes are lost again. */
  kept: boolean;
  held: boolean;
}

/** By card how many are ordered in the left, centre and right section; `command` for as many as there are cards in hand. */
export type Printed = Readonly<Record<string, readonly (number | string)[]>>;

/** What is printed on blocks: at least their class, which is also the face of a die that hits them. */
export interface Print {
  class: string;
}

export interface BattleView<U extends UnitView = UnitView, K extends Print = Print> extends View {
  scenario: string;
  armies: Record<Side, string>;
  turn: number;
  active: Side;
  card: string | null;
  played: string | null;
  banners: Record<Side, number>;
  needed: Record<Side, number>;
  command: Record<Side, number>;
  hands: Record<Side, { cards: number; hand?: string[] }>;
  deck: number;
  discards: string[];
  units: U[];
  leaders: LeaderView[];
  board: HexShape;
  land: Record<string, string[]>;
  fronts: Record<string, string[]>;
  /** What is printed on the blocks of each kind of unit. */
  kinds: Record<string, K>;
  /** The orders by section that are printed on cards: in the left, centre and right section. */
  printed: Printed;
  combat: CombatView | null;
  symbols: Record<string, number>;
}

export function unitAt<U extends UnitView>(view: { units: readonly U[] }, hex: string): U | undefined {
  return view.units.find((unit) => unit.hex === hex);
}

export function leaderAt(view: { leaders: readonly LeaderView[] }, hex: string): LeaderView | undefined {
  return view.leaders.find((leader) => leader.hex === hex);
}

/** What lies on a hex; nothing on an open one. */
export function terrainAt(view: Pick<Land, "land">, hex: string): readonly string[] {
  return view.land[hex] ?? [];
}
