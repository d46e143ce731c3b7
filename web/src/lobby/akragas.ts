/** The first battle, read from the file it is played from, so that its card can be drawn before the server answers. */
import text from "../../../src/vexilla/games/ancients/scenarios/001-akragas.toml?raw";
import type { Language } from "../lib/types";
import type { Battle } from "./battles";

export const AKRAGAS = "001-akragas";

/** The tables of a scenario file, as far as a card needs them: texts only. */
export function tablesOf(toml: string): Record<string, Record<string, string>> {
  const tables: Record<string, Record<string, string>> = { "": {} };
  let table = tables[""]!;
  for (const row of toml.split("\n")) {
    const title = /^\[(.+)\]$/.exec(row.trim());
    if (title) table = tables[title[1]!] = {};
    const entry = /^"?([^"=]+?)"? = "(.*)"$/.exec(row.trim());
    if (entry) table[entry[1]!] = entry[2]!;
  }
  return tables;
}

/** The card of the first battle in a language. */
export function firstBattle(language: Language): Battle {
  const tables = tablesOf(text);
  const words = tables[language] ?? {};
  const say = (word = "") => words[word] ?? word;
  const pieces = (side: "bottom" | "top") =>
    Object.entries(tables[`${side}.units`] ?? {}).flatMap(([kind, hexes]) =>
      hexes.split(" ").map((hex) => ({ side, kind, hex })),
    );
  const leaders = (side: "bottom" | "top") =>
    Object.entries(tables[`${side}.leaders`] ?? {}).map(([name, hex]) => ({ side, name, hex }));
  return {
    name: AKRAGAS,
    title: words["name"] ?? tables[""]!["name"]!,
    date: say(tables[""]!["date"]),
    sides: { bottom: say(tables["bottom"]?.["army"]), top: say(tables["top"]?.["army"]) },
    record: null,
    minutes: 0,
    difficulty: 1,
    start: {
      terrain: {},
      units: [...pieces("bottom"), ...pieces("top")],
      leaders: [...leaders("bottom"), ...leaders("top")],
    },
  };
}
