import { describe, expect, it } from "vitest";
import words from "../../../../src/vexilla/locales/en/napoleonics.ftl?raw";
import { faceNamed } from "../../pieces/dice/faces";
import { faceOf } from "./cards";
import { glyphOf } from "./glyphs";
import { armOf, nationOf, nationOfSide, troopsOf } from "./view";

/** All things of a kind that have a name. */
function named(kind: string): string[] {
  return [...words.matchAll(new RegExp(`^napoleonics-${kind}-([a-z-]+) =`, "gm"))].map((found) => found[1]!);
}

describe("everything has a drawing", () => {
  it("units of three nations and three arms", () => {
    const kinds = named("unit");
    expect(kinds).toHaveLength(29);
    for (const kind of kinds) {
      expect(kind).toBe(`${nationOf(kind)}-${troopsOf(kind)}`);
      const { solid, line } = glyphOf(troopsOf(kind));
      expect(solid + line, kind).not.toBe("");
    }
    expect(new Set(kinds.map(nationOf)).size).toBe(3);
    expect(armOf("french-cuirassiers")).toBe("cavalry");
    expect(armOf("british-guard-heavy-cavalry")).toBe("cavalry");
    expect(armOf("portuguese-foot-artillery")).toBe("artillery");
    expect(armOf("british-rifles")).toBe("infantry");
  });

  it("cards", () => {
    const cards = named("card").filter((card) => card !== "one-unit" && card !== "nothing");
    expect(cards).toHaveLength(29);
    for (const card of cards) {
      const { sections, line = "", solid = "" } = faceOf(card);
      expect(sections !== undefined || line + solid !== "", card).toBe(true);
    }
  });

  it("faces of the dice", () => {
    for (const face of named("face")) {
      const { solid, line } = faceNamed(face);
      expect(solid + line, face).not.toBe("");
    }
  });
});

describe("the colour of a side", () => {
  it("is that of the nation with most units", () => {
    const units = ["portuguese-militia", "british-rifles", "british-line-infantry"].map((kind) => ({
      side: "bottom" as const,
      kind,
    }));
    const french = { side: "top" as const, kind: "french-old-guard" };
    const view = { units: [...units, french] } as unknown as Parameters<typeof nationOfSide>[0];
    expect(nationOfSide(view, "bottom")).toBe("british");
    expect(nationOfSide(view, "top")).toBe("french");
  });
});
