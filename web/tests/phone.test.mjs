/** Games against the computer by finger on a phone, in Ukrainian, by night. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, countIs, PHONE, picture } from "./helpers/browser.mjs";
import { GAMES } from "./helpers/games.mjs";
import { hasEnded, setUp } from "./helpers/lobby.mjs";
import { FEW, playByHand, playOn, resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/**
 * What a finger cannot come to, wherever the page is scrolled: cards, buttons, the corners of the board, its pieces.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
function outOfReach(page) {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll("main button, [data-part=dock] button, aside button")];
    const cells = [...document.querySelectorAll(".cell")];
    const pieces = [...document.querySelectorAll("[data-piece]")];
    const all = [...buttons, ...[cells, pieces].flatMap((each) => [each.at(0), each.at(-1)])];
    return all.flatMap((each) => {
      if (!each?.checkVisibility({ visibilityProperty: true }) || each.matches("[disabled]")) return [];
      each.scrollIntoView({ block: "nearest", inline: "nearest" });
      // What hides its overflow is scrolled by no finger.
      for (let place = each.parentElement; place; place = place.parentElement) {
        if (getComputedStyle(place).overflowY === "hidden") place.scrollTo(0, 0);
      }
      const { x, y, width, height } = each.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      if (found && (each.contains(found) || found.contains(each))) return [];
      return [`${each.outerHTML.slice(0, 120)} behind ${found?.outerHTML.slice(0, 120)}`];
    });
  });
}

/** Ask about the first unit that is to be seen; in a game of cards, about a card. @param {Page} page */
async function study(page) {
  const tool = page.locator('[data-part="tool-study"]');
  if (await tool.isVisible()) await tool.tap();
  const hex = await page.evaluate(() => {
    // @ts-expect-error see hands.mjs
    const { view } = globalThis.hands.heard[0];
    return view.units?.find((/** @type {any} */ each) => each.side === view.decision.side && each.hex)?.hex;
  });
  await page
    .locator(hex ? `.cell[data-hex="${hex}"]` : '[data-hand], [data-piece][data-side="bottom"]')
    .first()
    .tap();
  if (hex) await page.locator('[data-part="study"] h4').waitFor();
}

for (const game of GAMES) {
  test(`${game}: on a phone, in Ukrainian, by night`, async () => {
    await here.visit({ ...PHONE, language: "uk", theme: "dark" }, async (page) => {
      await setUp(page, game, { company: "computer" });
      assert.deepEqual(await axe(page), []);
      await picture(page, `${game}-phone-uk`);
      // What is docked leaves everything else in reach, and is put away by one touch.
      // @ts-expect-error see hands.mjs
      await page.waitForFunction(() => globalThis.hands.turn());
      await study(page);
      await picture(page, `${game}-phone-uk-study`);
      assert.deepEqual(await outOfReach(page), []);
      const close = page.locator('[data-part="close-dock"]');
      if (await close.isVisible()) await close.tap();
      await countIs(page, '[data-part="study"]', 0);
      await playByHand(page, { most: 8, seed: 5, finger: true });
      await picture(page, `${game}-phone-uk-middle`);
      const { over } = await playOn(page, { seed: 6, most: FEW });
      if (!over) await resign(page, (place) => place.tap());
      await hasEnded(page);
      await picture(page, `${game}-phone-uk-end`);
    });
  });
}
