/** One playhead: nothing is told before it has been shown, the question waits, and the other's turn can be watched again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./helpers/browser.mjs";
import { atTable } from "./helpers/lobby.mjs";
import { heard, meeting } from "./helpers/meeting.mjs";
import { momentOf } from "./helpers/moment.mjs";
import { playByHand, playOn } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/**
 * A new game; where to sit down at its bottom seat, or to watch it.
 * @param {string} game
 * @param {string} bottom who sits there
 */
async function newGame(game, bottom) {
  const seats = { bottom: { kind: bottom, level: "random" }, top: { kind: "computer", level: "random" } };
  const answer = await fetch(`${here.url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, seats, watch: true }),
  });
  const made = await answer.json();
  assert.ok(answer.ok, JSON.stringify(made));
  return `${here.url}/#/${bottom === "here" ? `game/${made.id}/${made.seats.bottom}` : `watch/${made.id}`}`;
}

/** How many events the page has told. @param {Page} page */
const toldOn = async (page) => Number(await page.locator('[data-part="table"]').getAttribute("data-told"));

/** Wait until it has told more than so many. @param {Page} page @param {number} count */
const tellsMoreThan = (page, count) =>
  page.waitForFunction(
    (count) => Number(document.querySelector('[data-part="table"]')?.getAttribute("data-told")) > count,
    count,
  );

/** Wait until the server has asked this page, whether it shows the question or not. @param {Page} page */
const hasDecision = (page) =>
  page.waitForFunction(() => {
    // @ts-expect-error see hands.mjs
    return globalThis.hands.heard[0]?.view?.decision?.actions?.length;
  });

/** Play one's own turn until the other's is being told. @param {Page} page */
async function untilTheOther(page) {
  await atTable(page);
  await playOn(page, { part: "speed" });
}

/**
 * What a page showed in one frame.
 * @typedef {{falling: boolean, over: boolean, lines: number, bar: string, told: number}} Seen
 */

/** Look at the page at every frame it paints, while something happens. @param {Page} page */
async function watchFrames(page) {
  await page.evaluate(() => {
    /** @type {Seen[]} */
    const seen = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const table = document.querySelector('[data-part="table"]');
      seen.push({
        falling: table?.getAttribute("data-falling") === "true",
        over: table?.getAttribute("data-over") === "true" || document.querySelector('[data-part="end"]') !== null,
        lines: document.querySelectorAll(".log button.line").length,
        bar: document.querySelector('[data-part="telling"], [data-part="question"]')?.textContent ?? "",
        told: Number(table?.getAttribute("data-told")),
      });
      requestAnimationFrame(look);
    };
    look();
  });
  /** @returns {Promise<Seen[]>} */
  // @ts-expect-error set above
  return () => page.evaluate(() => globalThis.seen);
}

/** The frames in which the last dice of a page fell. @param {Seen[]} seen */
function lastFall(seen) {
  const end = seen.findLastIndex(({ falling }) => falling);
  const start = seen.findLastIndex(({ falling }, at) => at < end && !falling);
  return seen.slice(start + 1, end + 1);
}

test("ancients: nothing tells of a roll, nor of the end it brings, before its dice have fallen, to either side", async () => {
  const moment = { game: "ancients", scenario: "001-akragas", verb: "last attack" };
  await meeting(here, moment, { speed: "normal" }, async (first, second, view) => {
    const looks = await Promise.all([first, second].map(watchFrames));
    // The same attack ended the game once; with new dice it may take another one.
    for (let now = view; !now.over; now = await heard(first)) {
      const decider = now.decision.side === view.decision.side ? first : second;
      await playByHand(decider, { most: 1, seed: 1, like: "attack" });
    }
    for (const [place, page] of [first, second].entries()) {
      await page.locator('[data-part="end"]').waitFor();
      const seen = await looks[place]();
      const fall = lastFall(seen);
      assert.ok(fall.length > 1, "dice take their time, on a slow machine, too");
      assert.equal(new Set(fall.map(({ lines }) => lines)).size, 1, "no line of the log comes while they fall");
      assert.equal(new Set(fall.map(({ bar }) => bar)).size, 1, "nor does the bar say anything");
      const end = seen.find(({ over }) => over);
      assert.ok(end && seen.indexOf(end) > seen.indexOf(fall.at(-1)), "the end comes after the last die");
      assert.equal(end.told, await page.evaluate("hands.heard[0].events.length"), "when all is told");
      assert.ok(end.told > fall[0].told);
    }
  });
});

test("battle_line: the question waits for the other's turn, step by step; one key; the turn again after a reload", async () => {
  const url = await newGame("battle_line", "here");
  await here.visit({ url, speed: "fast", stepping: true }, async (page) => {
    await untilTheOther(page);
    await page.locator('[data-part="telling"][data-waiting="true"]').waitFor();
    assert.equal(await page.locator('[data-part="question"], [data-action]').count(), 0, "nothing is asked yet");
    // The server is ahead.
    await hasDecision(page);
    const told = await toldOn(page);
    assert.ok(told < (await page.evaluate("hands.heard[0].events.length")));
    assert.deepEqual(await axe(page), []);
    await page.keyboard.press("Enter");
    await tellsMoreThan(page, told);
    await page.keyboard.press("Escape");
    await page.locator('[data-part="table"][data-live="true"] [data-part="question"]').waitFor();
    assert.equal(await toldOn(page), await page.evaluate("hands.heard[0].events.length"));

    await page.reload();
    await page.locator('[data-part="retell"]').click();
    await page.locator('[data-part="telling"][data-waiting="true"]').waitFor();
    await page.keyboard.press("Escape");
    await page.locator('[data-part="question"]').waitFor();
  });
});

test("ancients: the other's turn is shown again with one's own answer inside it", async () => {
  const { bottom, top } = await momentOf(here.url, { game: "ancients", scenario: "001-akragas", verb: "evade" });
  await here.visit({ url: bottom, speed: "normal" }, async (page) => {
    await hasDecision(page);
    const lines = page.locator(".log button.line");
    const before = await lines.count();
    await playByHand(page, { most: 1, like: "evade" });
    // In the log a picture stands for the unit: what comes after it is said in the same words.
    const answer = await lines
      .nth(before)
      .locator(".words")
      .evaluate((line) => line.lastChild?.textContent ?? "");
    await page.locator('[data-part="table"][data-live="true"]').waitFor();
    await page.keyboard.press("r");
    await page.locator('[data-part="played-large"]').waitFor();
    await page.keyboard.press("p");
    const told = page.locator('[data-part="told"]');
    // To the end of what the other did before, and the answer comes.
    while (!(await told.innerText()).endsWith(answer.trim())) await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.locator('[data-part="question"]').waitFor();
  });
});

test("battle_line: two computers are watched, with pause; a card is held up before it is laid down", async () => {
  await here.visit({ url: await newGame("battle_line", "computer"), speed: "slow" }, async (page) => {
    await page.locator('[data-part="played-large"]').waitFor();
    await page.keyboard.press("p");
    const told = await toldOn(page);
    await page.locator('[data-part="behind"]').waitFor();
    assert.equal(await toldOn(page), told, "nothing goes on while it is paused");
    await page.locator('[data-part="step"]').click();
    await tellsMoreThan(page, told);
    await page.locator('[data-part="pause"]').click();
    await tellsMoreThan(page, told + 1);

    // The speed can be changed while something is told.
    for (const speed of ["normal", "fast"]) {
      const before = await toldOn(page);
      await page.locator('[data-part="speed"]').selectOption(speed);
      await page.locator(`[data-part="table"][data-speed="${speed}"]`).waitFor();
      await tellsMoreThan(page, before);
    }
    await page.locator('[data-part="speed"]').selectOption("at-once");
    await page.locator('[data-part="table"][data-live="true"]').waitFor();
    assert.equal(await toldOn(page), await page.evaluate("hands.heard[0].events.length"));
    // However fast lines come, the last one is in sight.
    await page.waitForFunction(() => {
      const log = document.querySelector("[role=log]");
      return log !== null && log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    });
  });
});
