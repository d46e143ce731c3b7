/**
 * What decisions have cost, in every game and every language: said in words, shown on the board, played on from, tried
 * again. Each game has begun with decisions taken at random, so there is always something to be said of them.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { blunderIn } from "./helpers/blunder.mjs";
import { atTable, hasEnded } from "./helpers/lobby.mjs";
import { resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site({ settings: ["--coach-seconds", "0.2", "--coaching", "0"] });

/** @param {Page} page @param {string} name */
const part = (page, name) => page.locator(`[data-part="${name}"]`);

/** What is said in each language: the strongest level judges; what was better; whose decisions are told from luck. */
const WORDS = {
  en: {
    judge: /strongest level/,
    better: "Better",
    theirs: "Given away by the other side",
    task: "Find something better",
  },
  ru: {
    judge: /Сильнейший уровень/,
    better: "Лучше было",
    theirs: "Отдано решениями противника",
    task: "Найдите лучшее",
  },
  uk: {
    judge: /Найсильніший рівень/,
    better: "Краще було",
    theirs: "Віддано рішеннями супротивника",
    task: "Знайдіть краще",
  },
};

/** A game, how many decisions of it are looked at, and as whom: every game and every language once. */
const ONCE = /** @type {const} */ ([
  ["battle_line", 16, "en", {}],
  ["ancients", 16, "ru", PHONE],
  ["napoleonics", 16, "uk", { theme: "dark" }],
  ["samurai", 24, "en", PHONE],
  ["grand_battle", 6, "ru", { ...PHONE, theme: "dark" }],
]);
/** The same in other languages, for `make soak`. */
const AGAIN = /** @type {const} */ ([
  ["battle_line", 16, "ru", { theme: "dark" }],
  ["battle_line", 16, "uk", PHONE],
  ["grand_battle", 6, "en", {}],
  ["grand_battle", 6, "uk", {}],
]);
const GAMES = process.env.VEXILLA_WHOLE ? [...ONCE, ...AGAIN] : ONCE;

/** How ids and orders of the measured table are written, which nobody should have to read: `legion-1`, `else drop`. */
const WRITTEN = /[a-z]-[a-z]*-?\d|\belse \w+/;

/** How many things glow on the page. @param {Page} page */
const glowing = (page) =>
  page.evaluate(() => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    return rules.reduce(
      (sum, rule) => sum + document.querySelectorAll(/** @type {CSSStyleRule} */ (rule).selectorText).length,
      0,
    );
  });

for (const [game, decisions, language, wishes] of GAMES)
  test(`after the game: what was better, shown, played on, tried again: ${game}, ${language}`, async () => {
    const words = WORDS[language];
    const url = await blunderIn(here.url, game, decisions);
    await here.visit({ language, ...wishes, url }, async (page) => {
      await atTable(page);
      await resign(page, (place) => place.click());
      await hasEnded(page);
      await part(page, "to-review").click();
      await part(page, "review-begin").waitFor();
      assert.match(await part(page, "review").innerText(), words.judge);
      await part(page, "review-begin").click();
      await part(page, "review-theirs").waitFor({ timeout: 180_000 });
      assert.match(await part(page, "review-theirs").innerText(), new RegExp(words.theirs));
      assert.ok((await part(page, "balance-dear").count()) > 0, "what cost most is on the curve");

      // What was better is said in words, of which none is written as actions are: `order hold a-1,a-2 from army`.
      const first = part(page, "review-step").first();
      const better = (await first.getAttribute("data-better")) ?? "";
      const said = await first.locator('[data-part="review-better"] b').innerText();
      assert.ok(better && said && said !== better, `“${better}” is said as “${said}”`);
      assert.doesNotMatch(await first.innerText(), WRITTEN);

      // Shown: the board has the position, says what was better and points at it.
      await first.locator('[data-part="review-show"]').click();
      const step = await first.getAttribute("data-step");
      await page.locator(`[data-part="replay"][data-step="${step}"]`).waitFor();
      const remark = part(page, "telling").getByText(`${words.better}: ${said}`);
      await remark.waitFor();
      await page.waitForFunction(() => {
        const { top, bottom } = document.querySelector('[data-part="telling"]')?.getBoundingClientRect() ?? {};
        return top !== undefined && bottom !== undefined && top >= 0 && bottom <= innerHeight;
      });
      assert.ok((await glowing(page)) > 0, "what was better glows");
      assert.doesNotMatch(await part(page, "telling").innerText(), WRITTEN);
      assert.deepEqual(await axe(page), []);
      await picture(page, `coach-better-${game}-${language}`);

      // Played on from there, or only looked at how.
      await first.locator('[data-part="review-play-on"]').click();
      const dialog = page.locator("dialog[open]");
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });

      // Tried again: the exercise says in words what was done, and judges what the hint does.
      await first.locator('[data-part="review-retry"]').click();
      const exercise = part(page, "exercise");
      await exercise.getByText(words.task).waitFor();
      assert.doesNotMatch(await exercise.innerText(), WRITTEN);
      await part(page, "hint-ask").click();
      await part(page, "coach-do").click();
      await part(page, "coach").waitFor({ state: "detached" });
      await page.locator('[data-part="exercise"][data-judged="true"]').waitFor({ timeout: 180_000 });
      await picture(page, `coach-again-${game}-${language}`);
      await page.goto(`${here.url}/#/mine`);
      await part(page, "training").locator("li").first().waitFor();
    });
  });

test("what was stopped tells what it has found, and goes on to tell luck apart", async () => {
  const url = await blunderIn(here.url, "battle_line", 16);
  await here.visit({ url }, async (page) => {
    await atTable(page);
    await resign(page, (place) => place.click());
    await hasEnded(page);
    await part(page, "to-review").click();
    /** @type {() => void} */
    let letGo = () => undefined;
    /** @type {Promise<void>} */
    const stopped = new Promise((resolve) => (letGo = resolve));
    // The other side's decisions are looked at last, from the first one on again, and are held back: the own ones are all
    // there by then.
    let latest = -1;
    let areTheirs = false;
    await page.route("**/api/review?*", async (route) => {
      const { deep, steps } = route.request().postDataJSON();
      if (!deep) {
        areTheirs ||= steps[0] < latest;
        latest = Math.max(latest, ...steps);
      }
      if (areTheirs) await stopped;
      await route.continue();
    });
    await part(page, "review-begin").click();
    await part(page, "review").and(page.locator('[data-at="theirs"]')).waitFor({ timeout: 180_000 });
    await part(page, "review-sums").waitFor();
    await part(page, "review-stop").click();
    letGo();
    await part(page, "review-stopped").waitFor();
    assert.equal(await part(page, "review-theirs").count(), 0);
    assert.match(await part(page, "review-sums").innerText(), /Luck and the other side’s decisions/);
    await part(page, "review-go-on").click();
    await part(page, "review-theirs").waitFor({ timeout: 180_000 });
    assert.match(await part(page, "review-sums").innerText(), /Luck, points/);
  });
});
