/** Whole battles on the measured table, from the lobby to the end panel: by mouse, by keyboard alone, and by finger on a phone. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { axe, PHONE, picture, THROTTLE } from "./helpers/browser.mjs";
import { hasEnded } from "./helpers/lobby.mjs";
import { base, drag, middleOf, scaleOf } from "./helpers/measured.mjs";
import { tabTo } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { BrowserContext, Page } from "playwright-core" */

const here = site();
const CLASH = {
  name: "small-clash.toml",
  mimeType: "text/plain",
  buffer: readFileSync(new URL("helpers/small-clash.toml", import.meta.url)),
};
/** More decisions than six turns of so few units can have. */
const MOST = 150;
const AGAIN = 5000 * THROTTLE;

/** @typedef {{mode: string, phase: string, version: number, actions: string[], open: string[], isRefused: boolean}} Asked */

/** What is asked once somebody here has something to decide, or "over". @param {Page} page */
async function whatIsAsked(page) {
  const asked = await page.waitForFunction(() => {
    /** @type {import("./helpers/hands.mjs").Hands} */
    // @ts-expect-error see hands.mjs
    const hands = globalThis.hands;
    if (hands.part("end")) return { mode: "over", phase: "", version: 0, actions: [], open: [], isRefused: false };
    const board = document.querySelector(".grand-battle");
    const mode = board?.getAttribute("data-mode");
    const seat = hands.heard[0];
    const shown = Number(document.querySelector('[data-part="table"]')?.getAttribute("data-version") ?? -1);
    if (!mode || mode === "watch" || !seat || seat.pending > 0 || seat.version !== shown) return null;
    const buttons = [...document.querySelectorAll("button[data-action]:not([disabled])")];
    return {
      mode,
      phase: seat.view.phase,
      version: shown,
      actions: buttons.map((each) => each.getAttribute("data-action") ?? ""),
      open: [...document.querySelectorAll("[data-piece].open")].map((each) => each.getAttribute("data-piece") ?? ""),
      isRefused: document.querySelector(".refusal") !== null,
    };
  });
  return /** @type {Asked} */ (await asked.jsonValue());
}

/**
 * The table has gone on, or what was tried is refused; or nothing came of it, as the page takes the same button twice in a moment for a slip, and it is
 * asked once more.
 * @param {Page} page
 * @param {number} version
 */
async function goesOn(page, version) {
  const gone = page.waitForFunction(
    (version) =>
      document.querySelector('[data-part="end"], .refusal') ||
      Number(document.querySelector('[data-part="table"]')?.getAttribute("data-version") ?? -1) > version,
    version,
    { timeout: AGAIN },
  );
  await gone.catch((problem) => {
    if (problem.name !== "TimeoutError") throw problem;
  });
}

/** Whether the sheet is handed in: all is written, or whoever was chosen may have no such order, or nobody any. @param {Asked} asked */
const isWritten = ({ actions, open, phase, isRefused }) =>
  phase !== "command" || actions.includes("strike 1") || open.length === 0 || isRefused;

/** Whether nobody can be attacked at all: then there is no list of attacks, and the order ends. @param {Asked} asked */
const hasNoWay = ({ actions }) => actions.includes("halt");

/** The first thing to do other than to let it be. @param {Asked} asked */
const busy = ({ actions }) => actions.find((action) => !/^(done|pass|decline)$/.test(action)) ?? actions[0];

/**
 * Play on until the battle is over.
 * @param {Page} page
 * @param {Record<string, (asked: Asked) => Promise<void>>} ways what to do
 * by what is asked
 */
async function fightItOut(page, ways) {
  for (let decisions = 0; decisions < MOST; decisions++) {
    const asked = await whatIsAsked(page);
    if (asked.mode === "over") return;
    const way = ways[asked.mode];
    assert.ok(way, `nobody knows what to do at ${asked.mode}`);
    await way(asked);
    await goesOn(page, asked.version);
  }
  assert.fail("the battle has no end");
}

test("a whole battle by keyboard alone, from the lobby to its end", async () => {
  await here.visit({ language: "uk" }, async (page) => {
    await page.evaluate(() => {
      for (const kind of ["pointerdown", "touchstart", "wheel"]) {
        window.addEventListener(kind, () => (document.documentElement.dataset["pointed"] = kind), true);
      }
    });
    /** @param {string} button */
    const enter = async (button) => {
      await page.locator(`${button}:not([disabled])`).first().waitFor();
      assert.ok(await tabTo(page, `${button}:not([disabled])`), button);
      await page.keyboard.press("Enter");
    };
    const toBoard = () => enter('a.skip[href="#board"]');
    const chosen = page.waitForEvent("filechooser");
    await enter('[data-part="battle-file"] button');
    await (await chosen).setFiles(CLASH);
    await page.locator("dialog[open] h2", { hasText: "Мала сутичка" }).waitFor();
    await enter("dialog[open] button.begin");
    await page.locator('.grand-battle[data-mode="sheet"]').waitFor();

    let turns = 0;
    let legs = 0;
    let attacks = 0;
    await fightItOut(page, {
      sheet: async (asked) => {
        if (isWritten(asked)) return enter('button[data-action="done"]');
        turns++;
        if (turns === 1) {
          // Two are chosen by their ticks in the list.
          await enter('[data-part="roll"] summary');
          for (const id of ["hoplites-1", "hoplites-2"]) {
            await tabTo(page, `[data-part="roll"] input[value="${id}"]`);
            await page.keyboard.press("Space");
          }
          await toBoard();
          await page.keyboard.press("m");
        } else {
          // The next one by a key.
          await toBoard();
          await page.keyboard.press("n");
          await page.locator("[data-piece].chosen").waitFor();
          await page.keyboard.press("a");
        }
      },
      manoeuvre: async () => {
        if (legs > 2) return enter('button[data-action="halt"]');
        await toBoard();
        await page.keyboard.press(["Shift+ArrowUp", "]", "["][legs] ?? "");
        legs++;
        await page.locator("[data-ghost]").first().waitFor();
        await page.locator('[data-part="go"]:not([disabled])').waitFor();
        await page.keyboard.press("Enter");
      },
      attack: async (asked) => {
        if (hasNoWay(asked)) return enter('button[data-action="halt"]');
        attacks++;
        await page.locator('[data-part="attacks"] li button').first().waitFor();
        // Whom nobody reaches is named in the list alone.
        if (!(await page.locator("[data-piece].target").count())) return enter('[data-part="attacks"] li button');
        await toBoard();
        await page.keyboard.press("n");
        await page.locator("[data-piece].aimed").waitFor();
        // Whoever touches him already has no way to go, and so no ghost.
        await page.locator('[data-part="outcome"]').waitFor();
        await page.keyboard.press("Enter");
      },
      choose: (asked) => enter(`button[data-action="${busy(asked)}"]`),
    });
    await hasEnded(page);
    assert.ok(turns > 1 && legs === 3 && attacks > 0, "orders, a drag, two wheels, an attack");
    assert.equal(await page.locator("html").getAttribute("data-pointed"), null, "nothing was pointed at");
    assert.deepEqual(await axe(page), []);
    await picture(page, "grand_battle-keys-end");
  });
});

test("a whole battle by mouse, from the lobby to its end", async () => {
  await here.visit({}, async (page) => {
    /** @param {string} button */
    const click = (button) => page.locator(`${button}:not([disabled])`).first().click();
    const chosen = page.waitForEvent("filechooser");
    await click('[data-part="battle-file"] button');
    await (await chosen).setFiles(CLASH);
    await page.locator("dialog[open] h2", { hasText: "Small Clash" }).waitFor();
    await click("dialog[open] button.begin");
    await page.locator('.grand-battle[data-mode="sheet"]').waitFor();

    let turns = 0;
    let legs = 0;
    await fightItOut(page, {
      sheet: async (asked) => {
        if (isWritten(asked)) return click('button[data-action="done"]');
        turns++;
        const [first = "", ...others] = turns === 1 ? ["hoplites-1", "hoplites-2"] : asked.open.slice(0, 1);
        await page.locator(base(first)).click();
        for (const id of others) await page.locator(base(id)).click({ modifiers: ["Shift"] });
        await click(`[data-order="${turns === 1 ? "manoeuvre" : "attack"}"]`);
      },
      manoeuvre: async () => {
        legs++;
        if (legs > 1) return click('button[data-action="halt"]');
        await drag(page, base("hoplites-1"), 0, 5, () => page.locator("[data-ghost]").first().waitFor());
      },
      attack: async (asked) => {
        if (hasNoWay(asked)) return click('button[data-action="halt"]');
        await page.locator('[data-part="attacks"] li button').first().waitFor();
        const target = page.locator("[data-piece].target .base").first();
        await ((await target.count()) ? target.click() : click('[data-part="attacks"] li button'));
      },
      choose: (asked) => click(`button[data-action="${busy(asked)}"]`),
    });
    await hasEnded(page);
    assert.ok(turns > 0 && legs > 1, "orders and a drag");
    await picture(page, "grand_battle-mouse-end");
  });
});

test("a whole battle by finger on a phone, from the lobby to its end", async () => {
  await here.visit({ ...PHONE, language: "ru", theme: "dark" }, async (page, context) => {
    /** @param {string} button */
    const tap = (button) => page.locator(`${button}:not([disabled])`).first().tap();
    const chosen = page.waitForEvent("filechooser");
    await tap('[data-part="battle-file"] button');
    await (await chosen).setFiles(CLASH);
    await page.locator("dialog[open] h2", { hasText: "Малая стычка" }).waitFor();
    await tap("dialog[open] button.begin");
    await page.locator('.grand-battle[data-mode="sheet"]').waitFor();
    assert.deepEqual(await axe(page), []);

    let turns = 0;
    let legs = 0;
    let attacks = 0;
    await fightItOut(page, {
      sheet: async (asked) => {
        if (isWritten(asked)) return tap('button[data-action="done"]');
        turns++;
        // On a phone each tap adds one.
        for (const id of turns === 1 ? ["hoplites-1", "hoplites-2"] : asked.open.slice(0, 1)) await pick(page, id);
        await tap(`[data-order="${turns === 1 ? "manoeuvre" : "attack"}"]`);
      },
      manoeuvre: async () => {
        legs++;
        if (legs > 1) return tap('button[data-action="halt"]');
        await fingerDrag(page, context, base("hoplites-1"), 5);
      },
      attack: async (asked) => {
        if (hasNoWay(asked)) return tap('button[data-action="halt"]');
        attacks++;
        await page.locator('[data-part="attacks"] li button').first().waitFor();
        const target = page.locator("[data-piece].target .base").first();
        if (!(await target.count())) return tap('[data-part="attacks"] li button');
        // A finger has no hover: the first tap shows, the second one does.
        await target.tap();
        await page.locator('[data-part="outcome"]').waitFor();
        await target.tap();
      },
      choose: (asked) => tap(`button[data-action="${busy(asked)}"]`),
    });
    await hasEnded(page);
    // An enemy who attacks first may end it before anybody here does.
    const isFought = attacks > 0 || turns < 3;
    assert.ok(legs > 1 && isFought, `orders, a drag, an attack: ${turns} turns, ${legs} legs, ${attacks} attacks`);
    assert.deepEqual(await axe(page), []);
    await picture(page, "grand_battle-phone-end");
    // What is left is told by the armies' names, and who has won once.
    const words = await page.locator('[data-part="end"] .words p').first().innerText();
    // Of armies that broke alike nothing else is told.
    const isAlike = /сломлены одинаково/.test(words);
    for (const left of [/Blues.—.[\d.]+/, /Reds.—.[\d.]+/]) assert.ok(isAlike || left.test(words), words);
    assert.doesNotMatch(words, /Победа/);
    await looksAgain(page);
  });
});

/**
 * After a battle: its replay at the first blow, which way somebody went at a step, luck and balance; then it is played on from
 * there, as another battle.
 * @param {Page} page
 */
async function looksAgain(page) {
  await page.locator('[data-part="to-replay"]').tap();
  const range = page.locator(".transport input[type=range]");
  await range.waitFor();
  /** @param {string} drawn */
  const stepTo = async (drawn) => {
    const last = Number(await range.getAttribute("max"));
    for (let step = 1; ; step++) {
      assert.ok(step <= last, `no step shows ${drawn}`);
      await range.fill(String(step));
      await page.locator(`[data-part="replay"][data-step="${step}"]`).waitFor();
      if (await page.locator(drawn).count()) return;
    }
  };
  await stepTo(".told .trail");
  await stepTo('[data-part="strikes"] details');
  // Turns are counted once, as the game does; nothing is said of cards.
  const turn = await page.locator(".phases .turn").innerText();
  assert.match(turn, /из 6$/);
  assert.equal(await page.locator(".transport .where .turn").textContent(), turn);
  assert.doesNotMatch(await page.locator(".choices").innerText(), /карт/i);
  await page.locator("[role=tab]").nth(1).tap();
  await page.locator(".panel.luck").first().waitFor();
  assert.deepEqual(await axe(page), []);
  // Before that blow there is something to decide, even if it ended the battle.
  await range.fill(String(Number(await range.inputValue()) - 1));
  await page.getByRole("button", { name: "Играть отсюда" }).tap();
  for (const army of ["Blues", "Reds"]) await page.locator("dialog[open]").getByText(army, { exact: true }).waitFor();
  await page.locator("dialog[open]").getByRole("button", { name: "Играть дальше" }).tap();
  await page.locator('[data-part="table"] .grand-battle').waitFor();
}

/**
 * Tap a unit until it is chosen: what was just told may lie under the finger, or be moving still.
 * @param {Page} page
 * @param {string} id
 */
async function pick(page, id) {
  const chosen = page.locator(`[data-piece="${id}"].chosen`);
  for (let taps = 0; !(await chosen.count()); taps++) {
    assert.ok(taps < 10, `${id} cannot be chosen`);
    await page.locator(base(id)).tap();
    await chosen.waitFor({ timeout: AGAIN }).catch((problem) => {
      if (problem.name !== "TimeoutError") throw problem;
    });
  }
}

/**
 * Drag something ahead by so many steps with a finger.
 * @param {Page} page
 * @param {BrowserContext} context
 * @param {string} selector
 * @param {number} steps
 */
async function fingerDrag(page, context, selector, steps) {
  const { x, y } = await middleOf(page, selector);
  const far = steps * (await scaleOf(page));
  const finger = await context.newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number} */ up) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: y - up }] });
  await touch("touchStart", 0);
  for (const part of [0.3, 0.7, 1]) await touch("touchMove", far * part);
  await page.locator("[data-ghost]").first().waitFor();
  await touch("touchEnd", far);
}
