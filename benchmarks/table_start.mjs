/**
 * How long a table takes, from its link in a browser that has nothing of it to the first answered click.
 *
 *     node benchmarks/table_start.mjs                     all games that have a board, seven times each
 *     node benchmarks/table_start.mjs samurai --runs 15   one of them
 *     node benchmarks/table_start.mjs --language uk --profile /tmp/start   and where the time goes, for Chromium's tools
 *
 * PYTHONPATH=build/tested measures with a compiled server. Each game is opened in two ways:
 *
 * * on a processor slowed down four-fold, by the clock: what a player with a slow phone waits for. A busy machine makes it
 *   longer; so does the server, whose share is told apart as far as the page had nothing to do meanwhile.
 * * on the processor as it is, by the processor time of the page's own thread, four-fold: what the page costs, on a busy machine
 *   as on a quiet one.
 *
 * A table is there when its question is asked and its board drawn; it answers when a card of the hand, or a unit on the
 * measured table, was clicked and is shown as chosen. What was begun before and goes on (a long task) holds the click up, so it counts.
 */

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { launch, person } from "../web/tests/helpers/browser.mjs";
import { GAMES } from "../web/tests/helpers/games.mjs";
import { startServer } from "../web/tests/helpers/server.mjs";

/** @import { CDPSession } from "../web/node_modules/playwright-core" */

const SLOWER = 4;
const { values: wishes, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "7" },
    language: { type: "string", default: "en" },
    profile: { type: "string" },
  },
});
const games = positionals.length > 0 ? positionals : GAMES;
const runs = Number(wishes.runs);

const server = await startServer();
const browser = await launch();

/**
 * A new match whose first question is that of the side that is told.
 * @param {string} game
 * @returns {Promise<{id: string, side: string, token: string}>}
 */
async function newMatch(game) {
  const answer = await fetch(`${server.url}/api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, seats: { bottom: { kind: "here" }, top: { kind: "here" } } }),
  });
  const { id, seats } = await answer.json();
  const headers = { Authorization: `Bearer ${seats.bottom}` };
  /** @type {{decider: "bottom" | "top"}} */
  const { decider } = await (await fetch(`${server.url}/api/games/${id}`, { headers })).json();
  return { id, side: decider, token: seats[decider] };
}

/** Looks at the page once a frame; when the table is there, clicks what is offered, and notes when something is seen of it. */
function watch() {
  /** @type {any} */
  const noted = { offered: 0, answered: 0, long: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) if (!noted.answered) noted.long = Math.max(noted.long, task.duration);
  }).observe({ type: "longtask", buffered: true });
  const offered = () =>
    document.querySelector(
      '[data-part="board"] :is(.playable > button[data-card], button.playable[data-card]), .grand-battle[data-mode="sheet"] .piece.open',
    );
  const isThere = () =>
    document.querySelector('[data-part="question"]')?.textContent?.trim() &&
    offered() &&
    document.fonts.status === "loaded";
  const isRaised = () =>
    document.querySelector('[data-part="board"] button[data-card][aria-pressed="true"], .grand-battle .piece.chosen');
  const look = () => {
    if (!isThere()) return requestAnimationFrame(look);
    noted.offered = performance.now();
    // In a task of its own, as a click would come.
    setTimeout(() => {
      offered()?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      const answered = () => {
        if (!isRaised()) return requestAnimationFrame(answered);
        // The frame that shows it is the next one.
        requestAnimationFrame(() => (noted.answered = performance.now()));
      };
      answered();
    });
  };
  look();
}

/**
 * Open a table in a browser of its own and see what it took.
 * @param {string} game
 * @param {{slower?: number, profile?: string}} how
 */
async function opened(game, { slower = 1, profile }) {
  const { id, side, token } = await newMatch(game);
  const context = await person(browser, { language: wishes.language, speed: "normal" });
  try {
    await context.addInitScript(
      (kept) => localStorage.setItem("vexilla-seats", kept),
      JSON.stringify({
        [id]: { seats: { [side]: token }, invitations: {}, at: 0 },
      }),
    );
    await context.addInitScript(watch);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    if (slower > 1) await wire.send("Emulation.setCPUThrottlingRate", { rate: slower });
    else await wire.send("Performance.enable", { timeDomain: "threadTicks" });
    if (slower > 1) await wire.send("Performance.enable");
    if (profile) {
      await wire.send("Profiler.enable");
      await wire.send("Profiler.setSamplingInterval", { interval: 100 });
      await wire.send("Profiler.start");
    }
    const before = await spent(wire);
    await page.goto(`${server.url}/#/table/${id}`, { waitUntil: "commit" });
    await page.waitForFunction(() => /** @type {any} */ (globalThis).noted.answered > 0, undefined, { polling: 50 });
    const after = await spent(wire);
    const noted = await page.evaluate(() => /** @type {any} */ (globalThis).noted);
    if (profile) writeFileSync(profile, JSON.stringify((await wire.send("Profiler.stop")).profile));
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    return {
      ...noted,
      nodes,
      task: after.TaskDuration - before.TaskDuration,
      script: after.ScriptDuration - before.ScriptDuration,
      style: after.RecalcStyleDuration - before.RecalcStyleDuration,
      layout: after.LayoutDuration - before.LayoutDuration,
    };
  } finally {
    await context.close();
  }
}

/** What the page's thread has done so far, in milliseconds. @param {CDPSession} wire */
async function spent(wire) {
  const { metrics } = await wire.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
}

/** @param {any[]} rows @param {string} name */
function median(rows, name) {
  const sorted = rows.map((row) => row[name]).sort((one, two) => one - two);
  return Math.round(sorted[Math.floor(sorted.length / 2)]);
}

try {
  console.log(
    `| game | interactive, ms | first offer | waiting | longest task | processor ×${SLOWER}, ms | script | style | layout | nodes |`,
  );
  console.log(`|---|${"---:|".repeat(9)}`);
  for (const game of games) {
    // Once for nothing: the server has then loaded the game.
    await opened(game, {});
    const slow = [];
    const plain = [];
    for (let run = 0; run < runs; run++) {
      plain.push(await opened(game, {}));
      slow.push(await opened(game, { slower: SLOWER }));
    }
    for (const row of slow) row.waiting = Math.max(0, row.answered - row.task);
    const own = (/** @type {string} */ name) => SLOWER * median(plain, name);
    const clock = ["answered", "offered", "waiting", "long"].map((name) => median(slow, name));
    const cells = [game, ...clock, ...["task", "script", "style", "layout"].map(own), median(plain, "nodes")];
    console.log(`| ${cells.join(" | ")} |`);
    if (wishes.profile) await opened(game, { profile: `${wishes.profile}-${game}.cpuprofile` });
  }
} finally {
  await browser.close();
  await server.stop();
}
