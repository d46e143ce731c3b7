/** The luck ledger as the server counts it (`vexilla.advice`), made ready for drawing. */
import { SIDES, type Side } from "../lib/types";

export interface Account {
  /** Rolls, or cards drawn. */
  rolls: number;
  /** How often each face, or each value, came up. */
  faces: Record<string, number>;
  /** Hits, or sums of values: what chance promised on average, and what it gave. */
  expected: number;
  actual: number;
  /** `[step, expected, actual]` after each roll, added up. */
  series: [number, number, number][];
  dice?: number;
  tactics?: number;
  banners?: number;
}

export interface LuckLedger {
  kind: "dice" | "pips" | "cards" | "none";
  sides: Partial<Record<Side, Account>>;
}

export interface Analysis {
  luck: LuckLedger;
  balance: { step: number; bottom: number }[];
}

export interface Bin {
  face: string;
  /** For each side how often it came, and what share of its own rolls that is. */
  counts: Record<Side, number>;
  shares: Record<Side, number>;
}

/** The histogram of both sides; shares make sides with different numbers of dice comparable. */
export function bins(luck: LuckLedger): Bin[] {
  const faces = [...new Set(SIDES.flatMap((side) => Object.keys(luck.sides[side]?.faces ?? {})))];
  const total = (side: Side) =>
    Object.values(luck.sides[side]?.faces ?? {}).reduce((sum, count) => sum + count, 0) || 1;
  return faces.map((face) => {
    const count = (side: Side) => luck.sides[side]?.faces[face] ?? 0;
    return {
      face,
      counts: { bottom: count("bottom"), top: count("top") },
      shares: { bottom: count("bottom") / total("bottom"), top: count("top") / total("top") },
    };
  });
}

/** How far ahead of its average a side was after each roll: points of a curve. */
export function surplus(account: Account): { step: number; value: number }[] {
  return [
    { step: 0, value: 0 },
    ...account.series.map(([step, expected, actual]) => ({ step, value: actual - expected })),
  ];
}

/** The account as it stood at a step. */
export function until(account: Account, step: number): { expected: number; actual: number } {
  const last = account.series.findLast(([at]) => at <= step);
  return { expected: last?.[1] ?? 0, actual: last?.[2] ?? 0 };
}
