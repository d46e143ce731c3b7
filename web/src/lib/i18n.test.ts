import { describe, expect, it, vi } from "vitest";
import { listed, loadSpeaker, Speaker, wordsOf } from "./i18n";

vi.mock("./api", async () => ({ api: { words: (await import("./words.testing")).wordsFromFiles } }));

const text = `
plain = Plain.
count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
battle-line-card-red = red { $number }
battle-line-card-fog = Fog
battle-line-drew = { $side } draws{ $card-is ->
    [unknown] .
   *[other] : { $card }.
}
battle-line-left = { $cards } left.
battle-line-own = { $own-kind }
battle-line-kind-wedge = Wedge
cc-advanced = { $side } advances.
cc-retreated = { $side } retreats.
ancients-cc-advanced = { $side } presses on.
`;
const speaker = new Speaker("en", [text]);

describe("words", () => {
  it("are looked up by kind, then as a number in a series, else taken as they are", () => {
    expect(speaker.word("battle_line", "card", "fog")).toBe("Fog");
    expect(speaker.word("battle_line", "card", "red-7")).toBe("red 7");
    expect(speaker.word("battle_line", "card", "joker")).toBe("joker");
  });
});

describe("names in a row", () => {
  it("tell only the number where nothing else differs from the name before", () => {
    expect(listed(["Hoplites 1", "Hoplites 2", "Slingers 1", "Hoplites 3"])).toBe(
      "Hoplites 1, 2, Slingers 1, Hoplites 3",
    );
    expect(listed(["Camp", "Camp"])).toBe("Camp, Camp");
    expect(listed([])).toBe("—");
  });
});

describe("sentences", () => {
  const names = { bottom: "Anna", top: "Boris" };

  it("name people, things and kinds", () => {
    const told = { event: "battle-line-drew", clauses: ["X"], side: "bottom", card: "red-7" };
    expect(speaker.tell("battle_line", "battle-line-drew", told, names)).toBe("Anna draws: red 7.");
    expect(speaker.tell("battle_line", "battle-line-own", { "own-kind": "wedge" }, names)).toBe("Wedge");
  });

  it("do not tell what is hidden", () => {
    const told = { side: "top", hidden: ["card"] };
    expect(speaker.tell("battle_line", "battle-line-drew", told, names)).toBe("Boris draws.");
  });

  it("list several things", () => {
    expect(speaker.tell("battle_line", "battle-line-left", { cards: ["red-1", "fog"] }, {})).toBe("red 1, Fog left.");
    expect(speaker.tell("battle_line", "battle-line-left", { cards: [] }, {})).toBe("— left.");
  });

  it("are a game's own where it has them, else those of its system", () => {
    expect(speaker.tell("ancients", "cc-advanced", { side: "top" }, names)).toBe("Boris presses on.");
    expect(speaker.tell("napoleonics", "cc-advanced", { side: "top" }, names)).toBe("Boris advances.");
    expect(speaker.tell("ancients", "cc-retreated", { side: "top" }, names)).toBe("Boris retreats.");
  });

  it("count", () => {
    expect(speaker.say("count", { count: 1 })).toBe("1 card");
    expect(speaker.say("count", { count: 5 })).toBe("5 cards");
  });

  it("of a game without words are told plainly", () => {
    const event = { event: "played", clauses: ["PEN-02-001"], side: "top", card: 7, hidden: ["from"] };
    expect(speaker.tell("pennants", "played", event, names)).toBe("played: side Boris, card 7");
    expect(speaker.tell("pennants", "ask-play", {}, names)).toBe("ask-play");
  });

  it("show the id of a message that is missing, and never fail", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(speaker.say("no-such")).toBe("no-such");
    expect(speaker.say("count")).toContain("cards");
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

describe("the files", () => {
  it("of all three languages are there, with Slavic plurals", async () => {
    for (const language of ["en", "ru", "uk"] as const) {
      const found = await loadSpeaker(language, ["web", wordsOf("ancients")]);
      expect(found.knows("web-to-lobby")).toBe(true);
      expect(found.word("ancients", "unit", "elephants")).toMatch(language === "en" ? /^elephants$/ : /^слон/);
    }
    const russian = await loadSpeaker("ru", [wordsOf("ancients")]);
    const lost = (blocks: number) =>
      russian.tell(
        "ancients",
        "cc-lost",
        { side: "top", unit: "elephants", hex: "E4", blocks, left: 1 },
        { top: "Карфаген" },
      );
    expect(new Set([lost(1), lost(2)].map((text) => text.replace(/\d/g, ""))).size).toBe(2);
  });
});
