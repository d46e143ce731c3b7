/** How long the board shows what happens: a card that the other plays is held up before it is laid down. */

import { AT_ONCE, isOwnIn, type Beat, type Play } from "../../lib/playhead.svelte";
import type { GameEvent } from "../../lib/types";

export interface CardBeat extends Beat {
  /** The card that is held up. */
  card: string | null;
}

/** Cards are held up so long, and then fly to their place. */
const HELD_UP = 1000;
const FLIGHT = 600;
const WORD = 450;

function beatOf(event: GameEvent): CardBeat {
  const card = typeof event["card"] === "string" && event.event !== "battle-line-drew" ? event["card"] : null;
  if (card !== null) return { time: HELD_UP + FLIGHT, settle: HELD_UP, isOwn: false, card };
  return { time: WORD, settle: 0, isOwn: false, card: null };
}

export const play: Play = {
  hasScenes: false,
  beatsOf: (before, events, viewer) =>
    events.map((event) => (isOwnIn(before, event, viewer) ? { ...AT_ONCE, card: null } : beatOf(event))),
};
