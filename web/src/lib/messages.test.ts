import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Messages } from "./messages";

const files = import.meta.glob<string>("../../../src/vexilla/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("messages that are read when they are said", () => {
  it("are those of the whole files, every one of them, with what they speak of", () => {
    for (const language of ["en", "ru", "uk"]) {
      const texts = Object.keys(files)
        .filter((path) => path.includes(`/${language}/`))
        .map((path) => files[path]!);
      const whole = new FluentBundle(language, { useIsolating: false });
      for (const text of texts) whole.addResource(new FluentResource(text));
      const messages = new Messages(language, texts);
      const ids = texts.flatMap((text) => [...new FluentResource(text).body].map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(1000);
      for (const id of ids.filter((id) => !id.startsWith("-"))) {
        const { value } = whole.getMessage(id)!;
        expect(messages.has(id)).toBe(true);
        expect(messages.format(id, {}, [])).toBe(value && whole.formatPattern(value, {}, []));
      }
    }
  });

  it("speak of others, and of others through them", () => {
    const text = "one = { two } and { -three(case: 1) }\n# A note.\ntwo = two of { four }\n-three = three\nfour = four";
    const errors: Error[] = [];
    expect(new Messages("en", [text]).format("one", {}, errors)).toBe("two of four and three");
    expect(errors).toEqual([]);
  });

  it("write numbers as the language does, small and large", () => {
    const said = (language: string, n: number) => new Messages(language, ["n = { $n }"]).format("n", { n }, []);
    for (const language of ["en", "ru", "uk"]) {
      for (const n of [0, 7, -3, 999, 1000, 12_345, 2.5]) {
        expect(said(language, n)).toBe(new Intl.NumberFormat(language).format(n));
      }
    }
  });
});
