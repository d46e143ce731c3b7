import { describe, expect, it } from "vitest";
import type { Term } from "./load";
import { cutAtClauses } from "./clauses";
import { Terms } from "./terms";

const term = (words: string[], key: string, chapter = "units", is_named = false): Term => ({
  words,
  chapter,
  entries: [key],
  is_named,
});
const ELEPHANTS = term(["слон"], "elephants");
const HEAVY = term(["тяжел", "пехот"], "heavy-infantry");
const FOOT = term(["пехот"], "foot");
const RALLY = term(["сбор"], "rally", "cards", true);
const terms = new Terms([ELEPHANTS, FOOT, HEAVY, RALLY], {
  слоны: "слон",
  слонов: "слон",
  тяжелая: "тяжел",
  тяжелой: "тяжел",
  пехота: "пехот",
  пехоты: "пехот",
  сбор: "сбор",
});
const found = (text: string) => terms.pieces(text).filter(({ term, clause }) => term ?? clause);

describe("terms in texts", () => {
  it("are found in any form, the longest first, and only once", () => {
    expect(found("Слонов боится тяжёлой пехоты строй, а слоны нет.")).toEqual([
      { text: "Слонов", term: ELEPHANTS },
      { text: "тяжёлой пехоты", term: HEAVY },
    ]);
  });

  it("lose nothing of the text", () => {
    const text = "Тяжёлая, пехота; см. ANC-01-001.";
    expect(
      terms
        .pieces(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it("do not reach over commas, and names want their capital letter", () => {
    expect(found("тяжелая, пехота")).toEqual([{ text: "пехота", term: FOOT }]);
    expect(found("карта сбор")).toEqual([]);
    expect(found("карта Сбор")).toEqual([{ text: "Сбор", term: RALLY }]);
  });

  it("stand beside numbers of clauses, but a text that is only a number is none", () => {
    expect(found("слоны, ANC-12-036")).toEqual([
      { text: "слоны", term: ELEPHANTS },
      { text: "ANC-12-036", clause: "ANC-12-036" },
    ]);
    expect(cutAtClauses("ANC-12-036")).toEqual([{ text: "ANC-12-036" }]);
  });
});
