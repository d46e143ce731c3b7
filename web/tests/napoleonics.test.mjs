/** What Napoleonics has and the other games have not: squares, combined attacks, cavalry that retires and reforms. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, countIs, PHONE, picture } from "./helpers/browser.mjs";
import { decide, decision, heard, meeting } from "./helpers/meeting.mjs";
import { tabTo } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/** A battle of Waterloo in which somebody may do something. @param {string} verb */
const battle = (verb) => ({
  game: "napoleonics",
  scenario: "015-waterloo",
  verb,
  likes: ["square", "retire", "support"],
});

/**
 * Such a battle, seen by whoever decides and by his opponent.
 * @param {string} verb
 * @param {Parameters<typeof here.visit>[0]} wishes
 * @param {Parameters<typeof meeting>[3]} story
 */
const mayNow = (verb, wishes, story) => meeting(here, battle(verb), wishes, story);

/**
 * Such a battle, seen by whoever decides alone.
 * @param {string} verb
 * @param {Parameters<typeof here.visit>[0]} wishes
 * @param {Parameters<typeof decision>[3]} story
 */
const mayDecide = (verb, wishes, story) => decision(here, battle(verb), wishes, story);

/** @param {string} hex */
const cell = (hex) => `.cell[data-hex="${hex}"]`;
/** @param {any} view @param {string} verb @returns {string[]} */
const hexesOf = (view, verb) =>
  view.decision.actions
    .map((/** @type {string} */ action) => action.split(" "))
    .filter((/** @type {string[]} */ [word]) => word === verb)
    .map((/** @type {string[]} */ [, hex]) => hex);

/** @type {[string, Parameters<typeof here.visit>[0], (page: Page, selector: string) => Promise<void>][]} */
const WAYS = [
  ["by mouse", {}, (page, selector) => page.locator(selector).first().click()],
  [
    "on a phone, in Ukrainian, by night",
    { ...PHONE, language: "uk", theme: "dark" },
    (page, selector) => page.locator(selector).first().tap(),
  ],
];

for (const [way, wishes, touch] of WAYS) {
  const name = way.split(" ").slice(-1)[0];

  test(`napoleonics: infantry forms square against a charge, ${way}`, async () => {
    await mayNow("square", wishes, async (page, enemy, before) => {
      const { side } = before.decision;
      const { target } = before.combat;
      const answer = page.locator("[data-action=square]");
      assert.ok((await answer.innerText()).length > 60, "it says what it means");
      await page.locator("[data-action=square] .chances").waitFor();
      await countIs(page, ".arrow.attack", 1);
      assert.deepEqual(await axe(page), []);
      await picture(page, `napoleonics-square-asked-${name}`);

      await decide(page, () => touch(page, "[data-action=square]"));
      await page.locator(".marker-number").first().waitFor();
      const after = await heard(page);
      const unit = after.units.find((/** @type {any} */ each) => each.hex === target && each.side === side);
      const place = unit.square - 1;
      assert.equal(after.hands[side].cards, before.hands[side].cards - 1, "a card has left the hand");
      assert.ok(before.hands[side].hand.includes(after.track[side][place].card), "it lies on the track");
      await page.locator(`.track.${side} .taken .art`).first().waitFor();
      assert.deepEqual(await axe(page), []);
      await picture(page, `napoleonics-square-${name}`);

      await enemy.locator(`.track.${side} .taken .back`).first().waitFor();
      assert.equal((await heard(enemy)).track[side][place].card, null, "the enemy sees its back");
      assert.equal(await enemy.locator(`.track.${side} .taken .art`).count(), 0);
    });
  });

  test(`napoleonics: a square is left by order, ${way}`, async () => {
    await mayDecide("leave-square", wishes, async (page, before) => {
      const { side } = before.decision;
      const [hex = ""] = hexesOf(before, "leave-square");
      const squares = await page.locator(".marker-number").count();
      await touch(page, `.track.${side} .taken`);
      await page.locator(`.track.${side} .shown`).waitFor();
      await picture(page, `napoleonics-square-leaves-${name}`);
      await page.keyboard.press("Escape");
      // On the board as well as beside it.
      await page.locator(`[data-action="leave-square ${hex}"]`).waitFor();
      await decide(page, () => touch(page, cell(hex)));
      await countIs(page, ".marker-number", squares - 1);
      const after = await heard(page);
      assert.equal(after.hands[side].cards, before.hands[side].cards + 1, "its card is back in the hand");
      await countIs(page, "button[data-card]", after.hands[side].cards);
    });
  });
}

test("napoleonics: batteries join an attack", async () => {
  await mayNow("support", {}, async (page, enemy, before) => {
    const batteries = hexesOf(before, "support");
    // The unit that leads, and the batteries that may join.
    await countIs(page, ".arrow.attack", 1);
    await countIs(page, ".arrow.fire.faint", batteries.length);
    await countIs(page, ".cell.can", batteries.length);
    const begin = page.locator('[data-part="question"] [data-action="done"]');
    assert.match(await begin.innerText(), /Attack now/);
    await page.locator("th", { hasText: "Attack now" }).waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "napoleonics-support");

    const [battery = ""] = batteries;
    await decide(page, () => page.locator(cell(battery)).click());
    const after = await heard(page);
    if (after.decision?.question === "cc-ask-support") {
      assert.ok(after.combat.supporters.includes(battery));
      await countIs(page, ".arrow.fire:not(.faint)", 1);
      await picture(page, "napoleonics-supported");
      await decide(page, () => begin.click());
    }
    await enemy.locator(".log button", { hasText: battery }).first().waitFor();
  });
});

test("napoleonics: cavalry retires and reforms, by keyboard, in Russian", async () => {
  await mayDecide("retire", { language: "ru" }, async (page, before) => {
    const { target } = before.combat;
    assert.match(await page.locator("[data-action=retire]").innerText(), /кавалери/);
    await page.locator("[data-action=retire] .chances").waitFor();
    await picture(page, "napoleonics-retire-asked-ru");
    await decide(page, async () => {
      await tabTo(page, "[data-action=retire]");
      await page.keyboard.press("Enter");
    });
    const after = await heard(page);
    const isThere = after.units.some((/** @type {any} */ unit) => unit.hex === target && unit.blocks > 0);
    assert.ok(after.decision?.question === "cc-ask-retire" || !isThere, "it goes, or it is no more");
  });

  await mayDecide("retire-to", { language: "ru" }, async (page, before) => {
    const { side } = before.decision;
    const from = before.combat.target;
    for (let steps = 0; steps < 2; steps++) {
      const view = await heard(page);
      if (view.decision?.question !== "cc-ask-retire") break;
      await countIs(page, ".arrow.retreat", hexesOf(view, "retire-to").length);
      await picture(page, `napoleonics-retires-${steps}-ru`);
      await decide(page, async () => {
        await tabTo(page, ".cell");
        // N goes to the next hex that can be chosen.
        await page.keyboard.press("n");
        await page.keyboard.press("Enter");
      });
    }
    const after = await heard(page);
    const stays = after.units.some((/** @type {any} */ unit) => unit.hex === from && unit.side === side);
    assert.ok(!stays, "it has left its hex");
  });
});
