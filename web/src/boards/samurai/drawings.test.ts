import { describe, expect, it } from "vitest";
import words from "../../../../src/vexilla/locales/en/samurai.ftl?raw";
import { faceNamed } from "../../pieces/dice/faces";
import { faceOf } from "./cards";
import { strokesOf } from "./dragons";
import { CRESTS, glyphOf, rankOf } from "./glyphs";

/** All things of a kind that have a name. */
function named(kind: string): string[] {
  return [...words.matchAll(new RegExp(`^samurai-${kind}-([a-z-]+) =`, "gm"))].map((found) => found[1]!);
}

describe("everything has a drawing", () => {
  it("Dragon cards, each its own", () => {
    const dragons = named("dragon");
    expect(dragons).toHaveLength(34);
    expect(new Set(dragons.map(strokesOf)).size).toBe(34);
    expect(dragons.filter((dragon) => strokesOf(dragon) === "")).toEqual([]);
  });

  it("command cards", () => {
    const dragons = new Set(named("dragon"));
    const cards = named("card").filter((card) => !dragons.has(card) && card !== "one-unit" && card !== "nothing");
    expect(cards).toHaveLength(28);
    for (const card of cards) {
      const { suit, line = "", solid = "" } = faceOf(card, {});
      const shown = faceOf(card, { [card]: [1, "command", 0] });
      // A card without a drawing of its own shows the sections that are printed on it.
      expect(line + solid !== "" || shown.suit === "section", `${card} ${suit}`).toBe(true);
    }
  });

  it("troops, by what they carry and whether they ride", () => {
    const kinds = [
      ["none", false, "triangle"],
      ["bows", false, "circle"],
      ["arquebuses", false, "circle"],
      ["none", false, "square"],
      ["none", true, "square"],
    ] as const;
    const drawn = kinds.map(([weapon, mounted, rank]) => {
      const { solid, line } = glyphOf({ class: rank, rank, weapon, mounted, figures: 4 });
      return solid + line;
    });
    expect(new Set(drawn).size).toBe(kinds.length);
    expect(new Set(["circle", "triangle", "square"].map(rankOf)).size).toBe(3);
    expect(CRESTS["bottom"]).not.toBe(CRESTS["top"]);
  });

  it("faces of the dice", () => {
    for (const face of named("face")) {
      const { solid, line } = faceNamed(face);
      expect(solid + line, face).not.toBe("");
    }
  });
});
