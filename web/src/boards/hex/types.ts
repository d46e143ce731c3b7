/** What a game tells the hex board to draw; the board knows no rules. */

/**
 * What a hex means now: it can be chosen, or it is where something can go, be done or be attacked.
 * `battle`, `no-battle` and `must` are goals after which one may, may not or must fight.
 */
export type HexMark = "can" | "goal" | "battle" | "no-battle" | "must" | "target" | "lit";

/** A way over the board, drawn as an arrow. */
export interface HexPath {
  hexes: readonly string[];
  kind: "move" | "retreat" | "attack" | "fire";
  /** Not yet chosen: drawn thin. */
  faint?: boolean;
}

/** How something came to be looked at: explanations of what is held by a finger go to the bottom of the screen. */
export type Look = "pointer" | "focus" | "hold";
