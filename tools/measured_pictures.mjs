/** The pictures of the measured table, state by state: positions written for them, and what a player does there. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { base, middleOf, PERSON_AND_COMPUTER, tableOf, TWO_PEOPLE } from "../web/tests/helpers/measured.mjs";
import { ROOT } from "../web/tests/helpers/server.mjs";

/** @import { Page } from "../web/node_modules/playwright-core" */

const LINES = `
table: 120 90
ground wood: forest 14:52 34:52 34:74 14:74
ground slope: hill-gentle of rise 78:60 106:60 106:80 78:80
hill rise: 92:70
bottom companions-1: companions at 60:26
bottom hoplites-1: hoplites at 52:40
bottom hoplites-2: hoplites at 60:40
bottom hoplites-3: hoplites at 68:40
bottom skirm-javelin-1: skirm-javelin at 36:42
bottom roman-horse-1: roman-horse at 92:36
bottom general: philip with companions-1 command 3 leadership 1
top hoplites-4: hoplites at 52:DD heading 180
top hoplites-5: hoplites at 60:DD heading 180
top hoplites-6: hoplites at 68:DD heading 180
top skirm-javelin-2: skirm-javelin at 92:48 heading 180
top skirm-javelin-3: skirm-javelin ambush at 24:63 heading 180
top marker: x1 at 24:63 hides skirm-javelin-3
top marker: x2 at 92:72 false
top general: agis with hoplites-5 command 2 leadership 1
`;
const FAR = LINES.replaceAll("DD", "62");
const NEAR = LINES.replaceAll("DD", "47");
const STAFF = `
table: 120 90
bottom general: anna with a command 3 leadership 0
top general: boris with q command 3 leadership 0
top q: hoplites at 20:80 heading 180
`;
const CAMP = [52, 60, 68].map((x, number) => `top section: s${number + 1} barricade at ${x}:36 heading 180 camp top`);
const STAKES = `${STAFF}bottom a: varangians at 60:30\ntop camp: barricade at 60:36 heading 180\n${CAMP.join("\n")}`;
const GUN = `${STAFF}year: 1600\nbottom a: hoplites at 30:20\nbottom g: h-cannon at 60:20\ntop t: swiss-block at 60:45 heading 180`;
/** @param {string} name */
const battle = (name) => ({
  kind: "scenario",
  name,
  text: readFileSync(join(ROOT, "web/tests/helpers", name), "utf8"),
});
const MARCH = battle("small-march.toml");
const CLASH = battle("small-clash.toml");

/** The other player, in a browser of his own. @param {Page} page @param {string} url */
async function beside(page, url) {
  const context = await page.context().browser().newContext({ reducedMotion: "reduce" });
  const other = await context.newPage();
  await other.goto(url);
  return other;
}

/** @param {Page} page @param {string} mode */
const isAsked = (page, mode) => page.locator(`.grand-battle[data-mode="${mode}"]`).waitFor();
/** @param {Page} page @param {string} action */
const press = (page, action) => page.locator(`button[data-action="${action}"]`).click();
/** Write an order for some, and hand the sheet in. @param {Page} page @param {string[]} units @param {string} order */
async function ordered(page, units, order) {
  await isAsked(page, "sheet");
  for (const [place, id] of units.entries()) {
    await page.locator(base(id)).click(place ? { modifiers: ["Shift"] } : {});
  }
  await page.locator(`[data-order="${order}"]`).click();
  await page.locator('[data-line="1"]').waitFor();
  await press(page, "done");
}

/**
 * @param {string} url of the server
 * @param {(name: string, url: string, wishes: object, prepare: (page: Page) => Promise<void>) => Promise<void>} take
 * @param {(path: string, body: object) => Promise<any>} post
 * @param {object} phone
 */
export async function measuredPictures(url, take, post, phone) {
  const people = (/** @type {string} */ text) => tableOf(url, text, TWO_PEOPLE);
  await take("grand-battle-armies", `${url}/#/armies`, {}, (page) => page.locator("[data-list]").first().waitFor());
  await take("grand-battle-faults", `${url}/#/armies/new/rome-zama`, {}, async (page) => {
    const more = page.locator('[data-line="legion-5"] .stepper button', { hasText: "+" });
    for (let times = 0; times < 3; times++) await more.press("Enter");
    await page.locator('[data-line="legion-5"] [data-part="faults"]').waitFor();
  });
  await take("grand-battle-challenge", `${url}/#/armies/challenge`, { language: "uk" }, (page) =>
    page.locator('[data-part="budget"]').waitFor(),
  );
  const markers = await people(FAR);
  await take("grand-battle-sheet", markers.bottom, {}, async (page) => {
    await isAsked(page, "sheet");
    for (const [units, order] of /** @type {[string[], string][]} */ ([
      [["hoplites-1", "hoplites-2", "hoplites-3"], "manoeuvre"],
      [["roman-horse-1"], "attack"],
    ])) {
      for (const [place, id] of units.entries()) {
        await page.locator(base(id)).click(place ? { modifiers: ["Shift"] } : {});
      }
      await page.locator(`[data-order="${order}"]`).click();
    }
    await page.locator('[data-line="2"]').waitFor();
  });
  await take(
    "grand-battle-across",
    (await people(FAR)).bottom,
    { ...phone, viewport: { width: 740, height: 360 } },
    (page) => isAsked(page, "sheet"),
  );
  await take("grand-battle-ghost", (await people(FAR)).bottom, { language: "ru" }, async (page) => {
    await ordered(page, ["hoplites-1", "hoplites-2", "hoplites-3"], "manoeuvre");
    await press(page, "execute 1");
    await isAsked(page, "manoeuvre");
    const { x, y } = await middleOf(page, base("hoplites-2"));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 70, { steps: 4 });
    await page.locator("[data-ghost]").first().waitFor();
  });
  await take("grand-battle-attack", (await people(NEAR)).bottom, {}, async (page) => {
    await ordered(page, ["hoplites-1", "hoplites-2", "hoplites-3"], "attack");
    await isAsked(page, "attack");
    await page.locator(base("hoplites-5")).hover();
    await page.locator('[data-part="odds"]').waitFor();
  });
  await take("grand-battle-drawn", (await people(NEAR)).bottom, { theme: "dark" }, async (page) => {
    await isAsked(page, "sheet");
    for (const [place, id] of ["hoplites-1", "hoplites-2", "hoplites-3"].entries()) {
      await page.locator(base(id)).click(place ? { modifiers: ["Shift"] } : {});
    }
    const [from, to] = [await middleOf(page, base("hoplites-2")), await middleOf(page, base("hoplites-5"))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator('[data-part="odds"]').waitFor();
  });
  await take("grand-battle-threat", (await people(FAR)).bottom, { language: "uk" }, async (page) => {
    await isAsked(page, "sheet");
    await page.locator('[data-part="tools"]').click();
    await page.locator('[data-tool="threat"]').click();
    await page.locator(base("roman-horse-1")).hover();
    await page.locator("polygon.threat").waitFor();
  });
  const fight = await tableOf(url, NEAR, PERSON_AND_COMPUTER);
  await take("grand-battle-sums", fight.bottom, {}, async (page) => {
    await ordered(page, ["hoplites-1", "hoplites-2", "hoplites-3"], "attack");
    await isAsked(page, "attack");
    await page.locator(base("hoplites-5")).click();
    const sums = page.locator('[data-part="strikes"] details summary').first();
    const answer = page.locator('button[data-action="rush"], [data-part="choices"] button').first();
    for (let decisions = 0; decisions < 6; decisions++) {
      await sums.or(answer).first().waitFor();
      if (await sums.isVisible()) break;
      await answer.click();
      await page.waitForTimeout(700);
    }
    await sums.click();
  });
  const evading = await people(`${STAFF}bottom a: hoplites at 60:36\ntop r: skirm-javelin at 60:42 heading 180`);
  await take("grand-battle-evade", evading.top, { language: "uk" }, async (page) => {
    const other = await beside(page, evading.bottom);
    await ordered(other, ["a"], "attack");
    await isAsked(other, "attack");
    await other.locator(base("r")).click();
    await isAsked(page, "choose");
    await other.context().close();
  });
  await take("grand-battle-pursuit", evading.bottom, {}, async (page) => {
    const other = await beside(page, evading.top);
    await isAsked(other, "choose");
    await other.locator(base("r")).click();
    await page.locator('button[data-action="pursue a"]').waitFor();
  });
  await take("grand-battle-camp", (await people(STAKES)).bottom, {}, async (page) => {
    await ordered(page, ["a"], "attack");
    await isAsked(page, "attack");
    await page.locator('[data-piece="s2"].target').hover();
    await page.locator('[data-ghost="a"]').waitFor();
  });
  await take("grand-battle-gun", (await people(GUN)).bottom, {}, async (page) => {
    await ordered(page, ["g"], "attack");
    await isAsked(page, "choose");
    await page.locator('[data-part="odds"]').waitFor();
  });
  await flankMarch(url, take, post);
  await others(url, take, post, await people(FAR));
  await take(
    "phone-grand-battle-attack",
    (await people(NEAR)).bottom,
    { ...phone, language: "ru", theme: "dark" },
    async (page) => {
      await isAsked(page, "sheet");
      await page.locator(base("hoplites-2")).tap();
      await page.locator('[data-order="attack"]').tap();
      await page.locator('button[data-action="done"]').tap();
      await isAsked(page, "attack");
      await page.locator("[data-piece].target .base").first().tap();
      await page.locator("[data-ghost]").first().waitFor();
    },
  );
}

/**
 * Before and after a battle: dice for the roles, the hand-over at one screen, the end, the replay with its analysis.
 * @type {(url: string, take: any, post: any, seats: {bottom: string, top: string}) => Promise<void>}
 */
async function others(url, take, post, seats) {
  const begun = await post("/games", { game: "grand_battle", scenario: "pick-up-africa", seats: TWO_PEOPLE });
  await take("grand-battle-roles", `${url}/#/game/${begun.id}/${begun.seats.bottom}`, {}, (/** @type {Page} */ page) =>
    page.locator('[data-part="question"]').waitFor(),
  );
  await take("grand-battle-hand-over", seats.bottom, {}, async (/** @type {Page} */ page) => {
    await isAsked(page, "sheet");
    await page.goto(seats.top);
    await page.locator('[data-part="hand-over"]').waitFor();
  });
  const computer = { kind: "computer", level: "straight" };
  const made = await post("/games", {
    game: "grand_battle",
    contents: { ...CLASH },
    seats: { bottom: computer, top: computer },
    watch: true,
  });
  await take("grand-battle-end", `${url}/#/watch/${made.id}`, {}, (/** @type {Page} */ page) =>
    page.locator('[data-part="end"]').waitFor(),
  );
  await take(
    "grand-battle-replay",
    `${url}/#/replay/${made.id}`,
    { language: "uk" },
    async (/** @type {Page} */ page) => {
      const range = page.locator(".transport input[type=range]");
      await range.waitFor();
      await range.fill(String(Math.floor(Number(await range.getAttribute("max")) * 0.7)));
      await page.locator("[role=tab]").nth(1).click();
      await page.locator(".panel.luck").first().waitFor();
    },
  );
  await take("grand-battle-flight", `${url}/#/replay/${made.id}`, {}, async (/** @type {Page} */ page) => {
    const range = page.locator(".transport input[type=range]");
    await range.waitFor();
    for (let step = 1; step < Number(await range.getAttribute("max")); step++) {
      await range.fill(String(step));
      await page.locator(`[data-part="replay"][data-step="${step}"]`).waitFor();
      if (await page.locator(".trail.forced").count()) return;
    }
  });
}

/** A reserve that is written down, and comes round the flank. @type {(url: string, take: any, post: any) => Promise<void>} */
async function flankMarch(url, take, post) {
  for (let tries = 0; tries < 4; tries++) {
    const made = await post("/games", { game: "grand_battle", contents: MARCH, seats: TWO_PEOPLE });
    const link = (/** @type {"bottom" | "top"} */ side) => `${url}/#/game/${made.id}/${made.seats[side]}`;
    let isThere = false;
    await take("grand-battle-segments", link("bottom"), {}, async (/** @type {Page} */ page) => {
      const other = await beside(page, link("top"));
      await Promise.any([press(page, "role attacker"), press(other, "role defender")]);
      await press(other, "edge far");
      await isAsked(other, "deploy");
      await other.locator('[data-part="plan"]').click();
      await press(other, "done");
      await isAsked(page, "deploy");
      await page.locator('[data-part="plan"]').click();
      await page.locator('button[data-action="done"]').waitFor();
      await page.locator('[data-part="reserve"] summary').click();
      await page.locator('[data-field="way"]').selectOption("reserve outflanking segment 4");
      await page.locator('[data-part="note"]').click();
      await page.locator('[data-part="noted"]').waitFor();
      await other.context().close();
    });
    await take("grand-battle-march", link("bottom"), {}, async (/** @type {Page} */ page) => {
      const other = await beside(page, link("top"));
      await isAsked(page, "deploy");
      await press(page, "done");
      for (const each of [page, other, page, other]) {
        await isAsked(each, "sheet");
        // So soon after the same button the page takes it for a slip.
        await each.waitForTimeout(1000);
        await press(each, "done");
      }
      const lost = page
        .locator(".log")
        .getByText(/never comes/)
        .first();
      await page.locator('.grand-battle[data-mode="place"]').or(lost).first().waitFor();
      isThere = !(await lost.isVisible());
      await page
        .locator("polygon.room")
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
    });
    if (isThere) return;
  }
}
