/** What only Samurai Battles offers: Dragon cards, answers with a price, dice that are rolled again. */

import type { Action } from "../../lib/action";
import type { Offer } from "../commands_colors/gestures";

/** The Dragon cards that may be chosen now, by card: played, or discarded. */
export function dragonsOn(offer: Offer): Map<string, Action> {
  return new Map(offer.actions.flatMap((action) => (action.is["dragon"] ? [[action.is["dragon"], action]] : [])));
}

/** Whether a Dragon card would be discarded, not played. */
export const isDiscard = ({ verb }: Action): boolean => verb === "discard-dragon";

const isWordless = ({ words }: Action): boolean => Object.keys(words).length === 0;

/** Whether nothing is asked but a Dragon card: then the cards are laid before the player, or that none of them fits. */
export function isDragonMoment(offer: Offer): boolean {
  return (
    (dragonsOn(offer).size > 0 || (offer.decision?.passing !== undefined && offer.actions.length > 0)) &&
    offer.actions.every((action) => action.is["dragon"] !== undefined || isWordless(action))
  );
}

/** The answers that are laid before the player with what they mean, in the order in which they are shown. */
const ANSWERS: readonly string[] = [
  "stand",
  "first-strike",
  "inspire",
  "refrain",
  "seppuku",
  "change-sides",
  "keep-side",
  "draw-dragon",
  "take-honor",
];

export function answersOf(offer: Offer): string[] {
  return ANSWERS.flatMap((verb) => offer.actions.filter((action) => action.verb === verb).map(({ text }) => text));
}

/** The answers that the decision thinks of, but that are not allowed now. */
export function unfitOf(offer: Offer): string[] {
  const thought = Object.keys(offer.decision?.roles ?? {});
  return ANSWERS.filter((verb) => thought.includes(verb) && !offer.actions.some((action) => action.verb === verb));
}

/** The faces of which a die may be set aside to be rolled again, by face. */
export function againOn(offer: Offer): Map<string, string> {
  return new Map(offer.actions.flatMap(({ is, text }) => (is["face"] === undefined ? [] : [[is["face"], text]])));
}

/** The drawn cards of which one is kept, by card. */
export function keepable(offer: Offer): Map<string, string> {
  return new Map(offer.actions.flatMap(({ is, text }) => (is["kept"] === undefined ? [] : [[is["kept"], text]])));
}
