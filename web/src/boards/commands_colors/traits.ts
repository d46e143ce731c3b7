/** What a game tells the table of the system about itself. */

import type { HexGrid } from "../hex/geometry";
import type { HexPath } from "../hex/types";
import type { Translator } from "../../lib/types";
import type { Chosen, Offer } from "./gestures";
import type { NotesOf } from "./naming";
import type { AttackOdds, Odds, OddsRow } from "./odds";
import type { Cry, Staging } from "./scene";
import type { BattleView, LeaderView, Printed, UnitView } from "./view";

export interface Traits<U extends UnitView, V extends BattleView<U>, S> extends Staging<V, S> {
  /** How its messages begin. */
  key: string;
  /** What tints a card. */
  suitOf(card: string, printed: Printed): string;
  notesOf: NotesOf<U>;
  /** What a leader can do, where leaders differ. */
  aboutLeader?(leader: LeaderView, t: Translator): string;
  /** By kind of terrain the name under which it is drawn, where that is another. */
  drawnAs?: Readonly<Record<string, string>>;
  /** What a hex itself is worth, if it is. */
  hexNote?(view: V, hex: string, names: Readonly<Record<string, string>>, t: Translator): string | null;
  /** What the odds of an attack say beyond those of all games. */
  moreOdds?(odds: AttackOdds, t: Translator): readonly OddsRow[];
  /** Who strikes or may strike beside the attacker of a combat under way. */
  besideIn?(view: V, offer: Offer): HexPath[];
}

/** A unit to be drawn. */
export interface UnitPiece<U extends UnitView> {
  unit: U;
  /** Whether it was ordered in the turn under way. */
  isOrdered: boolean;
  /** Whether it has done all it can show: it is drawn pale. */
  isSpent: boolean;
}

/** A leader to be drawn. */
export interface LeaderPiece {
  leader: LeaderView;
  isAlone: boolean;
  isOrdered: boolean;
}

/** What the parts of a table that a game adds itself may know and do. */
export interface Moment<U extends UnitView, V extends BattleView<U>, S> {
  view: V;
  scene: S;
  grid: HexGrid;
  offer: Offer;
  chosen: Chosen | null;
  /** The legal actions of the viewer. */
  actions: readonly string[];
  /** Whether events are being shown, so that nothing is on offer yet. */
  isWatching: boolean;
  cry: Cry | null;
  /** The odds of each answer to an attack, when they are known. */
  reactions: Odds | null;
  names: Readonly<Record<string, string>>;
  t: Translator;
  decide(actions: string[]): void;
  /** Light hexes up while something is looked at that has to do with them. */
  light(hexes: readonly string[]): void;
}
