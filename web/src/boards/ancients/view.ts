/** The view of a battle as the server sends it, and what is printed on blocks. */

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
  elite?: string;
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
  evading: boolean;
  faces: string[];
  flags: number;
}

export interface AncientsView extends View {
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
  units: UnitView[];
  leaders: LeaderView[];
  terrain: Record<string, string>;
  combat: CombatView | null;
  symbols: Record<string, number>;
  taken: string[];
}

export type BlockClass = "light" | "medium" | "heavy";

/** What is printed on the blocks of a kind, and how many blocks a fresh unit has. */
export interface Print {
  class: BlockClass;
  blocks: number;
}

const PRINTS: Record<string, Print> = {
  "light-infantry": { class: "light", blocks: 4 },
  "light-sling-infantry": { class: "light", blocks: 4 },
  "light-bow-infantry": { class: "light", blocks: 4 },
  auxilia: { class: "light", blocks: 4 },
  "medium-infantry": { class: "medium", blocks: 4 },
  warriors: { class: "medium", blocks: 4 },
  "heavy-infantry": { class: "heavy", blocks: 4 },
  "heavy-war-machine": { class: "heavy", blocks: 2 },
  "light-cavalry": { class: "light", blocks: 3 },
  "light-bow-cavalry": { class: "light", blocks: 3 },
  "light-barbarian-chariots": { class: "light", blocks: 3 },
  "medium-cavalry": { class: "medium", blocks: 3 },
  camels: { class: "medium", blocks: 3 },
  "cataphract-camels": { class: "medium", blocks: 3 },
  "heavy-cavalry": { class: "heavy", blocks: 3 },
  "cataphract-cavalry": { class: "heavy", blocks: 3 },
  elephants: { class: "heavy", blocks: 2 },
  "heavy-chariots": { class: "heavy", blocks: 2 },
};

export function printOf(kind: string): Print {
  return PRINTS[kind] ?? { class: "medium", blocks: 4 };
}

export function unitAt(view: { units: UnitView[] }, hex: string): UnitView | undefined {
  return view.units.find((unit) => unit.hex === hex);
}

export function leaderAt(view: { leaders: LeaderView[] }, hex: string): LeaderView | undefined {
  return view.leaders.find((leader) => leader.hex === hex);
}

/** The terrain of a hex, without the sides it faces. */
export function terrainAt(view: { terrain: Record<string, string> }, hex: string): string {
  return view.terrain[hex]?.split(":")[0] ?? "open";
}
