/** Games against the computer by finger on a phone, in Ukrainian, by night. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { GAMES } from "./helpers/games.mjs";
import { hasEnded, setUp } from "./helpers/lobby.mjs";
import { FEW, playByHand, playOn, resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

const here = site();

for (const game of GAMES) {
  test(`${game}: on a phone, in Ukrainian, by night`, async () => {
    await here.visit({ ...PHONE, language: "uk", theme: "dark" }, async (page) => {
      await setUp(page, game, { company: "computer", level: "random" });
      assert.deepEqual(await axe(page), []);
      await picture(page, `${game}-phone-uk`);
      await playByHand(page, { most: 8, seed: 5, finger: true });
      await picture(page, `${game}-phone-uk-middle`);
      const { over } = await playOn(page, { seed: 6, most: FEW });
      if (!over) await resign(page, (place) => place.tap());
      await hasEnded(page);
      await picture(page, `${game}-phone-uk-end`);
    });
  });
}
