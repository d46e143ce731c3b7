/** From the lobby to a table, as people get there, and what one sees at it. */

import assert from "node:assert/strict";

/** @import { Page } from "playwright-core" */

/** @param {Page} page @param {string} game */
const sheetOf = (page, game) => page.locator(`article.sheet[data-game="${game}"]`).first();

/** @param {Page} page */
export const atTable = (page) => page.locator('[data-part="table"], [data-part="hand-over"]').first().waitFor();

/**
 * Two clicks, the second one being optional: a game against the computer.
 * @param {Page} page
 * @param {string} game
 */
export async function playAtOnce(page, game) {
  await sheetOf(page, game).locator("button.play").click();
  await atTable(page);
}

/**
 * Set a game up on its sheet.
 * @param {Page} page
 * @param {string} game
 * @param {{company: "computer" | "here" | "link", level?: string, options?: Record<string, string>, side?: "bottom" | "top"}} wishes
 * @returns {Promise<string>} the link for the other player, if there is one
 */
export async function setUp(page, game, { company, level, options = {}, side }) {
  await sheetOf(page, game).locator("button.quiet").click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator(`input[type=radio][value=${company}]`).check();
  if (side) await dialog.locator(`input[type=radio][value=${side}]`).check();
  if (level) await dialog.locator(`[data-part=level] label:has(input[value=${level}])`).click();
  if (Object.keys(options).length) {
    await dialog.locator("details summary").first().click();
    for (const value of Object.values(options)) {
      await dialog.locator(`details select:has(option[value="${value}"])`).first().selectOption(value);
    }
  }
  await dialog.locator("button.begin").click();
  if (company !== "link") {
    await atTable(page);
    return "";
  }
  const link = await dialog.locator("input[readonly]").inputValue();
  await dialog.locator(".foot button").last().click();
  await atTable(page);
  return link;
}

/** Accept the invitation that a page shows, or open one's own seat there. @param {Page} page @param {string} [name] */
export async function sitDown(page, name) {
  const button = page.locator('[data-part="sit-down"]');
  await button.waitFor();
  if (name) await page.locator('[data-part="join"] input').fill(name);
  await button.click();
  await atTable(page);
}

/** The version of the table that the page shows. @param {Page} page */
export async function versionOf(page) {
  return Number(await page.locator('[data-part="table"]').getAttribute("data-version"));
}

/** Wait until a page shows at least this version. @param {Page} page @param {number} version */
export async function seesVersion(page, version) {
  await page.waitForFunction((version) => {
    const table = document.querySelector('[data-part="table"]');
    return Number(table?.getAttribute("data-version") ?? -1) >= version;
  }, version);
}

/** The game is over, and the page says so. @param {Page} page */
export async function hasEnded(page) {
  await page.locator('[data-part="end"] h2').waitFor();
  assert.equal(await page.locator('[data-part="table"]').getAttribute("data-over"), "true");
}
