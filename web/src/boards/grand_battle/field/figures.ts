/** Miniatures from above: which one stands for a type of troops, and where each stands on its base. */

import type { Unit } from "../view";
import { chance } from "./scatter";

export type Figure =
  | "spear"
  | "pike"
  | "sword"
  | "shield"
  | "halberd"
  | "bow"
  | "skirmisher"
  | "light-horse"
  | "horse"
  | "lance"
  | "knight"
  | "elephant"
  | "chariot"
  | "scythed"
  | "bolt"
  | "gun"
  | "servant"
  | "wagon";

const OF_KIND: Record<string, Figure> = {
  "skirmishers-foot": "skirmisher",
  "skirmishers-mounted": "light-horse",
  "shooters-light": "bow",
  "shooters-heavy": "bow",
  spearmen: "spear",
  "spearmen-deep": "spear",
  "pikemen-shallow": "pike",
  "pikemen-deep": "pike",
  swordsmen: "sword",
  halberdiers: "halberd",
  legion: "shield",
  vexillation: "shield",
  "legion-line": "shield",
  "cavalry-medium": "horse",
  "cavalry-heavy": "lance",
  "dismounted-knights": "knight",
  elephants: "elephant",
  "chariots-scythed": "scythed",
  "chariots-heavy": "chariot",
  "chariots-light": "chariot",
  "bolt-thrower": "bolt",
  "artillery-light": "gun",
  "artillery-heavy": "gun",
  "gun-crew": "servant",
  "camp-servants": "servant",
  baggage: "wagon",
};

export function figureOf(kind: string): Figure {
  return OF_KIND[kind] ?? "sword";
}

/** Of which there is one on a base, whatever its strength. */
const SINGLE: ReadonlySet<Figure> = new Set(["elephant", "chariot", "scythed", "bolt", "gun", "wagon"]);

export interface Stand {
  x: number;
  y: number;
  turn: number;
  /** He has fallen: his place is empty. */
  isLost: boolean;
}

/**
 * Where figures stand, the base's middle at 0:0 and its front up: one for each point of strength, so that losses are
 * seen as gaps; the more disorder, the more they stand as they like.
 */
export function stands(unit: Unit, width: number, depth: number): { figure: Figure; size: number; at: Stand[] } {
  const figure = figureOf(unit.kind);
  const room = { left: unit.disorder ? 2.1 : 0.5, right: 2.3 };
  const wide = width - room.left - room.right;
  if (SINGLE.has(figure))
    return {
      figure,
      size: Math.min(1.15, depth / 5.2),
      at: [{ x: (room.left - room.right) / 2, y: 0, turn: 0, isLost: false }],
    };
  const count = Math.max(1, Math.round(unit.strength));
  const isMounted = ["light-horse", "horse", "lance"].includes(figure);
  const ranks = Math.max(1, Math.min(count, Math.round(depth / (isMounted ? 3.4 : 2.1))));
  const next = chance(unit.id);
  const unrest = Math.min(4, unit.disorder ?? 0);
  const isLoose = figure === "skirmisher" || figure === "light-horse";
  const at: Stand[] = [];
  let placed = 0;
  for (let rank = 0; rank < ranks; rank++) {
    const left = count - placed;
    const files = Math.ceil(left / (ranks - rank));
    for (let file = 0; file < files; file++) {
      const wild = unrest * 0.22 + (isLoose ? 0.25 : 0);
      const slot = wide / files;
      at.push({
        x: -width / 2 + room.left + slot * (file + 0.5) + (next() - 0.5) * wild * 0.8,
        y: -depth / 2 + (depth / ranks) * (rank + 0.54) + (next() - 0.5) * wild * 0.5,
        turn: (next() - 0.5) * (unrest * 38 + (isLoose ? 20 : 0)),
        isLost: false,
      });
      placed++;
    }
  }
  // Ranks are closed up from behind.
  for (let gone = Math.min(count, Math.floor(unit.losses ?? 0)); gone > 0; gone--) at[count - gone]!.isLost = true;
  const slot = wide / Math.ceil(count / ranks);
  return { figure, size: Math.min(1, slot / (isMounted ? 1.15 : 1.5), depth / ranks / (isMounted ? 3.1 : 1.7)), at };
}
