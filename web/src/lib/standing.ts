/** Standing orders that a page gives by itself: not to be asked again, in this turn or at all. */

import type { Order, Reaction } from "./types";

/** More orders than this are not taken; the oldest go first. */
const MOST = 20;

/** The condition by which an order to a question holds only until a turn; none if there is no such condition. */
const until = (reactions: readonly Reaction[], question: string): string | undefined =>
  reactions.find((reaction) => reaction.question === question)?.when.find(({ kind }) => kind === "until")?.name;

/** The orders without those whose turn has passed, and without those of some questions that would let them pass. */
function kept(orders: readonly Order[], reactions: readonly Reaction[], turn: number, questions: readonly string[]) {
  return orders.filter((order) => {
    const name = until(reactions, order.question);
    const last = name === undefined ? undefined : order.when[name];
    if (typeof last === "number" && last < turn) return false;
    return !(questions.includes(order.question) && last !== undefined);
  });
}

/** Orders by which no moment of this kind is asked for in a turn. */
export function notThisTurn(
  orders: readonly Order[],
  reactions: readonly Reaction[],
  action: string,
  turn: number,
): Order[] {
  const all = reactions
    .filter(({ answers }) => answers.some(({ answer }) => answer === action))
    .map(({ question }) => question)
    .filter((question) => until(reactions, question) !== undefined);
  const added = all.map((question) => ({ question, answer: action, when: { [until(reactions, question)!]: turn } }));
  return [...kept(orders, reactions, turn, all), ...added].slice(-MOST);
}

/** Orders by which one question is let pass until the player wants to be asked again. */
export function notAgain(
  orders: readonly Order[],
  reactions: readonly Reaction[],
  action: string,
  turn: number,
  question: string,
): Order[] {
  const others = kept(orders, reactions, turn, [question]).filter(
    (order) => order.question !== question || order.answer !== action,
  );
  return [...others, { question, answer: action, when: {} }].slice(-MOST);
}
