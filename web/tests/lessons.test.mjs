/** Lessons: found from the lobby, played to the end by clicks, wrong tries explained by their clause, progress kept. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PATIENCE, PHONE, picture } from "./helpers/browser.mjs";
import { base, drag } from "./helpers/measured.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/**
 * Do what the lesson would show, by clicks inside the page, until a step is done.
 * @param {Page} page
 */
async function solve(page) {
  await page.evaluate(async (patience) => {
    /** @type {import("./helpers/hands.mjs").Hands} */
    // @ts-expect-error see hands.mjs
    const hands = globalThis.hands;
    const end = performance.now() + patience;
    const panel = () => document.querySelector('[data-part="lesson"]');
    // In a task of its own: whoever clicks at every change of the page would never let an answer come.
    const pause = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
    const something = () => Promise.race([hands.news().then(() => pause(0)), pause(400)]);
    while (!hands.part("next") && !hands.part("first-battle")) {
      if (performance.now() > end) throw new Error(`stuck at ${panel()?.outerHTML.slice(0, 300)}`);
      const action = panel()?.getAttribute("data-next");
      const isLive = document.querySelector('[data-part="table"]')?.getAttribute("data-live") === "true";
      const element = action && isLive ? hands.element(hands.next(action)) : null;
      if (element) hands.click(element);
      await something();
    }
  }, PATIENCE);
}

/**
 * Play a lesson from the step that is shown to its end.
 * @param {Page} page
 */
async function finish(page) {
  for (;;) {
    await solve(page);
    const next = page.locator('[data-part="next"]');
    if ((await next.count()) === 0) return;
    const step = Number(await page.locator('[data-part="lesson"]').getAttribute("data-step"));
    await next.click();
    await page.locator(`[data-part="lesson"][data-step="${step + 1}"]`).waitFor();
    await next.waitFor({ state: "detached" });
  }
}

test("battle line, in Russian: found at once, wrong tries explained, to the end and into a battle", async () => {
  await here.visit({ language: "ru" }, async (page) => {
    await page.locator('.title [data-part="learn"]').click();
    await page.locator('[data-lesson="battle_line/first-flags"] a.button').click();
    await solve(page);
    await page.keyboard.press("Enter");
    await page.locator('[data-part="lesson"][data-step="2"]').waitFor();
    // Legal, but a Battalion: explained, and nothing has happened.
    await page.locator('[data-hand="red-9"]').click();
    await page.locator('[data-flag="4"]').click();
    const explained = page.locator('[data-part="lesson-explained"]');
    await explained.waitFor();
    assert.match(await explained.innerText(), /только батальон[^]*BLN-06-004/);
    assert.equal(await page.locator('[data-hand="red-9"]').count(), 1);
    assert.deepEqual(await axe(page), []);
    // What a rule forbids is told by its clause, with the lesson's own words.
    await page.goto(`${here.url}/#/learn/battle_line/first-flags/5`);
    await page.locator('[data-part="lesson"][data-step="5"]').waitFor();
    await page.locator('[data-hand="green-2"]').click();
    await page.locator('[data-flag="5"]').click();
    await page.locator('[data-part="lesson"][data-next="claim 5"]').waitFor();
    await page.locator('[data-flag="6"]').click();
    await page.locator('[data-part="lesson"] .refusal').waitFor();
    await explained.waitFor();
    assert.match(await explained.innerText(), /оранжевой 5/);
    await picture(page, "lesson-refused-ru");
    await page.goto(`${here.url}/#/learn/battle_line/first-flags/7`);
    await page.locator('[data-part="lesson"][data-step="7"]').waitFor();
    await finish(page);
    await page.locator('[data-part="first-battle"]').click();
    await page.locator('[data-part="table"][data-side]').waitFor();
    await page.waitForFunction(() => location.hash.startsWith("#/table/"));
  });
});

test("progress is kept, and the list shows it", async () => {
  await here.visit({ language: "uk", ...PHONE }, async (page) => {
    await page.goto(`${here.url}/#/learn/battle_line/first-flags`);
    await solve(page);
    await page.locator('[data-part="next"]').click();
    await page.locator('[data-part="lesson"][data-step="2"]').waitFor();
    await page.locator('[data-part="hint"]').click();
    await page.locator('[data-part="lesson-hint"]').waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "lesson-phone-uk");
    await page.locator('[data-part="lesson"] a.leave').click();
    const lesson = page.locator('[data-lesson="battle_line/first-flags"]');
    await lesson.waitFor();
    assert.match(await lesson.innerText(), /Крок 2 з 8/);
    assert.deepEqual(await axe(page), []);
    await page.reload();
    await lesson.locator("a.button").click();
    await page.locator('[data-part="lesson"][data-step="2"]').waitFor();
    // Back to a step that was done, and nothing further than what was reached.
    assert.equal(await page.locator('[data-part="lesson"] .dot:disabled').count(), 6);
    await page.locator('[data-part="lesson"] .dot').first().click();
    await page.locator('[data-part="lesson"][data-step="1"]').waitFor();
  });
});

test("ancients, in Ukrainian: a leader's helmets hit, and the battle is won from the card on", async () => {
  await here.visit({ language: "uk" }, async (page) => {
    await page.goto(`${here.url}/#/learn/ancients/relief-of-akragas/7`);
    await solve(page);
    assert.match(await page.locator('[data-part="lesson-done"]').innerText(), /Два шоломи/);
    assert.deepEqual(await axe(page), []);
    await page.locator('[data-part="next"]').click();
    const card = page.locator('[data-card="order-two-center"]');
    await page.locator('[data-part="lesson"][data-step="8"][data-next="play order-two-center"]').waitFor();
    // Once to read it, once to play it.
    await card.click();
    await page.locator('[data-card="order-two-center"][aria-pressed=true]').click();
    await page.locator('[data-part="lesson"][data-next="order G4"]').waitFor();
    await finish(page);
    await page.locator('[data-part="first-battle"]').waitFor();
  });
});

test("napoleonics, in English: square, leader, breakthrough", async () => {
  await here.visit({}, async (page) => {
    await page.goto(`${here.url}/#/learn/napoleonics/rolica/4`);
    await finish(page);
    assert.match(await page.locator('[data-part="lesson-done"]').innerText(), /Delaborde gives up/);
  });
});

test("samurai, in Russian: flags are answered, and a hex costs honor", async () => {
  await here.visit({ language: "ru" }, async (page) => {
    await page.goto(`${here.url}/#/learn/samurai/hachimanbara/5`);
    await solve(page);
    assert.match(await page.locator('[data-part="lesson-done"]').innerText(), /Один гекс, два жетона/);
    await page.locator('[data-part="next"]').click();
    await page.locator('[data-part="lesson"][data-step="6"]').waitFor();
    assert.deepEqual(await axe(page), []);
  });
});

test("grand battle, in English: a sheet, drags and a wheel are judged as they are made, to the end of an army", async () => {
  await here.visit({}, async (page) => {
    await page.locator('[data-game="grand_battle"] [data-part="learn"]').click();
    const step = (/** @type {number} */ number) =>
      page.locator(`[data-part="lesson"][data-step="${number}"]:not([data-next=""])`).waitFor();
    const next = async (/** @type {number} */ number) => {
      await page.locator('[data-part="next"]').click();
      await step(number);
    };
    const explained = page.locator('[data-part="lesson-explained"]');
    await step(1);
    // Losses are no disorder: told by the clause, and with the lesson's words.
    await page.locator(base("legion-3")).click();
    await page.locator('[data-order="recover"]').click();
    assert.match(await explained.innerText(), /lost a figure/);
    await page.locator('[data-part="lesson"] .refusal').getByText("GRB-08-032").waitFor();
    await page.locator(base("legion-4")).click();
    await page.locator('[data-order="recover"]').click();
    await next(2);
    // Whoever comes back goes on from the solution of what he has done.
    await page.reload();
    await step(2);
    // What is shown glows: three units, and the order.
    await page.locator('button[data-part="hint"]').click();
    await page.locator('[data-part="lesson-hint"]').waitFor();
    await page.locator(base("legion-1")).click();
    for (const id of ["legion-2", "legion-3"]) await page.locator(base(id)).click({ modifiers: ["Shift"] });
    await page.waitForFunction(() => {
      const order = document.querySelector('[data-order="manoeuvre"]');
      return order && getComputedStyle(order).outlineStyle === "solid";
    });
    await page.locator('[data-order="manoeuvre"]').click();
    await next(3);
    await page.locator('button[data-action="done"]').click();
    await page.locator('button[data-action="execute 2"]').click();
    // A drag is measured: too short is explained and has not happened, any number that is far enough will do.
    await page.locator('[data-handle="left"]').waitFor();
    const ghost = () => page.locator('[data-ghost="legion-2"]').waitFor();
    await drag(page, base("legion-2"), 0, 8, ghost);
    await explained.getByText(/At least 14/).waitFor();
    assert.deepEqual(await axe(page), []);
    await drag(page, base("legion-2"), 0, 16.4, ghost);
    await next(4);
    await page.locator('button[data-action="execute 1"]').click();
    await page.locator('[data-leg="wheel-right"]').click();
    await page.locator('[data-field="amount"]').fill("24,5");
    await page.locator('[data-part="go"]:not([disabled])').click();
    await next(5);
    await finish(page);
    assert.match(await page.locator('[data-part="lesson-done"]').innerText(), /army breaks/);
    await page.locator('[data-part="first-battle"]').waitFor();
    await picture(page, "lesson-grand-battle");
  });
});

/** Whole, in every language: that of Grand Battle is played by drags, above. */
const WHOLE = ["battle_line/first-flags", "ancients/relief-of-akragas", "napoleonics/rolica", "samurai/hachimanbara"];
for (const lesson of process.env.VEXILLA_WHOLE ? WHOLE : []) {
  for (const language of ["en", "ru", "uk"]) {
    test(`${lesson}: from the first step to the last, in ${language}`, async () => {
      await here.visit({ language }, async (page) => {
        await page.goto(`${here.url}/#/learn/${lesson}`);
        await page.locator('[data-part="lesson"][data-step="1"]').waitFor();
        await finish(page);
        await page.locator('[data-part="first-battle"]').waitFor();
        assert.deepEqual(await axe(page), []);
      });
    });
  }
}
