import { describe, expect, it } from "vitest";
import type { Clause } from "../lib/types";
import { chapters, highlight, titles } from "./search";

function clause(id: string, chapter: string, text: string, kind = "rule", note = ""): Clause {
  return { id, chapter, topic: "topic/matter", kind, text, note, named_by: [] };
}

const BOOK = [
  clause("ANC-01-001", "1. Introduction", "A game is one battle."),
  clause("ANC-11-001", "11. Close combat", "Units fight."),
  clause("ANC-11-051", "11. Close combat — Elephants", "Elephants may move.", "rule", "See ANC-01-001."),
  clause("ANC-11-060", "11. Close combat - Elephants", "Example: they rampage.", "example"),
  clause("ANC-11-070", "11. Close combat", "And so on."),
];

describe("the rules reader", () => {
  it("splits chapter and section, whichever dash there is", () => {
    expect(titles("11. Close combat — Elephants")).toEqual(["11. Close combat", "Elephants"]);
    expect(titles("2. Contents - list")).toEqual(["2. Contents", "list"]);
    expect(titles("4–7. Dice")).toEqual(["4–7. Dice", ""]);
  });

  it("groups clauses, and a section that comes up again goes on", () => {
    const book = chapters(BOOK);
    expect(book.map(({ key, count }) => [key, count])).toEqual([
      ["1", 1],
      ["11", 4],
    ]);
    expect(book[1]!.sections.map(({ title, clauses }) => [title, clauses.length])).toEqual([
      ["", 2],
      ["Elephants", 2],
    ]);
  });

  it("marks the words that were found, in whatever letters", () => {
    expect(highlight("Слони йдуть, слонів", ["слони", "слонів"])).toEqual([
      { text: "Слони", hit: true },
      { text: " йдуть, ", hit: false },
      { text: "слонів", hit: true },
    ]);
    expect(highlight("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
    expect(highlight("nothing", ["not"])).toEqual([{ text: "nothing", hit: false }]);
  });
});
