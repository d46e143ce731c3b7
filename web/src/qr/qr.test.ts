import { describe, expect, it } from "vitest";
import { checkWords } from "./field";
import { alignmentsAt, formatBits, matrixOf, versionBits } from "./matrix";
// @ts-expect-error the browser tests read codes with it, too, in plain JavaScript
import { read } from "../../tests/helpers/qr_reader.mjs";
import { versionFor } from "./words";

describe("check words and bits, against the standard's own examples", () => {
  it("checks a block of version 1 at level M", () => {
    // “01234567” in numeric mode, the example of the standard's annex.
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(checkWords(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it("tells level, mask and version with their check bits", () => {
    expect(formatBits(0)).toBe(0b101010000010010);
    expect(formatBits(5)).toBe(0b100000011001110);
    expect(versionBits(7)).toBe(0b000111110010010100);
    expect(versionBits(20)).toBe(0b010100100110100110);
  });

  it("puts the small squares where the standard has them", () => {
    expect(alignmentsAt(1)).toEqual([]);
    expect(alignmentsAt(7)).toEqual([6, 22, 38]);
    expect(alignmentsAt(15)).toEqual([6, 26, 48, 70]);
    expect(alignmentsAt(16)).toEqual([6, 26, 50, 74]);
    expect(alignmentsAt(20)).toEqual([6, 34, 62, 90]);
  });

  it("takes the smallest version that holds so many bytes", () => {
    // The standard's capacities of byte mode at level M.
    const capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666];
    capacities.forEach((bytes, at) => {
      expect(versionFor(bytes)).toBe(at + 1);
      expect(versionFor(bytes + 1)).toBe(at + 2 > capacities.length ? null : at + 2);
    });
    expect(matrixOf("x".repeat(700))).toBeNull();
  });
});

describe("a code is read back by a reader that shares nothing with the maker", () => {
  const texts = [
    "v",
    "http://192.168.1.20:8000/#/join/0123456789abcdef/ABCDEFGHIJKLMNOPQRSTUV",
    "http://10.0.0.7:8000/#/move/0123456789abcdef/7KQ2M4XZ",
    "https://play.example.org/#/join/0123456789abcdef/ABCDEFGHIJKLMNOPQRSTUV?from=a-friend-who-writes-long-addresses",
    "Прапор і барабан",
    ...[20, 40, 60, 80, 100, 120, 150, 175, 210, 360, 660].map((length) => "vexilla/".repeat(100).slice(0, length)),
  ];
  it.each(texts)("%s", (text) => {
    const modules = matrixOf(text)!;
    expect(read(modules).text).toBe(text);
  });

  it("knows every version that links need", () => {
    const versions = new Set(texts.map((text) => read(matrixOf(text)!).version));
    expect([...versions].sort((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 20]);
  });

  it("finds a module that was turned over", () => {
    const modules = matrixOf(texts[1]!)!.map((row) => [...row]);
    modules[20]![12] = !modules[20]![12];
    expect(() => read(modules)).toThrow("damaged");
  });
});
