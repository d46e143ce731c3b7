/** Sitting down with somebody: terms, links that a friend can open, a second place, offers by name, a rematch for both. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, open, PHONE, picture } from "./helpers/browser.mjs";
import { atTable, hasEnded, playAtOnce, setUp, sitDown } from "./helpers/lobby.mjs";
import { scanned } from "./helpers/scanning.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();
/** A used link is answered by an error, which the browser notes by itself. */
const REFUSED = /409|404|403/;
const LAN = "http://192.168.1.20:8000";

/** The server says that it is open to the network. @param {Page} page */
const openToTheNetwork = (page) =>
  page.route("**/api/reach*", (route) => route.fulfill({ json: { by: "network", addresses: [LAN] } }));

/** The server says that it is open to this computer only. @param {Page} page */
const openToThisComputer = (page) =>
  page.route("**/api/reach*", (route) => route.fulfill({ json: { by: "here", addresses: [LAN] } }));

/** A game by link, made without the lobby. @param {Record<string, unknown>} [more] */
async function invited(more = {}) {
  const seats = { bottom: { kind: "here", name: "Anna" }, top: { kind: "link" } };
  const answer = await fetch(`${here.url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "ancients", seats, ...more }),
  });
  const { id, seats: tokens, invitations } = await answer.json();
  return {
    host: `${here.url}/#/game/${id}/${tokens.bottom}`,
    link: `${here.url}/#/join/${id}/${invitations.top}`,
  };
}

test("whoever joins sees side, clock and options before sitting down; a used link says what to do", async () => {
  const { link } = await invited({ clock: { seconds: 900, increment: 5, per: "game" } });
  await here.visit({ url: link, language: "uk", ...PHONE }, async (guest) => {
    const terms = guest.locator('[data-part="terms"]');
    await terms.getByText("15 хвилин").waitFor();
    await terms.locator("dt.option").first().waitFor();
    assert.match((await terms.textContent()) ?? "", /Карфаген|Сиракуз|Рим|Сіракуз/);
    await guest.getByText("Anna").waitFor();
    assert.deepEqual(await axe(guest), []);
    await picture(guest, "join-terms-phone-uk");
    await sitDown(guest, "Богдан");
  });
  await here.visit({ url: link, expected: REFUSED }, async (late) => {
    await late.getByRole("alert").getByText("already").waitFor();
    const ways = late.locator('[data-part="used-link"]');
    await ways.getByText("Watch").waitFor();
    assert.deepEqual(await axe(late), []);
    await picture(late, "join-used-ways");
    await ways.locator("a").first().click();
    await late.locator('[data-part="join"] input').waitFor();
  });
});

test("on this computer only, the page says so and shows what --lan would give", async () => {
  await here.visit({ language: "ru" }, async (page) => {
    await openToThisComputer(page);
    const link = await setUp(page, "battle_line", { company: "link" });
    await page.locator(".missing button").click();
    const note = page.locator('dialog[open] [data-part="only-here"]');
    await note.getByText("vexilla serve --lan").waitFor();
    await note.locator("summary").click();
    assert.equal(await scanned(note.locator('[data-part="qr"]')), link.replace(here.url, LAN));
    assert.deepEqual(await axe(page), []);
    await picture(page, "only-here-ru");
  });
});

test("open to the network, links and codes have the address that others open", async () => {
  await here.visit({}, async (page) => {
    await openToTheNetwork(page);
    await playAtOnce(page, "battle_line");
    await page.locator("#tab-table").click();
    await page.locator(".menu button", { hasText: "Your seat" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator('[data-part="make-code"]').click();
    const qr = dialog.locator('[data-part="qr"]');
    await qr.waitFor();
    const link = await scanned(qr);
    const code = ((await dialog.locator('[data-part="code"]').textContent()) ?? "").replace("-", "");
    assert.match(link, new RegExp(`^${LAN}/#/move/[^/]+/${code}$`));
    assert.equal(await dialog.locator("input[readonly]").inputValue(), link);
    assert.equal(await dialog.locator('[data-part="only-here"]').count(), 0);
    assert.deepEqual(await axe(page), []);
    await picture(page, "seat-code-qr");
  });
});

test("against the computer there is nobody to talk to, nor to offer a draw", async () => {
  await here.visit({}, async (page, context) => {
    await playAtOnce(page, "battle_line");
    await page.locator("#tab-table").click();
    await page.locator(".menu button", { hasText: "Resign" }).waitFor();
    assert.equal(await page.locator(".menu button", { hasText: "draw" }).count(), 0);
    assert.equal(await page.locator("#tab-chat").count(), 0);
    // A second place of one's own seat is told at once, and ended from there.
    const tab = await open(context, page.url());
    await atTable(tab);
    const second = page.locator('[data-part="second-place"]');
    await second.getByText("another tab").waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "second-place");
    await second.locator("button").first().click();
    await second.waitFor({ state: "detached" });
    await tab.locator('[data-part="end-second"]').click();
    await tab.locator('[data-part="second-place"]').waitFor({ state: "detached" });
  });
});

test("offers name people, and a rematch begins when both sit", async () => {
  const game = await invited({ game: "battle_line", clock: { seconds: 900, increment: 5, per: "game" } });
  await here.visit({ url: game.host }, async (anna) => {
    await atTable(anna);
    await here.visit({ url: game.link, language: "ru" }, async (bogdan) => {
      await sitDown(bogdan, "Богдан");
      await anna.locator(".missing").waitFor({ state: "detached" });
      await anna.locator("#tab-table").click();
      await anna.locator(".menu button", { hasText: "Offer a draw" }).click();
      const offer = bogdan.locator('[data-part="offer"]');
      await offer.getByText("Anna предлагает ничью").waitFor();
      await offer.locator("button.primary").click();
      await hasEnded(anna);
      await anna.locator('[data-part="end"] button.primary').click();
      const waiting = anna.locator('[data-part="waiting"]');
      await waiting.getByText("when Богдан sits down").waitFor();
      assert.equal(await anna.locator(".clock.runs").count(), 0, "no time runs");
      assert.deepEqual(await axe(anna), []);
      await picture(anna, "rematch-waiting");
      await bogdan.locator('[data-part="rematch-offered"]', { hasText: "Anna предлагает реванш" }).waitFor();
      await picture(bogdan, "rematch-offered-ru");
      await bogdan.locator('[data-part="end"] button.primary').click();
      await waiting.waitFor({ state: "detached" });
      await anna.locator(".clock.runs >> visible=true").waitFor();
      await bogdan.locator(".clock.runs >> visible=true").waitFor();
      assert.equal(await bogdan.locator('[data-part="waiting"]').count(), 0);
    });
  });
});
