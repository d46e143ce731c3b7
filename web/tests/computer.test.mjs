/** Whole games against the computer: by mouse, by keyboard alone, and by finger on a phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { GAMES } from "./helpers/games.mjs";
import { playAtOnce, setUp } from "./helpers/lobby.mjs";
import { playByHand, playByKeys, playOn } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** So many decisions by keys: every kind of them comes in a few turns. */
const KEYS = 40;

const here = site();

/** @param {import("playwright-core").Page} page */
async function hasEnded(page) {
  await page.locator('[data-part="end"] h2').waitFor();
  assert.equal(await page.locator('[data-part="table"]').getAttribute("data-over"), "true");
}

/**
 * The replay of a finished game: steps, eyes, analysis, the record, and playing on from a step.
 * @param {import("playwright-core").Page} page
 * @param {string} game
 */
async function lookBack(page, game) {
  await page.locator('[data-part="end"] a[href*="replay"]').click();
  const slider = page.locator(".transport input[type=range]");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  assert.ok(last > 20);
  const isAt = (step) =>
    page.waitForFunction((step) => document.querySelector("input[type=range]")?.value === step, step);
  await page.keyboard.press("Home");
  await isAt("0");
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await isAt("5");
  assert.deepEqual(await axe(page), []);
  const eyesOf = page.locator(".choices option");
  for (const eyes of await eyesOf.evaluateAll((options) => options.map((option) => option.value))) {
    await page.locator(".choices select").selectOption(eyes);
    await page.locator(".stage .board > *").first().waitFor();
  }
  await slider.fill(String(Math.floor(last / 2)));
  await page.locator("[role=tab]").nth(1).click();
  await page.locator(".panel.luck svg").first().waitFor();
  assert.deepEqual(await axe(page), []);
  await picture(page, `${game}-replay`);
  await page.locator("[role=tab]").nth(2).click();
  await page.locator(".panel.record button").last().click();
  await page.locator(".panel.record .good").first().waitFor();
  await page.locator(".choices button").click();
  await page.locator("dialog[open] .foot button").last().click();
  await page.locator('[data-part="table"]').waitFor();
  await playOn(page, { most: 3 });
}

for (const game of GAMES) {
  test(`${game}: two clicks from the lobby to a game, played to its end`, async () => {
    await here.visit({}, async (page) => {
      await playAtOnce(page, game);
      assert.deepEqual(await axe(page), []);
      await picture(page, `${game}-start`);
      await playByHand(page, { most: 8, seed: 3 });
      await picture(page, `${game}-middle`);
      assert.deepEqual(await axe(page), []);
      const { over, decisions } = await playOn(page, { seed: 4 });
      assert.ok(over && decisions > 10);
      await hasEnded(page);
      assert.deepEqual(await axe(page), []);
      await picture(page, `${game}-end`);
      await lookBack(page, game);
    });
  });

  test(`${game}: the keyboard is enough, in Russian`, async () => {
    await here.visit({ language: "ru" }, async (page) => {
      await setUp(page, game, { company: "computer" });
      assert.equal(await page.evaluate(() => document.documentElement.lang), "ru");
      const { verbs } = await playByKeys(page, { seed: 11, most: KEYS });
      assert.ok(Object.keys(verbs).length > 0);
      await picture(page, `${game}-keys-ru`);
      const { over } = await playOn(page, { seed: 12 });
      assert.ok(over);
      await hasEnded(page);
    });
  });

  test(`${game}: on a phone, in Ukrainian, by night`, async () => {
    await here.visit({ ...PHONE, language: "uk", theme: "dark" }, async (page) => {
      await setUp(page, game, { company: "computer" });
      assert.deepEqual(await axe(page), []);
      await picture(page, `${game}-phone-uk`);
      await playByHand(page, { most: 8, seed: 5, finger: true });
      await picture(page, `${game}-phone-uk-middle`);
      const { over } = await playOn(page, { seed: 6 });
      assert.ok(over);
      await hasEnded(page);
      await picture(page, `${game}-phone-uk-end`);
    });
  });
}
