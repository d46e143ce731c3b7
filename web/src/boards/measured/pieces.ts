/** What a view tells of a measured table; all in whole numbers of the last decimal place. */

import type { Refusal, Side } from "../../lib/types";

export type Spot = [number, number];

export interface Piece {
  id: string;
  side: Side;
  /** In degrees, clockwise from up the table. */
  heading: number;
  /** The corners of a base, from its front left one clockwise. */
  outline?: Spot[];
  /** Or a disc. */
  centre?: Spot;
  radius?: number;
  left?: string;
}

export interface Marker {
  id: string;
  side: Side;
  at: Spot;
  /** What only its owner knows. */
  true?: boolean;
}

export interface Measured {
  width: number;
  depth: number;
  places: number;
  pieces: Piece[];
  markers: Marker[];
}

/** The answer to `reach`: the move that a drag comes to, where it ends, and why it goes no further. */
export interface Reach {
  move: string | null;
  ghost: Piece[];
  refusal: Refusal | null;
}

/** Who is dragged: everyone who was chosen, if the piece that is taken hold of is among them. */
export function groupOf(chosen: string[], piece: string): string[] {
  return chosen.includes(piece) ? [...chosen].sort() : [piece];
}
