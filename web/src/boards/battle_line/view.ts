/** The view of Battle Line, as the server sends it (src/vexilla/games/battle_line/show.py), and its actions. */

import { readActions, type Action } from "../../lib/action";
import type { Decision } from "../../lib/types";
import type { Pile, Tactics } from "./cards";

export type Player = "bottom" | "top";

export interface Formation {
  kind: string;
  sum: number;
}

export interface FlagSide {
  cards: string[];
  environment: string[];
  formation: Formation | null;
}

export interface Flag {
  flag: number;
  holder: Player | "nobody";
  size: number;
  fog: boolean;
  mud: boolean;
  completed_first: Player | null;
  bottom: FlagSide;
  top: FlagSide;
}

export interface Hand {
  troops: number;
  tactics: number;
  cards?: string[];
  known?: string[];
}

export interface BattleLineView {
  series: { games: number; game: number; points: Record<Player, number> };
  options: { tactics: string; claims: string; variant: string; series: string };
  /** The Tactics cards of the game, each with its category; none where it is played without. */
  tactics: Tactics;
  /** How many flags win the game wherever they stand. */
  needed: number;
  turn: number;
  active: Player | "nobody";
  dealer: Player | "nobody";
  flags: Flag[];
  hands: Record<Player, Hand>;
  piles: Record<Pile, { cards: number; next: string[] }>;
  discards: Record<Player, string[]>;
  tactics_played: Record<Player, number>;
  leader_played: Record<Player, boolean>;
  over: boolean;
  winner: Player | "nobody" | null;
  decision?: Decision;
}

export const other = (side: Player): Player => (side === "bottom" ? "top" : "bottom");

/** What the viewer is asked now, as the ids of messages end; empty when he has nothing to decide. */
export function questionOf(view: BattleLineView, actions: readonly string[]): string {
  if (!actions.length || !view.decision) return "";
  return view.decision.question.replace("battle-line-ask-", "");
}

/** Legal actions in a form the board can look things up in. */
export class Legal {
  readonly actions: readonly Action[];
  readonly #all: ReadonlySet<string>;
  /** For each card of the hand that may be played to a flag, those flags; empty for one that goes to none. */
  readonly plays = new Map<string, number[]>();

  constructor(decision: Decision | undefined, actions: readonly string[]) {
    this.actions = readActions(decision, actions);
    this.#all = new Set(actions);
    for (const { is } of this.actions) {
      if (is["card"] === undefined) continue;
      const flags = this.plays.get(is["card"]) ?? [];
      if (is["flag"] !== undefined) flags.push(Number(is["flag"]));
      this.plays.set(is["card"], flags);
    }
  }

  has(action: string): boolean {
    return this.#all.has(action);
  }

  /** The action that takes nothing but what it is about: to discard the card that was chosen. */
  get discard(): string | undefined {
    return this.actions.find(({ verb, words }) => verb === "discard" && Object.keys(words).length === 0)?.text;
  }
}

/** A formation that is, or can still be. */
export interface Reach extends Formation {
  complete: boolean;
}

/** What can still become of a flag that is fought for, as the server's advice tells it. */
export interface FlagOdds {
  flag: number;
  own: Reach | null;
  theirs: Reach | null;
  outs: { kind: string; drawable: string[]; held: string[]; chance: number }[];
  /** Whether a claim would hold now, for a complete formation, and what refutes it. */
  proof: { holds: boolean; clause?: string; reason?: string; arguments?: Record<string, unknown> } | null;
}

export interface BattleLineOdds {
  unseen: number;
  flags: FlagOdds[];
}
