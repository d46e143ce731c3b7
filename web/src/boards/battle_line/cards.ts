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

/** The Tactics cards of a game by name, as views list them; every other card is a Troop card. */
export type Tactics = Readonly<Record<string, TacticsKind>>;

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
export function cardNamed(name: string, tactics: Tactics): Card {
  const kind = tactics[name];
  if (kind) return { kind, name };
  const dash = name.lastIndexOf("-");
  const value = Number(name.slice(dash + 1));
  return { kind: "troop", name, colour: name.slice(0, dash) as Colour, value, troop: TROOP_NAMES[value - 1] ?? "" };
}

export type Pile = "troops" | "tactics";

/** The pile a card belongs to, by its back. */
export const pileOf = (name: string, tactics: Tactics): Pile => (name in tactics ? "tactics" : "troops");

/** Cards as they lie at a flag: by value, what has none last. */
export function byValue(names: readonly string[], tactics: Tactics): string[] {
  const rank = (name: string): number => {
    const card = cardNamed(name, tactics);
    return card.kind === "troop" ? card.value : Infinity;
  };
  return [...names].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
