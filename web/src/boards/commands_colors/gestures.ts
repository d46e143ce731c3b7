/** How the legal actions of a moment become things to click, and clicks become actions. No rules: only words. */

import type { HexGrid } from "../hex/geometry";
import type { HexMark, HexPath } from "../hex/types";
import type { Side } from "../../lib/types";
import { leaderAt, unitAt, type BattleView } from "./view";

export type Who = "unit" | "leader";

/** A unit or leader that was picked up and waits for its goal. */
export interface Chosen {
  hex: string;
  who: Who;
}

/** What can be done now, sorted by how it is done. */
export interface Offer {
  verbs: Verbs;
  question: string;
  /** Actions of one click on a hex: `order E2`, `retreat D4`. */
  direct: Map<string, { verb: string; action: string }[]>;
  /** Actions from a hex to another, by the one who goes: `E2 unit` → `E3` → `move E2 E3`. */
  from: Map<string, Map<string, string>>;
  /** Leaving the field from a hex: units, and leaders. */
  exits: Map<string, string>;
  leaderExits: Map<string, string>;
  cards: Map<string, string>;
}

export type Outcome =
  | { do: "act"; actions: string[] }
  | { do: "choose"; chosen: Chosen | null }
  /** Nothing legal was meant; this is what it would have been. */
  | { do: "why"; action: string }
  | { do: "nothing" };

const PAIRS: ReadonlySet<string> = new Set(["move", "move-leader", "attack"]);

/** The words of a game's actions, sorted by what a click on a hex has to do with them. */
export interface Verbs {
  /** Verbs of leaders. */
  leaders: ReadonlySet<string>;
  /** Verbs whose hex is where something goes; at the hex of the others something stands that is chosen. */
  goals: ReadonlySet<string>;
  /** Goals that one reaches in one step from where one stands. */
  steps: ReadonlySet<string>;
  /** The verb that a click on some hex means at each question. */
  meant: Readonly<Record<string, string>>;
}

/** What all games of the system say. */
export const COMMON: Verbs = {
  leaders: new Set(["order-leader", "move-leader", "exit-leader", "flee"]),
  goals: new Set(["retreat", "flee", "ride", "place", "advance"]),
  steps: new Set(["retreat", "flee", "ride", "advance"]),
  meant: {
    "cc-ask-order": "order",
    "cc-ask-rally": "rally",
    "cc-ask-place": "place",
    "cc-ask-move": "move",
    "cc-ask-battle": "attack",
    "cc-ask-bonus": "attack",
    "cc-ask-retreat": "retreat",
    "cc-ask-flee": "flee",
    "cc-ask-ride": "ride",
  },
};

/** The common words and those of one game. */
export function withVerbs(more: {
  leaders?: string[];
  goals?: string[];
  steps?: string[];
  meant: Record<string, string>;
}): Verbs {
  return {
    leaders: new Set([...COMMON.leaders, ...(more.leaders ?? [])]),
    goals: new Set([...COMMON.goals, ...(more.goals ?? [])]),
    steps: new Set([...COMMON.steps, ...(more.steps ?? [])]),
    meant: { ...COMMON.meant, ...more.meant },
  };
}

export const keyOf = (chosen: Chosen): string => `${chosen.hex} ${chosen.who}`;

export function chosenOf(key: string): Chosen {
  const [hex = "", who = "unit"] = key.split(" ");
  return { hex, who: who as Who };
}

/** Sort the legal actions. */
export function offerOf(view: BattleView, actions: readonly string[], verbs: Verbs): Offer {
  const offer: Offer = {
    verbs,
    question: view.decision?.question ?? "",
    direct: new Map(),
    from: new Map(),
    exits: new Map(),
    leaderExits: new Map(),
    cards: new Map(),
  };
  const direct = (hex: string, verb: string, action: string): void => {
    const here = offer.direct.get(hex) ?? [];
    here.push({ verb, action });
    offer.direct.set(hex, here);
  };
  for (const action of actions) {
    const [verb = "", first = "", second = ""] = action.split(" ");
    if (verb === "play") offer.cards.set(first, action);
    else if (verb === "first-strike") offer.cards.set(verb, action);
    else if (verb === "exit") offer.exits.set(first, action);
    else if (verb === "exit-leader") offer.leaderExits.set(first, action);
    else if (PAIRS.has(verb)) {
      const key = keyOf({ hex: first, who: verbs.leaders.has(verb) ? "leader" : "unit" });
      const goals = offer.from.get(key) ?? new Map<string, string>();
      offer.from.set(key, goals.set(second, action));
    } else if (verb === "advance" && view.combat !== null) direct(view.combat.target, verb, action);
    else if (first !== "" && /^[A-Z]/.test(first)) direct(first, verb, action);
  }
  for (const hex of offer.exits.keys()) mayGo(offer, { hex, who: "unit" });
  for (const hex of offer.leaderExits.keys()) mayGo(offer, { hex, who: "leader" });
  return offer;
}

/** Whoever may leave the field can be picked up, even if he can go nowhere else. */
function mayGo(offer: Offer, chosen: Chosen): void {
  const key = keyOf(chosen);
  if (!offer.from.has(key)) offer.from.set(key, new Map());
}

/** The action by which the one who is picked up would leave the field. */
export function exitOf(offer: Offer, chosen: Chosen | null): string | undefined {
  if (chosen === null) return undefined;
  return (chosen.who === "unit" ? offer.exits : offer.leaderExits).get(chosen.hex);
}

/** Whoever is picked up: if only one can be, it is. */
export function chosenNow(offer: Offer, chosen: Chosen | null): Chosen | null {
  if (chosen !== null && offer.from.has(keyOf(chosen))) return chosen;
  if (offer.from.size !== 1 || offer.direct.size > 0) return null;
  return chosenOf([...offer.from.keys()][0]!);
}

/** What to show on each hex. */
export function marksOf(
  offer: Offer,
  chosen: Chosen | null,
  marks: Readonly<Record<string, string>>,
): Record<string, HexMark> {
  const shown: Record<string, HexMark> = {};
  for (const key of offer.from.keys()) shown[chosenOf(key).hex] = "can";
  for (const [hex, here] of offer.direct)
    shown[hex] = here.some(({ verb }) => offer.verbs.goals.has(verb)) ? "goal" : "can";
  if (chosen === null) return shown;
  for (const [hex, action] of offer.from.get(keyOf(chosen)) ?? []) {
    shown[hex] = action.startsWith("attack ") ? "target" : goalMark(marks[action]);
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
  const isLeader = part === "leader";
  const goal = chosen === null ? undefined : offer.from.get(keyOf(chosen))?.get(hex);
  if (goal !== undefined) return { do: "act", actions: [goal] };
  const here = offer.direct.get(hex);
  if (here !== undefined) {
    const wanted = here.find(({ verb }) => offer.verbs.leaders.has(verb) === isLeader) ?? here[0]!;
    return { do: "act", actions: [wanted.action] };
  }
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
  const verb = offer.verbs.meant[offer.question];
  if (verb === undefined) return null;
  const unit = unitAt(view, hex);
  const leader = leaderAt(view, hex);
  const isOwn = unit?.side === side || leader?.side === side;
  if (verb === "order" || verb === "rally") {
    const isAlone = unit === undefined && leader?.side === side;
    return verb === "order" && (isLeader || isAlone) ? `order-leader ${hex}` : `${verb} ${hex}`;
  }
  if (verb === "move") {
    if (chosen !== null && !(isOwn && unit?.ordered === false)) {
      return `${chosen.who === "leader" ? "move-leader" : "move"} ${chosen.hex} ${hex}`;
    }
    if (!isOwn) return null;
    const to = grid.neighbours(hex).find((each) => unitAt(view, each) === undefined) ?? grid.neighbours(hex)[0];
    return unit === undefined || isLeader ? `move-leader ${hex} ${to}` : `move ${hex} ${to}`;
  }
  if (verb === "attack") {
    if (isOwn) return attackFrom(view, side, grid, hex);
    if (chosen !== null) return `attack ${chosen.hex} ${hex}`;
    if (unit === undefined && leader === undefined) return null;
    return attackOn(view, side, grid, hex);
  }
  return `${verb} ${hex}`;
}

function attackFrom(view: BattleView, side: Side, grid: HexGrid, hex: string): string | null {
  const enemies = view.units.filter((unit) => unit.side !== side && grid.has(unit.hex)).map((unit) => unit.hex);
  const nearest = nearestTo(grid, hex, enemies);
  return nearest === null ? null : `attack ${hex} ${nearest}`;
}

function attackOn(view: BattleView, side: Side, grid: HexGrid, hex: string): string | null {
  const own = view.units.filter((unit) => unit.side === side && grid.has(unit.hex));
  const ready = own.filter((unit) => unit.ordered && !unit.battled);
  const nearest = nearestTo(
    grid,
    hex,
    (ready.length > 0 ? ready : own).map((unit) => unit.hex),
  );
  return nearest === null ? null : `attack ${nearest} ${hex}`;
}

function nearestTo(grid: HexGrid, hex: string, others: readonly string[]): string | null {
  let best: string | null = null;
  for (const each of others) {
    if (best === null || grid.distance(hex, each) < grid.distance(hex, best)) best = each;
  }
  return best;
}

/** What a drag over hexes means: a line of orders, or from the first hex to the last. */
export function sweep(offer: Offer, labels: readonly string[]): { actions: string[]; path: HexPath | null } {
  const orders = labels.flatMap((label) => (offer.direct.get(label) ?? []).filter(({ verb }) => verb === "order"));
  if (offer.question === "cc-ask-order") return { actions: orders.map(({ action }) => action), path: null };
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined || first === last) return { actions: [], path: null };
  for (const who of ["unit", "leader"] as const) {
    const action = offer.from.get(keyOf({ hex: first, who }))?.get(last);
    if (action === undefined) continue;
    const kind = action.startsWith("attack ") ? "attack" : "move";
    return { actions: [action], path: { hexes: [first, last], kind } };
  }
  return { actions: [], path: null };
}

/** Whether a drag that begins at a hex is a gesture. */
export function isHandle(offer: Offer, label: string): boolean {
  if (offer.question === "cc-ask-order") return offer.direct.has(label);
  return offer.from.has(`${label} unit`) || offer.from.has(`${label} leader`);
}

/** The hex of whoever must go now (retreat, evade, flee, ride on): next to every place he may go to. */
export function goer(view: BattleView, grid: HexGrid, offer: Offer, before: readonly string[]): string | null {
  const goals = [...offer.direct].filter(([, here]) => here.some(({ verb }) => offer.verbs.steps.has(verb)));
  if (goals.length === 0) return null;
  const side = view.decision?.side;
  const fleeing = view.leaders.find((leader) => leader.fleeing);
  const stands = (hex: string): boolean => unitAt(view, hex)?.side === side || leaderAt(view, hex)?.side === side;
  const combat = view.combat === null ? [] : [view.combat.target, view.combat.from];
  const candidates = [fleeing?.hex ?? "", ...before, ...combat, ...grid.labels];
  return (
    candidates.find((hex) => grid.has(hex) && stands(hex) && goals.every(([goal]) => grid.distance(hex, goal) === 1)) ??
    null
  );
}

/** The ways to show before the click: from whoever must go to each place he may go to. */
export function waysOf(offer: Offer, from: string | null): HexPath[] {
  if (from === null) return [];
  return [...offer.direct].flatMap(([hex, here]) => {
    const verb = here[0]!.verb;
    if (!offer.verbs.steps.has(verb)) return [];
    const isForward = verb === "advance" || verb === "ride";
    return [{ hexes: [from, hex], kind: isForward ? "move" : "retreat", faint: true } satisfies HexPath];
  });
}

/** How many orders the card in force gives in all when some are given; null where more than a number decides it. */
export type OrderLimit<V extends BattleView = BattleView> = (view: V, side: Side, given: number) => number | null;

/** All orders that are left, if the card has enough for them: what one gesture can give at once. */
export function ordersAtOnce<V extends BattleView>(
  view: V,
  side: Side,
  offer: Offer,
  limit: OrderLimit<V>,
  least = 2,
): string[] {
  if (offer.question !== "cc-ask-order" || view.card === null) return [];
  const orders = [...offer.direct.values()].flat().filter(({ verb }) => verb === "order");
  const given = view.units.filter((unit) => unit.side === side && unit.ordered).length;
  const most = limit(view, side, given);
  if (most === null || orders.length < least || orders.length > most - given) return [];
  return orders.map(({ action }) => action);
}
