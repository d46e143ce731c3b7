import { describe, expect, it } from "vitest";
import { address, parseRoute } from "./router";

describe("addresses", () => {
  it("are read", () => {
    expect(parseRoute("")).toMatchObject({ page: "lobby" });
    expect(parseRoute("#/")).toMatchObject({ page: "lobby" });
    expect(parseRoute("#/game/ID/TOKEN")).toEqual({ page: "seat", id: "ID", token: "TOKEN" });
    expect(parseRoute("#/join/ID/INVITATION")).toEqual({ page: "join", id: "ID", invitation: "INVITATION" });
    expect(parseRoute("#/move/ID/CODE")).toEqual({ page: "move", id: "ID", code: "CODE" });
    expect(parseRoute("#/move/ID")).toEqual({ page: "move", id: "ID", code: "" });
    expect(parseRoute("#/table/ID")).toEqual({ page: "table", id: "ID" });
    expect(parseRoute("#/armies/build/ID")).toMatchObject({ page: "armies", path: ["build", "ID"] });
    expect(parseRoute("#/watch/ID")).toEqual({ page: "watch", id: "ID" });
    expect(parseRoute("#/rules/ancients/ANC-05-002")).toMatchObject({
      page: "rules",
      game: "ancients",
      clause: "ANC-05-002",
    });
    expect(parseRoute("#/replay/game/ID?step=3")).toMatchObject({ page: "replay", path: ["game", "ID"] });
    expect(parseRoute("#/%E0%A4%A")).toMatchObject({ page: "lobby" });
  });

  it("are written so that they can be read", () => {
    expect(parseRoute(address("rules", "battle_line", "a/b c"))).toMatchObject({ clause: "a/b c" });
  });
});
