/** A measured table in the tests: a written position to sit down at, and a mouse that drags units over it. */

/** @import { Page } from "playwright-core" */

/**
 * Two seats at a written position of Grand Battle.
 * @param {string} url of the server
 * @param {string} text
 * @param {Record<"bottom" | "top", object>} seats
 * @param {string} measuring
 * @returns {Promise<Record<"bottom" | "top", string>>} the links
 */
export async function tableOf(url, text, seats, measuring = "free") {
  const answer = await fetch(`${url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "grand_battle",
      contents: { kind: "position", name: "test.txt", text },
      options: { measuring },
      seats,
    }),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  const link = (/** @type {"bottom" | "top"} */ side) => `${url}/#/game/${made.id}/${made.seats[side]}`;
  return { bottom: link("bottom"), top: link("top") };
}

export const PERSON_AND_COMPUTER = {
  bottom: { kind: "here", name: "Anna" },
  top: { kind: "computer", level: "straight" },
};
export const TWO_PEOPLE = { bottom: { kind: "here", name: "Anna" }, top: { kind: "here", name: "Boris" } };

/** Where something of the table is on the screen. @param {Page} page @param {string} selector */
export async function middleOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {string} id */
export const base = (id) => `[data-piece="${id}"] .base`;

/** How many pixels a step has. @param {Page} page */
export const scaleOf = async (page) => Number(await page.locator('[data-part="field"]').getAttribute("data-scale"));

/**
 * Drag something over the table by so many steps; before it is let go, something may be looked at.
 * @param {Page} page
 * @param {string} selector
 * @param {number} right in steps
 * @param {number} up in steps
 * @param {() => Promise<void>} look
 */
export async function drag(page, selector, right, up, look = async () => undefined) {
  const from = await middleOf(page, selector);
  const scale = await scaleOf(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + right * scale, from.y - up * scale, { steps: 4 });
  await look();
  await page.mouse.up();
}
