/** The measured table: orders, drags and wheels, attacks, setting up, tools; by mouse, keys and finger; what stays hidden. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { base, drag, middleOf, PERSON_AND_COMPUTER, tableOf, TWO_PEOPLE } from "./helpers/measured.mjs";
import { playOn } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

const SKIRMISH = `
table: 120 90
bottom g1: companions at 60:30
bottom a1: hoplites at 56:40
bottom a2: hoplites at 64:40
bottom s1: skirm-javelin at 40:40
bottom general: philip with g1 command 3 leadership 1
top b1: hoplites at 56:54 heading 180
top b2: hoplites at 64:54 heading 180
top general: agis with b1 command 2 leadership 1
turn limit: 2
`;

/** @param {Page} page @param {string} mode */
const isAsked = (page, mode) => page.locator(`.grand-battle[data-mode="${mode}"]`).waitFor();
/** @param {Page} page @param {string} action */
const press = (page, action) => page.locator(`button[data-action="${action}"]`).click();

test("a turn by mouse: orders, a drag, a wheel, what is not allowed", async () => {
  const { bottom } = await tableOf(here.url, SKIRMISH, PERSON_AND_COMPUTER);
  await here.visit({ url: bottom }, async (page) => {
    await isAsked(page, "sheet");
    assert.deepEqual(await axe(page), []);
    // A click chooses, Shift adds; the sheet says who can pay, and what is left of it.
    await page.locator(base("a1")).click();
    await page.locator(base("a2")).click({ modifiers: ["Shift"] });
    await page.locator('[data-purse="philip"][aria-checked="true"] b').waitFor();
    await page.locator('[data-order="manoeuvre"]').click();
    await page.locator('[data-part="sheet"] [data-line="1"]').waitFor();
    // Dragged over the table: another line; struck again.
    await drag(page, base("s1"), 2, 8, () => page.locator('[data-ghost="s1"]').waitFor());
    await page.locator('[data-line="2"]').waitFor();
    await press(page, "strike 2");
    await page.locator('[data-line="2"]').waitFor({ state: "detached" });
    await press(page, "done");

    await press(page, "execute 1");
    await isAsked(page, "manoeuvre");
    // The ghost shows where it ends, and what it costs; what is not allowed is told with its clause.
    await drag(page, base("a1"), 0, 6, async () => {
      await page.locator('[data-ghost="a2"]').waitFor();
      await page.locator('[data-part="arcs"]').waitFor();
      await page.locator('[data-part="outcome"]').getByText("6 steps").waitFor();
      await picture(page, "grand_battle-ghost");
    });
    await page
      .locator(".log")
      .getByText(/advance 6 steps/)
      .waitFor();
    await drag(page, '[data-handle="left"]', 0, 3, () => page.locator('[data-ghost="a1"]').waitFor());
    await page.locator(".log").getByText(/wheel/).waitFor();
    await page.locator('[data-leg="wheel-right"]').click();
    await page.locator('[data-field="amount"]').fill("80");
    await page
      .locator('[data-part="outcome"] .why')
      .getByText(/GRB-05/)
      .waitFor();
    await press(page, "halt");
    assert.deepEqual(await axe(page), []);
  });
});

test("a group attack forms a line; the sums of the fight open; its odds stand beside the question", async () => {
  const near = SKIRMISH.replaceAll(":54", ":47");
  const { bottom } = await tableOf(here.url, near, PERSON_AND_COMPUTER);
  await here.visit({ url: bottom, speed: "fast" }, async (page) => {
    await isAsked(page, "sheet");
    await page.locator(base("a1")).click();
    await page.locator(base("a2")).click({ modifiers: ["Shift"] });
    // Dragged onto an enemy: an Attack.
    const [from, to] = [await middleOf(page, base("a1")), await middleOf(page, base("b1"))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    // Before anything is written: how it would end, and its chances.
    await page.locator('[data-ghost="a2"]').waitFor();
    await page.locator('[data-part="odds"]').waitFor();
    await page.mouse.up();
    await page.locator('[data-line="1"]').waitFor();
    await page.locator('[data-part="odds"]').waitFor({ state: "detached" });
    await press(page, "done");
    await isAsked(page, "attack");
    await page.locator(base("b1")).hover();
    await page.locator('[data-ghost="a2"]').waitFor();
    await page.locator('[data-part="odds"]').waitFor();
    // What lies before them, whom they touch, who helps whom.
    for (const drawn of ['[data-part="arcs"]', ".thought .contact", ".thought .support"]) {
      await page.locator(drawn).first().waitFor({ state: "attached" });
    }
    await picture(page, "grand_battle-attack");
    await page.locator(base("b1")).click();
    // Both stand front to front, corner to corner.
    await page.locator('button[data-action="rush"], [data-part="choices"] button').first().waitFor();
    const [mine, theirs] = [await middleOf(page, base("a1")), await middleOf(page, base("b1"))];
    assert.ok(Math.abs(mine.x - theirs.x) < 2);
    await page.locator('[data-part="odds"]').waitFor();
    // The blow and the one against it are shown together while they are told, over those whom they concern.
    await page.evaluate(() => {
      const look = () => {
        const blows = document.querySelectorAll('[data-part="strike"]');
        const last = [...document.querySelectorAll("[data-piece]")].at(-1);
        const isOver =
          last && (last.compareDocumentPosition(blows[0] ?? last) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        if (blows.length === 2 && isOver) document.documentElement.dataset["blows"] = "together";
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    });
    await playOn(page, { seed: 2, most: 3 });
    await page.locator('html[data-blows="together"]').waitFor({ state: "attached" });
    // While more is told, other blows come to the top.
    await page.waitForFunction(() => {
      const sums = document.querySelector('[data-part="strikes"] details');
      if (sums instanceof HTMLDetailsElement && !sums.open) sums.querySelector("summary")?.click();
      return /GRB-\d\d-\d\d\d/.test(document.querySelector('[data-part="strikes"] details[open]')?.textContent ?? "");
    });
    assert.deepEqual(await axe(page), []);
  });
});

test("a turn by keys alone", async () => {
  const { bottom } = await tableOf(here.url, SKIRMISH, PERSON_AND_COMPUTER);
  await here.visit({ url: bottom, language: "uk" }, async (page) => {
    await isAsked(page, "sheet");
    await page.keyboard.press("n");
    await page.locator('[data-piece="a1"].chosen').waitFor();
    await page.keyboard.press("n");
    await page.locator('[data-piece="a2"].chosen').waitFor();
    await page.keyboard.press("m");
    await page.locator('[data-line="1"]').waitFor();
    await page.locator('button[data-action="done"]').press("Enter");
    await page.locator('button[data-action="execute 1"]').press("Enter");
    await isAsked(page, "manoeuvre");
    await page.locator("#board").focus();
    for (let steps = 0; steps < 4; steps++) await page.keyboard.press("ArrowUp");
    await page.locator('[data-ghost="a2"]').waitFor();
    await page.locator('[data-part="go"]:not([disabled])').waitFor();
    await page.keyboard.press("Enter");
    await page
      .locator(".log")
      .getByText(/кроків: 4/)
      .waitFor();
    await page.keyboard.press("]");
    await page.locator('[data-part="go"]:not([disabled])').waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".log").getByText(/5°/).waitFor();
  });
});

test("on a phone: tap, order, send off", async () => {
  const { bottom } = await tableOf(here.url, SKIRMISH, PERSON_AND_COMPUTER);
  await here.visit({ ...PHONE, url: bottom, language: "ru", theme: "dark" }, async (page) => {
    await isAsked(page, "sheet");
    for (const id of ["a1", "a2"]) await page.locator(base(id)).tap();
    await page.locator('[data-piece="a1"].chosen').waitFor();
    await page.locator('[data-order="manoeuvre"]').tap();
    await page.locator('[data-line="1"]').waitFor();
    await page.locator('button[data-action="done"]').tap();
    await page.locator('button[data-action="execute 1"]').tap();
    await isAsked(page, "manoeuvre");
    await page.locator('[data-field="amount"]').fill("5");
    await page.locator('[data-part="go"]:not([disabled])').tap();
    await page.locator('[data-handle="left"]').waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "grand_battle-phone");
    await page.locator('button[data-action="halt"]').tap();
    const { over } = await playOn(page, { seed: 3, most: 60 });
    assert.ok(over);
  });
});

test("an army is set up by dragging on ground that dice have laid, then by a plan; the ruler measures", async () => {
  await here.visit({}, async (page) => {
    /** @param {string} path @param {object} body */
    const post = async (path, body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`${here.url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    const armies = { bottom: { list: "rome-britain" }, top: { list: "britons" } };
    const { contents } = await post("armies/meet", armies);
    const made = await post("games", { game: "grand_battle", contents, seats: TWO_PEOPLE });
    for (const token of [made.seats.bottom, made.seats.top]) {
      await page.goto(`${here.url}/#/game/${made.id}/${token}`);
      await page.waitForURL(/#\/table\//);
    }
    // Until somebody sets up, whoever is asked says something.
    await playOn(page, { part: "plan" });
    await isAsked(page, "deploy");
    const unit = page.locator("[data-waiting]").first();
    const id = String(await unit.getAttribute("data-waiting"));
    await unit.hover();
    await page.mouse.down();
    const field = await middleOf(page, '[data-part="field"]');
    await page.mouse.move(field.x, field.y, { steps: 5 });
    // Green is where it may stand, but not in a wood or a stream.
    await page.locator("polygon.room").first().waitFor();
    await page.mouse.move(...(await roomOn(page)), { steps: 5 });
    await page.locator(`.thought:not(.bad) [data-ghost="${id}"]`).waitFor();
    await page.mouse.up();
    await page.locator(base(id)).waitFor();
    await page.locator('[data-part="plan"]').click();
    await page.locator('button[data-action="done"]').waitFor();
    await page.locator("[data-waiting]").first().waitFor({ state: "detached" });
    assert.deepEqual(await axe(page), []);

    await page.locator('[data-part="tools"]').click();
    await page.locator('[data-tool="ruler"]').click();
    // A tool that is chosen gives the table free again.
    await page.locator('[data-tool="ruler"]').waitFor({ state: "detached" });
    await drag(page, base(id), 10, 0, () =>
      page
        .locator(".areas text")
        .getByText(/^(9\.9|10)/)
        .waitFor(),
    );
    await picture(page, "grand_battle-deployment");
    await page.locator('[data-part="tool-end"]').click();
    await page.locator('[data-part="tool-end"]').waitFor({ state: "detached" });
  });
});

/**
 * A place on the screen where a unit may be set up, by what the page has drawn: all of its base in the green, nothing of it
 * where that is closed.
 * @param {Page} page
 * @returns {Promise<[number, number]>}
 */
async function roomOn(page) {
  const found = await page.evaluate(() => {
    const drawn = (/** @type {string} */ look) =>
      /** @type {SVGPolygonElement[]} */ ([...document.querySelectorAll(`polygon.${look}`)]);
    const [rooms, closed] = [drawn("room"), drawn("closed")];
    const isFree = (/** @type {DOMPoint} */ spot) =>
      rooms.some((room) => room.isPointInFill(spot)) && !closed.some((part) => part.isPointInFill(spot));
    // Half of the largest base, and a little.
    const around = [-4.5, 0, 4.5].flatMap((x) => [-4.5, 0, 4.5].map((y) => ({ x, y })));
    for (const room of rooms) {
      const box = room.getBBox();
      for (let y = box.y + 5; y < box.y + box.height - 5; y += 2)
        for (let x = box.x + 5; x < box.x + box.width - 5; x += 2)
          if (around.every((off) => isFree(new DOMPoint(x + off.x, y + off.y)))) {
            const at = new DOMPoint(x, y - 2).matrixTransform(room.getScreenCTM() ?? undefined);
            return [at.x, at.y];
          }
    }
    return null;
  });
  assert.ok(found, "there is room for it");
  return /** @type {[number, number]} */ (found);
}

test("the tool Sight draws whom somebody sees and whom not, and says what hides them", async () => {
  const text = `${SKIRMISH}ground wood: forest 40:48 54:48 54:60 40:60\ntop c1: hoplites at 44:70 heading 180`;
  const { bottom } = await tableOf(here.url, text, PERSON_AND_COMPUTER, "strict");
  await here.visit({ url: bottom }, async (page) => {
    await isAsked(page, "sheet");
    await page.locator('[data-part="tools"]').click();
    await page.locator('[data-tool="sight"]').click();
    await page.locator(base("s1")).hover();
    await page.getByText("Hidden by forest: Greek hoplites").waitFor();
    const line = page.locator(".areas line.covered").first();
    assert.equal(await line.evaluate((drawn) => getComputedStyle(drawn).clipPath), "none", "it can be seen");
    await picture(page, "grand_battle-sight");
    await page.locator('[data-part="tool-end"]').click();
    // Where distances are judged by eye nothing tells them before the sheet is handed in: no ghost, no scale, no ruler.
    await drag(page, base("s1"), 2, 8, async () => {
      await page.locator(".thought .arrow").waitFor({ state: "attached" });
      assert.equal(await page.locator("[data-ghost], .ticks").count(), 0);
    });
    await page.locator('[data-line="1"]').waitFor();
    await page.locator('[data-part="tools"]').click();
    await page.locator('[data-tool="ruler"]').click();
    await drag(page, base("c1"), 10, 0, () => page.getByText(/^Measuring is strict/).waitFor());
    assert.equal(await page.locator(".areas text").count(), 0);
  });
});

test("what a marker hides never leaves the server", async () => {
  /** What the other side gets of a table at which a marker hides this. @param {string} hidden */
  async function heardOf(hidden) {
    const text = `${SKIRMISH}ground wood: forest 20:70 40:70 40:85 20:85\ntop c1: skirm-javelin ambush at 30:78 heading 180\n${hidden}`;
    const { bottom } = await tableOf(here.url, text, TWO_PEOPLE);
    /** @type {string[]} */
    const heard = [];
    await here.visit({}, async (page) => {
      page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
      await page.goto(bottom);
      await isAsked(page, "sheet");
      await page.locator('[data-marker="m1"]').waitFor();
      await page.locator(base("s1")).click();
      await page.locator('[data-order="manoeuvre"]').click();
      await page.locator('[data-line="1"]').waitFor();
      await press(page, "done");
      await press(page, "execute 1");
      await isAsked(page, "manoeuvre");
      await page.locator('[data-field="to"]').fill("36:50");
      await page.locator(".slip button").click();
      await page
        .locator(".log")
        .getByText(/move to 36/)
        .waitFor();
    });
    // Ids, dice and clocks are each table's own.
    return heard.filter((text) => text.includes('"is":"table"')).map((text) => JSON.parse(text).view.measured);
  }
  const lines = [
    "top marker: m1 at 30:78 hides c1\ntop marker: m2 at 36:78 false",
    "top marker: m1 at 30:78 false\ntop marker: m2 at 36:78 hides c1",
  ];
  const [one, other] = [await heardOf(lines[0] ?? ""), await heardOf(lines[1] ?? "")];
  assert.ok(one.length > 2);
  assert.equal(JSON.stringify(one), JSON.stringify(other));
});

test("two at one screen: whoever takes over sees nothing of the other's markers and sheet", async () => {
  const text = `${SKIRMISH}ground wood: forest 20:70 40:70 40:85 20:85
bottom c1: skirm-javelin ambush at 30:78
bottom marker: m1 at 30:78 hides c1`;
  const { bottom, top } = await tableOf(here.url, text, TWO_PEOPLE);
  await here.visit({ url: bottom }, async (page) => {
    await isAsked(page, "choose");
    await page.goto(top);
    // Both seats are at this screen now: it is covered until whoever decides is ready.
    await page.locator('[data-part="hand-over"]').waitFor();
    assert.equal(await page.locator(".grand-battle").count(), 0, "nothing of the table is behind it");
    await page.locator('[data-part="ready"]').click();
    await isAsked(page, "choose");
    await page.locator('[data-marker="m1"] .known').waitFor({ state: "attached" });
    await press(page, "done");
    await isAsked(page, "sheet");
    await page.locator(base("a1")).click();
    await page.locator('[data-order="manoeuvre"]').click();
    await page.locator('[data-line="1"]').waitFor();
    // Until it is the other one's turn, whoever is asked says something.
    await playOn(page, { part: "hand-over" });
    assert.equal(await page.locator(".grand-battle").count(), 0, "nothing of the table is behind it");
    await page.locator('[data-part="ready"]').click();
    await isAsked(page, "sheet");
    await page.locator('[data-marker="m1"]').waitFor();
    assert.equal(await page.locator('[data-marker="m1"] .known, [data-piece="c1"]').count(), 0);
    assert.equal(await page.locator("[data-line]").count(), 0, "it is another sheet");
  });
});
