import { describe, expect, it, vi } from "vitest";
import { Asker, decimalText, firstValue, isFilled, readDeed, textOf, toggled } from "./forms";
import type { DeedForm } from "./types";

const WHEEL: DeedForm = {
  verb: "wheel",
  usage: "wheel GROUP SIDE DEGREES",
  fields: [
    { name: "group", kind: "ids", least: 1, most: 4, offered: ["a1", "a2"] },
    { name: "side", kind: "word", values: ["left", "right"] },
    { name: "degrees", kind: "whole", lowest: 0, highest: 180 },
  ],
};
const SLIP: DeedForm = {
  verb: "slip",
  usage: "slip UNIT TO",
  fields: [
    { name: "unit", kind: "id", offered: ["s1"] },
    { name: "to", kind: "point", width: "120", depth: "90", places: 3 },
  ],
};

describe("a deed as text", () => {
  it("has the words that stand between the fields", () => {
    const attack = { ...WHEEL, verb: "attack", fields: SLIP.fields, parts: [null, "->", null] };
    expect(textOf(attack, { unit: "s1", to: "3:4" })).toBe("attack s1 -> 3:4");
  });

  it("has the verb and its fields in their order, however people write them", () => {
    expect(textOf(WHEEL, { degrees: " 15 ", group: "a1, a2", side: "left" })).toBe("wheel a1,a2 left 15");
    expect(textOf(SLIP, { unit: "s1", to: "92,5 : 33" })).toBe("slip s1 92.5:33");
    expect(textOf(SLIP, { unit: "s1", to: "92.5 33" })).toBe("slip s1 92.5:33");
  });

  it("has what is always written around a field, and is read again", () => {
    const wheel = {
      ...WHEEL,
      fields: [WHEEL.fields[0]!, { ...WHEEL.fields[1]!, before: "pivot=" }, { ...WHEEL.fields[2]!, after: "deg" }],
    };
    const text = "wheel a1,a2 pivot=left 15deg";
    expect(textOf(wheel, { group: "a1,a2", side: "left", degrees: "15" })).toBe(text);
    expect(readDeed(wheel, text)).toEqual({ group: "a1,a2", side: "left", degrees: "15" });
    expect(readDeed(wheel, "wheel a1 left 15deg")).toBeNull();
    expect(readDeed(wheel, "turn a1 pivot=left 15deg")).toBeNull();
  });

  it("can be sent when every field holds something", () => {
    expect(isFilled(WHEEL, { group: "a1", side: "left" })).toBe(false);
    expect(isFilled(WHEEL, { group: " , ", side: "left", degrees: "15" })).toBe(false);
    expect(isFilled(WHEEL, { group: "a1", side: "left", degrees: "15" })).toBe(true);
  });

  it("begins with the only thing that a field can hold", () => {
    expect(WHEEL.fields.map(firstValue)).toEqual(["", "left", ""]);
    expect(SLIP.fields.map(firstValue)).toEqual(["s1", ""]);
  });

  it("has ids put in and taken out", () => {
    expect(toggled("", "a1")).toBe("a1");
    expect(toggled("a1,a2", "a1")).toBe("a2");
  });

  it("writes decimals as short as they can be", () => {
    expect([12_500, -500, 0, 1, 7_000].map((value) => decimalText(value, 3))).toEqual([
      "12.5",
      "-0.5",
      "0",
      "0.001",
      "7",
    ]);
    expect(decimalText(7, 0)).toBe("7");
  });
});

describe("asking while dragging", () => {
  it("has one question under way and asks the newest next", async () => {
    const asked: string[] = [];
    const told: string[] = [];
    const settle: (() => void)[] = [];
    const asker = new Asker<string>(
      (question) => {
        asked.push(question);
        return new Promise((resolve) => settle.push(() => resolve(`re ${question}`)));
      },
      (answer) => told.push(answer!),
    );
    asker.ask("one");
    asker.ask("two");
    asker.ask("three");
    expect(asked).toEqual(["one"]);
    settle[0]!();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual(["one", "three"]);
    expect(told).toEqual(["re one"]);
    expect(asker.isBusy).toBe(true);
    settle[1]!();
    await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(null))));
    expect(told).toEqual(["re one", "re three"]);
  });

  it("tells nothing that was forgotten meanwhile", async () => {
    const told: string[] = [];
    const settle: (() => void)[] = [];
    const asker = new Asker<string>(
      (question) => new Promise((resolve) => settle.push(() => resolve(`re ${question}`))),
      (answer) => told.push(answer!),
    );
    asker.ask("one");
    asker.forget();
    asker.ask("two");
    settle[0]!();
    await vi.waitFor(() => expect(settle).toHaveLength(2));
    settle[1]!();
    await vi.waitFor(() => expect(told).toEqual(["re two"]));
  });
});
