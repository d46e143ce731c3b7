import { describe, expect, it } from "vitest";
import { BadLink, codeIn, LONGEST_LINK, LONGEST_TEXT, packed, unpacked } from "./link";

const ARMY = `name = "Легіони"\nlist = "rome-zama"\nbudget = 700\n\n[units]\nlegion-5 = 5\nlegion-4 = 4\n`;

const whyNot = async (attempt: Promise<unknown>) => {
  const problem = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(BadLink);
  return (problem as BadLink).message;
};

describe("an army in a link", () => {
  it("comes out as it went in, in letters that every program leaves alone", async () => {
    const code = await packed(ARMY);
    expect(code).toMatch(/^1[A-Za-z0-9_-]+$/);
    expect(code.length).toBeLessThan(200);
    expect(await unpacked(code)).toBe(ARMY);
  });

  it("is told to be broken wherever a letter is lost or changed", async () => {
    const code = await packed(ARMY);
    for (const at of [1, 2, 10, code.length - 1]) {
      const other = code[at] === "A" ? "B" : "A";
      expect(await whyNot(unpacked(code.slice(0, at) + other + code.slice(at + 1)))).toBe("web-armies-link-broken");
      expect(await whyNot(unpacked(code.slice(0, at)))).toBe("web-armies-link-broken");
    }
    for (const code of ["", "1", "hello", "1***", "1AAAA"]) {
      expect(await whyNot(unpacked(code))).toBe("web-armies-link-broken");
    }
    expect(await whyNot(unpacked("2abc"))).toBe("web-armies-link-newer");
  });

  it("is bounded, packed and unpacked", async () => {
    expect(await whyNot(packed("x".repeat(LONGEST_TEXT + 1)))).toBe("web-armies-link-too-long");
    const noise = Array.from({ length: LONGEST_TEXT }, (_, at) => String.fromCharCode(33 + ((at * at * 31) % 89)));
    expect(await packed(noise.join("")).then(unpacked, whyNotLong)).toBeTruthy();
    expect(await whyNot(unpacked("1".repeat(LONGEST_LINK + 1)))).toBe("web-armies-link-too-long");
    // A small code of a huge text: nobody unpacks all of it.
    const bytes = new Uint8Array(
      await new Response(
        new Blob(["x".repeat(2_000_000)]).stream().pipeThrough(new CompressionStream("deflate")),
      ).arrayBuffer(),
    );
    const bomb = "1" + Buffer.from(bytes).toString("base64url");
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await whyNot(unpacked(bomb))).toBe("web-armies-link-broken");
  });

  it("is found in what somebody pastes", () => {
    expect(codeIn(" http://there/#/armies/shared/1abc-_ ")).toBe("1abc-_");
    expect(codeIn("1abc")).toBe("1abc");
    expect(codeIn("see http://there/#/armies")).toBe("");
  });
});

const whyNotLong = (error: unknown) => (error as BadLink).message === "web-armies-link-too-long";
