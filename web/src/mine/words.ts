/** How entries are put into words. */

import { shelf } from "../lobby/library.svelte";
import type { Translator } from "../lib/types";
import type { Entry } from "./entry";
import { opponentOf } from "./statistics";

/** What a ruleset is called, once the library is there; by its key where this server does not know it. */
export const gameName = (game: string): string => shelf.game(game)?.short ?? (shelf.games.length > 0 ? game : "");

/** Whom one plays against, from what `opponentOf` says. */
export function opponentName(t: Translator, opponent: string): string {
  const cut = opponent.indexOf(":");
  const [kind, name] = [opponent.slice(0, cut), opponent.slice(cut + 1)];
  if (kind !== "computer") return name || t.say("web-mine-nameless");
  const level = `web-level-${name}`;
  return t.knows(level) ? t.say("web-seat-computer-level", { level: t.say(level) }) : t.say("web-seat-computer");
}

export const against = (t: Translator, entry: Entry): string =>
  entry.mine.length > 1 ? t.say("web-mine-both") : opponentName(t, opponentOf(entry));

export const hasArmies = ({ game, scenario }: Entry): boolean => shelf.hasArmies(game, scenario);

const battleOf = ({ game, scenario }: Entry) => shelf.game(game)?.scenarios.find(({ name }) => name === scenario);

/** The army one led, as the library calls it today, or as it was called then; nothing where the sides are alike. */
export const armyName = (entry: Entry): string =>
  hasArmies(entry) ? (battleOf(entry)?.sides?.[entry.mine[0]!] ?? entry.sides[entry.mine[0]!]) : "";

/** The army, and the battle in which one led it. */
export const armyInBattle = (t: Translator, entry: Entry): string => {
  const army = armyName(entry);
  return army ? `${army} · ${battleOf(entry)?.title ?? entry.title}` : t.say("web-mine-side-nameless");
};

export const sideName = (t: Translator, entry: Entry): string =>
  entry.mine.length > 1 ? t.say("web-mine-side-both") : armyName(entry) || "—";

export const dateText = (t: Translator, seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(t.language, { dateStyle: "medium" });

/** A number with its sign: how far ahead or behind. */
export const signed = (t: Translator, value: number): string =>
  new Intl.NumberFormat(t.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);

export const rounded = (t: Translator, value: number): string =>
  new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 }).format(value);

export const percent = (t: Translator, share: number): string =>
  new Intl.NumberFormat(t.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
