/** The measured table, moments that the rules make: an evasion, a pursuit, a camp, guns, a reserve; and two browsers, one of which hides something. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { axe, picture, THROTTLE } from "./helpers/browser.mjs";
import { seesVersion, versionOf } from "./helpers/lobby.mjs";
import { base, drag, middleOf, scaleOf, tableOf, TWO_PEOPLE } from "./helpers/measured.mjs";
import { heard } from "./helpers/meeting.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/** Two small armies of people who set up on open ground; bottom has a reserve. */
const MARCH = {
  kind: "scenario",
  name: "small-march.toml",
  text: readFileSync(new URL("helpers/small-march.toml", import.meta.url), "utf8"),
};

const STAFF = `
table: 120 90
bottom general: anna with a command 3 leadership 0
top general: boris with q command 3 leadership 0
top q: hoplites at 20:80 heading 180
`;

/** @param {Page} page @param {string} mode */
const isAsked = (page, mode) => page.locator(`.grand-battle[data-mode="${mode}"]`).waitFor();
/** @param {Page} page @param {string} action */
const press = (page, action) => page.locator(`button[data-action="${action}"]`).click();
/**
 * Say that all is done: what comes so soon after the same that the page takes it for a slip is said once more.
 * @param {Page} page
 */
async function isDone(page) {
  const version = await versionOf(page);
  for (let tries = 0; tries < 5 && (await versionOf(page)) === version; tries++) {
    await press(page, "done");
    await page
      .waitForFunction(
        (version) => Number(document.querySelector('[data-part="table"]')?.getAttribute("data-version")) > version,
        version,
        { timeout: 3000 * THROTTLE },
      )
      .catch((problem) => {
        if (problem.name !== "TimeoutError") throw problem;
      });
  }
}
/** @param {Page} page @param {RegExp} words */
const isTold = (page, words) => page.locator(".log").getByText(words).first().waitFor();
/** Where a unit stands, in steps; null if it is not on the table. @param {Page} page @param {string} id */
async function standsAt(page, id) {
  const { measured } = await heard(page);
  const found = measured.pieces.find((/** @type {{id: string}} */ piece) => piece.id === id);
  return found ? found.at.map((/** @type {number} */ place) => place / 1000) : null;
}
/** Write an Attack for somebody, and hand the sheet in. @param {Page} page @param {string} id */
async function orderAttack(page, id) {
  await isAsked(page, "sheet");
  await page.locator(base(id)).click();
  await page.locator('[data-order="attack"]').click();
  await page.locator('[data-line="1"]').waitFor();
  await press(page, "done");
}

test("two browsers: one attacks, the other evades, the first pursues", async () => {
  const text = `${STAFF}bottom a: hoplites at 60:36\ntop r: skirm-javelin at 60:42 heading 180`;
  const { bottom, top } = await tableOf(here.url, text, TWO_PEOPLE);
  await here.visit({ url: bottom }, async (anna) => {
    await here.visit({ url: top, language: "uk" }, async (boris) => {
      await orderAttack(anna, "a");
      await isAsked(anna, "attack");
      await anna.locator(base("r")).click();
      // Only one thing can be meant by a click on whom it is about.
      await isAsked(boris, "choose");
      await boris.locator('button[data-action="pass"]').waitFor();
      await boris.locator(base("r")).click();
      await anna.locator('button[data-action="pursue a"]').waitFor();
      assert.deepEqual(await standsAt(anna, "r"), [60, 48]);
      await picture(anna, "grand_battle-pursuit");
      await press(anna, "pursue a");
      await isAsked(boris, "sheet");
      assert.deepEqual(await standsAt(boris, "a"), [60, 47]);
    });
  });
});

test("a section of a camp is assaulted by a click, and the servants behind it fight", async () => {
  const places = [52, 60, 68].map((x, number) => `top section: s${number} barricade at ${x}:36 heading 180 camp top`);
  const stakes = `${STAFF}bottom a: varangians at 60:30\ntop camp: barricade at 60:36 heading 180\n${places.join("\n")}`;
  const { bottom } = await tableOf(here.url, stakes, TWO_PEOPLE);
  await here.visit({ url: bottom }, async (page) => {
    await isAsked(page, "sheet");
    // Dragged onto the camp: an Attack.
    await drag(page, base("a"), 0, 14);
    await page.locator('[data-line="1"]').waitFor();
    await press(page, "done");
    await isAsked(page, "attack");
    await page.locator('[data-piece="s1"].target').hover();
    await page.locator('[data-ghost="a"]').waitFor();
    await picture(page, "grand_battle-assault");
    await page.locator('[data-piece="s1"].target').click();
    for (const answer of ["pass", "rush"]) await press(page, answer);
    const sums = page.locator('[data-part="strikes"] details').first();
    await sums.locator("summary").click();
    await sums
      .getByText(/GRB-12-\d\d\d/)
      .first()
      .waitFor();
  });
});

test("an Attack that nobody can make offers nothing but to end it", async () => {
  const friends = ["b: hoplites at 60:38", "c: hoplites at 52:36", "d: hoplites at 68:36", "e: hoplites at 60:34"];
  const text = `${STAFF}${["a: hoplites at 60:36", ...friends].map((unit) => `bottom ${unit}`).join("\n")}`;
  const { bottom } = await tableOf(here.url, text, TWO_PEOPLE);
  await here.visit({ url: bottom, language: "uk" }, async (page) => {
    await orderAttack(page, "a");
    await isAsked(page, "attack");
    await page.locator('[data-part="no-attack"]').waitFor();
    assert.equal(await page.locator('[data-part="attacks"] :is(button, summary)').filter({ visible: true }).count(), 0);
    assert.deepEqual(await axe(page), []);
    await press(page, "halt");
    await page.locator('.grand-battle:not([data-mode="attack"])').waitFor();
  });
});

test("a gun is aimed by a click, and its sum is told", async () => {
  const text = `${STAFF}year: 1600\nbottom a: hoplites at 30:20\nbottom g: h-cannon at 60:20\ntop t: swiss-block at 60:45 heading 180`;
  const { bottom } = await tableOf(here.url, text, TWO_PEOPLE);
  await here.visit({ url: bottom }, async (page) => {
    await orderAttack(page, "g");
    await isAsked(page, "choose");
    await page.locator('[data-part="odds"]').waitFor();
    await page.locator('[data-piece="t"].target .base').click();
    const sums = page.locator('[data-part="strikes"] details').first();
    await sums.locator("summary").click();
    await sums
      .getByText(/GRB-13-\d\d\d/)
      .first()
      .waitFor();
    await picture(page, "grand_battle-gun");
  });
});

test("a reserve comes: one unit is dragged to the flank, the other one is sent in from the rear by a click", async () => {
  const text = `${STAFF}bottom a: hoplites at 60:20
bottom h1: roman-horse reserve\nbottom h2: roman-horse reserve
bottom reserve: direct`;
  const { bottom } = await tableOf(here.url, text, TWO_PEOPLE);
  await here.visit({ url: bottom }, async (page) => {
    await isAsked(page, "place");
    await page.keyboard.press("0");
    const field = await page.locator('[data-part="field"]').boundingBox();
    assert.ok(field);
    const from = await middleOf(page, base("a"));
    const scale = await scaleOf(page);
    /** A point of the table on the screen, by a unit that stands at 60:20, its middle a step behind. @param {number} x @param {number} y */
    const at = (x, y) => ({ x: from.x + (x - 60) * scale, y: from.y - (y - 19) * scale });

    await page.locator('[data-waiting="h1"]').hover();
    await page.mouse.down();
    const near = at(110, 30);
    await page.mouse.move(near.x, near.y, { steps: 4 });
    await page.locator('[data-ghost="h1"]').waitFor();
    await page.locator("polygon.room").first().waitFor();
    await picture(page, "grand_battle-reserve");
    await page.mouse.up();
    await page.locator(base("h1")).waitFor();
    const [x, y] = await standsAt(page, "h1");
    assert.equal(x, 116, "its rear is on the edge");
    assert.ok(Math.abs(y - 30) < 2);

    // The last one need not be chosen.
    await page.locator('[data-waiting="h2"][aria-pressed="true"]').waitFor();
    const over = at(100, 6);
    await page.mouse.click(over.x, over.y);
    await isAsked(page, "sheet");
    assert.equal((await standsAt(page, "h2"))[1], 4);
  });
});

test("a march round the flank is noted secretly, and comes on in the third turn where it was noted", async () => {
  const one = await marchTo(4);
  const other = await marchTo(6);
  assert.ok(one.received.length > 20, "everything was heard");
  const [seen, same] = [viewsIn(one.received), viewsIn(other.received)];
  for (const [place, view] of seen.entries()) {
    const at = [...view].findIndex((letter, number) => letter !== same[place]?.[number]);
    assert.equal(at, -1, `they differ: ${view.slice(at - 60, at + 60)} / ${same[place]?.slice(at - 60, at + 60)}`);
  }
  assert.ok(!one.received.some((said) => /lh-javelin-3/.test(said)));
  const [first, second] = [one.stands, other.stands];
  assert.ok(first || second, "one of them finds its way");
  if (first) assert.deepEqual(first.map(Math.round), [4, 75], "from the left edge of the enemy's half");
  if (second) assert.deepEqual(second.map(Math.round), [116, 75], "from the right edge of the enemy's half");
});

test("two browsers over the network: whatever a marker hides, the other one receives the same bytes", async () => {
  const wood =
    "ground wood: forest 40:50 80:50 80:80 40:80\nbottom a: hoplites at 60:20\nbottom s: skirm-javelin at 64:30";
  const ambushes = [
    "top c1: skirm-javelin ambush at 56:60 heading 180\ntop marker: m1 at 56:60 hides c1\ntop marker: m2 at 70:60 false",
    "top c1: skirm-javelin ambush at 70:60 heading 180\ntop marker: m1 at 56:60 false\ntop marker: m2 at 70:60 hides c1",
  ];
  const one = await receivedAt(`${STAFF}${wood}\n${ambushes[0]}`);
  const other = await receivedAt(`${STAFF}${wood}\n${ambushes[1]}`);
  assert.ok(one.length > 20, "everything was heard");
  assert.deepEqual(one, other);
});

/**
 * All that a browser receives at a table, of its socket and by HTTP, while both play; the other one knows what is hidden.
 * @param {string} text
 */
async function receivedAt(text) {
  const { bottom, top } = await tableOf(here.url, text, TWO_PEOPLE);
  /** @type {string[]} */
  const received = [];
  /** @type {Promise<string>[]} */
  const fetched = [];
  /** @type {string[]} */
  let all = [];
  await here.visit({}, async (anna) => {
    await here.visit({ url: top }, async (boris) => {
      anna.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => received.push(plain(String(payload))));
      });
      anna.on("response", (response) => {
        if (response.url().includes("/api/")) fetched.push(response.text().then(plain));
      });
      await isAsked(boris, "watch");
      await anna.goto(bottom);
      await isAsked(anna, "sheet");
      await anna.locator('[data-marker="m2"]').waitFor();
      await anna.locator(base("s")).click();
      await anna.locator('[data-order="manoeuvre"]').click();
      await anna.locator('[data-line="1"]').waitFor();
      await press(anna, "done");
      await press(anna, "execute 1");
      await isAsked(anna, "manoeuvre");
      await anna.locator('[data-field="to"]').fill("63:36");
      await anna.locator(".slip button").click();
      await isTold(anna, /move to 63/);
      await press(anna, "halt");
      // Boris leaves his markers face down.
      await boris.locator('button[data-action="reveal m1"]').waitFor();
      await press(boris, "done");
      await isAsked(boris, "sheet");
      await seesVersion(anna, await versionOf(boris));
      // What a sheet costs is asked while it is handed in: it comes before or after that.
      const steady = received.filter((said) => !/"purses"|unknown-question/.test(said));
      all = [...steady, ...(await Promise.all(fetched)).sort()];
    });
  });
  return all;
}

/** The views of a battle that is under way, without whose dice were which. @param {string[]} received */
function viewsIn(received) {
  const tables = received.filter((said) => said.includes('"is":"table"')).map((said) => JSON.parse(said));
  const views = tables.map(({ view }) => view).filter(({ phase }) => phase !== "deployment");
  assert.ok(views.length > 3);
  const commanders = (/** @type {any} */ view) =>
    view.commanders.map((/** @type {any} */ each) => ({ ...each, points: 0 }));
  const told = views.map((view) => ({ ...view, decision: null, commanders: commanders(view), armyPoints: 0 }));
  return [...new Set(told.map((view) => JSON.stringify(view)))];
}

/**
 * Anna notes that her reserve marches round the enemy to a segment; both let two turns pass, and it comes.
 * @param {number} segment
 */
async function marchTo(segment) {
  const answer = await fetch(`${here.url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "grand_battle", contents: MARCH, seats: TWO_PEOPLE }),
  });
  const made = await answer.json();
  const link = (/** @type {"bottom" | "top"} */ side) => `${here.url}/#/game/${made.id}/${made.seats[side]}`;
  /** @type {string[]} */
  const received = [];
  /** @type {number[] | null} */
  let stands = null;
  await here.visit({ url: link("bottom") }, async (anna) => {
    await here.visit({}, async (boris) => {
      boris.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => received.push(plain(String(payload))));
      });
      await boris.goto(link("top"));
      // Whoever wins the roll, Anna attacks.
      await Promise.any([press(anna, "role attacker"), press(boris, "role defender")]);
      await press(boris, "edge far");
      for (const page of [boris, anna]) {
        await isAsked(page, "deploy");
        await page.locator('[data-part="plan"]').click();
        await page.locator('button[data-action="done"]').waitFor();
        if (page === boris) await isDone(boris);
      }
      await anna.locator('[data-part="reserve"] summary').click();
      await anna.locator('[data-field="way"]').selectOption(`reserve outflanking segment ${segment}`);
      await anna.locator("polygon.segment").nth(5).waitFor();
      await picture(anna, "grand_battle-march-noted");
      await anna.locator('[data-part="note"]').click();
      await anna.locator('[data-part="noted"]', { hasText: `segment ${segment}` }).waitFor();
      await isDone(anna);
      for (const page of [anna, boris, anna, boris]) {
        await isAsked(page, "sheet");
        await isDone(page);
      }
      const lost = anna
        .locator(".log")
        .getByText(/lost its way|never comes/i)
        .first();
      await anna.locator('.grand-battle[data-mode="place"]').or(lost).first().waitFor();
      if (await lost.isVisible()) return;
      await picture(anna, "grand_battle-march");
      // The only one need not be chosen, and steps in next to where is pointed.
      const rider = "lh-javelin-3";
      await anna.locator(`[data-waiting="${rider}"][aria-pressed="true"]`).waitFor();
      await anna.keyboard.press("0");
      const [from, [x, y], scale] = [
        await middleOf(anna, base("hoplites-1")),
        await standsAt(anna, "hoplites-1"),
        await scaleOf(anna),
      ];
      await anna.mouse.click(from.x + ((segment === 4 ? 10 : 110) - x) * scale, from.y - (75 - (y - 1)) * scale);
      await isAsked(anna, "sheet");
      await boris.locator(base(rider)).waitFor();
      await isTold(boris, /segment/);
      stands = await standsAt(boris, rider);
    });
  });
  return {
    received: received.slice(
      0,
      received.findIndex((said) => said.includes("grb-reserve-marches")),
    ),
    stands,
  };
}

/** Without what is each table's own: ids, when it was made, and the dice of command. @param {string} said */
function plain(said) {
  return said
    .replaceAll(/"id":"(?:[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{16})"/g, '"id":"its own"')
    .replaceAll(/"(created|updated)":[\d.]+/g, '"$1":0')
    .replaceAll(/"pips":\d,"points":\d/g, '"pips":0,"points":0')
    .replaceAll(/"armyPoints":\d/g, '"armyPoints":0')
    .replaceAll(/"about":\{"points":\d\}/g, '"about":{"points":0}')
    .replaceAll(/\{"id":"army","has":\d,"left":\d\}/g, '{"id":"army"}');
}
