/** The view of Battle Line, as the server sends it (src/vexilla/games/battle_line/show.py), and its actions. */

import type { Pile } from "./cards";

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
  decision?: { side: string; question: string; about: Record<string, string | number> };
}

export const other = (side: Player): Player => (side === "bottom" ? "top" : "bottom");

/** What a player is asked, without the game's prefix: `play`, `claim`, `draw`, `redeploy-to` … */
export type Question =
  | "play"
  | "claim"
  | "draw"
  | "return"
  | "redeploy"
  | "redeploy-to"
  | "deserter"
  | "traitor"
  | "traitor-to"
  | "discard"
  | "";

/** What the viewer is asked now; empty when he has nothing to decide. */
export function questionOf(view: BattleLineView, actions: readonly string[]): Question {
  if (!actions.length || !view.decision) return "";
  return view.decision.question.replace("battle-line-ask-", "") as Question;
}

/** Legal actions in a form the board can look things up in. */
export class Legal {
  private readonly all: Set<string>;
  /** For each card of the hand that may be played: the flags it may go to; empty for a Guile card. */
  readonly plays = new Map<string, number[]>();

  constructor(actions: readonly string[]) {
    this.all = new Set(actions);
    for (const action of actions) {
      const [verb, card, flag] = action.split(" ");
      if (verb !== "play" || !card) continue;
      const flags = this.plays.get(card) ?? [];
      if (flag) flags.push(Number(flag));
      this.plays.set(card, flags);
    }
  }

  has(action: string): boolean {
    return this.all.has(action);
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
