import { describe, expect, it, vi } from "vitest";
import type { TableState, Translator } from "../lib/types";
import { personOf } from "./persons";
import { elsewhere, isLocal, toSend } from "./reach";

// Nothing here asks the server, whose calls need a browser.
vi.mock("../lib/api", () => ({ json: () => Promise.reject(new Error("nobody is asked")) }));

describe("links as others open them", () => {
  const link = "http://127.0.0.1:8000/#/join/game/invitation";
  const addresses = ["http://192.168.1.20:8000", "http://10.0.0.7:8000"];

  it("have this computer's address in the network", () => {
    expect(toSend(link, { by: "network", addresses })).toBe("http://192.168.1.20:8000/#/join/game/invitation");
  });

  it("stay as they are where no other address is of use", () => {
    expect(toSend(link, null)).toBe(link);
    expect(toSend(link, { by: "here", addresses })).toBe(link);
    expect(toSend(link, { by: "network", addresses: [] })).toBe(link);
    expect(elsewhere(link, { by: "here", addresses })).toBe("http://192.168.1.20:8000/#/join/game/invitation");
  });

  it("are asked about only where the page was opened by a name of this computer", () => {
    expect(["localhost", "127.0.0.1", "127.0.1.1", "[::1]"].every(isLocal)).toBe(true);
    expect(["192.168.1.20", "play.example.org", "127.example.org", "localhost.example.org"].some(isLocal)).toBe(false);
  });
});

describe("who makes an offer", () => {
  const t = {
    say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
  } as Translator;
  const names = { bottom: "Rome", top: "Carthage" };
  const seat = (name: string) => ({
    ...{ kind: "link" as const, name, level: "" },
    ...{ awaited: false, coming: false, present: true },
  });
  const table = (bottom: string, top: string) => ({ seats: { bottom: seat(bottom), top: seat(top) } }) as TableState;

  it("is called by his name, not by his army's", () => {
    expect(personOf(t, "top", table("Anna", "Bogdan"), "bottom", names)).toBe("Bogdan");
  });

  it("is the opponent to whoever plays against him and does not know his name", () => {
    expect(personOf(t, "top", table("Anna", ""), "bottom", names)).toBe("web-opponent");
  });

  it("is the player of a side to everybody else", () => {
    expect(personOf(t, "top", table("", ""), "spectator", names)).toBe("web-player-of Carthage");
    expect(personOf(t, "bottom", table("", ""), "bottom", names)).toBe("web-player-of Rome");
  });
});
