/** Someone who plays: chooses among what the rules allow, and does it by what the page offers. */

import assert from "node:assert/strict";

/** @import { Page } from "playwright-core" */

const OFTEN = { polling: 10 };

/**
 * @typedef {object} Wishes
 * @property {number} [seed] which choices
 * @property {number} [most] stop after so many decisions
 * @property {number} [until] stop when the table has this version, whoever decided
 */

/** @typedef {{over: boolean, decisions: number, verbs: Record<string, number>}} Played */

/**
 * Play on with clicks inside the page, as fast as the table allows, until the game is over or as long as wished.
 * @param {Page} page
 * @param {Wishes} wishes
 * @returns {Promise<Played>}
 */
export function playOn(page, wishes = {}) {
  return page.evaluate(async ({ seed = 1, most = 4000, until = 1e9 }) => {
    const PATIENCE = 20_000;
    /** @type {import("./hands.mjs").Hands} */
    // @ts-expect-error see hands.mjs
    const hands = globalThis.hands;
    const random = hands.chance(seed);
    const moment = (/** @type {number} */ ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
    /** @type {Record<string, number>} */
    const verbs = {};
    let decisions = 0;
    let since = performance.now();
    // Hundreds of decisions a minute need not be painted.
    document.documentElement.style.visibility = "hidden";
    const done = (/** @type {boolean} */ over) => {
      document.documentElement.style.visibility = "";
      return { over, decisions, verbs };
    };
    const check = (/** @type {string} */ what) => {
      if (performance.now() - since < PATIENCE) return;
      const known = hands.heard.map((seat) => [seat.version, seat.pending, seat.view?.decision?.question]);
      const shown = document.body.innerText.replaceAll(/\s+/g, " ").slice(0, 400);
      throw new Error(`waited in vain: ${what}; ${JSON.stringify(known)}; ${shown}`);
    };
    for (;;) {
      if (hands.part("end")) return done(true);
      if (decisions >= most || hands.heard.some((seat) => seat.version >= until)) return done(false);
      const passing = hands.part("ready") ?? hands.part("cover");
      const seat = hands.turn();
      if (passing) hands.click(passing);
      if (passing || !seat || hands.part("hand-over")) {
        check("nobody here has anything to decide");
        await moment(2);
        continue;
      }
      const version = seat.version;
      const isSent = () => seat.pending > 0 || seat.version > version || !hands.heard.includes(seat);
      const action = hands.choose(seat.view.decision.actions, random);
      while (!isSent()) {
        check(`nothing on the page leads to “${action}”`);
        const next = hands.next(action);
        if (next) hands.click(next);
        await moment(next ? 0 : 3);
      }
      while (hands.heard.includes(seat) && (seat.pending > 0 || seat.version === version)) {
        check(`no answer to “${action}”`);
        await moment(1);
      }
      const verb = action.split(" ")[0] ?? "";
      verbs[verb] = (verbs[verb] ?? 0) + 1;
      decisions++;
      since = performance.now();
    }
  }, wishes);
}

/** What to decide now, once somebody at this screen has something to decide; null when the game is over.
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
      const actions = seat.view.decision.actions;
      const wanted = actions.filter((action) => action.startsWith(like));
      const action = hands.choose(wanted.length > 0 ? wanted : actions, random);
      return { over: false, action, version: seat.version };
    },
    { seed, like },
    OFTEN,
  );
  const found = await answer.jsonValue();
  return found === null || found.over ? null : found;
}

/**
 * Whether the table has gone on from a version, or the decision is on its way.
 * @param {Page} page
 * @param {number} version
 */
const hasGoneOn = (page, version) =>
  page.evaluate((version) => {
    // @ts-expect-error see hands.mjs
    return globalThis.hands.heard.some((seat) => seat.version > version || seat.pending > 0);
  }, version);

/**
 * Wait until the answer to a decision has come.
 * @param {Page} page
 * @param {number} version
 */
const settled = (page, version) =>
  page.waitForFunction(
    (version) => {
      // @ts-expect-error see hands.mjs
      return globalThis.hands.heard.every((seat) => seat.version > version && seat.pending === 0);
    },
    version,
    OFTEN,
  );

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
    for (let tries = 0; !(await hasGoneOn(page, decision.version)); tries++) {
      assert.ok(tries < 40, `nothing to touch leads to “${decision.action}”`);
      // @ts-expect-error see hands.mjs
      const found = await page.evaluateHandle((action) => globalThis.hands.next(action), decision.action);
      const element = found.asElement();
      if (!element) await page.waitForTimeout(20);
      else if (finger) await element.tap();
      else await element.click();
    }
    await settled(page, decision.version);
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
    const { action, version } = decision;
    for (let tries = 0; !(await hasGoneOn(page, version)); tries++) {
      assert.ok(tries < 30, `no keys lead to “${action}”`);
      // The same button twice in no time counts as a double click.
      if (tries > 3) await page.waitForTimeout(50);
      await keysFor(page, action);
    }
    await settled(page, version);
    const verb = action.split(" ")[0] ?? "";
    verbs[verb] = (verbs[verb] ?? 0) + 1;
  }
  return { over: false, decisions: most, verbs };
}

/**
 * Press the keys for the next step towards an action.
 * @param {Page} page
 * @param {string} action
 */
async function keysFor(page, action) {
  const goal = await page.evaluate((action) => {
    // @ts-expect-error see hands.mjs
    const element = globalThis.hands.next(action);
    if (!element) return null;
    if (element.matches("[data-hex]")) return { selector: `.cell[data-hex="${element.dataset.hex}"]`, group: ".cell" };
    if (element.matches("[data-flag]"))
      return { selector: `[data-flag="${element.dataset.flag}"]`, group: "[data-flag]" };
    if (element.matches("[data-hand]"))
      return { selector: `[data-hand="${element.dataset.hand}"]`, group: "[data-hand]" };
    if (element.matches("[data-card]")) {
      return { selector: `button[data-card="${element.dataset.card}"]`, group: "button[data-card]" };
    }
    if (element.matches("summary")) return { selector: "details:not([open]) > summary", group: "summary" };
    return {
      selector: `[data-action="${element.dataset.action}"]`,
      group: `[data-action="${element.dataset.action}"]`,
    };
  }, action);
  if (!goal) return void (await page.waitForTimeout(20));
  const isOnBoard = (await isAt(page, "[data-stop]")) && (await page.$(`[data-stop]:is(${goal.selector})`));
  if (!isOnBoard && !(await tabTo(page, goal.group))) return;
  await arrowTo(page, goal.selector);
  await page.keyboard.press("Enter");
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
 */
async function arrowTo(page, selector) {
  for (let tries = 0; tries < 30; tries++) {
    const way = await page.evaluate((selector) => {
      const here = /** @type {HTMLElement | null} */ (document.activeElement);
      const goal = /** @type {HTMLElement | null} */ (document.querySelector(selector));
      if (!here || !goal || here === goal || here.matches(selector)) return null;
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
    }, selector);
    if (way === null) return;
    for (let presses = 0; presses < way.times; presses++) await page.keyboard.press(way.key);
  }
  assert.fail(`arrow keys never come to ${selector}`);
}
