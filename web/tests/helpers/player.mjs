/** Someone who plays: chooses among what the rules allow, and does it by what the page offers. */

import assert from "node:assert/strict";
import { PATIENCE, THROTTLE } from "./browser.mjs";

/** @import { Locator, Page } from "playwright-core" */

/** How long a touch may have no effect before it is made once more, in milliseconds; a click inside the page. */
const AGAIN = 5000 * THROTTLE;
const SOON = 400 * THROTTLE;
/**
 * So many decisions of a long game are enough where something else is tried out than that it comes to its end, so many
 * where the same was tried out before in the same test, and so many where it may end; `make soak` plays all of them to
 * the end.
 */
export const ENOUGH = process.env.VEXILLA_WHOLE ? 4000 : 20;
export const FEW = process.env.VEXILLA_WHOLE ? 4000 : 3;
export const LONG = process.env.VEXILLA_WHOLE ? 4000 : 30;
/** More touches than any action needs. */
const TOUCHES = 20;

/**
 * @typedef {object} Wishes
 * @property {number} [seed] which choices
 * @property {number} [most] stop after so many decisions
 * @property {number} [until] stop when the table has this version, whoever decided
 * @property {string} [part] stop when this part of the page is there
 */

/** @typedef {{over: boolean, decisions: number, verbs: Record<string, number>}} Played */

/**
 * Play on with clicks inside the page, as fast as the table allows, until the game is over or as long as wished.
 * @param {Page} page
 * @param {Wishes} wishes
 * @returns {Promise<Played>}
 */
export function playOn(page, wishes = {}) {
  return page.evaluate(
    async ({ seed = 1, most = 4000, until = 1e9, part = "end", patience, again }) => {
      /** @type {import("./hands.mjs").Hands} */
      // @ts-expect-error see hands.mjs
      const hands = globalThis.hands;
      const random = hands.chance(seed);
      /** @type {Record<string, number>} */
      const verbs = {};
      let decisions = 0;
      let since = performance.now();
      /** @type {{seat: import("./hands.mjs").Heard, version: number, action: string} | null} */
      let chosen = null;
      // What has no effect, because the page was just being drawn, is done once more after a while.
      const news = async () => {
        let late;
        await Promise.race([hands.news(), new Promise((resolve) => (late = setTimeout(resolve, again)))]);
        clearTimeout(late);
        // The page has its turn before anything is clicked.
        await new Promise((resolve) => setTimeout(resolve));
      };
      const check = () => {
        if (performance.now() - since < patience) return;
        const known = hands.heard.map((seat) => [seat.version, seat.pending, seat.view?.decision?.question]);
        const shown = document.body.textContent?.replaceAll(/\s+/g, " ").slice(0, 400);
        throw new Error(`waited in vain for “${chosen?.action}”: ${JSON.stringify(known)}; ${shown}`);
      };
      // Hundreds of decisions a minute need not be painted.
      document.documentElement.style.visibility = "hidden";
      try {
        for (; ; await news()) {
          if (chosen && (!hands.heard.includes(chosen.seat) || chosen.seat.version > chosen.version)) {
            const verb = chosen.action.split(" ")[0] ?? "";
            verbs[verb] = (verbs[verb] ?? 0) + 1;
            decisions++;
            since = performance.now();
            chosen = null;
          }
          if (hands.part("end")) return { over: true, decisions, verbs };
          if (hands.part(part)) return { over: false, decisions, verbs };
          if (decisions >= most || hands.heard.some((seat) => seat.version >= until)) {
            return { over: false, decisions, verbs };
          }
          check();
          const passing = hands.part("ready") ?? hands.part("cover");
          if (passing) hands.click(passing);
          const seat = passing || hands.part("hand-over") ? undefined : hands.turn();
          if (!seat) continue;
          if (chosen?.seat !== seat || chosen.version !== seat.version) {
            chosen = { seat, version: seat.version, action: hands.choose(hands.offered(seat.view), random) };
          }
          const element = hands.element(hands.next(chosen.action));
          if (element) hands.click(element);
        }
      } finally {
        document.documentElement.style.visibility = "";
      }
    },
    { ...wishes, patience: PATIENCE, again: SOON },
  );
}

/**
 * What to decide now, once somebody at this screen has something to decide; null when the game is over.
 * @param {Page} page
 * @param {number} seed
 * @param {string} [like] how the action shall begin, if there is one like that
 * @returns {Promise<{action: string, version: number} | null>}
 */
async function nextDecision(page, seed, like = "") {
  const answer = await page.waitForFunction(
    ({ seed, like }) => {
      /** @type {import("./hands.mjs").Hands} */
      // @ts-expect-error see hands.mjs
      const hands = globalThis.hands;
      if (hands.part("end")) return { over: true, action: "", version: 0 };
      const passing = hands.part("ready") ?? hands.part("cover");
      if (passing) hands.click(passing);
      const seat = passing || hands.part("hand-over") ? undefined : hands.turn();
      if (!seat) return null;
      const random = hands.chance(seed);
      random(7);
      /** @type {string[]} */
      const actions = hands.offered(seat.view);
      const wanted = actions.filter((action) => action.startsWith(like));
      const action = hands.choose(wanted.length > 0 ? wanted : actions, random);
      return { over: false, action, version: seat.version };
    },
    { seed, like },
  );
  const found = await answer.jsonValue();
  return found === null || found.over ? null : found;
}

/**
 * Where to touch next on the way to an action, once there is something to touch; null when the action was sent.
 * @param {Page} page
 * @param {{action: string, version: number}} decision
 * @returns {Promise<{way: import("./hands.mjs").Way, looks: string} | null>}
 */
async function wayOn(page, decision) {
  const answer = await page.waitForFunction(({ action, version }) => {
    /** @type {import("./hands.mjs").Hands} */
    // @ts-expect-error see hands.mjs
    const hands = globalThis.hands;
    if (hands.hasGoneOn(version)) return { found: null };
    const way = hands.next(action);
    return way && { found: { way, looks: hands.looks(way) } };
  }, decision);
  return (await answer.jsonValue())?.found ?? null;
}

/**
 * Wait until a touch has had an effect: the action was sent, or the way to it goes on elsewhere or looks otherwise.
 * @param {Page} page
 * @param {{action: string, version: number}} decision
 * @param {string} looked
 */
async function hasEffect(page, decision, looked) {
  const isElsewhere = page.waitForFunction(
    ({ action, version, looked }) => {
      /** @type {import("./hands.mjs").Hands} */
      // @ts-expect-error see hands.mjs
      const hands = globalThis.hands;
      if (hands.hasGoneOn(version)) return true;
      const way = hands.next(action);
      return way !== null && hands.looks(way) !== looked;
    },
    { ...decision, looked },
    { timeout: AGAIN },
  );
  // Nothing came of it: it will be touched once more.
  await isElsewhere.catch((problem) => {
    if (problem.name !== "TimeoutError") throw problem;
  });
}

/**
 * Touch something. If it is not there any more, because an earlier touch had its effect after all, that is no harm.
 * @param {Locator} place
 * @param {boolean} finger
 */
async function touchOnce(place, finger) {
  const touched = finger ? place.tap({ timeout: AGAIN }) : place.click({ timeout: AGAIN });
  await touched.catch((problem) => {
    if (problem.name !== "TimeoutError") throw problem;
  });
}

/**
 * Do an action, touch by touch, and wait until the table has answered.
 * @param {Page} page
 * @param {{action: string, version: number}} decision
 * @param {(way: import("./hands.mjs").Way) => Promise<void>} touch
 */
async function doIt(page, decision, touch) {
  for (let touches = 0; ; touches++) {
    const found = await wayOn(page, decision);
    if (found === null) break;
    assert.ok(touches < TOUCHES, `nothing to touch leads to “${decision.action}”`);
    await touch(found.way);
    await hasEffect(page, decision, found.looks);
  }
  await page.waitForFunction((version) => {
    // @ts-expect-error see hands.mjs
    return globalThis.hands.heard.every((seat) => seat.version > version && seat.pending === 0);
  }, decision.version);
}

/**
 * The first thing of a kind that can be seen, whenever it is looked for.
 * @param {Page} page
 * @param {string} selector
 * @returns {Locator}
 */
const seen = (page, selector) => page.locator(`:is(${selector}):not([disabled]) >> visible=true`).first();

/**
 * Play some decisions with the real mouse, or with a finger.
 * @param {Page} page
 * @param {Wishes & {finger?: boolean, like?: string}} wishes `like`: how the actions shall begin, where there are such
 * @returns {Promise<boolean>} whether the game is over
 */
export async function playByHand(page, { seed = 1, most = 10, finger = false, like = "" } = {}) {
  for (let decisions = 0; decisions < most; decisions++) {
    const decision = await nextDecision(page, seed + decisions, like);
    if (!decision) return true;
    await doIt(page, decision, ({ selector }) => touchOnce(seen(page, selector), finger));
  }
  return false;
}

/**
 * Play with the keyboard alone.
 * @param {Page} page
 * @param {Wishes} wishes
 * @returns {Promise<Played>}
 */
export async function playByKeys(page, { seed = 1, most = 4000 } = {}) {
  /** @type {Record<string, number>} */
  const verbs = {};
  for (let decisions = 0; decisions < most; decisions++) {
    const decision = await nextDecision(page, seed + decisions);
    if (!decision) return { over: true, decisions, verbs };
    await doIt(page, decision, (way) => keysFor(page, way));
    const verb = decision.action.split(" ")[0] ?? "";
    verbs[verb] = (verbs[verb] ?? 0) + 1;
  }
  return { over: false, decisions: most, verbs };
}

/**
 * Press the keys for the next step towards an action.
 * @param {Page} page
 * @param {import("./hands.mjs").Way} way
 */
async function keysFor(page, { stop, group }) {
  const isOnBoard = (await isAt(page, "[data-stop]")) && (await page.locator(`[data-stop]:is(${stop})`).count()) > 0;
  if (!isOnBoard && !(await tabTo(page, group))) return;
  if (await arrowTo(page, stop, isOnBoard ? "[data-stop]" : group)) await page.keyboard.press("Enter");
}

/** @param {Page} page @param {string} selector */
const isAt = (page, selector) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/**
 * Press Tab, or Shift and Tab if it lies before, until something of a kind has the focus.
 * @param {Page} page
 * @param {string} group
 * @returns {Promise<boolean>} false if nothing of the kind is there any more
 */
export async function tabTo(page, group) {
  for (let presses = 0; presses < 80; presses++) {
    const key = await page.evaluate((group) => {
      const here = document.activeElement ?? document.body;
      if (here.matches(group)) return "here";
      const stops = [...document.querySelectorAll(group)];
      const stop = stops.find((each) => each.getAttribute("tabindex") !== "-1") ?? stops[0];
      if (!stop) return "gone";
      return here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
    }, group);
    if (key === "here" || key === "gone") return key === "here";
    await page.keyboard.press(key);
  }
  assert.fail(`Tab never comes to ${group}`);
}

/**
 * Go to one thing among its like with the arrow keys: the direction is where it lies on the screen.
 * @param {Page} page
 * @param {string} selector
 * @param {string} group
 * @returns {Promise<boolean>} false if the page has taken the focus away meanwhile, or the thing
 */
async function arrowTo(page, selector, group) {
  for (let tries = 0; tries < 30; tries++) {
    const way = await page.evaluate(([selector, group]) => {
      const here = /** @type {HTMLElement | null} */ (document.activeElement);
      const goal = /** @type {HTMLElement | null} */ (document.querySelector(selector));
      if (here?.matches(selector)) return "here";
      if (!here?.matches(group) || !goal) return "gone";
      const [from, to] = [here.getBoundingClientRect(), goal.getBoundingClientRect()];
      const x = to.x + to.width / 2 - from.x - from.width / 2;
      const y = to.y + to.height / 2 - from.y - from.height / 2;
      const [sideways, along] = [x < 0 ? "ArrowLeft" : "ArrowRight", y < 0 ? "ArrowUp" : "ArrowDown"];
      if (here.dataset.hex && goal.dataset.hex) {
        const ranks = Math.abs(Number(here.dataset.hex.slice(1)) - Number(goal.dataset.hex.slice(1)));
        if (ranks > 0) return { key: along, times: ranks };
        return {
          key: sideways,
          times: Math.abs(here.dataset.hex.charCodeAt(0) - goal.dataset.hex.charCodeAt(0)),
        };
      }
      // Cards of one pile lie close above each other.
      if (Math.abs(y) > 60 || Math.abs(x) < 12) return { key: along, times: 1 };
      if (!here.dataset.flag || !goal.dataset.flag) return { key: sideways, times: 1 };
      return { key: sideways, times: Math.abs(Number(here.dataset.flag) - Number(goal.dataset.flag)) };
    }, /** @type {[string, string]} */ ([selector, group]));
    if (typeof way === "string") return way === "here";
    for (let presses = 0; presses < way.times; presses++) await page.keyboard.press(way.key);
  }
  assert.fail(`arrow keys never come to ${selector}`);
}

/**
 * End a game by giving it up, unless it has ended meanwhile. What has no effect, because the page took the focus away, is
 * done once more.
 * @param {Page} page
 * @param {(place: Locator) => Promise<void>} touch
 */
export async function resign(page, touch) {
  const end = '[data-part="end"] h2';
  const steps = ["#tab-table", "button.danger", "[data-part=resign]", end];
  for (const [number, next] of steps.slice(1).entries()) {
    do {
      if (await page.locator(end).isVisible()) return;
      await touch(page.locator(steps[number] ?? ""));
    } while (!(await comes(page, next, AGAIN)));
  }
}

/** Whether something can be seen within some time. @param {Page} page @param {string} selector @param {number} timeout */
function comes(page, selector, timeout) {
  return page
    .locator(selector)
    .waitFor({ timeout })
    .then(
      () => true,
      (problem) => {
        if (problem.name !== "TimeoutError") throw problem;
        return false;
      },
    );
}
