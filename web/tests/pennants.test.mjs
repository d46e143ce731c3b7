/** A game of an installed package that has no board of its own: in the lobby, at the table, in the replay, by rules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, picture } from "./helpers/browser.mjs";
import { playAtOnce, setUp } from "./helpers/lobby.mjs";
import { playOn } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const GAME = "three_pennants";
const here = site({ projects: ["docs/examples/pennants"] });
const NARROW = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** What a side has, as the plain board lists it. @param {Page} page @param {string} side @param {string} fact */
const fact = (page, side, fact) => page.locator(`[data-side-facts=${side}] [data-fact=${fact}] dd`);

/** @param {Page} page */
async function hasEnded(page) {
  await page.locator('[data-part="end"] h2').waitFor();
  assert.equal(await page.locator('[data-part="table"]').getAttribute("data-over"), "true");
}

for (const [way, language, title, question, pennants, wishes] of /** @type {const} */ ([
  ["wide", "en", "Three Pennants", "Which card do you play?", "Pennants", {}],
  ["narrow, dark", "uk", "Три вимпели", "Яку карту ви граєте?", "Вимпели", { ...NARROW, theme: "dark" }],
])) {
  test(`three_pennants: from the lobby to the end and back through the replay, ${way}`, async () => {
    const name = way.split(",")[0];
    await here.visit({ language, ...wishes }, async (page) => {
      const sheet = page.locator(`article.sheet[data-game="${GAME}"]`);
      await sheet.getByText(title).first().waitFor();
      await sheet.scrollIntoViewIfNeeded();
      await picture(page, `${GAME}-lobby-${name}`);
      await playAtOnce(page, GAME);
      await page.locator('[data-part="question"]').getByText(question).waitFor();
      // All that is known stands there in words, and each of the three cards is a button.
      await page.locator(`[data-side-facts=bottom]`).getByText(pennants).waitFor();
      assert.equal(await fact(page, "bottom", "hands").locator(".thing").count(), 3);
      assert.equal(await fact(page, "top", "hands").locator(".thing").count(), 0);
      assert.equal(await page.locator('[data-action^="play "]').count(), 3);
      assert.deepEqual(await axe(page), []);
      await picture(page, `${GAME}-start-${name}`);
      const played = await playOn(page, { most: 1 });
      assert.equal(played.verbs.play, 1);
      await fact(page, "bottom", "played").locator(".thing").first().waitFor();
      await picture(page, `${GAME}-middle-${name}`);
      await playOn(page);
      await hasEnded(page);
      await picture(page, `${GAME}-end-${name}`);
      await page.locator('[data-part="to-replay"]').click();
      const slider = page.locator(".transport input[type=range]");
      await slider.waitFor();
      await page.keyboard.press("Home");
      // With all laid open both hands can be read.
      await fact(page, "top", "hands").locator(".thing").nth(2).waitFor();
      assert.equal(await fact(page, "bottom", "hands").locator(".thing").count(), 3);
      assert.deepEqual(await axe(page), []);
      await page.locator('[role=tab][id$="-tab-luck"]').click();
      await picture(page, `${GAME}-replay-${name}`);
    });
  });
}

test("three_pennants: two at one screen; what is forbidden is told by its clause, which can be read", async () => {
  await here.visit({ language: "ru" }, async (page) => {
    await setUp(page, GAME, { company: "here" });
    await page.locator('[data-part="ready"]').click();
    await page.locator('[data-part="question"]').waitFor();
    await playOn(page, { most: 1 });
    await page.goto(`${here.url}/#/rules/${GAME}/PEN-02-002`);
    await page.locator(".clauses").getByText("Старшая карта выигрывает вымпел").waitFor();
    await picture(page, `${GAME}-rules-ru`);
  });
});
