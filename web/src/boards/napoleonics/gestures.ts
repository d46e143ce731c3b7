/** What only Napoleonics offers: batteries that join, squares that are left, answers to an attack, sections. */

import type { HexPath } from "../hex/types";
import type { Action } from "../../lib/action";
import type { Offer } from "../commands_colors/gestures";
import type { NapoleonicsView } from "./view";

const withVerb = (offer: Offer, verb: string): Action[] => offer.actions.filter((action) => action.verb === verb);

/** The batteries that joined the attack under way, and thin those that may. */
export function besideIn(view: NapoleonicsView, offer: Offer): HexPath[] {
  const { target = "", supporters = [] } = view.combat ?? {};
  const path = (hex: string): HexPath => ({ hexes: [hex, target], kind: "fire" });
  const may = withVerb(offer, "support").flatMap(({ is }) => is["unit"] ?? []);
  return [...supporters.map(path), ...may.map((hex) => ({ ...path(hex), faint: true }))];
}

/** The squares that may be left now, by hex. */
export function leavable(offer: Offer): Map<string, string> {
  return new Map(withVerb(offer, "leave-square").map(({ is, text }) => [is["unit"] ?? "", text]));
}

/** The legal answers to an attack, in the order in which they are shown. */
export function answersOf(offer: Offer): string[] {
  return ["stand", "square", "retire", "first-strike"].flatMap((verb) => withVerb(offer, verb).map(({ text }) => text));
}

/** A section that may be chosen: its action, and the hexes of the units that it would order. */
export interface Section {
  name: string;
  action: string;
  hexes: readonly string[];
}

export function sectionsOf(offer: Offer): Section[] {
  return withVerb(offer, "section").map(({ is, text }) => ({
    name: is["section"] ?? "",
    action: text,
    hexes: offer.decision?.places?.[text] ?? [],
  }));
}

/** The scouted cards of which one is kept, by card. */
export function keepable(offer: Offer): Map<string, string> {
  return new Map(withVerb(offer, "keep").map(({ is, text }) => [is["kept"] ?? "", text]));
}
