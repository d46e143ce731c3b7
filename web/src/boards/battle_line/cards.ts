/** The cards of Battle Line by name, as views and actions write them. */

export const COLOURS = ["red", "yellow", "purple", "orange", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

/** Values 1 to 10 in order. */
export const TROOP_NAMES = [
  "skirmishers",
  "peltasts",
  "javelineers",
  "hoplites",
  "phalangists",
  "hypaspists",
  "light-cavalry",
  "heavy-cavalry",
  "chariots",
  "elephants",
] as const;

export type TacticsKind = "morale" | "environment" | "guile";

const TACTICS: Record<string, TacticsKind> = {
  alexander: "morale",
  darius: "morale",
  "companion-cavalry": "morale",
  "shield-bearers": "morale",
  fog: "environment",
  mud: "environment",
  scout: "guile",
  redeploy: "guile",
  deserter: "guile",
  traitor: "guile",
};

export interface TroopCard {
  kind: "troop";
  name: string;
  colour: Colour;
  value: number;
  troop: string;
}

export interface TacticsCard {
  kind: TacticsKind;
  name: string;
}

export type Card = TroopCard | TacticsCard;

/** A card by its name, such as `red-7` or `fog`. */
export function cardNamed(name: string): Card {
  const kind = TACTICS[name];
  if (kind) return { kind, name };
  const dash = name.lastIndexOf("-");
  const value = Number(name.slice(dash + 1));
  return { kind: "troop", name, colour: name.slice(0, dash) as Colour, value, troop: TROOP_NAMES[value - 1] ?? "" };
}

/** Whether a card goes to no flag but does its effect once. */
export const isGuile = (name: string): boolean => TACTICS[name] === "guile";

export type Pile = "troops" | "tactics";

/** The pile a card belongs to, by its back. */
export const pileOf = (name: string): Pile => (name in TACTICS ? "tactics" : "troops");

/** Cards as a player sorts his hand: by colour, then value; Tactics last, by kind. Views have that order already for colours. */
export function byValue(names: readonly string[]): string[] {
  const rank = (name: string): number => {
    const card = cardNamed(name);
    return card.kind === "troop" ? card.value : 100;
  };
  return [...names].sort((one, other) => rank(one) - rank(other));
}
