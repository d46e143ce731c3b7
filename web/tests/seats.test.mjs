/** Seats: an invitation is accepted once, a seat goes to another device with a code, and its holder ends the others. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, open, person, PHONE, picture, troublesOf } from "./helpers/browser.mjs";
import { installHands } from "./helpers/hands.mjs";
import { atTable, setUp, sitDown, versionOf } from "./helpers/lobby.mjs";
import { playOn } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();
/** A used link is answered by an error, which the browser notes by itself. */
const REFUSED = /409|404|403/;

/** The dialog about one's own seat. @param {Page} page */
async function seatDialog(page) {
  await page.locator("#tab-table").click();
  await page.locator(".menu button", { hasText: /Your seat|Ваше місце|Ваше место/ }).click();
  return page.locator("dialog[open]");
}

/** @param {Page} page */
const linkIn = (page) => page.locator("dialog[open] input[readonly]").first().inputValue();

test("an invitation shows its terms, seats one person, and says so to the next", async () => {
  await here.visit({}, async (host) => {
    const link = await setUp(host, "battle_line", { company: "link" });
    assert.match(link, /#\/join\//);
    await host.locator(".missing").waitFor();
    await here.visit({ url: link, language: "uk", expected: REFUSED, ...PHONE }, async (guest) => {
      await guest.locator('[data-part="sit-down"]').waitFor();
      await picture(guest, "join-phone-uk");
      assert.deepEqual(await axe(guest), []);
      // Looking at it uses nothing up.
      await guest.reload();
      await sitDown(guest, "Богдан");
      assert.ok(!guest.url().includes(link.split("/").at(-1) ?? "?"), "the invitation stays out of the address");
      await host.locator(".missing").waitFor({ state: "detached" });
      await host.getByText("Богдан").filter({ visible: true }).first().waitFor();
      const until = (await versionOf(host)) + 6;
      await Promise.all([playOn(host, { until, seed: 1 }), playOn(guest, { until, seed: 2 })]);
      await here.visit({ url: link, expected: REFUSED }, async (late) => {
        await late.getByRole("alert").getByText("already").waitFor();
        assert.equal(await late.locator('[data-part="sit-down"]').count(), 0);
        await picture(late, "join-used");
      });
      // Whoever sits there already comes back by the same link.
      await guest.goto(link);
      await guest.reload();
      await atTable(guest);
    });
  });
});

test("a lost link is replaced", async () => {
  await here.visit({}, async (host) => {
    const lost = await setUp(host, "battle_line", { company: "link" });
    await host.locator(".missing button").click();
    assert.equal(await linkIn(host), lost);
    await host.locator('[data-part="invite"]').click();
    await host.locator("dialog[open] [role=status]", { hasText: "new link" }).waitFor();
    const link = await linkIn(host);
    assert.notEqual(link, lost);
    await picture(host, "share-replaced");
    await here.visit({ url: lost, expected: REFUSED }, async (thief) => {
      await thief.getByRole("alert").getByText("does not exist").waitFor();
    });
    await here.visit({ url: link }, async (guest) => await sitDown(guest));
  });
});

test("a seat goes on on a second device, and its holder ends the others", async () => {
  await here.visit({ expected: REFUSED }, async (desk, deskContext) => {
    await setUp(desk, "battle_line", { company: "computer" });
    const dialog = await seatDialog(desk);
    await dialog.locator('[data-part="make-code"]').click();
    const code = (await dialog.locator('[data-part="code"]').textContent()) ?? "";
    assert.match(code, /^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const link = await linkIn(desk);
    await picture(desk, "seat-code");
    assert.deepEqual(await axe(desk), []);
    const phoneContext = await person(here.browser, PHONE);
    try {
      await installHands(phoneContext);
      // Typed by hand, in small letters.
      const phone = await open(phoneContext, link.slice(0, link.lastIndexOf("/")));
      await sitDown(phone, code.toLowerCase());
      assert.equal(
        await phone.locator('[data-part="table"]').getAttribute("data-side"),
        await desk.locator('[data-part="table"]').getAttribute("data-side"),
      );
      await dialog.locator('[data-part="connections"]', { hasText: "2 places" }).waitFor();
      await dialog.locator('[data-part="connections"]', { hasText: "2 devices" }).waitFor();
      await playOn(phone, { until: (await versionOf(phone)) + 2, seed: 3 });
      // Another tab of the same browser stays, as it knows the new key.
      const tab = await open(deskContext, desk.url());
      await atTable(tab);
      await dialog.locator('[data-part="end-others"]').click();
      await dialog.locator('[data-part="ended"]', { hasText: "only here" }).waitFor();
      await phone.getByRole("alert").getByText("another device").waitFor();
      await picture(phone, "seat-ended-phone");
      await phone.reload();
      await phone.getByRole("alert").waitFor();
      await dialog.locator('[data-part="connections"]', { hasText: "2 places" }).waitFor();
      await tab.close();
      await desk.keyboard.press("Escape");
      await playOn(desk, { until: (await versionOf(desk)) + 2, seed: 4 });
      assert.deepEqual(troublesOf(phone, REFUSED), []);
    } finally {
      await phoneContext.close();
    }
  });
});
