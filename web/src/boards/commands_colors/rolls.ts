/** Rolls as they are shown: with the dice that did something, found from what followed. */

import type { GameEvent, Side } from "../../lib/types";
import type { UnitView } from "./view";

export interface Roll {
  what: string;
  side: Side;
  unit: string | null;
  hex: string;
  dice: string[];
  /** Which dice did something. */
  lit: boolean[];
}

/** How a game's dice are read. */
export interface Reading {
  hits(kind: string | null): readonly string[];
  harm(kind: string | null): string;
  useful(what: string): ReadonlySet<string> | null;
  flagged: ReadonlySet<string>;
}

/** Events that end what a roll led to. */
const NEXT: ReadonlySet<string> = new Set([
  "cc-rolled",
  "cc-attacks",
  "cc-fires",
  "cc-battles-back",
  "cc-turn",
  "cc-played",
]);

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const isLoss = (event: GameEvent): boolean => event.event === "cc-lost" || event.event === "cc-destroyed";

/**
 * A roll with the dice that did something: the faces that hit the struck unit, the surest first, as many as blocks were
 * lost; flags if someone had to do with flags.
 */
export function rollOf(
  scene: { units: readonly UnitView[] },
  event: GameEvent,
  struck: string | null,
  later: readonly GameEvent[],
  reading: Reading,
): Roll {
  const dice = Array.isArray(event["dice"]) ? event["dice"].map(String) : [];
  const roll: Roll = {
    what: text(event["what"]),
    side: event["side"] as Side,
    unit: text(event["unit"]) || null,
    hex: text(event["hex"]),
    dice,
    lit: dice.map(() => false),
  };
  const end = later.findIndex((each) => NEXT.has(each.event));
  const follows = end < 0 ? later : later.slice(0, end);
  const isKilled = follows.some((each) => each.event === "cc-leader-killed");
  if (event.event === "cc-rolled-for") {
    const lost = follows.find(isLoss);
    const face = isKilled ? reading.harm(null) : lost === undefined ? null : reading.harm(text(lost["unit"]));
    const useful = reading.useful(roll.what);
    roll.lit = dice.map((die) => (useful === null ? die === face : useful.has(die)));
    return roll;
  }
  const target = scene.units.find((unit) => unit.hex === struck);
  const loss = follows.find((each) => isLoss(each) && each["hex"] === struck);
  let hits = loss === undefined ? 0 : loss.event === "cc-lost" ? Number(loss["blocks"]) : (target?.blocks ?? 0);
  if (target === undefined && isKilled) hits = 1;
  for (const face of reading.hits(target?.kind ?? null)) {
    dice.forEach((die, index) => {
      if (die !== face || hits <= 0) return;
      roll.lit[index] = true;
      hits -= 1;
    });
  }
  if (follows.some((each) => reading.flagged.has(each.event))) {
    dice.forEach((die, index) => (roll.lit[index] ||= die === "flag"));
  }
  return roll;
}
