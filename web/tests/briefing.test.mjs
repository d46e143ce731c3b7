/** The briefing of a battle: on the sheet of the lobby, and at the table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, picture, PHONE } from "./helpers/browser.mjs";
import { playAtOnce, setUp } from "./helpers/lobby.mjs";
import { site } from "./helpers/site.mjs";

const here = site();

test("ancients: before the battle, in English", async () => {
  await here.visit({}, async (page) => {
    await page.locator('article.sheet[data-game="ancients"] button.quiet').first().click();
    const opener = page.locator('dialog[open] [data-part="briefing"]');
    await opener.focus();
    await page.keyboard.press("Enter");
    const told = page.locator('[data-part="told"]');
    await told.waitFor();
    assert.match(await told.innerText(), /Diodorus[^]*Commander: Daphnaeus[^]*Banners to win: 5[^]*Heavy infantry/);
    assert.equal(await told.locator("h3").first().innerText(), "The armies");
    assert.deepEqual(await axe(page), []);
    await picture(page, "ancients-briefing");
    // Escape leads back to the sheet, to where one was.
    await page.keyboard.press("Escape");
    await told.waitFor({ state: "detached" });
    assert.ok(await opener.evaluate((button) => button === document.activeElement));
    await setUpGoesOn(page);
  });
});

/** The sheet below is still there. @param {import("playwright-core").Page} page */
const setUpGoesOn = (page) => page.locator("dialog[open] button.begin").waitFor();

test("samurai: at the table, in Ukrainian, on a phone", async () => {
  await here.visit({ language: "uk", ...PHONE }, async (page) => {
    await playAtOnce(page, "samurai");
    await page.locator("#tab-table").click();
    await page.locator('#sheet [data-part="briefing"]').click();
    const told = page.locator('[data-part="told"]');
    await told.waitFor();
    assert.match(await told.innerText(), /Карт Дракона: 3/);
    assert.equal(await told.locator("svg").count(), 2, "the ground of this map, and no other");
    assert.deepEqual(await axe(page), []);
    await picture(page, "samurai-briefing-uk");
  });
});

test("napoleonics: special rules lead to their clauses, in Russian", async () => {
  await here.visit({ language: "ru" }, async (page) => {
    await setUp(page, "napoleonics", { company: "computer" });
    await page.locator("#tab-table").click();
    await page.locator('#sheet [data-part="briefing"]').click();
    const clause = page.locator('[data-part="told"] li a').first();
    assert.equal(await clause.getAttribute("href"), "#/rules/napoleonics/NAP-04-005");
    await picture(page, "napoleonics-briefing-ru");
  });
});
