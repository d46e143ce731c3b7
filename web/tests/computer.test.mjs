/** Whole games against the computer: by mouse, by keyboard alone, and by finger on a phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { playAtOnce, setUp } from "./helpers/lobby.mjs";
import { playByHand, playByKeys, playOn } from "./helpers/player.mjs";
import { scene } from "./helpers/scene.mjs";

const here = scene();

/** @param {import("playwright-core").Page} page */
async function hasEnded(page) {
    await page.locator('[data-part="end"] h2').waitFor();
    assert.equal(await page.locator('[data-part="table"]').getAttribute("data-over"), "true");
}

for (const game of /** @type {const} */ (["battle_line", "ancients"])) {
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
        });
    });

    test(`${game}: the keyboard is enough, in Russian`, async () => {
        await here.visit({ language: "ru" }, async (page) => {
            await setUp(page, game, { company: "computer", level: "random" });
            assert.equal(await page.evaluate(() => document.documentElement.lang), "ru");
            const { over } = await playByKeys(page, { seed: 11 });
            assert.ok(over);
            await hasEnded(page);
            await picture(page, `${game}-keys-ru`);
        });
    });

    test(`${game}: on a phone, in Ukrainian, by night`, async () => {
        await here.visit({ ...PHONE, language: "uk", theme: "dark" }, async (page) => {
            await setUp(page, game, { company: "computer", level: "random" });
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
