/** The view of a battle of Napoleonics. */

import type { Side } from "../../lib/types";
import type {
  BattleView,
  CombatView as SharedCombat,
  Objective,
  Print,
  UnitView as SharedUnit,
} from "../commands_colors/view";

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

/** What is printed on blocks: the arm as their class, the nation, and the troops as they are in every nation. */
export interface Block extends Print {
  nation: string;
  troops: string;
}

export interface NapoleonicsView extends BattleView<UnitView, Block> {
  /** The nation that gives each side its colour. */
  nations: Record<Side, string>;
  combat: CombatView | null;
  track: Record<Side, Track>;
  /** Cards drawn by a Scout, of which one is to be kept. */
  scouted: { cards: number; hand?: string[] } | null;
  section: string | null;
  supplied: string | null;
  objectives: Objective[];
}
