/** One playhead: nothing is told before it has been shown, the question waits, and the other's turn can be watched again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./helpers/browser.mjs";
import { atTable } from "./helpers/lobby.mjs";
import { meeting } from "./helpers/meeting.mjs";
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

/** Play one's own turn until the other's is being told. @param {Page} page */
async function untilTheOther(page) {
  await atTable(page);
  await playOn(page, { part: "speed" });
}

/** Look at the page at every frame it paints, while something happens. @param {Page} page */
async function watchFrames(page) {
  await page.evaluate(() => {
    /** @type {{falling: boolean, lines: number, bar: string, told: number}[]} */
    const seen = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const table = document.querySelector('[data-part="table"]');
      seen.push({
        falling: table?.getAttribute("data-falling") === "true",
        lines: document.querySelectorAll(".log button.line").length,
        bar: document.querySelector('[data-part="telling"], [data-part="question"]')?.textContent ?? "",
        told: Number(table?.getAttribute("data-told")),
      });
      requestAnimationFrame(look);
    };
    look();
  });
  /** @returns {Promise<{falling: boolean, lines: number, bar: string, told: number}[]>} */
  // @ts-expect-error set above
  return () => page.evaluate(() => globalThis.seen);
}

test("ancients: nothing tells of a roll before its dice have fallen, to either side", async () => {
  const moment = { game: "ancients", scenario: "001-akragas", verb: "attack" };
  await meeting(here, moment, { speed: "normal" }, async (page, enemy) => {
    const looks = await Promise.all([page, enemy].map(watchFrames));
    const before = await toldOn(enemy);
    await playByHand(page, { most: 1, seed: 1, like: "attack" });
    for (const [place, each] of [page, enemy].entries()) {
      await each.waitForFunction(() => {
        // @ts-expect-error see watchFrames
        const { seen } = globalThis;
        return seen.some((/** @type {{falling: boolean}} */ { falling }) => falling) && !seen.at(-1).falling;
      });
      const seen = await looks[place]();
      const first = seen.findIndex(({ falling }) => falling);
      const fall = seen.slice(
        first,
        seen.findIndex(({ falling }, at) => at > first && !falling),
      );
      assert.ok(fall.length > 1, "dice take their time, on a slow machine, too");
      assert.equal(new Set(fall.map(({ lines }) => lines)).size, 1, "no line of the log comes while they fall");
      assert.equal(new Set(fall.map(({ bar }) => bar)).size, 1, "nor does the bar say anything");
      assert.ok(seen.at(-1).told > fall[0].told, "afterwards they are told");
    }
    assert.ok((await toldOn(enemy)) > before);
  });
});

test("ancients: the question waits for the other's turn; pause, one step, one key; the turn again after a reload", async () => {
  await here.visit({ url: await newGame("ancients", "here"), speed: "slow" }, async (page) => {
    await untilTheOther(page);
    await page.keyboard.press("p");
    assert.equal(await page.locator('[data-part="question"], [data-action]').count(), 0, "nothing is asked yet");
    // The server is far ahead.
    await page.waitForFunction("hands.heard[0].view.decision?.actions?.length");
    const told = await toldOn(page);
    assert.ok(told < (await page.evaluate("hands.heard[0].events.length")));
    assert.deepEqual(await axe(page), []);
    await page.locator('[data-part="step"]').click();
    await tellsMoreThan(page, told);
    await page.keyboard.press("Escape");
    await page.locator('[data-part="table"][data-live="true"] [data-part="question"]').waitFor();
    assert.equal(await toldOn(page), await page.evaluate("hands.heard[0].events.length"));

    await page.reload();
    await page.locator('[data-part="retell"]').click();
    await page.locator('[data-part="played-large"]').waitFor();
    await page.locator("#board").click();
    await page.locator('[data-part="question"]').waitFor();
  });
});

test("ancients: step by step, each thing the other does waits", async () => {
  const url = await newGame("ancients", "here");
  await here.visit({ url, speed: "fast", stepping: true }, async (page) => {
    await untilTheOther(page);
    for (let step = 0; step < 3; step++) {
      await page.locator('[data-part="telling"][data-waiting="true"]').waitFor();
      const told = await toldOn(page);
      await page.keyboard.press("Enter");
      await tellsMoreThan(page, told);
    }
  });
});

test("battle_line: two computers are watched, with pause; a card is held up before it is laid down", async () => {
  await here.visit({ url: await newGame("battle_line", "computer"), speed: "slow" }, async (page) => {
    await page.locator('[data-part="played-large"]').waitFor();
    await page.keyboard.press("p");
    const told = await toldOn(page);
    await page.locator('[data-part="behind"]').waitFor();
    assert.equal(await toldOn(page), told, "nothing goes on while it is paused");
    await page.locator('[data-part="pause"]').click();
    await tellsMoreThan(page, told);
    await page.locator('[data-part="skip"]').click();
    await page.waitForFunction((told) => Number(document.querySelector("[data-told]")?.dataset.told) > told + 12, told);
  });
});
