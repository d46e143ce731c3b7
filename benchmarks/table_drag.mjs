/**
 * How smoothly the measured table pans, zooms and drags with forty units a side, and how soon a preview is drawn.
 *
 *     node benchmarks/table_drag.mjs                   on a phone, as a finger does it
 *     node benchmarks/table_drag.mjs --runs 5 --wide   on a desk, five times
 *     node benchmarks/table_drag.mjs --trace /tmp/drag and what the threads did, for Chromium's tools
 *
 * PYTHONPATH=build/tested measures with a compiled server. Everything is done in two ways:
 *
 * * on a processor slowed down four-fold, by the clock: intervals between frames, and from a pointer's event to the frame that
 *   shows its ghost, both told inside the page. A busy machine makes them longer.
 * * on the processor as it is, by the processor time of the page's own thread, four-fold: how much it had to do a frame, and its
 *   tasks by their length. What this costs is the same on a busy machine as on a quiet one.
 *
 * A preview is counted from the event of the pointer that it answers, through the question, the server and the answer, to the
 * frame after the ghost was changed. Of that the first part passes before the page asks: between a finger and the page stands
 * the browser.
 */

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { DESK, launch, person, PHONE } from "../web/tests/helpers/browser.mjs";
import { tableOf } from "../web/tests/helpers/measured.mjs";
import { startServer } from "../web/tests/helpers/server.mjs";

/** @import { CDPSession, Page } from "../web/node_modules/playwright-core" */

const SLOWER = 4;
const STEPS = 90;
const { values: wishes } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    wide: { type: "boolean", default: false },
    trace: { type: "string" },
  },
});

/** Two ranks of twenty a side, foot and horse with commanders, on ground of every kind that there is much to draw of. */
function armies() {
  const told = ["table: 200 120", "turn limit: 12"];
  const kinds = ["legion-5", "hoplites", "skirm-javelin", "companions"];
  for (const [side, heading, front, back] of /** @type {const} */ ([
    ["bottom", 0, 40, -6],
    ["top", 180, 80, 6],
  ])) {
    for (let number = 0; number < 40; number++) {
      const [rank, across] = [Math.floor(number / 20), number % 20];
      const kind = rank === 0 ? "legion-5" : kinds[Math.floor(across / 5)];
      told.push(
        `${side} ${side[0]}-${number}: ${kind} at ${24 + 8 * across}:${front + rank * back} heading ${heading}`,
      );
    }
    for (let body = 0; body < 4; body++)
      told.push(
        `${side} ${body === 0 ? "general" : "commander"}: ${side[0]}c-${body} with ${side[0]}-${body * 5} command 3 leadership 1`,
      );
  }
  told.push("ground wood: forest 10:55 40:55 44:66 12:68", "ground hill: hill-gentle 120:52 160:50 164:66 118:68");
  told.push("ground marsh: swamp 170:8 192:8 194:22 172:24", "ground grove: forest 80:100 110:98 112:112 82:114");
  return told.join("\n");
}

/** What is watched in the page: frames, and previews from the pointer to the frame that shows them. */
function watch() {
  /** @type {any} */
  const noted = { frames: [], previews: [], waits: [], isOn: false };
  Object.assign(globalThis, { noted });
  let moved = 0;
  let asked = 0;
  for (const kind of ["pointermove", "pointerrawupdate"])
    addEventListener(kind, ({ timeStamp }) => (moved = Math.max(moved, timeStamp)), { capture: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (noted.isOn && typeof text === "string" && text.includes("reach ")) {
      asked = moved;
      noted.waits.push(performance.now() - moved);
    }
    send.call(this, text);
  };
  const isGhost = (/** @type {Node} */ node) => node instanceof Element && node.matches("[data-ghost]");
  const seen = new MutationObserver((changes) => {
    const isDrawn = changes.some(({ target, addedNodes }) => isGhost(target) || [...addedNodes].some(isGhost));
    if (!noted.isOn || !isDrawn || !asked) return;
    const since = asked;
    asked = 0;
    // The frame that shows it is the one that is drawn after this.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => noted.previews.push(performance.now() - since);
      port2.postMessage(0);
    });
  });
  addEventListener("DOMContentLoaded", () =>
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["points"] }),
  );
  let last = 0;
  const frame = (/** @type {number} */ now) => {
    if (noted.isOn && last) noted.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const server = await startServer();
const browser = await launch();

/** @typedef {{begin: () => Promise<unknown>}} Traced */

/** @param {number} amount @returns {(place: number) => number} there and back again, smoothly */
const swing = (amount) => (place) => amount * Math.sin((place / STEPS) * 2 * Math.PI);

/**
 * A finger, or two of them, that go along a path.
 * @param {Page} page
 * @param {CDPSession} wire
 * @param {(place: number) => {x: number, y: number}[]} path
 * @param {Traced} traced
 */
async function finger(page, wire, path, traced) {
  const touch = async (
    /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
    /** @type {{x: number, y: number}[]} */ points,
  ) => wire.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  if (wishes.wide) {
    const [start] = path(0);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
  } else await touch("touchStart", path(0));
  await traced.begin();
  await page.evaluate(() =>
    Object.assign(/** @type {any} */ (globalThis).noted, { isOn: true, frames: [], previews: [], waits: [] }),
  );
  for (let place = 1; place <= STEPS; place++) {
    const points = path(place);
    if (wishes.wide) await page.mouse.move(points[0].x, points[0].y);
    else await touch("touchMove", points);
    // Fingers know nothing of frames: the next event comes at any moment of one.
    const after = (7 * place) % 17;
    await page.evaluate(
      (after) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, after))),
      after,
    );
  }
  const noted = await page.evaluate(() => {
    const { noted } = /** @type {any} */ (globalThis);
    noted.isOn = false;
    return { frames: noted.frames, previews: noted.previews, waits: noted.waits };
  });
  return noted;
}

/** Let go where nothing is done by it. @param {Page} page @param {CDPSession} wire */
async function letGo(page, wire) {
  if (wishes.wide) await page.keyboard.press("Escape");
  await wire.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  if (wishes.wide) await page.mouse.up();
}

/** @param {Page} page @param {string} selector */
async function spot(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

/** @param {Page} page @param {string} id */
const choose = async (page, id) => {
  const base = page.locator(`[data-piece="${id}"] .base`);
  await (wishes.wide ? base.click({ modifiers: ["Shift"] }) : base.tap());
  await page.locator(`[data-piece="${id}"].chosen`).waitFor();
};

/** What is done, each on a table of its own. @type {Record<string, (page: Page, wire: CDPSession, traced: Traced) => Promise<{frames: number[], previews: number[], waits: number[]}>>} */
const DEEDS = {
  "panning, zoomed in": async (page, wire, traced) => {
    const { x, y } = await spot(page, '[data-part="field"]');
    return finger(page, wire, (place) => [{ x: x + swing(110)(place), y: y + swing(60)(place) }], traced);
  },
  "zooming by two fingers": async (page, wire, traced) => {
    const { x, y } = await spot(page, '[data-part="field"]');
    return finger(
      page,
      wire,
      (place) => {
        const half = 70 + swing(40)(place);
        return [
          { x: x - half, y },
          { x: x + half, y: y + 4 },
        ];
      },
      traced,
    );
  },
  "dragging a unit": async (page, wire, traced) => {
    await ordered(page, ["b-9"]);
    return dragged(page, wire, "b-9", traced);
  },
  "dragging six in line": async (page, wire, traced) => {
    await ordered(page, ["b-7", "b-8", "b-9", "b-10", "b-11", "b-12"]);
    return dragged(page, wire, "b-9", traced);
  },
};

/** Units under a Manoeuvre, seen from near. @param {Page} page @param {string[]} ids */
async function ordered(page, ids) {
  for (const id of ids) await choose(page, id);
  await page.locator('[data-order="manoeuvre"]').click();
  await page.locator('[data-line="1"]').waitFor();
  await page.locator('button[data-action="done"]').click();
  await page.locator('button[data-action="execute 1"]').click();
  await page.locator('.grand-battle[data-mode="manoeuvre"]').waitFor();
  await page.locator('[data-handle="left"]').waitFor();
}

/** @param {Page} page @param {CDPSession} wire @param {string} id @param {Traced} traced */
async function dragged(page, wire, id, traced) {
  const { x, y } = await spot(page, `[data-piece="${id}"] .base`);
  return finger(page, wire, (place) => [{ x: x + swing(8)(place / 2), y: y - Math.abs(swing(60)(place)) }], traced);
}

/**
 * @param {string} name
 * @param {{slower: number, trace?: string | undefined}} how
 */
async function done(name, { slower, trace }) {
  const { bottom } = await tableOf(server.url, armies(), { bottom: { kind: "here" }, top: { kind: "here" } });
  const context = await person(browser, { speed: "normal", ...(wishes.wide ? DESK : PHONE) });
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await page.goto(bottom);
    await page.locator('.grand-battle[data-mode="sheet"] .piece.open').first().waitFor();
    if (name.startsWith("panning")) {
      await page.getByRole("button", { name: "Closer (+)" }).click();
      await page.getByRole("button", { name: "Closer (+)" }).click();
      await page.getByRole("button", { name: "Closer (+)" }).click();
    }
    if (slower > 1) await wire.send("Emulation.setCPUThrottlingRate", { rate: slower });
    if (slower > 1) return await DEEDS[name](page, wire, { begin: async () => undefined });
    const traced = tracing(wire);
    const noted = await DEEDS[name](page, wire, traced);
    const events = await traced.end();
    if (trace)
      writeFileSync(`${trace}-${name.replaceAll(/[^a-z]+/g, "-")}.json`, JSON.stringify({ traceEvents: events }));
    await letGo(page, wire).catch(() => undefined);
    return { ...noted, ...tasksOf(events) };
  } finally {
    await context.close();
  }
}

/** @param {CDPSession} wire */
function tracing(wire) {
  /** @type {any[]} */
  const events = [];
  wire.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  return {
    begin: () =>
      wire.send("Tracing.start", {
        transferMode: "ReportEvents",
        traceConfig: {
          includedCategories: [
            "toplevel",
            "devtools.timeline",
            "disabled-by-default-devtools.timeline",
            "blink.user_timing",
          ],
        },
      }),
    async end() {
      const complete = new Promise((resolve) => wire.once("Tracing.tracingComplete", () => resolve(undefined)));
      await wire.send("Tracing.end");
      await complete;
      return events;
    },
  };
}

/** What the page's thread did, in milliseconds of processor: each task, and the kinds of work. @param {any[]} events */
function tasksOf(events) {
  const main = events.find(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const isMain = (/** @type {any} */ event) => event.pid === main.pid && event.tid === main.tid;
  const own = events.filter((event) => isMain(event) && event.ph === "X");
  const tasks = own.filter(({ name }) => name === "RunTask").map(({ tdur }) => (tdur ?? 0) / 1000);
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const { name, tdur } of own) kinds[name] = (kinds[name] ?? 0) + (tdur ?? 0) / 1000;
  return { tasks, kinds };
}

/** @param {number[]} values @param {number} part */
function at(values, part) {
  const sorted = [...values].sort((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

const say = (/** @type {number} */ value) => (Number.isNaN(value) ? "" : value.toFixed(1));

try {
  const columns = [
    "frame: median",
    "95 %",
    "worst",
    "preview: median",
    "95 %",
    "preview, not slowed down: median",
    "95 %",
    "of it before it is asked",
    `processor ×${SLOWER} a frame`,
    "task: 95 %",
    "worst",
    "style",
    "layout",
    "paint",
  ];
  console.log(`| | ${columns.join(" | ")} |`);
  console.log(`|---|${"---:|".repeat(columns.length)}`);
  for (const name of Object.keys(DEEDS)) {
    if (wishes.wide && name.startsWith("zooming")) continue;
    /** @type {any} */
    const all = { frames: [], previews: [], quick: [], waits: [], tasks: [], kinds: {}, count: 0 };
    await done(name, { slower: 1 });
    for (let run = 0; run < Number(wishes.runs); run++) {
      const slow = await done(name, { slower: SLOWER });
      all.frames.push(...slow.frames);
      all.previews.push(...slow.previews);
      /** @type {any} */
      const plain = await done(name, { slower: 1, trace: wishes.trace });
      all.tasks.push(...plain.tasks.map((/** @type {number} */ task) => SLOWER * task));
      all.quick.push(...plain.previews);
      all.waits.push(...plain.waits);
      all.count += STEPS;
      for (const [kind, time] of Object.entries(plain.kinds)) all.kinds[kind] = (all.kinds[kind] ?? 0) + SLOWER * time;
    }
    const long = all.tasks.filter((/** @type {number} */ task) => task > 1);
    const kind = (/** @type {string[]} */ ...names) =>
      names.reduce((sum, each) => sum + (all.kinds[each] ?? 0), 0) / all.count;
    const whole =
      all.tasks.reduce((/** @type {number} */ sum, /** @type {number} */ task) => sum + task, 0) / all.count;
    const cells = [
      ...[0.5, 0.95, 1].map((part) => at(all.frames, part)),
      ...[0.5, 0.95].map((part) => at(all.previews, part)),
      ...[0.5, 0.95].map((part) => at(all.quick, part)),
      at(all.waits, 0.5),
      whole,
      ...[0.95, 1].map((part) => at(long, part)),
      kind("UpdateLayoutTree", "RecalculateStyles"),
      kind("Layout"),
      kind("Paint", "PrePaint"),
    ];
    console.log(`| ${name} | ${cells.map(say).join(" | ")} |`);
    if (wishes.trace)
      console.log(
        Object.entries(all.kinds)
          .sort(([, one], [, two]) => two - one)
          .slice(0, 25)
          .map(([kind, time]) => `${kind} ${say(time / all.count)}`)
          .join(", "),
      );
  }
} finally {
  await browser.close();
  await server.stop();
}
