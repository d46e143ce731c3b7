/** The view of a battle of Samurai Battles. */

import type { Side } from "../../lib/types";
import type {
  BattleView,
  CombatView as SharedCombat,
  LeaderView as SharedLeader,
  Objective,
  Print,
  UnitView as SharedUnit,
} from "../commands_colors/view";

export interface UnitView extends SharedUnit {
  /** Its figures at the beginning. */
  start: number;
  /** Whether a Dragon card keeps it from what it may usually do in the turn under way. */
  insulted: boolean;
  /** Whether a messenger brought its order. */
  called: boolean;
  /** Whether it has shot and may shoot once more. */
  shotOnce: boolean;
}

export interface LeaderView extends SharedLeader {
  /** `foot`, `mounted` or `commander`. */
  kind: string;
}

export interface CombatView extends SharedCombat {
  strike: string;
  dice: number;
  /** Dice of the roll that were set aside to be rolled again. */
  aside: number;
  inspired: boolean;
}

/** What is printed on the banner and shown by the figures of a unit. */
export interface Troops extends Print {
  /** The symbol on its banner: `circle`, `triangle` or `square`. */
  rank: string;
  mounted: boolean;
  /** `none`, `bows` or `arquebuses`. */
  weapon: string;
  figures: number;
}

/** What is printed on a Dragon card: what it costs, and when it is played. */
export interface PrintedDragon {
  cost: number;
  window: string;
}

export type PrintedDragons = Readonly<Record<string, PrintedDragon>>;

export interface DragonHand {
  cards: number;
  /** Which, to whom may see them. */
  hand?: string[];
}

export interface SamuraiView extends BattleView<UnitView, Troops> {
  leaders: LeaderView[];
  combat: CombatView | null;
  /** Tokens in the reserve of each side, in the common pool, and on Dragon cards in play. */
  honor: Record<Side, number>;
  pool: number;
  onDragons: number;
  /** The Dragon cards in play, and whether a side has played one in this turn. */
  dragons: Record<Side, string | null>;
  dragonPlayed: Record<Side, boolean>;
  dragonHands: Record<Side, DragonHand>;
  /** The side whose Dragon cards the other looks at now. */
  unmasked: Side | null;
  dragonDeck: number;
  dragonDiscards: string[];
  printedDragons: PrintedDragons;
  /** Cards that were drawn, of which one is to be kept. */
  scouted: { cards: number; hand?: string[] } | null;
  objectives: Objective[];
}
