/** Where things lie on a small map: the 13×9 board of hexes drawn a few millimetres a hex. */
import type { Side } from "../lib/types";

export const FILES = 13;
export const RANKS = 9;
/** Half the width of a hex, and its corner radius: hexes stand on a corner. */
export const HALF = 5;
export const RADIUS = (HALF * 2) / Math.sqrt(3);
export const WIDTH = FILES * HALF * 2;
export const HEIGHT = (RANKS - 1) * RADIUS * 1.5 + RADIUS * 2;

/** What a small map is drawn from: the library's `start`. */
export interface Start {
  terrain: Record<string, string>;
  units: { side: Side; kind: string; hex: string }[];
  leaders: { side: Side; name: string; hex: string }[];
}

export interface Point {
  x: number;
  y: number;
}

/** The centre of a hex; null for a label that is not on the board. Rank 1 is the bottom edge; even ranks are shifted. */
export function centre(label: string): Point | null {
  const found = /^([A-M])([1-9])$/.exec(label);
  if (!found) return null;
  const file = found[1]!.charCodeAt(0) - 65;
  const rank = Number(found[2]) - 1;
  const shift = rank % 2;
  if (file >= FILES - shift) return null;
  return { x: HALF * (2 * file + 1 + shift), y: HEIGHT - RADIUS - rank * RADIUS * 1.5 };
}

/** The outline of a hex around a point, as a path. */
export function outline({ x, y }: Point, radius = RADIUS): string {
  const half = (radius * Math.sqrt(3)) / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    `M${round(x)} ${round(y - radius)}` +
    [
      [half, -radius / 2],
      [half, radius / 2],
      [0, radius],
      [-half, radius / 2],
      [-half, -radius / 2],
    ]
      .map(([dx, dy]) => `L${round(x + dx!)} ${round(y + dy!)}`)
      .join("") +
    "Z"
  );
}

/** All hexes of some terrain as one path. */
export function outlines(labels: readonly string[]): string {
  return labels
    .map(centre)
    .filter((point) => point !== null)
    .map((point) => outline(point))
    .join("");
}

/** Terrain that is drawn alike, in the order in which it is drawn. */
export type Look = "water" | "ford" | "hill" | "forest" | "rough" | "works";

const LOOKS: Record<string, Look> = {
  coast: "water",
  lake: "water",
  sea: "water",
  river: "water",
  ford: "ford",
  "shallow-ford": "ford",
  stream: "ford",
  marsh: "ford",
  hill: "hill",
  forest: "forest",
  broken: "rough",
  steep: "rough",
  "rugged-hill": "rough",
  quarry: "rough",
  town: "works",
  mill: "works",
  redoubt: "works",
  "hill-redoubt": "works",
  rampart: "works",
  camp: "works",
  bridge: "works",
  "city-walls": "works",
  "fortified-walls": "works",
};

/** The labels of each look; terrain comes as `rampart:ne,nw` where it has a front. */
export function looks(terrain: Readonly<Record<string, string>>): [Look, string[]][] {
  const found = new Map<Look, string[]>();
  for (const [label, text] of Object.entries(terrain)) {
    const look = LOOKS[text.split(":")[0]!];
    if (look) found.set(look, [...(found.get(look) ?? []), label]);
  }
  return [...found];
}

/**
 * The shape of a unit on the small map: in Ancients as on its blocks, circle for light, triangle for medium, square for
 * heavy; in Napoleonics square for infantry, triangle for cavalry, circle for guns.
 */
export type Shape = "circle" | "triangle" | "square";

const MEDIUM = new Set(["medium-infantry", "warriors", "medium-cavalry", "camels", "cataphract-camels"]);

export function shapeOf(kind: string): Shape {
  if (/^(french|british|portuguese)-/.test(kind)) {
    if (kind.endsWith("artillery")) return "circle";
    return /cavalry|cuirassiers/.test(kind) ? "triangle" : "square";
  }
  if (kind === "auxilia" || kind.startsWith("light-")) return "circle";
  return MEDIUM.has(kind) ? "triangle" : "square";
}

/** A unit's mark around a point, as a path. */
export function mark({ x, y }: Point, shape: Shape): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  if (shape === "circle") return `M${round(x - 2.7)} ${round(y)}a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0Z`;
  if (shape === "triangle") return `M${round(x)} ${round(y - 3.2)}l3.2 5.6h-6.4Z`;
  return `M${round(x - 2.6)} ${round(y - 2.6)}h5.2v5.2h-5.2Z`;
}
