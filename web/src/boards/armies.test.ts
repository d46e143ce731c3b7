import { describe, expect, it } from "vitest";
import { armiesIn } from "./index";

describe("the colours of armies", () => {
  it("are known by the game, before its board is loaded", () => {
    expect(armiesIn("samurai", null)).toBe("red-yellow");
    expect(armiesIn("ancients", {})).toBeUndefined();
    expect(armiesIn("no-such-game", {})).toBeUndefined();
  });

  it("follow the nations where they have their own", () => {
    expect(armiesIn("napoleonics", { nations: { bottom: "french", top: "british" } })).toBe("blue-red");
    expect(armiesIn("napoleonics", { nations: { bottom: "british", top: "french" } })).toBeUndefined();
    expect(armiesIn("napoleonics", undefined)).toBeUndefined();
  });
});
