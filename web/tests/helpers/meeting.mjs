/** Two people at a moment of a battle: whoever decides there, and the opponent. */

import { atTable, seesVersion, versionOf } from "./lobby.mjs";
import { momentOf } from "./moment.mjs";

/** @import { Page } from "playwright-core" */

/** What the page has heard of the table. @param {Page} page */
export async function heard(page) {
  // @ts-expect-error see hands.mjs
  return page.evaluate(() => globalThis.hands.heard[0].view);
}

/** How much the page has heard of what happened. @param {Page} page @returns {Promise<any[]>} */
const told = (page) =>
  // @ts-expect-error see hands.mjs
  page.evaluate(() => globalThis.hands.heard[0].events);

/**
 * Do something, and wait until the table has gone on. What a decision did is read from the events: the view that follows
 * it may already hold what dice brought afterwards.
 * @param {Page} page
 * @param {() => Promise<unknown>} deed
 * @returns {Promise<any[]>} what happened, in order
 */
export async function decide(page, deed) {
  const version = await versionOf(page);
  const { length } = await told(page);
  await deed();
  await seesVersion(page, version + 1);
  return (await told(page)).slice(length);
}

/** Wait until a page shows its decision. @param {Page} page */
async function isAsked(page) {
  await atTable(page);
  // @ts-expect-error see hands.mjs
  await page.waitForFunction(() => globalThis.hands.turn());
}

/**
 * A battle in which somebody may do something, seen by him alone.
 * @param {ReturnType<typeof import("./site.mjs").site>} here
 * @param {Parameters<typeof momentOf>[1]} moment
 * @param {Parameters<typeof here.visit>[0]} wishes
 * @param {(page: Page, view: any) => Promise<void>} story of the one who decides
 */
export async function decision(here, moment, wishes, story) {
  const links = await momentOf(here.url, moment);
  await here.visit({ url: links[links.decider], ...wishes }, async (page) => {
    await isAsked(page);
    await story(page, await heard(page));
  });
}

/**
 * The same, seen by his opponent, too.
 * @param {ReturnType<typeof import("./site.mjs").site>} here
 * @param {Parameters<typeof momentOf>[1]} moment
 * @param {Parameters<typeof here.visit>[0]} wishes of both
 * @param {(page: Page, enemy: Page, view: any) => Promise<void>} story of the one who decides, and of his opponent
 */
export async function meeting(here, moment, wishes, story) {
  const links = await momentOf(here.url, moment);
  const other = links.decider === "bottom" ? "top" : "bottom";
  await here.visit({ url: links[links.decider], ...wishes }, async (page) => {
    await here.visit({ url: links[other], ...wishes }, async (enemy) => {
      await atTable(enemy);
      await isAsked(page);
      await story(page, enemy, await heard(page));
    });
  });
}
