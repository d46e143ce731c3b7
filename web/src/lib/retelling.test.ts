import { describe, expect, it } from "vitest";
import { hasTurnOfOther, lastTurnOfOther } from "./retelling";
import type { Frame } from "./playhead.svelte";
import type { GameEvent, View } from "./types";

/** A frame after which it is this side's turn. */
function frame(version: number, active: string, ...events: string[]): Frame {
  const view = { game: "ancients", over: false, winner: null, active } as View;
  return { version, view, logFrom: 0, events: events.map((event) => ({ event, clauses: [] })) };
}

const versions = (frames: Frame[]): number[] => frames.map((each) => each.version);

describe("a turn of somebody else", () => {
  const event = (side: string, sort?: "turn" | "card"): GameEvent => ({
    event: "e",
    clauses: [],
    side,
    ...(sort && { sort }),
  });

  it("is one that was opened, not cards dealt before the first", () => {
    expect(hasTurnOfOther([event("top", "card"), event("bottom", "turn"), event("top")], "bottom")).toBe(false);
    expect(hasTurnOfOther([event("bottom", "turn"), event("top", "turn")], "bottom")).toBe(true);
  });

  it("is anything the other did, where turns are not opened", () => {
    expect(hasTurnOfOther([event("bottom")], "bottom")).toBe(false);
    expect(hasTurnOfOther([event("bottom"), event("top")], "bottom")).toBe(true);
  });
});

describe("the opponent's last turn", () => {
  it("is what happened while he was active, from the table before it", () => {
    const frames = [frame(1, "bottom"), frame(2, "top", "a"), frame(3, "top", "b"), frame(4, "bottom", "c")];
    const { frames: told, isWhole } = lastTurnOfOther(frames, "bottom");
    expect(isWhole).toBe(true);
    expect(versions(told)).toEqual([2, 3, 4]);
    expect(told[0]!.events).toEqual([]);
  });

  it("is found even after decisions of one's own", () => {
    const frames = [frame(1, "top"), frame(2, "bottom", "a"), frame(3, "bottom", "b"), frame(4, "bottom", "c")];
    expect(versions(lastTurnOfOther(frames, "bottom").frames)).toEqual([1, 2]);
  });

  it("has the viewer's own answers inside", () => {
    const asked = frame(3, "top", "attack");
    asked.view.decision = { side: "bottom", question: "evade", about: {} };
    const frames = [
      frame(1, "bottom"),
      frame(2, "top", "a"),
      asked,
      frame(4, "top", "evaded"),
      frame(5, "bottom", "b"),
    ];
    expect(versions(lastTurnOfOther(frames, "bottom").frames)).toEqual([2, 3, 4, 5]);
  });

  it("is not whole if this page was opened in its middle", () => {
    const frames = [frame(1, "top"), frame(2, "top", "a"), frame(3, "bottom", "b")];
    expect(lastTurnOfOther(frames, "bottom").isWhole).toBe(false);
  });

  it("is nothing when this page has seen none", () => {
    expect(lastTurnOfOther([], "bottom").frames).toEqual([]);
    expect(lastTurnOfOther([frame(1, "bottom")], "bottom").frames).toEqual([]);
    expect(lastTurnOfOther([frame(1, "bottom"), frame(2, "bottom", "a")], "bottom").frames).toEqual([]);
  });

  it("is, for a spectator, the last turn of whoever had it", () => {
    const frames = [frame(1, "bottom"), frame(2, "top", "a"), frame(3, "top", "b")];
    expect(versions(lastTurnOfOther(frames, "spectator").frames)).toEqual([2, 3]);
  });
});
