/** Two people with a browser each: a reload, a cut cable and a second tab in the middle of games. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, person, picture, troublesOf } from "./helpers/browser.mjs";
import { cableTo } from "./helpers/cable.mjs";
import { installHands } from "./helpers/hands.mjs";
import { atTable, seesVersion, setUp, sitDown, versionOf } from "./helpers/lobby.mjs";
import { GAMES } from "./helpers/games.mjs";
import { ENOUGH, playOn, resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

const here = site();
/** What a browser writes by itself when a connection breaks. */
const BROKEN = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|WebSocket connection/;

/**
 * Let both play for some more decisions, or until the game is over.
 * @param {import("playwright-core").Page[]} pages
 * @param {number} more
 * @param {number} seed
 */
async function together(pages, more, seed) {
  const until = Math.max(...(await Promise.all(pages.map(versionOf)))) + more;
  const played = await Promise.all(pages.map((page, number) => playOn(page, { until, seed: seed + number })));
  return played.every(({ over }) => over);
}

// What happens to a connection does not depend on the game.
for (const game of process.env.VEXILLA_WHOLE ? GAMES : GAMES.slice(0, 1)) {
  test(`${game}: two browsers, and everything that can happen to a connection`, async () => {
    const cable = await cableTo(here.url);
    const guestContext = await person(here.browser, { language: "uk" });
    try {
      await here.visit({ expected: BROKEN }, async (host, hostContext) => {
        const link = await setUp(host, game, { company: "link" });
        await installHands(guestContext);
        const guest = await open(guestContext, link.replace(here.url, cable.url));
        await sitDown(guest);
        assert.ok(!guest.url().includes(link.split("/").at(-1) ?? "?"), "the token stays out of the address");

        await t(together([host, guest], 12, 1), "both play");

        await host.reload();
        await atTable(host);
        await t(together([host, guest], 12, 3), "after a reload");

        cable.cut();
        await guest.locator('[data-part="away"]').waitFor();
        const before = await versionOf(host);
        await picture(guest, `${game}-cut`);
        cable.mend();
        await guest.locator('[data-part="away"]').waitFor({ state: "detached" });
        await seesVersion(guest, before);
        await t(together([host, guest], 12, 5), "after a cut cable");

        await guestContext.setOffline(true);
        cable.cut();
        await guest.locator('[data-part="away"]').waitFor();
        cable.mend();
        await guestContext.setOffline(false);
        await guest.locator('[data-part="away"]').waitFor({ state: "detached" });

        const tab = await open(hostContext, host.url());
        await atTable(tab);
        await t(together([tab, guest], 12, 7), "from a second tab");
        await seesVersion(host, await versionOf(tab));
        await tab.close();

        const over = await t(together([host, guest], ENOUGH, 9), "from there on");
        if (!over) await resign(host, (place) => place.click());
        for (const page of [host, guest]) await page.locator('[data-part="end"] h2').waitFor();
        assert.equal(await versionOf(host), await versionOf(guest));
        const titles = await Promise.all(
          [host, guest].map((page) => page.locator('[data-part="end"] h2').textContent()),
        );
        assert.match(titles.join(" / "), /Victory.*Поразка|Defeat.*Перемога|draw.*Нічия/i, "each in his language");
        assert.deepEqual(troublesOf(guest, BROKEN), []);
        await picture(guest, `${game}-network-uk`);
      });
    } finally {
      await guestContext.close();
      await cable.stop();
    }
  });
}

/** @template T @param {Promise<T>} story @param {string} chapter @returns {Promise<T>} */
async function t(story, chapter) {
  try {
    return await story;
  } catch (problem) {
    throw new Error(`${chapter}: ${problem}`, { cause: problem });
  }
}

test("a guest plays, and a spectator sees no hands", async () => {
  await here.visit({}, async (host) => {
    const link = await setUp(host, "battle_line", { company: "link" });
    await here.visit({ url: link }, async (guest) => {
      await sitDown(guest);
      await together([host, guest], 6, 21);
      const id = host.url().split("/").at(-1);
      await here.visit({ url: `${here.url}/#/watch/${id}` }, async (spectator) => {
        await atTable(spectator);
        assert.equal(await spectator.locator("[data-hand]").count(), 0);
        assert.equal(await spectator.locator("[data-action]").count(), 0);
        await picture(spectator, "battle_line-spectator");
      });
    });
  });
});
