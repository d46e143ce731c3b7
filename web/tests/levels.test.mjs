/** Levels of computer players: chosen in the lobby, watched while they think, cut short; in three languages. */

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { seesVersion, setUp, versionOf } from "./helpers/lobby.mjs";
import { ROOT } from "./helpers/server.mjs";
import { site } from "./helpers/site.mjs";

// A small game whose general thinks by playouts.
const GAME = "three_pennants";
const project = brooding("docs/examples/pennants");
// On a busy machine a worker may need seconds before it begins to think.
const here = site({ projects: [project], settings: ["--thinking-limit", "600"] });
after(() => rmSync(project, { recursive: true }));

/**
 * A copy of the game whose general has work for minutes: as it is, his thought lasts between nothing and two seconds, as the machine
 * has it, and is over before anybody has seen it.
 * @param {string} example
 */
function brooding(example) {
  const folder = mkdtempSync(join(tmpdir(), "vexilla-brooding-"));
  cpSync(join(ROOT, example), folder, { recursive: true });
  const file = join(folder, "pennants/players/three_pennants/thoughtful.py");
  const [before, behind] = readFileSync(file, "utf8").split("_SLICES: Final = 60\n");
  assert.ok(behind, "the general's work is counted otherwise");
  writeFileSync(file, `${before}_SLICES: Final = 60_000\n${behind}`);
  return folder;
}

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
  test(`a level is chosen, thinks and is cut short, in ${language}`, async () => {
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
      const version = await versionOf(page);
      await button.click();
      // It has played; if it leads the next round, too, it shall not think for long.
      await seesVersion(page, version + 1);
      await page.waitForFunction(() => {
        /** @type {HTMLButtonElement | null} */
        const again = document.querySelector('[data-part="play-now"]:not([disabled])');
        again?.click();
        return document.querySelector('[data-action^="play "]');
      });
      // The thought is over, and there is something to decide.
      assert.equal(await bar.locator('[data-part="thought"]').count(), 0);
    });
  });
}

test("a level of the table is the one that was chosen", async () => {
  await here.visit({ language: "en" }, async (page) => {
    await setUp(page, GAME, { company: "computer", level: "general" });
    await page.getByText("general").first().waitFor();
  });
});
