/** No traps: the bar says what is left and what ends, asks before, orders are withdrawn, odds lie beside the board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./helpers/browser.mjs";
import { atTable } from "./helpers/lobby.mjs";
import { momentOf } from "./helpers/moment.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/** What the server has told this page. @param {Page} page @returns {Promise<any>} */
const told = (page) =>
  // @ts-expect-error see hands.mjs
  page.evaluate(() => globalThis.hands.heard[0]);

/** Wait until so many orders can be withdrawn. @param {Page} page @param {number} count */
const canWithdraw = (page, count) =>
  page.waitForFunction((count) => {
    // @ts-expect-error see hands.mjs
    const heard = globalThis.hands.heard[0];
    return heard?.pending === 0 && heard.table.withdraw.length === count;
  }, count);

/** @param {Page} page @param {string} hex */
const cell = (page, hex) => page.locator(`.cell[data-hex="${hex}"]`);

const part = (/** @type {Page} */ page, /** @type {string} */ name) => page.locator(`[data-part="${name}"]`);

test("orders are counted, withdrawn by a click, and a turn does not end unasked", async () => {
  const links = await momentOf(here.url, {
    game: "ancients",
    scenario: "001-akragas",
    verb: "order",
    likes: ["play order-three-center"],
  });
  await here.visit({ url: links.bottom }, async (page) => {
    await atTable(page);
    const { decision } = (await told(page)).view;
    const [first, second] = decision.actions.filter((/** @type {string} */ each) => each.startsWith("order "));
    const { of } = decision.left;
    await part(page, "left").getByText(`${of} of ${of}`).waitFor();
    await cell(page, first.split(" ")[1]).click();
    await canWithdraw(page, 1);
    await part(page, "left")
      .getByText(`${of - 1} of ${of}`)
      .waitFor();
    await cell(page, second.split(" ")[1]).click();
    await canWithdraw(page, 2);
    assert.equal(await page.locator('[data-action="done"]').innerText(), "End the orders");
    // The first one, though it is not the last.
    await cell(page, first.split(" ")[1]).click();
    await canWithdraw(page, 1);
    assert.deepEqual((await told(page)).table.withdraw, [second]);
    await cell(page, second.split(" ")[1]).click();
    await canWithdraw(page, 0);
    // Nobody is ordered: that ends the turn, and is asked first.
    await page.locator('[data-action="done"]').click();
    await part(page, "ending").waitFor();
    assert.deepEqual(await axe(page), []);
    const { version } = await told(page);
    await part(page, "not-yet").click();
    await part(page, "ending").waitFor({ state: "detached" });
    assert.equal((await told(page)).version, version);
    await page.locator('[data-action="done"]').click();
    await part(page, "ending").waitFor();
    await page.locator('[data-action="done"]').click();
    await page.waitForFunction((version) => {
      // @ts-expect-error see hands.mjs
      return globalThis.hands.heard[0].version > version;
    }, version);
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`odds lie beside the board at ${viewport.width}, and say why so many dice`, async () => {
    const links = await momentOf(here.url, { game: "ancients", scenario: "001-akragas", verb: "attack" });
    await here.visit({ url: links.bottom, viewport }, async (page) => {
      await atTable(page);
      const { actions } = (await told(page)).view.decision;
      const [, from, to] = actions.find((/** @type {string} */ each) => each.startsWith("attack ")).split(" ");
      if ((await cell(page, from).getAttribute("aria-selected")) !== "true") await cell(page, from).click();
      await part(page, "hint").waitFor();
      await cell(page, to).hover();
      await part(page, "why-dice").waitFor();
      assert.match((await part(page, "odds-read").textContent()) ?? "", /dic?e: .+\d/);
      const [dock, board] = await Promise.all([
        part(page, "dock").boundingBox(),
        page.locator(".hexboard svg[role]").first().boundingBox(),
      ]);
      const isBeside = dock && board && (dock.x >= board.x + board.width || dock.y >= board.y + board.height);
      assert.ok(isBeside, JSON.stringify({ dock, board }));
      assert.deepEqual(await axe(page), []);
    });
  });
}
