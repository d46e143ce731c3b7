/** What can be known of the board at any time: ways, range and sight of any piece, what is threatened, what a card makes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, countIs, overhang, PHONE, picture } from "./helpers/browser.mjs";
import { versionOf } from "./helpers/lobby.mjs";
import { momentOf } from "./helpers/moment.mjs";
import { meeting } from "./helpers/meeting.mjs";
import { playByHand } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

const here = site();

/** A Troop card of the hand. */
const TROOP = ["red", "orange", "yellow", "green", "blue", "purple"].map((ink) => `[data-hand^="${ink}-"]`).join(", ");

/** Whether somebody on this page has something to decide. */
// @ts-expect-error see hands.mjs
const asked = () => Boolean(globalThis.hands.turn());
/** The page on which somebody decides, as soon as there is one. @param {import("playwright-core").Page[]} pages */
const whoIsAsked = (...pages) => Promise.race(pages.map((page) => page.waitForFunction(asked).then(() => page)));

/** @param {string} hex */
const cell = (hex) => `.cell[data-hex="${hex}"]`;

test("any unit can be studied, whoever decides, by mouse, finger and keys; so can threats, also in the replay", async () => {
  const battle = { game: "ancients", scenario: "003-bagradas", verb: "attack" };
  await meeting(here, battle, {}, async (page, enemy, view) => {
    // Who waits chooses a unit, his own or the enemy's.
    const { side } = view.decision;
    const shooter = view.units.find((/** @type {any} */ unit) => unit.side === side && unit.kind === "light-infantry");
    await enemy.locator(cell(shooter.hex)).click();
    await enemy.locator('[data-studied="hit"]').first().waitFor({ state: "attached" });
    await enemy.locator('[data-part="study"] .legend').waitFor();
    // What the hex that is pointed at is to it: the way is drawn and told.
    const goal = await enemy.locator('[data-studied="move"]').first().getAttribute("data-at");
    await enemy.locator(cell(goal ?? "")).hover();
    await enemy.locator('[data-part="way"]').waitFor({ state: "attached" });
    await enemy.locator('[data-part="study"] .pointed').waitFor();
    await picture(enemy, "study-ancients");
    assert.deepEqual(await axe(enemy), []);
    await enemy.keyboard.press("Escape");

    // Who decides asks by the tool, and nothing is decided by that.
    const version = await versionOf(page);
    await page.locator('[data-part="tool-study"]').click();
    await page.locator(cell(view.decision.actions[0].split(" ")[1] ?? shooter.hex)).click();
    await page.locator('[data-part="study"] h4').waitFor();
    await countIs(page, ".cell.can, .cell.target", 0);
    assert.equal(await versionOf(page), version);
    // By keys: put away with Escape, asked again with S on the hex that has the focus; D shades what is threatened.
    await page.locator(cell(shooter.hex)).focus();
    await page.keyboard.press("Escape");
    await countIs(page, '[data-part="study"]', 0);
    await page.keyboard.press("s");
    await page.locator('[data-part="study"] h4', { hasText: shooter.hex }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("d");
    await page.locator(".threat").first().waitFor({ state: "attached" });
    await page.keyboard.press("d");
    await countIs(page, ".study .threat", 0);
    const id = /#\/\w+\/([^/?]+)/.exec(page.url())?.[1];
    await page.goto(`${here.url}/#/replay/${id}?step=0`);
    await page.locator('input[type="range"]').waitFor();
    await page.locator('[data-part="tool-threat"]').click();
    await page.locator(".threat").first().waitFor({ state: "attached" });
  });
});

test("on a phone, in Ukrainian, by night: a finger studies as well", async () => {
  const battle = { game: "samurai", scenario: "001-first-skirmish", verb: "attack" };
  await meeting(here, battle, { ...PHONE, language: "uk", theme: "dark" }, async (page, enemy, view) => {
    const [unit] = view.units.filter((/** @type {any} */ each) => /^[A-L]\d+$/.test(each.hex));
    for (const each of [page, enemy]) {
      await each.locator('[data-part="tool-study"]').tap();
      await each.locator(cell(unit.hex)).tap();
      await each.locator('[data-part="study"] h4', { hasText: unit.hex }).waitFor();
      assert.equal(await overhang(each), 0);
    }
    assert.deepEqual(await axe(page), []);
    await picture(page, "study-samurai-phone");
    // When the other's turn comes, his question has the room.
    for (let decisions = 0; (await whoIsAsked(page, enemy)) === page; decisions++) {
      assert.ok(decisions < 9, "it is never the other's turn");
      await playByHand(page, { like: "done", most: 1, finger: true });
    }
    await countIs(enemy, '[data-part="study"]', 0);
  });
});

test("battle line: a chosen card says at each flag what it would make, and whether that could still be beaten", async () => {
  const links = await momentOf(here.url, { game: "battle_line", scenario: "standard", verb: "claim" });
  const visits = [{ url: links.bottom }, { url: links.top, ...PHONE, language: "ru", theme: "dark" }];
  for (const [number, wishes] of visits.entries()) {
    await here.visit(wishes, async (page) => {
      // Whoever waits may think about his cards as well.
      await page.locator(TROOP).first().click();
      const flag = page.locator(".column:has([data-would])").first();
      await flag.waitFor();
      assert.match(await flag.locator("[data-would]").innerText(), /\d/);
      await flag.locator("button.flag").focus();
      const told = page.locator('.note [data-part="laid"]');
      await told.waitFor();
      assert.ok((await told.innerText()).length > 40, "it is told in words");
      assert.equal(await overhang(page), 0);
      assert.deepEqual(await axe(page), []);
      await picture(page, `battle-line-laid-${number}`);
      await page.keyboard.press("Escape");
      await countIs(page, "[data-would]", 0);
    });
  }
});
