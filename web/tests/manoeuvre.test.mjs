/** Moves that cannot be counted: typed into a form, refused by clause, dragged with a ghost, taken back, looked at again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { atTable, seesVersion, versionOf } from "./helpers/lobby.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site({ toys: ["toy_manoeuvre"] });

/** A new table of the toy, each seat by its own link. @returns {Promise<{id: string, bottom: string, top: string}>} */
async function table() {
  const seats = { bottom: { kind: "here" }, top: { kind: "here" } };
  const answer = await fetch(`${here.url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "toy_manoeuvre", seats }),
  });
  const made = await answer.json();
  assert.ok(answer.ok, JSON.stringify(made));
  const link = (/** @type {"bottom" | "top"} */ side) => `${here.url}/#/game/${made.id}/${made.seats[side]}`;
  return { id: made.id, bottom: link("bottom"), top: link("top") };
}

/** The corners of a base as they are drawn. @param {Page} page @param {string} id */
const outline = (page, id) => page.locator(`[data-piece=${id}] polygon`).getAttribute("points");

/** Fill in the form. @param {Page} page @param {string} verb @param {string[]} group @param {Record<string, string>} fields */
async function fill(page, verb, group, fields) {
  const form = page.locator("[data-part=deed]");
  await form.locator("[data-field=verb]").selectOption(verb);
  for (const id of ["a1", "a2", "a3", "a4"]) {
    await form.locator(`[data-field=group] input[value=${id}]`).setChecked(group.includes(id));
  }
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[data-field=${name}]`);
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  await form.locator("button[type=submit]").click();
}

/** Where a base is on the screen. @param {Page} page @param {string} id */
async function placeOf(page, id) {
  const box = await page.locator(`[data-piece=${id}] polygon`).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("manoeuvre: a move is typed into the form, another is refused by its clause, and both sides see it", async () => {
  const links = await table();
  await here.visit({ url: links.bottom }, async (page) => {
    await here.visit({ url: links.top }, async (enemy) => {
      await atTable(page);
      await atTable(enemy);
      assert.equal(await enemy.locator("[data-part=deed]").count(), 0, "only who decides has a form");
      const version = await versionOf(page);
      await fill(page, "advance", ["a1", "a2"], { distance: "7,5" });
      await seesVersion(page, version + 1);
      await seesVersion(enemy, version + 1);
      for (const each of [page, enemy]) assert.match((await outline(each, "a1")) ?? "", /^36000,52500 44000,52500 /);
      await fill(page, "advance", ["a1", "a4"], { distance: "1" });
      await page.locator("[data-part=refusal]", { hasText: "MAN-02-002" }).waitFor();
      assert.equal(await versionOf(page), version + 1);
      await fill(page, "advance", ["a1"], { distance: "99" });
      await page.locator("[data-part=refusal]", { hasText: "99 is not between 0 and 12" }).waitFor();
      await fill(page, "wheel", ["a3"], { side: "right", degrees: "15" });
      await page.locator("[data-piece=a3][data-heading='15']").waitFor();
      await enemy.locator("[data-piece=a3][data-heading='15']").waitFor();
      assert.deepEqual(await axe(page), []);
      await picture(page, "manoeuvre-form");
    });
  });
});

test("manoeuvre: a dragged base is followed by its ghost, stops where it must, and goes there", async () => {
  const links = await table();
  await here.visit({ url: links.bottom }, async (page) => {
    await atTable(page);
    const version = await versionOf(page);
    const from = await placeOf(page, "a2");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 30, { steps: 4 });
    await page.locator("[data-ghost=a2][data-move^='advance a2']").waitFor();
    const first = await page.locator("[data-ghost=a2]").getAttribute("data-move");
    assert.match(first ?? "", /^advance a2 \d+(\.\d+)?$/);
    // Further than it can go: the ghost stays at twelve steps, and the reason is told.
    await page.mouse.move(from.x, from.y - 200, { steps: 4 });
    await page.locator("[data-ghost=a2][data-move='advance a2 12']").waitFor();
    await page.locator("[data-part=stop]", { hasText: "12 are left" }).waitFor();
    await picture(page, "manoeuvre-ghost");
    await page.mouse.up();
    await seesVersion(page, version + 1);
    assert.match((await outline(page, "a2")) ?? "", /^44000,48000 52000,48000 /);
    assert.equal(await page.locator("[data-ghost]").count(), 0);
    await page.locator("[data-part=undo]").click();
    await seesVersion(page, version + 2);
    assert.match((await outline(page, "a2")) ?? "", /^44000,60000 52000,60000 /);
  });
});

test("manoeuvre: chosen bases are dragged as one body, and what cannot go at all is told why", async () => {
  const links = await table();
  await here.visit({ url: links.bottom }, async (page) => {
    await atTable(page);
    const version = await versionOf(page);
    for (const id of ["a1", "a2", "a3"]) {
      await page.locator(`[data-piece=${id}] polygon`).click({ modifiers: ["Shift"] });
    }
    const from = await placeOf(page, "a2");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 25, { steps: 3 });
    await page.locator("[data-ghost=a3][data-move^='advance a1,a2,a3 ']").waitFor();
    assert.equal(await page.locator("[data-ghost]").count(), 3);
    await page.mouse.up();
    await seesVersion(page, version + 1);
    const beside = await placeOf(page, "a2");
    await page.mouse.move(beside.x, beside.y);
    await page.mouse.down();
    await page.mouse.move(beside.x + 90, beside.y, { steps: 3 });
    await page.locator("[data-part=stop]", { hasText: "a3" }).waitFor();
    await page.mouse.up();
    await page.locator("[data-part=refusal]", { hasText: "MAN-02-005" }).waitFor();
    assert.equal(await versionOf(page), version + 1);
  });
});

test("manoeuvre: on a phone the form fits", async () => {
  const links = await table();
  await here.visit({ url: links.bottom, ...PHONE }, async (page) => {
    await atTable(page);
    const version = await versionOf(page);
    await fill(page, "about-face", ["a4"], {});
    await seesVersion(page, version + 1);
    await picture(page, "manoeuvre-phone");
    await here.visit({ url: links.top }, async (enemy) => {
      await atTable(enemy);
      await page.locator("[data-action=done]").click();
      await enemy.locator("[data-part=deed]").waitFor();
    });
  });
});

test("manoeuvre: a game is looked at again, step by step", async () => {
  const links = await table();
  await here.visit({ url: links.bottom }, async (page) => {
    await atTable(page);
    const version = await versionOf(page);
    await fill(page, "about-face", ["a4"], {});
    await seesVersion(page, version + 1);
    await fill(page, "advance", ["a1", "a2"], { distance: "5.25" });
    await seesVersion(page, version + 2);
    await page.locator("#tab-table").click();
    await page.locator("button.danger").click();
    await page.locator("[data-part=resign]").click();
    await page.locator('[data-part="to-replay"]').click();
    await page.locator(".transport input[type=range][max='2']").waitFor();
    await page.keyboard.press("Home");
    await page.locator(".board [data-piece=a4][data-heading='0']").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator(".board [data-piece=a4][data-heading='180']").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator(".board [data-piece=a1] polygon[points^='36000,54750 ']").waitFor();
    await picture(page, "manoeuvre-replay");
  });
});
