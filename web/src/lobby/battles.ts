/** Which battles of the library are shown, and in which order. */
import type { Scenario } from "../lib/types";

/** A battle of the library. */
export type Battle = Scenario;

export const ORDERS = ["book", "name", "length", "difficulty", "balance"] as const;
export type Order = (typeof ORDERS)[number];

export interface Wish {
  words: string;
  order: Order;
  /** 1 to 3, or 0 for any. */
  difficulty: number;
}

/** How far people's results are from even, in per cent; null where nobody has kept count. */
export function imbalance(battle: Battle): number | null {
  return battle.record ? Math.abs(battle.record.bottom - battle.record.top) : null;
}

/** Lower case, without accents and with one spelling of letters that people mix up when they type. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll("ґ", "г")
    .replaceAll("’", "'")
    .normalize("NFD")
    .replace(/[\u0300\u0301\u0302]/g, "")
    .normalize("NFC");
}

/** Whether all words occur in the battle's name, date, key or armies. */
export function mentions(battle: Battle, words: string): boolean {
  const text = plain([battle.title, battle.date ?? "", battle.name, ...Object.values(battle.sides ?? {})].join(" "));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The battles a reader wishes to see; the book's order decides between equals. */
export function arrange(battles: readonly Battle[], wish: Wish, language: string): Battle[] {
  const wanted = battles.filter(
    (battle) => (!wish.difficulty || battle.difficulty === wish.difficulty) && mentions(battle, wish.words),
  );
  const collator = new Intl.Collator(language);
  switch (wish.order) {
    case "book":
      return wanted;
    case "name":
      return wanted.sort((one, other) => collator.compare(one.title, other.title));
    case "length":
      return wanted.sort((one, other) => one.minutes - other.minutes);
    case "difficulty":
      return wanted.sort((one, other) => one.difficulty - other.difficulty);
    case "balance":
      return wanted.sort((one, other) => (imbalance(one) ?? 101) - (imbalance(other) ?? 101));
  }
}
