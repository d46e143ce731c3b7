/** The coach: a hint at the table, what decisions have cost in the replay, and a position that is tried again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { hasEnded, setUp, sitDown } from "./helpers/lobby.mjs";
import { playOn, resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site({ settings: ["--coach-seconds", "0.4", "--coaching", "0"] });

/** @param {Page} page @param {string} name */
const part = (page, name) => page.locator(`[data-part="${name}"]`);

/** The words with which a hint begins. */
const WOULD = { en: "A strong player’s choice", ru: "Выбор сильного игрока", uk: "Вибір сильного гравця" };

for (const [language, words] of /** @type {["en" | "ru" | "uk", string][]} */ (Object.entries(WOULD)))
  test(`a hint says what and why, glows and can be done: ${language}`, async () => {
    const wishes = language === "uk" ? { ...PHONE, language } : { language };
    await here.visit(wishes, async (page) => {
      await setUp(page, language === "ru" ? "battle_line" : "ancients", { company: "computer", level: "recruit" });
      await part(page, "hint-ask").click();
      const action = part(page, "coach-action");
      await action.waitFor();
      assert.match(await part(page, "coach").innerText(), new RegExp(words));
      assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 1, "what it is about glows");
      assert.deepEqual(await axe(page), []);
      await picture(page, `coach-hint-${language}`);
      // What it says is what is done then.
      const hinted = await action.getAttribute("data-hinted");
      await part(page, "coach-do").click();
      await part(page, "coach").waitFor({ state: "detached" });
      // @ts-expect-error see hands.mjs
      assert.equal(await page.evaluate(() => globalThis.hands.sent.at(-1)), hinted);
      assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 0);
    });
  });

test("on the measured table a hint is said in words, not as it is written", async () => {
  await here.visit({}, async (page) => {
    await setUp(page, "grand_battle", { company: "computer", level: "recruit" });
    await part(page, "hint-ask").click();
    const action = part(page, "coach-action");
    await action.waitFor({ timeout: 60_000 });
    const written = (await action.getAttribute("data-hinted")) ?? "";
    const said = await action.innerText();
    // What is best depends on the dice for command: an order, or none at all.
    if (written.startsWith("order ")) assert.match(said, /^(Attack|Manoeuvre|Hold|Recover|Stand and recover): /);
    else assert.notEqual(said, written);
    await picture(page, "coach-hint-grand-battle");
  });
});

test("there is no hint where somebody else plays", async () => {
  await here.visit({}, async (page) => {
    const link = await setUp(page, "battle_line", { company: "link" });
    await here.visit({ url: link }, async (guest) => {
      await sitDown(guest, "Boris");
      assert.equal(await part(guest, "hint-ask").count(), 0);
    });
    assert.equal(await part(page, "hint-ask").count(), 0);
  });
});

/**
 * Holds requests to an address back; what is returned lets them go.
 * @param {Page} page @param {string} address
 */
async function heldBack(page, address) {
  /** @type {() => void} */
  let letGo = () => undefined;
  /** @type {Promise<void>} */
  const free = new Promise((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

test("after the game: what cost most, shown, and tried again", async () => {
  await here.visit({}, async (page) => {
    await setUp(page, "battle_line", { company: "computer", level: "recruit" });
    const { over } = await playOn(page, { seed: 3, most: 16 });
    if (!over) await resign(page, (place) => place.click());
    await hasEnded(page);
    await part(page, "to-review").click();
    // Stopped while the first decisions are looked at, it says how far it came, adds nothing up, and goes on from there.
    const letGo = await heldBack(page, "**/api/review?*");
    await part(page, "review-begin").first().click();
    await part(page, "review-stop").click();
    letGo();
    await part(page, "review-stopped").waitFor();
    assert.equal(await page.locator(".sums").count(), 0);
    await part(page, "review-go-on").click();
    await part(page, "review").and(page.locator('[data-busy="true"]')).waitFor();
    await part(page, "review").and(page.locator('[data-busy="false"]')).waitFor({ timeout: 120_000 });
    // It is in the curve of chances, and still there when one has looked at something else.
    await part(page, "balance-closer").waitFor();
    await page.getByRole("tab", { name: "Log" }).click();
    await page.getByRole("tab", { name: "Decisions" }).click();
    const first = part(page, "review-step").first();
    await first.waitFor();
    const step = await first.getAttribute("data-step");
    await first.locator('[data-part="review-show"]').click();
    await page.locator(`[data-part="replay"][data-step="${step}"]`).waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "coach-review");
    await first.locator('[data-part="review-retry"]').click();
    await part(page, "exercise").waitFor();
    await picture(page, "coach-exercise");
    await part(page, "hint-ask").click();
    await part(page, "coach-do").click();
    await part(page, "exercise")
      .locator("b")
      .filter({ hasText: /That is it|That costs/ })
      .waitFor({ timeout: 60_000 });
    await page.goto(`${here.url}/#/mine`);
    await part(page, "training").locator("li").first().waitFor();
    await picture(page, "coach-training");
  });
});
