/** Levels of computer players: chosen in the lobby, watched while they think, cut short; in three languages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { setUp } from "./helpers/lobby.mjs";
import { site } from "./helpers/site.mjs";

// A small game whose general thinks by playouts.
const GAME = "three_pennants";
const here = site({ projects: ["docs/examples/pennants"] });

for (const [language, level, about, thinks, now, wishes] of /** @type {const} */ ([
  ["en", "general", "tries plans out in its mind before it chooses", /is thinking: \d+%/, "Play now", {}],
  ["ru", "генерал", "сперва проигрывает замыслы в уме, потом выбирает", /обдумывание, \d+%/, "Ходить сейчас", {}],
  [
    "uk",
    "генерал",
    "спершу програє задуми подумки, потім вибирає",
    /обдумування, \d+%/,
    "Ходити зараз",
    { ...PHONE, theme: "dark" },
  ],
])) {
  // Not understood yet: now and then the page does not show the thought, so this waits in make soak.
  const skip = process.env.VEXILLA_WHOLE ? false : "make soak";
  test(`a level is chosen, thinks and is cut short, in ${language}`, { skip }, async () => {
    await here.visit({ language, ...wishes }, async (page) => {
      await page.locator(`article.sheet[data-game="${GAME}"] button.quiet`).first().click();
      const dialog = page.locator("dialog[open]");
      const levels = dialog.locator("[data-part=level]");
      await levels.waitFor();
      // Yardsticks are not among them, and the soldier is the usual one.
      assert.deepEqual(
        await levels.locator("input").evaluateAll((inputs) => inputs.map((input) => [input.value, input.checked])),
        [
          ["soldier", true],
          ["general", false],
        ],
      );
      assert.equal(await dialog.locator("[data-part=seconds]").count(), 0);
      await levels.getByText(level, { exact: true }).click();
      await levels.getByText(about).waitFor();
      await dialog.locator("[data-part=seconds]").selectOption("10");
      assert.deepEqual(await axe(page), []);
      await picture(page, `levels-lobby-${language}`);
      await dialog.locator("button.begin").click();
      await page.locator('[data-part="table"]').waitFor();
      await page.locator('[data-action^="play "]').first().click();
      const bar = page.locator('[data-part="question"]');
      await bar.getByText(thinks).waitFor();
      await bar.locator('[data-part="thought"]').waitFor();
      const button = bar.locator('[data-part="play-now"]');
      assert.equal((await button.textContent())?.trim(), now);
      await button.click();
      // It has played: the thought is over, and there is something to decide.
      await bar.locator('[data-part="thought"]').waitFor({ state: "detached" });
      await page.locator('[data-action^="play "]').first().waitFor();
    });
  });
}

test("a level of the table is the one that was chosen", async () => {
  await here.visit({ language: "en" }, async (page) => {
    await setUp(page, GAME, { company: "computer", level: "general" });
    await page.getByText("general").first().waitFor();
  });
});
