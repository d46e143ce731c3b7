/** What Napoleonics has and Ancients has not: squares, combined attacks, cavalry that retires and reforms. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { seesVersion, setUp, versionOf } from "./helpers/lobby.mjs";
import { playOn, tabTo } from "./helpers/player.mjs";
import { scene } from "./helpers/scene.mjs";

/** @import { Page } from "playwright-core" */

const here = scene();
const LIKES = ["square", "support", "retire"];

/**
 * Two people at one screen play at Waterloo until one of them may do something; another battle if it never comes to it.
 * @param {Page} page
 * @param {string} verb
 * @param {{battle?: string, likes?: string[], seed?: number, onTheWay?: (page: Page) => Promise<boolean>}} wishes
 * @returns {Promise<string[]>} the actions on offer
 */
async function untilOffered(page, verb, { battle = "Waterloo", likes = LIKES, seed = 1 } = {}) {
  for (let games = 0; games < 6; games++) {
    await page.goto(here.url);
    await setUp(page, "napoleonics", { company: "here", battle });
    const { over, offered } = await playOn(page, { stop: verb, likes, seed: seed + games });
    if (!over) return offered;
  }
  assert.fail(`nobody ever came to “${verb}”`);
}

/** What the page has heard of the table, with the eyes of whoever decides. @param {Page} page */
async function heard(page) {
  // @ts-expect-error see hands.mjs
  return page.evaluate(() => globalThis.hands.turn()?.view ?? globalThis.hands.heard[0].view);
}

/** @param {Page} page @param {() => Promise<void>} deed */
async function decides(page, deed) {
  const version = await versionOf(page);
  await deed();
  await seesVersion(page, version + 1);
}

/**
 * A square is formed by the answer to a charge, and left by order.
 * @param {Page} page
 * @param {{battle?: string, touch: (selector: string) => Promise<void>, name: string}} how
 */
async function squareFormedAndLeft(page, { battle, touch, name }) {
  await untilOffered(page, "square", { battle, seed: 3 });
  const before = await heard(page);
  const side = before.decision.side;
  const hex = before.combat.target;
  const answers = page.locator("[data-action=stand], [data-action=square]");
  assert.equal(await answers.count(), 2);
  assert.ok((await page.locator("[data-action=square]").innerText()).length > 60, "it says what it means");
  assert.deepEqual(await axe(page), []);
  await picture(page, `napoleonics-square-asked-${name}`);

  await decides(page, () => touch("[data-action=square]"));
  await page.locator(".marker-number").first().waitFor();
  await picture(page, `napoleonics-square-${name}`);
  const after = await heard(page);
  const unit = after.units.find((/** @type {any} */ each) => each.hex === hex && each.side === side);
  assert.equal(unit.square, 1);
  assert.equal(after.track[side][0].unit, hex);
  assert.equal(after.hands[side].cards, before.hands[side].cards - 1);

  let left = await playOn(page, { stop: "leave-square", likes: LIKES, seed: 5 });
  if (left.over) {
    await untilOffered(page, "leave-square", { battle, seed: 20 });
    left = await playOn(page, { stop: "leave-square", most: 0 });
  }
  const now = await heard(page);
  const [action = ""] = now.decision.actions.filter((/** @type {string} */ each) => each.startsWith("leave-square"));
  const own = page.locator(`.track.${now.decision.side} .taken`);
  assert.ok((await own.count()) > 0, "the square's card lies on the track");
  assert.ok((await own.first().locator(".art").count()) > 0, "and its owner may look at it");
  await picture(page, `napoleonics-square-leaves-${name}`);
  await decides(page, () => touch(`.cell[data-hex="${action.split(" ")[1]}"]`));
  const free = await heard(page);
  assert.ok(free.units.some((/** @type {any} */ each) => each.hex === action.split(" ")[1] && each.leftSquare));
  assert.equal(free.hands[now.decision.side].cards, now.hands[now.decision.side].cards + 1);
}

test("napoleonics: a square is formed against a charge, and left by order", async () => {
  await here.visit({}, async (page) => {
    await squareFormedAndLeft(page, { name: "wide", touch: (selector) => page.locator(selector).first().click() });
  });
});

test("napoleonics: the same on a phone, by finger, in Ukrainian", async () => {
  await here.visit({ ...PHONE, language: "uk" }, async (page) => {
    await squareFormedAndLeft(page, {
      name: "phone-uk",
      battle: "Ватерлоо",
      touch: (selector) => page.locator(selector).first().tap(),
    });
  });
});

test("napoleonics: batteries join an attack", async () => {
  await here.visit({}, async (page) => {
    const offered = await untilOffered(page, "support", { likes: ["retire"], seed: 2 });
    const now = await heard(page);
    assert.equal(await page.locator(".arrow.attack").count(), 1, "the unit that leads");
    assert.equal(await page.locator(".arrow.fire.faint").count(), offered.length, "batteries that may join");
    assert.match(await page.locator('[data-part="question"] [data-action="done"]').innerText(), /Attack now/);
    await page.locator("th", { hasText: "Attack now" }).waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "napoleonics-support");
    const battery = offered[0]?.split(" ")[1] ?? "";
    await decides(page, () => page.locator(`.cell[data-hex="${battery}"]`).click());
    await page.locator(".log", { hasText: `${battery}` }).waitFor();
    const after = await heard(page);
    const unit = after.units.find((/** @type {any} */ each) => each.hex === battery);
    assert.ok(unit.battled || after.combat?.supporters.includes(battery), JSON.stringify(now.combat));
    const { decisions } = await playOn(page, { most: 5, seed: 2 });
    assert.ok(decisions > 0);
  });
});

test("napoleonics: cavalry retires and reforms, by keyboard", async () => {
  await here.visit({ language: "ru" }, async (page) => {
    await untilOffered(page, "retire", { battle: "Ватерлоо", likes: ["square"], seed: 4 });
    assert.match(await page.locator("[data-action=retire]").innerText(), /кавалери/);
    await picture(page, "napoleonics-retire-asked-ru");
    await decides(page, async () => {
      await tabTo(page, "[data-action=retire]");
      await page.keyboard.press("Enter");
    });
    const { offered } = await playOn(page, { stop: "retire-to", likes: ["retire"], seed: 6 });
    assert.ok(offered.length > 0);
    const { combat, decision } = await heard(page);
    assert.equal(await page.locator(".arrow.retreat").count(), offered.length);
    await picture(page, "napoleonics-retires-ru");
    await playOn(page, { most: 2, likes: ["retire-to"], seed: 7 });
    const after = await heard(page);
    const gone = after.units.every(
      (/** @type {any} */ each) => each.hex !== combat.target || each.side !== decision.side,
    );
    assert.ok(gone, "it has left its hex");
  });
});
