/** Games against the computer by keyboard alone, in Russian. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { picture } from "./helpers/browser.mjs";
import { GAMES } from "./helpers/games.mjs";
import { hasEnded, setUp } from "./helpers/lobby.mjs";
import { FEW, playByKeys, playOn, resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** So many decisions by keys: each takes dozens of them. */
const KEYS = process.env.VEXILLA_WHOLE ? 12 : 8;

const here = site();

for (const game of GAMES) {
  test(`${game}: the keyboard is enough, in Russian`, async () => {
    await here.visit({ language: "ru" }, async (page) => {
      await setUp(page, game, { company: "computer" });
      assert.equal(await page.evaluate(() => document.documentElement.lang), "ru");
      const { verbs } = await playByKeys(page, { seed: 11, most: KEYS });
      assert.ok(Object.keys(verbs).length > 0);
      await picture(page, `${game}-keys-ru`);
      const { over } = await playOn(page, { seed: 12, most: FEW });
      if (!over) await resign(page, (place) => place.press("Enter"));
      await hasEnded(page);
    });
  });
}
