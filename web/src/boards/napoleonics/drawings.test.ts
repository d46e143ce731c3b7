import { describe, expect, it } from "vitest";
import words from "../../../../src/vexilla/locales/en/napoleonics.ftl?raw";
import { faceNamed } from "../../pieces/dice/faces";
import { faceOf } from "./cards";
import { glyphOf } from "./glyphs";

/** All things of a kind that have a name. */
function named(kind: string): string[] {
  return [...words.matchAll(new RegExp(`^napoleonics-${kind}-([a-z-]+) =`, "gm"))].map((found) => found[1]!);
}

describe("everything has a drawing", () => {
  it("units, whatever their nation", () => {
    const kinds = named("unit");
    expect(kinds).toHaveLength(29);
    for (const kind of kinds) {
      const { solid, line } = glyphOf(kind.replace(/^[a-z]+-/, ""));
      expect(solid + line, kind).not.toBe("");
    }
  });

  it("cards", () => {
    const cards = named("card").filter((card) => card !== "one-unit" && card !== "nothing");
    expect(cards).toHaveLength(29);
    for (const card of cards) {
      const { suit, line = "", solid = "" } = faceOf(card, {});
      const shown = faceOf(card, { [card]: [1, "command", 0] });
      expect(shown.sections).toEqual([1, "command", 0]);
      // A card without a drawing of its own shows the sections that are printed on it.
      expect(line + solid !== "" || suit === "section" || shown.suit === "section", card).toBe(true);
    }
  });

  it("faces of the dice", () => {
    for (const face of named("face")) {
      const { solid, line } = faceNamed(face);
      expect(solid + line, face).not.toBe("");
    }
  });
});
