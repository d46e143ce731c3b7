/** What the views of all games of the system have in common, as the server sends them. */

import type { Side, View } from "../../lib/types";

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

export interface BattleView<U extends UnitView = UnitView> extends View {
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
  terrain: Record<string, string>;
  combat: CombatView | null;
  symbols: Record<string, number>;
}

export function unitAt<U extends UnitView>(view: { units: readonly U[] }, hex: string): U | undefined {
  return view.units.find((unit) => unit.hex === hex);
}

export function leaderAt(view: { leaders: readonly LeaderView[] }, hex: string): LeaderView | undefined {
  return view.leaders.find((leader) => leader.hex === hex);
}

/** The terrain of a hex, without the sides it faces. */
export function terrainAt(view: { terrain: Record<string, string> }, hex: string): string {
  return view.terrain[hex]?.split(":")[0] ?? "open";
}
