import { describe, expect, it } from "vitest";
import type { Clause } from "../lib/types";
import { chapters, find, highlight, parts, titles, wordsOf } from "./search";

function clause(id: string, chapter: string, text: string, kind = "rule", note = ""): Clause {
  return { id, chapter, topic: "topic/matter", kind, text, note };
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

  it("finds clauses with all words, in text, note, id and chapter", () => {
    const ids = (query: string, kind = "") => find(BOOK, wordsOf(query), kind).map(({ id }) => id);
    expect(ids("ELEPHANTS")).toEqual(["ANC-11-051", "ANC-11-060"]);
    expect(ids("elephants rampage")).toEqual(["ANC-11-060"]);
    expect(ids("anc-01-001")).toEqual(["ANC-01-001", "ANC-11-051"]);
    expect(ids("", "example")).toEqual(["ANC-11-060"]);
    expect(ids("")).toHaveLength(BOOK.length);
  });

  it("marks what was found, overlapping words as one", () => {
    expect(highlight("Слони йдуть, слон", ["слон", "лони"])).toEqual([
      { text: "Слони", hit: true },
      { text: " йдуть, ", hit: false },
      { text: "слон", hit: true },
    ]);
    expect(highlight("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
    expect(highlight("nothing", ["n"])).toEqual([{ text: "nothing", hit: false }]);
  });

  it("makes links of other clauses' numbers, but not of a text that is only a number", () => {
    expect(parts("See ANC-01-001.")).toEqual([
      { text: "See ", clause: "" },
      { text: "ANC-01-001", clause: "ANC-01-001" },
      { text: ".", clause: "" },
    ]);
    expect(parts("ANC-01-001")).toEqual([{ text: "ANC-01-001", clause: "" }]);
  });
});
