/** The view of a battle of Napoleonics, and what is printed on its blocks. */

import type { Side } from "../../lib/types";
import type { BattleView, CombatView as SharedCombat, UnitView as SharedUnit } from "../commands_colors/view";

export interface UnitView extends SharedUnit {
  /** Its blocks at the beginning. */
  start: number;
  /** The number of its marker if it is in square. */
  square: number | null;
  /** Whether it left its square in the turn under way. */
  leftSquare: boolean;
}

export interface CombatView extends SharedCombat {
  strike: string;
  retiring: boolean;
  /** The batteries that joined the attack. */
  supporters: string[];
}

/** A space of a square track: the hex of the unit in square, and the card below if the viewer may see it. */
export interface Space {
  unit: string;
  card: string | null;
}

export type Track = readonly (Space | null)[];

/** Hexes that are worth banners. */
export interface Objective {
  side: Side;
  hexes: readonly string[];
  banners: number;
  /** Whether the banners stay when the hexes are lost again. */
  kept: boolean;
  held: boolean;
}

export interface NapoleonicsView extends BattleView<UnitView> {
  combat: CombatView | null;
  track: Record<Side, Track>;
  /** Cards drawn by a Scout, of which one is to be kept. */
  scouted: { cards: number; hand?: string[] } | null;
  section: string | null;
  supplied: string | null;
  objectives: Objective[];
}

export const NATIONS = ["french", "british", "portuguese"] as const;
export type Nation = (typeof NATIONS)[number];
export type Arm = "infantry" | "cavalry" | "artillery";

/** The nation of a kind: its first word. */
export function nationOf(kind: string): Nation {
  return NATIONS.find((nation) => kind.startsWith(`${nation}-`)) ?? "british";
}

/** A kind without its nation: what it looks like. */
export function troopsOf(kind: string): string {
  return kind.slice(nationOf(kind).length + 1);
}

/** The arm of a kind: its colour on the blocks and its face of the dice. */
export function armOf(kind: string): Arm {
  if (/cavalry|cuirassiers/.test(kind)) return "cavalry";
  return kind.endsWith("artillery") ? "artillery" : "infantry";
}

/** The nation that gives a side its colour: the one that came with most units. */
export function nationOfSide(view: Pick<NapoleonicsView, "units">, side: Side): Nation {
  const number = (nation: Nation): number =>
    view.units.filter((unit) => unit.side === side && nationOf(unit.kind) === nation).length;
  return [...NATIONS].sort((a, b) => number(b) - number(a))[0]!;
}

export function objectiveAt(view: Pick<NapoleonicsView, "objectives">, hex: string): Objective | undefined {
  return view.objectives.find((objective) => objective.hexes.includes(hex));
}
