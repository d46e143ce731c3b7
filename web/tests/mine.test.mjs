/** My games: what this browser remembers of its games, what they tell together, and all of it in a file. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axe, countIs, PHONE, picture } from "./helpers/browser.mjs";
import { hasEnded, playAtOnce } from "./helpers/lobby.mjs";
import { resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/** @param {Page} page */
const toMyGames = async (page) => {
  await page.goto(`${here.url}/#/mine`);
  await page.locator('[data-part="mine"]').waitFor();
};

/** Save all games, with the seats or without. @param {Page} page @returns {Promise<string>} */
async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator('[data-part="export"]').click()]);
  return readFile(await download.path(), "utf8");
}

/** @param {Page} page @param {string} text */
const bring = (page, text) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });

test("games are listed with opponent, result and luck, filtered, saved in a file, and stay when the server has lost them", async () => {
  /** @type {string} */
  let plain;
  /** @type {string} */
  let whole;
  await here.visit({}, async (page) => {
    await playAtOnce(page, "battle_line");
    await resign(page, (place) => place.click());
    await hasEnded(page);
    await page.locator("header .home").click();
    await playAtOnce(page, "ancients");
    await page.locator("header .home").click();
    await page.locator('section a[href="#/mine"]').click();

    const lost = page.locator('tr[data-result="lost"]');
    const running = page.locator('tr[data-result="running"]');
    await lost.getByText("computer, soldier").waitFor();
    await running.getByText("Akragas").waitFor();
    // Luck comes by itself, and is kept with the game.
    await page.locator('[data-luck="battle_line"]').waitFor();
    await page.locator('[data-rate="battle_line"]').getByText("0%").waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "mine");

    await page.locator("select[name=result]").selectOption("lost");
    await countIs(page, "tr[data-game]", 1);
    await page.locator("select[name=game]").selectOption("ancients");
    await countIs(page, "tr[data-game]", 0);
    await page.locator("select[name=result]").selectOption("");
    await countIs(page, "tr[data-game]", 1);
    await running.getByText("Table").click();
    await page.locator('[data-part="table"]').waitFor();

    await page.goBack();
    plain = await exported(page);
    await page.locator("input[type=checkbox]").check();
    whole = await exported(page);
    const token = Object.values(JSON.parse(whole).seats)[0].bottom;
    assert.ok(token && !plain.includes(token), "seats are in the file only where that was wanted");

    // The server has lost them: they stay, with their result.
    await page.route("**/api/mine*", (route) => {
      const { seats } = route.request().postDataJSON();
      return route.fulfill({
        json: { games: [], unknown: seats.map((/** @type {{id: string}} */ { id }) => id), damaged: [] },
      });
    });
    await page.reload();
    await lost.getByText("no longer on this server").waitFor();
    assert.equal(await lost.locator("a").count(), 0);
  });

  await here.visit({ language: "uk", ...PHONE }, async (page) => {
    await toMyGames(page);
    await bring(page, "{}");
    await page.getByRole("alert").getByText("не файл партій").waitFor();
    await bring(page, plain.replace('"winner": "top"', '"winner": "me"'));
    await page.getByRole("alert").getByText("«winner»").waitFor();
    await countIs(page, "tr[data-game]", 0);
    await bring(page, plain);
    await page.locator('[data-part="imported"]', { hasText: "Нових: 2" }).waitFor();
    await countIs(page, "tr[data-game]", 2);
    await bring(page, whole);
    await page.locator('[data-part="imported"]', { hasText: "уже було: 2" }).waitFor();
    await page.locator('[data-part="imported"]', { hasText: "Перенесено місць: 2" }).waitFor();
    await countIs(page, "tr[data-game]", 2);
    assert.deepEqual(await axe(page), []);
    await picture(page, "mine-phone-uk");
    // The seats came along: one plays on here.
    await page.locator('tr[data-result="running"] a').first().click();
    await page.locator('[data-part="table"][data-side="bottom"]').waitFor();
  });
});

test("a browser without room says so, and loses nothing of before", async () => {
  await here.visit({}, async (page) => {
    await playAtOnce(page, "battle_line");
    await page.locator("header .home").click();
    await page.locator('section a[href="#/mine"]').waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await playAtOnce(page, "battle_line");
    await page.locator('[data-part="storage-full"]').waitFor();
    await picture(page, "storage-full");
    await page.locator('[data-part="storage-full"] a').click();
    await countIs(page, "tr[data-game]", 2);
    assert.equal(JSON.parse(await exported(page)).games.length, 2);
    await page.reload();
    await countIs(page, "tr[data-game]", 1);
  });
});
