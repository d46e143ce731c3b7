import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playhead, type Frame, type Play } from "./playhead.svelte";
import type { GameEvent, View } from "./types";

const event = (name: string): GameEvent => ({ event: name, clauses: [] });
const view = (name: string, active = "top"): View => ({ game: "toy", over: false, winner: null, active, name });

/** Rolls fall for 800 milliseconds of 1000, own orders take no time, everything else takes 500. */
const play: Play = {
  hasScenes: true,
  beatsOf: (before, events, viewer) =>
    events.map(({ event: name }) => {
      const isOwn = before["active"] === viewer;
      if (name.startsWith("roll")) return { time: 1000, settle: 800, isOwn };
      return { time: isOwn ? 0 : 500, settle: 0, isOwn };
    }),
};

let version = 0;
function frame(after: View, ...events: string[]): Frame {
  return { version: ++version, view: after, events: events.map(event), logFrom: 10 };
}

const told: string[] = [];
const arrived = vi.fn();
let pace = 1;
let isStepping = false;

function opened(active = "top"): Playhead {
  const playhead = new Playhead({
    pace: () => pace,
    isStepping: () => isStepping,
    told: (events) => told.push(...events.map(({ event: name }) => name)),
    arrived,
  });
  playhead.play = play;
  playhead.show(frame(view("first", active)), "bottom");
  return playhead;
}

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  arrived.mockClear();
  pace = 1;
  isStepping = false;
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the playhead", () => {
  it("tells what came of a roll when its dice have fallen, and the next view when all is told", () => {
    const playhead = opened();
    playhead.push(frame(view("second"), "attack", "roll", "loss"), "bottom");
    expect(told).toEqual(["attack"]);
    vi.advanceTimersByTime(500);
    expect([playhead.isFalling, playhead.toldOfLog]).toEqual([true, 11]);
    vi.advanceTimersByTime(799);
    expect(told).toEqual(["attack"]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["attack", "roll"]);
    expect(playhead.isFalling).toBe(false);
    expect(playhead.view?.["name"]).toBe("first");
    vi.advanceTimersByTime(700);
    expect(playhead.isLive).toBe(true);
    expect(playhead.view?.["name"]).toBe("second");
    expect(arrived).toHaveBeenCalledOnce();
  });

  it("lets changes follow each other in their order", () => {
    const playhead = opened();
    playhead.push(frame(view("second"), "a"), "bottom");
    playhead.push(frame(view("third"), "b"), "bottom");
    expect([playhead.behind, told.join()]).toEqual([1, "a"]);
    vi.advanceTimersByTime(500);
    expect([playhead.behind, told.join(), playhead.view?.["name"]]).toEqual([0, "a,b", "second"]);
  });

  it("skips to now by one word, and tells the rest", () => {
    const playhead = opened();
    playhead.push(frame(view("second"), "a", "roll"), "bottom");
    playhead.push(frame(view("third"), "b"), "bottom");
    expect(playhead.isBusy).toBe(true);
    playhead.skip();
    expect(told).toEqual(["a", "roll", "b"]);
    expect([playhead.isLive, playhead.view?.["name"], playhead.toldOfLog]).toEqual([true, "third", Infinity]);
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(3);
  });

  it("does not wait for what the viewer does himself, except for dice", () => {
    const playhead = opened("bottom");
    playhead.push(frame(view("second", "bottom"), "order", "move"), "bottom");
    expect(playhead.isLive).toBe(true);
    playhead.push(frame(view("third", "bottom"), "attack", "roll"), "bottom");
    expect([playhead.isLive, told.at(-1)]).toEqual([false, "attack"]);
    vi.advanceTimersByTime(1000);
    expect([playhead.isLive, told.at(-1)]).toEqual([true, "roll"]);
  });

  it.each([
    [1.8, 1799, 1],
    [0.35, 349, 1],
    [0, 0, 0],
  ])("keeps the pace %f", (wanted, almost, left) => {
    pace = wanted;
    const playhead = opened();
    playhead.push(frame(view("second"), "a", "b"), "bottom");
    vi.advanceTimersByTime(almost);
    expect(playhead.isLive).toBe(left === 0);
    vi.advanceTimersByTime(left);
    expect(playhead.isLive).toBe(true);
  });

  it("stands still while it is paused, and goes step by step then", () => {
    const playhead = opened();
    playhead.push(frame(view("second"), "a", "roll", "b"), "bottom");
    playhead.pause();
    vi.advanceTimersByTime(9000);
    expect(told).toEqual(["a"]);
    playhead.step();
    vi.advanceTimersByTime(9000);
    expect([told.join(), playhead.isFalling]).toEqual(["a", true]);
    playhead.step();
    expect(told.join()).toBe("a,roll,b");
    playhead.pause();
    vi.advanceTimersByTime(500);
    expect(playhead.isLive).toBe(true);
  });

  it("waits for a word after each beat of the other, where that is wished", () => {
    isStepping = true;
    const playhead = opened();
    playhead.push(frame(view("second"), "a", "b"), "bottom");
    vi.advanceTimersByTime(9000);
    expect([playhead.isWaiting, told.join()]).toEqual([true, "a"]);
    playhead.step();
    vi.advanceTimersByTime(500);
    expect([playhead.isWaiting, told.join()]).toEqual([true, "a,b"]);
    isStepping = false;
    playhead.changePace();
    expect(playhead.isLive).toBe(true);
  });

  it("comes to another turn when that is told, where one message brings several", () => {
    const playhead = opened();
    playhead.show({ ...frame(view("first", "bottom")), view: { ...view("first", "bottom"), turn: 3 } }, "bottom");
    const turn: GameEvent = { event: "turn", clauses: [], sort: "turn", side: "top", turn: 4 };
    const after = { ...view("second", "bottom"), turn: 5 };
    const later: GameEvent = { ...turn, side: "bottom", turn: 5 };
    const events = [event("roll one"), turn, event("roll two"), later];
    playhead.push({ ...frame(after), events }, "bottom");
    expect([playhead.turn, playhead.active]).toEqual([3, "bottom"]);
    vi.advanceTimersByTime(1000);
    expect([playhead.isFalling, playhead.turn, playhead.active]).toEqual([true, 4, "top"]);
    vi.advanceTimersByTime(1000);
    expect([playhead.isLive, playhead.turn, playhead.active]).toEqual([true, 5, "bottom"]);
  });

  it("shows a decision that was taken back without telling anything", () => {
    const playhead = opened();
    playhead.push(frame(view("second"), "a", "b"), "bottom");
    playhead.show(frame(view("first again"), "undone"), "bottom");
    vi.advanceTimersByTime(5000);
    expect([playhead.isLive, playhead.view?.["name"], told.join()]).toEqual([true, "first again", "a"]);
  });

  it("tells the past once more at any speed, silently, and comes back to the present", () => {
    pace = 0;
    const playhead = opened("bottom");
    playhead.retell([frame(view("before")), frame(view("after"), "a", "roll")]);
    expect([playhead.isRetelling, playhead.view?.["name"]]).toEqual([true, "before"]);
    vi.advanceTimersByTime(1500);
    expect([playhead.isLive, playhead.view?.["name"], told.join()]).toEqual([true, "first", ""]);
  });
});
