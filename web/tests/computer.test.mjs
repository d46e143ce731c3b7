/** Games against the computer by mouse, from the lobby to the end and back through the replay. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, picture } from "./helpers/browser.mjs";
import { GAMES } from "./helpers/games.mjs";
import { hasEnded, playAtOnce } from "./helpers/lobby.mjs";
import { LONG, playByHand, playOn, resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

const here = site();

/**
 * The replay of a finished game: steps, eyes, analysis, the record, and playing on from a step.
 * @param {import("playwright-core").Page} page
 * @param {string} game
 */
async function lookBack(page, game) {
  await page.locator('[data-part="to-replay"]').click();
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
  // Who leafs by hand may read on; while it plays, nothing is told before it has happened.
  const later = page.locator(".step.later li").first();
  await later.waitFor();
  await page.keyboard.press(" ");
  await later.waitFor({ state: "hidden" });
  await page.keyboard.press(" ");
  await later.waitFor();
  assert.deepEqual(await axe(page), []);
  const eyesOf = page.locator(".choices option");
  for (const eyes of await eyesOf.evaluateAll((options) => options.map((option) => option.value))) {
    await page.locator(".choices select").selectOption(eyes);
    await page.locator(".stage .board > *").first().waitFor();
  }
  await slider.fill(String(Math.floor(last / 2)));
  await page.locator('[role=tab][id$="-tab-luck"]').click();
  await page.locator(".panel.luck svg").first().waitFor();
  assert.deepEqual(await axe(page), []);
  await picture(page, `${game}-replay`);
  await page.locator('[role=tab][id$="-tab-record"]').click();
  await page.locator(".panel.record button").last().click();
  await page.locator(".panel.record .good").first().waitFor();
  await page.locator(".choices button").click();
  await page.locator("dialog[open] .foot button").last().click();
  await page.locator('[data-part="table"]').waitFor();
  await playOn(page, { most: 3 });
}

// The first and the last of them; all in make soak.
const PLAYED = GAMES.filter((_, place) => process.env.VEXILLA_WHOLE || place % (GAMES.length - 1) === 0);

for (const game of PLAYED) {
  test(`${game}: two clicks from the lobby to a game, and back through its replay`, async () => {
    await here.visit({}, async (page) => {
      await playAtOnce(page, game);
      assert.deepEqual(await axe(page), []);
      await picture(page, `${game}-start`);
      await playByHand(page, { most: 8, seed: 3 });
      await picture(page, `${game}-middle`);
      assert.deepEqual(await axe(page), []);
      const { over, decisions } = await playOn(page, { seed: 4, most: LONG });
      assert.ok(over || decisions > 10);
      if (!over) await resign(page, (place) => place.click());
      await hasEnded(page);
      assert.deepEqual(await axe(page), []);
      await picture(page, `${game}-end`);
      await lookBack(page, game);
    });
  });
}
