/** How the legal actions of a moment become things to click, and clicks become actions, by what the server says of them. */

import type { HexGrid } from "../hex/geometry";
import type { HexMark, HexPath } from "../hex/types";
import { compose, readActions, verbTaking, type Action } from "../../lib/action";
import type { Decision, Side } from "../../lib/types";
import { leaderAt, unitAt, type BattleView } from "./view";

export type Who = "unit" | "leader";

/** A unit or leader that was picked up and waits for its goal. */
export interface Chosen {
  hex: string;
  who: Who;
}

/** One who can be picked up: what he may do at which hex, and how he leaves the field if he may. */
export interface Goer {
  chosen: Chosen;
  goals: Map<string, Action>;
  exit?: Action;
}

/** What can be done now, sorted by how it is done. */
export interface Offer {
  decision: Decision | undefined;
  actions: readonly Action[];
  /** Actions of one click on a hex: whoever is chosen there, or where the one goes whom the decision is about. */
  direct: Map<string, Action[]>;
  /** Whoever can be picked up, by `keyOf`. */
  from: Map<string, Goer>;
  cards: Map<string, string>;
  /** By hex what was decided about whoever stands there and can be withdrawn. */
  given: Map<string, Action[]>;
}

export type Outcome =
  | { do: "act"; action: Action }
  | { do: "choose"; chosen: Chosen | null }
  | { do: "withdraw"; action: string }
  /** Nothing legal was meant; this is what it would have been. */
  | { do: "why"; action: string }
  | { do: "nothing" };

/** Where someone goes who leaves the field. */
const OFF = "off";

export const keyOf = (chosen: Chosen): string => `${chosen.hex} ${chosen.who}`;

/** Who is chosen by an action, if someone is. */
function whoOf({ is }: Action): Chosen | null {
  if (is["unit"] !== undefined) return { hex: is["unit"], who: "unit" };
  return is["leader"] === undefined ? null : { hex: is["leader"], who: "leader" };
}

/** Where whoever the decision is about would go, or would be put. */
const goalOf = ({ is }: Action): string | undefined => is["to"] ?? is["back"] ?? is["place"];

/** Sort the legal actions. */
export function offerOf(view: BattleView, actions: readonly string[], withdrawable: readonly string[] = []): Offer {
  const offer: Offer = {
    decision: view.decision,
    actions: readActions(view.decision, actions),
    direct: new Map(),
    from: new Map(),
    cards: new Map(),
    given: new Map(),
  };
  for (const action of readActions(view.decision, withdrawable)) {
    const who = whoOf(action);
    // Whoever has gone elsewhere is not told by the hex where he was any more.
    if (who === null || action.is["target"] !== undefined || goalOf(action) !== undefined) continue;
    offer.given.set(who.hex, [...(offer.given.get(who.hex) ?? []), action]);
  }
  for (const action of offer.actions) {
    const { is } = action;
    const who = whoOf(action);
    const goal = is["target"] ?? goalOf(action);
    if (is["card"] !== undefined) offer.cards.set(is["card"], action.text);
    if (who === null || goal === undefined) {
      const hex = who?.hex ?? goal;
      if (hex !== undefined) offer.direct.set(hex, [...(offer.direct.get(hex) ?? []), action]);
      continue;
    }
    // Whoever may leave the field can be picked up, even if he can go nowhere else.
    const goer = offer.from.get(keyOf(who)) ?? { chosen: who, goals: new Map<string, Action>() };
    offer.from.set(keyOf(who), goer);
    if (goal === OFF) goer.exit = action;
    else goer.goals.set(goal, action);
  }
  return offer;
}

/** The action by which the one who is picked up would leave the field. */
export function exitOf(offer: Offer, chosen: Chosen | null): Action | undefined {
  return chosen === null ? undefined : offer.from.get(keyOf(chosen))?.exit;
}

/** Whoever is picked up: if only one can be, it is. */
export function chosenNow(offer: Offer, chosen: Chosen | null): Chosen | null {
  if (chosen !== null && offer.from.has(keyOf(chosen))) return chosen;
  if (offer.from.size !== 1 || offer.direct.size > 0) return null;
  return [...offer.from.values()][0]!.chosen;
}

/** What to show on each hex. */
export function marksOf(
  offer: Offer,
  chosen: Chosen | null,
  marks: Readonly<Record<string, string>>,
): Record<string, HexMark> {
  const shown: Record<string, HexMark> = {};
  for (const goer of offer.from.values()) shown[goer.chosen.hex] = "can";
  for (const [hex, here] of offer.direct) shown[hex] = here.some((action) => goalOf(action) === hex) ? "goal" : "can";
  if (chosen === null) return shown;
  for (const [hex, action] of offer.from.get(keyOf(chosen))?.goals ?? []) {
    shown[hex] = action.is["target"] === hex ? "target" : goalMark(marks[action.text]);
  }
  return shown;
}

function goalMark(mark: string | undefined): HexMark {
  return mark === "battle" || mark === "no-battle" || mark === "must" ? mark : "goal";
}

/** What a click on a hex means, on the leader who stands there if `part` says so. */
export function pick(
  view: BattleView,
  side: Side,
  grid: HexGrid,
  offer: Offer,
  chosen: Chosen | null,
  hex: string,
  part: string | null,
): Outcome {
  const isLeader = part === "leader" || offer.decision?.leads === true;
  const isTheir = ({ is }: Action): boolean => (is["leader"] !== undefined) === isLeader;
  const goal = chosen === null ? undefined : offer.from.get(keyOf(chosen))?.goals.get(hex);
  if (goal !== undefined) return { do: "act", action: goal };
  const here = offer.direct.get(hex);
  if (here !== undefined) {
    return { do: "act", action: here.find(isTheir) ?? here[0]! };
  }
  const given = offer.given.get(hex);
  if (given !== undefined) return { do: "withdraw", action: (given.find(isTheir) ?? given[0]!).text };
  const can = (who: Who): boolean => offer.from.has(keyOf({ hex, who }));
  if (can("unit") || can("leader")) {
    if (chosen?.hex === hex) {
      const next: Who = chosen.who === "unit" ? "leader" : "unit";
      return { do: "choose", chosen: can(next) ? { hex, who: next } : null };
    }
    const who: Who = (isLeader && can("leader")) || !can("unit") ? "leader" : "unit";
    return { do: "choose", chosen: { hex, who } };
  }
  if (chosen?.hex === hex) return { do: "choose", chosen: null };
  const action = meant(view, side, grid, offer, chosen, hex, isLeader);
  return action === null ? { do: "nothing" } : { do: "why", action };
}

/** What a player meant who clicked where nothing is legal; null if he decides nothing there. */
export function meant(
  view: BattleView,
  side: Side,
  grid: HexGrid,
  offer: Offer,
  chosen: Chosen | null,
  hex: string,
  isLeader: boolean,
): string | null {
  const taking = (...roles: string[]): string | undefined => verbTaking(offer.decision, ...roles);
  const unit = unitAt(view, hex);
  const leader = leaderAt(view, hex);
  const isOwn = unit?.side === side || leader?.side === side;
  const isOwnLeader = isLeader || (unit === undefined && leader?.side === side);
  const move = taking("unit", "to");
  if (move !== undefined) {
    const leads = taking("leader", "to") ?? move;
    if (chosen !== null && !(isOwn && unit?.ordered === false)) {
      return compose(chosen.who === "leader" ? leads : move, chosen.hex, hex);
    }
    if (!isOwn) return null;
    const to = grid.neighbours(hex).find((each) => unitAt(view, each) === undefined) ?? grid.neighbours(hex)[0];
    return to === undefined ? null : compose(isOwnLeader ? leads : move, hex, to);
  }
  const attack = taking("unit", "target");
  if (attack !== undefined) {
    const nearest = isOwn ? nearestEnemy(view, side, grid, hex) : (chosen?.hex ?? nearestOwn(view, side, grid, hex));
    if (nearest === null) return null;
    return isOwn ? compose(attack, hex, nearest) : compose(attack, nearest, hex);
  }
  const verb =
    (isOwnLeader ? taking("leader") : undefined) ??
    ["unit", "to", "back", "place", "target"].map((role) => taking(role)).find((each) => each !== undefined);
  return verb === undefined ? null : compose(verb, hex);
}

function nearestEnemy(view: BattleView, side: Side, grid: HexGrid, hex: string): string | null {
  const enemies = view.units.filter((unit) => unit.side !== side && grid.has(unit.hex));
  return nearestTo(grid, hex, enemies);
}

/** Of one's own units the one that may have been thought of for an attack on a hex, if someone stands there. */
function nearestOwn(view: BattleView, side: Side, grid: HexGrid, hex: string): string | null {
  if (unitAt(view, hex) === undefined && leaderAt(view, hex) === undefined) return null;
  const own = view.units.filter((unit) => unit.side === side && grid.has(unit.hex));
  const ready = own.filter((unit) => unit.ordered && !unit.battled);
  return nearestTo(grid, hex, ready.length > 0 ? ready : own);
}

function nearestTo(grid: HexGrid, hex: string, others: readonly { hex: string }[]): string | null {
  let best: string | null = null;
  for (const each of others) {
    if (best === null || grid.distance(hex, each.hex) < grid.distance(hex, best)) best = each.hex;
  }
  return best;
}

/** The actions of which a gesture may give several. */
function several(offer: Offer, here: readonly Action[]): Action[] {
  return here.filter(({ verb }) => verb === offer.decision?.several);
}

/** What a drag over hexes means: several at once where the decision allows it, or from the first hex to the last. */
export function sweep(offer: Offer, labels: readonly string[]): { actions: Action[]; path: HexPath | null } {
  if (offer.decision?.several !== undefined) {
    return { actions: labels.flatMap((label) => several(offer, offer.direct.get(label) ?? [])), path: null };
  }
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined || first === last) return { actions: [], path: null };
  for (const who of ["unit", "leader"] as const) {
    const action = offer.from.get(keyOf({ hex: first, who }))?.goals.get(last);
    if (action === undefined) continue;
    const kind = action.is["target"] === last ? "attack" : "move";
    return { actions: [action], path: { hexes: [first, last], kind } };
  }
  return { actions: [], path: null };
}

/** Whether a drag that begins at a hex is a gesture. */
export function isHandle(offer: Offer, label: string): boolean {
  if (offer.decision?.several !== undefined) return offer.direct.has(label);
  return [...offer.from.values()].some(({ chosen }) => chosen.hex === label);
}

/** The hex of the one whom the decision is about. */
export function subjectOf(offer: Offer): string | null {
  const { unit, leader } = offer.decision?.subject ?? {};
  return unit ?? leader ?? null;
}

/** The ways to show before the click: from the one whom the decision is about to each place he may go to. */
export function waysOf(offer: Offer): HexPath[] {
  const from = subjectOf(offer);
  if (from === null) return [];
  return [...offer.direct].flatMap(([hex, here]) => {
    const { to, back } = here[0]!.is;
    if (to !== hex && back !== hex) return [];
    return [{ hexes: [from, hex], kind: to === hex ? "move" : "retreat", faint: true } satisfies HexPath];
  });
}

/** All orders that one gesture can give at once, if there are enough for them. */
export function ordersAtOnce(offer: Offer, least = 2): string[] {
  if (!offer.decision?.at_once) return [];
  const orders = [...offer.direct.values()].flatMap((here) => several(offer, here));
  return orders.length < least ? [] : orders.map(({ text }) => text);
}
