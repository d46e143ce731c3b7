import { describe, expect, it } from "vitest";
import type { Translator } from "../../lib/types";
import { chancesOf, moreOdds, type HonorOdds } from "./odds";

const t = {
  language: "en",
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
} as unknown as Translator;

const odds: HonorOdds = {
  close: true,
  dice: 3,
  parts: [],
  hits: [0.5, 0.5],
  destroyed: 0.25,
  retreats: {},
  retreat: 0,
  leader: 0,
  losses: 1.25,
  back: null,
};

describe("the odds of Samurai Battles", () => {
  it("tell in one line what a roll leads to, without what cannot come", () => {
    const told = chancesOf(odds, t);
    expect(told).toContain("web-hex-odds-dice 3");
    expect(told).toContain("web-hex-odds-destroyed 25%");
    expect(told).not.toContain("web-hex-odds-retreat");
  });

  it("name inspiration and what the defender may do instead of standing, where there is something", () => {
    const rows = moreOdds({ ...odds, inspired: { ...odds, dice: 4 }, reactions: { "first-strike": odds } }, t);
    expect(rows.map(({ what }) => what)).toEqual(["web-samurai-odds-inspired", "web-samurai-odds-first-strike"]);
    expect(rows[0]!.chance).toContain("dice 4");
    expect(moreOdds({ ...odds, inspired: null, reactions: {} }, t)).toEqual([]);
  });
});
