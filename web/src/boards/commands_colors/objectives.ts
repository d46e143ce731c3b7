/** Hexes that are worth banners: what there is to say and to show of them. */

import type { Side, Translator } from "../../lib/types";
import type { Objective } from "./view";

/** What a hex is worth, in words; null if it is worth nothing. */
export function objectiveNote(
  objectives: readonly Objective[],
  hex: string,
  names: Readonly<Record<string, string>>,
  t: Translator,
): string | null {
  const found = objectives.find(({ hexes }) => hexes.includes(hex));
  if (found === undefined) return null;
  const { side, hexes, banners, kept, held } = found;
  const what = t.say(kept ? "web-hex-objective-kept" : "web-hex-objective", {
    army: names[side] ?? side,
    banners,
    hexes: hexes.length,
  });
  return `${what} ${t.say(held ? "web-hex-held" : "web-hex-not-held")}`;
}

/** The scene after an objective was taken or lost. */
export function heldIn<S extends { objectives: readonly Objective[]; banners: Record<Side, number> }>(
  scene: S,
  side: Side,
  hexes: readonly string[],
  isHeld: boolean,
  banners: unknown,
): S {
  const objectives = scene.objectives.map((each) =>
    each.side === side && each.hexes.join() === hexes.join() ? { ...each, held: isHeld } : each,
  );
  if (typeof banners !== "number") return { ...scene, objectives };
  return { ...scene, objectives, banners: { ...scene.banners, [side]: banners } };
}
