/** Cards that fly from where they were to where they are. */

import type { GameEvent } from "../../lib/types";

type Boxes = Map<string, DOMRect>;

/** Where every card on the board lies now, and the places from which cards come out of hiding. */
export function boxesOf(board: Element): Boxes {
  const boxes: Boxes = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-card], [data-place]")) {
    const key = element.dataset.card ?? `place:${element.dataset.place}`;
    boxes.set(key, element.getBoundingClientRect());
  }
  return boxes;
}

const LENGTH = 260;
const PAUSE = 170;
/** Longer stories are not waited for. */
const LONGEST = 1600;

/** Let cards fly from their old boxes; what nobody saw before comes from the hand or pile its event names. */
export function fly(board: Element, before: Boxes, events: readonly GameEvent[]): Animation[] {
  if (!before.size) return [];
  const flights: Animation[] = [];
  const moments = new Map<string, { delay: number; origin: string }>();
  let delay = 0;
  for (const event of events) {
    const card = typeof event["card"] === "string" ? event["card"] : null;
    const origin = event.event === "battle-line-drew" ? `place:pile-${event["pile"]}` : `place:hand-${event["side"]}`;
    if (card) moments.set(card, { delay: Math.min(delay, LONGEST), origin });
    delay += PAUSE;
  }
  for (const element of board.querySelectorAll<HTMLElement>("[data-card]")) {
    const card = element.dataset.card!;
    const moment = moments.get(card);
    const from = before.get(card) ?? (moment && before.get(moment.origin));
    const to = element.getBoundingClientRect();
    if (!from || !to.width || !from.width) continue;
    const [x, y, scale] = [from.left - to.left, from.top - to.top, from.width / to.width];
    if (Math.abs(x) + Math.abs(y) < 3 && Math.abs(scale - 1) < 0.05) continue;
    const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 30 };
    const end = { transform: "none", transformOrigin: "0 0", zIndex: 30 };
    flights.push(
      element.animate([start, end], {
        duration: LENGTH,
        delay: moment?.delay ?? 0,
        easing: "cubic-bezier(.3,.1,.2,1)",
        fill: "backwards",
      }),
    );
  }
  return flights;
}
