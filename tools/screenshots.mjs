/**
 * Takes the pictures of the page for the documentation: docs/pictures/web-*.webp.
 *
 *     node tools/screenshots.mjs
 *     node tools/screenshots.mjs samurai      only those of one game, or "lobby", "learning", "people" or "coach"
 *
 * Two computers play a game of each; its record is then taken up at moments worth a picture.
 */

import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, PHONE, person } from "../web/tests/helpers/browser.mjs";
import { installHands } from "../web/tests/helpers/hands.mjs";
import { measuredPictures } from "./measured_pictures.mjs";
import { base } from "../web/tests/helpers/measured.mjs";
import { momentOf } from "../web/tests/helpers/moment.mjs";
import { ROOT, startServer } from "../web/tests/helpers/server.mjs";

/** @import { BrowserContext, Page } from "../web/node_modules/playwright-core" */

const FOLDER = join(ROOT, "docs/pictures");
const LARGEST = 150_000;
const WIDE = { viewport: { width: 1280, height: 860 } };

const server = await startServer();
const browser = await launch();

/** @param {string} path @param {object} body */
async function post(path, body) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/**
 * A whole game between two computers.
 * @param {string} game
 * @returns {Promise<{id: string, steps: any[]}>}
 */
async function gameOf(game, level = "steady") {
  const seats = { bottom: { kind: "computer", level }, top: { kind: "computer", level: "steady" } };
  const [ruleset, scenario] = game.split("/");
  const { id } = await post("/games", { game: ruleset, ...(scenario && { scenario }), seats, watch: true });
  // The table is open, and computers play, as long as somebody looks on.
  const context = await person(browser);
  const page = await context.newPage();
  await page.goto(`${server.url}/#/watch/${id}`);
  await page.locator('[data-part="end"]').waitFor({ timeout: 100_000 });
  await context.close();
  const { steps } = await post("/replay", { game: id, as: "open" });
  return { id, steps };
}

/** @typedef {(view: any, own: "bottom" | "top") => boolean} Fits */

/** @param {string} question @returns {Fits} */
const asked = (question) => (view) => view.decision.question.endsWith(question);

/**
 * The last step in the first part of a game that fits, from the eyes of whoever decides there.
 * @param {any[]} steps
 * @param {Fits} fits
 */
function stepOf(steps, fits, part = 0.6) {
  const isIt = (/** @type {any} */ { view }) => view.decision && fits(view, view.decision.side);
  return steps.slice(0, Math.ceil(steps.length * part)).findLast(isIt) ?? steps.find(isIt);
}

/**
 * A game in which there is a moment for every picture.
 * @param {string} game
 * @param {Fits[]} wanted
 */
async function gameWith(game, ...wanted) {
  for (let tries = 0; tries < 8; tries++) {
    const played = await gameOf(game);
    if (wanted.every((fits) => stepOf(played.steps, fits))) return played;
  }
  throw new Error(`no game of ${game} had all the moments that shall be shown`);
}

/**
 * The address of a seat at a table that goes on from a moment of a game.
 * @param {{id: string, steps: any[]}} played
 * @param {Fits} fits
 */
async function moment({ id, steps }, fits, part = 0.6) {
  const { step, view } = stepOf(steps, fits, part);
  const own = view.decision.side;
  const seats = {
    [own]: { kind: "here", name: "Anna" },
    [own === "bottom" ? "top" : "bottom"]: { kind: "computer", level: "steady" },
  };
  const made = await post("/games", { game: view.game, seats, from: { game: id, step } });
  return `${server.url}/#/game/${made.id}/${made.seats[own]}`;
}

/**
 * Take a picture of a page.
 * @param {string} name
 * @param {string} url
 * @param {Parameters<typeof person>[1]} wishes
 * @param {(page: Page) => Promise<void>} prepare
 */
async function take(name, url, wishes, prepare = async () => undefined) {
  const context = await person(browser, { ...WIDE, ...wishes });
  try {
    await installHands(context);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator("main").waitFor();
    await prepare(page);
    await page.waitForTimeout(700);
    await keep(context, page, name);
  } finally {
    await context.close();
  }
}

/** @param {BrowserContext} context @param {Page} page @param {string} name */
async function keep(context, page, name) {
  const wire = await context.newCDPSession(page);
  const { data } = await wire.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  const path = join(FOLDER, `web-${name}.webp`);
  writeFileSync(path, Buffer.from(data, "base64"));
  const { size } = statSync(path);
  if (size > LARGEST) throw new Error(`${path} has ${size} bytes`);
  console.log(`${path.slice(ROOT.length)} ${Math.round(size / 1000)} kB`);
}

/** @param {Page} page */
const atTable = (page) => page.locator('[data-part="question"]').waitFor();

/** Hover what an action begins with, then click it and hover where it ends. @param {string} verb */
const pointAt = (verb) => async (/** @type {Page} */ page) => {
  await atTable(page);
  const action = await page.evaluate((verb) => {
    const actions = globalThis.hands.turn().view.decision.actions;
    return actions.find((action) => action.startsWith(`${verb} `));
  }, verb);
  const [, first, second] = action.split(" ");
  await page.locator(`.cell[data-hex="${first}"]`).click({ force: true });
  await page.locator(`.cell[data-hex="${second}"]`).hover({ force: true });
  await page.waitForTimeout(800);
};

/** A flag with a complete formation of ours against an incomplete one. @param {"bottom" | "top"} own */
const isOpenFor = (own) => (/** @type {any} */ flag) =>
  flag.holder === "nobody" && flag[own].formation && !flag[own === "bottom" ? "top" : "bottom"].formation;

/** A claim that was not on offer: it can be refuted. @type {Fits} */
const refutable = (view, own) => asked("-ask-draw")(view, own) && view.flags.some(isOpenFor(own));

/** Cavalry charges infantry that is not in square. @type {Fits} */
const charged = (view) => {
  if (!asked("-ask-react")(view, "bottom") || !view.combat) return false;
  const on = (/** @type {string} */ hex) => view.units.find((/** @type {any} */ unit) => unit.hex === hex);
  const target = on(view.combat.target);
  return /cavalry|cuirassiers/.test(on(view.combat.from)?.kind) && !target?.square && /infantry/.test(target?.kind);
};

/** The link of the seat that is asked. @param {{bottom: string, top: string}} links */
async function askedOf(links) {
  const context = await person(browser);
  await installHands(context);
  const page = await context.newPage();
  await page.goto(links.bottom);
  await atTable(page);
  const mine = await page.evaluate(() => Boolean(globalThis.hands.turn()));
  await context.close();
  return mine ? links.bottom : links.top;
}

const phone = { ...PHONE, deviceScaleFactor: 1.5 };

async function lobby() {
  await take("lobby", server.url, {}, (page) => page.locator("h3 button.whole").first().waitFor());
  await take("lobby-dark", server.url, { theme: "dark", language: "ru" }, (page) =>
    page.locator("h3 button.whole").first().waitFor(),
  );
  await take("set-up", server.url, {}, async (page) => {
    await page.locator("h3 button.whole").nth(3).click();
    await page.locator("dialog[open]").waitFor();
  });
  await take("phone-lobby", server.url, phone);
  await take("lobby-battles", server.url, { language: "uk" }, async (page) => {
    await page.locator('article[data-game="napoleonics"] button.more').click();
    await page.locator("#shelf h3 button.whole").first().waitFor();
  });
  await take("settings", server.url, {}, async (page) => {
    await page.locator("header button").click();
    await page.locator("dialog[open]").waitFor();
  });
  await take("briefing", server.url, {}, async (page) => {
    await page.locator('article.sheet[data-game="ancients"] button.quiet').first().click();
    await page.locator('dialog[open] [data-part="briefing"]').first().click();
    await page.locator("dialog[open] .history").waitFor();
  });
  await take("replay-open", `${server.url}/#/replay`, {});
}

/** Ask what the first unit of one's own could do. @param {Page} page */
async function study(page) {
  await atTable(page);
  const hex = await page.evaluate(() => {
    const { view } = globalThis.hands.turn();
    return view.units.find((unit) => unit.side === view.decision.side && unit.hex).hex;
  });
  await page.locator('[data-part="tool-study"]').click();
  await page.locator(`.cell[data-hex="${hex}"]`).click({ force: true });
  await page.locator('[data-part="study"] h4').waitFor();
  await page.mouse.move(5, 5);
}

/** What teaches and explains: a lesson, the reference, a study, dice as they fall, the end of a battle. */
async function learning() {
  await take("learn", `${server.url}/#/learn`, {}, (page) => page.locator("main a.primary").first().waitFor());
  await take("lesson", `${server.url}/#/learn/napoleonics/rolica/2`, {}, (page) =>
    page.locator("aside .task").waitFor(),
  );
  const skirmish = await gameOf("samurai/001-first-skirmish");
  await take("end", `${server.url}/#/watch/${skirmish.id}`, {}, async (page) => {
    await page.locator('[data-part="end"] h2').waitFor();
    await page.locator('[data-part="reckon"]').click();
    await page.locator('[data-part="reckoning"]').waitFor({ timeout: 60_000 });
  });
  const seats = { bottom: { kind: "here", name: "Anna" }, top: { kind: "computer", level: "steady" } };
  const made = await post("/games", { game: "napoleonics", scenario: "001-rolica-first-position", seats });
  const start = `${server.url}/#/game/${made.id}/${made.seats.bottom}`;
  await take("study", start, {}, study);
  await take("phone-study", start, { ...phone, language: "uk", theme: "dark" }, study);
  await take("phone-across", start, { ...phone, viewport: { width: 740, height: 360 } }, study);
  await take("reference", start, {}, async (page) => {
    await atTable(page);
    await page.keyboard.press("i");
    await page.locator("dialog[open] [data-entry]").first().waitFor();
  });
  const both = { bottom: { kind: "computer", level: "steady" }, top: { kind: "computer", level: "steady" } };
  const watched = await post("/games", { game: "ancients", scenario: "001-akragas", seats: both, watch: true });
  await take("dice", `${server.url}/#/watch/${watched.id}`, { speed: "slow" }, async (page) => {
    await page.locator('[data-falling="false"] .over .tray').first().waitFor({ timeout: 100_000 });
  });
}

async function battleLine() {
  const line = await gameWith("battle_line", asked("-ask-play"), refutable);
  const play = await moment(line, asked("-ask-play"));
  await take("battle-line", play, {}, async (page) => {
    await atTable(page);
    await page.locator("[data-hand][data-ready]").first().click();
    await page.mouse.move(5, 5);
  });
  await take("battle-line-dark", play, { theme: "dark", language: "uk" }, atTable);
  await take("battle-line-claim", await moment(line, refutable, 0.8), {}, async (page) => {
    await atTable(page);
    const { flags, decision } = await page.evaluate(() => globalThis.hands.turn().view);
    await page.locator(`[data-flag="${flags.find(isOpenFor(decision.side)).flag}"]`).click();
    await page.locator('[data-part="refusal"] strong').waitFor();
  });
  await take("phone-battle-line", play, { ...phone, theme: "dark" }, async (page) => {
    await atTable(page);
    await page.locator("[data-hand][data-ready]").first().tap();
  });
}

async function ancients() {
  const akragas = await gameWith("ancients", asked("-ask-card"), asked("-ask-move"), asked("-ask-battle"));
  await take("ancients-card", await moment(akragas, asked("-ask-card"), 0.4), {}, async (page) => {
    await atTable(page);
    await page.locator("button.card").nth(1).hover();
    await page.waitForTimeout(800);
  });
  await take("ancients-move", await moment(akragas, asked("-ask-move"), 0.5), {}, async (page) => {
    await atTable(page);
    const action = await page.evaluate(() => {
      const actions = globalThis.hands.turn().view.decision.actions;
      return actions.find((action) => action.startsWith("move "));
    });
    await page.locator(`.cell[data-hex="${action.split(" ")[1]}"]`).click({ force: true });
    await page.mouse.move(5, 5);
  });
  const battle = await moment(akragas, asked("-ask-battle"), 0.7);
  await take("ancients-attack", battle, {}, pointAt("attack"));
  await take("ancients-log", battle, {}, async (page) => {
    await atTable(page);
    await page.locator(".log button.line").nth(-2).click();
    await page.locator(".log .why").waitFor();
  });
  await take("rules", `${server.url}/#/rules/ancients`, {}, async (page) => {
    await page.locator("input[type=search]").fill("elephant");
    await page.locator(".clauses mark").first().waitFor();
  });
  await take("replay", `${server.url}/#/replay/${akragas.id}`, {}, async (page) => {
    await page.locator(".transport input[type=range]").fill(String(Math.floor(akragas.steps.length * 0.6)));
    await page.locator("[role=tab]").nth(1).click();
    await page.locator(".panel.luck svg").first().waitFor({ timeout: 60_000 });
  });
  await take("phone-ancients", await moment(akragas, asked("-ask-card"), 0.4), phone, atTable);
}

async function napoleonics() {
  const waterloo = await gameWith("napoleonics/015-waterloo", asked("-ask-card"), asked("-ask-support"), charged);
  await take("napoleonics-support", await moment(waterloo, asked("-ask-support")), {}, atTable);
  await take("napoleonics-square", await moment(waterloo, charged, 0.9), {}, async (page) => {
    await atTable(page);
    await page.waitForTimeout(1500);
  });
  await take("phone-napoleonics", await moment(waterloo, asked("-ask-card"), 0.4), phone, atTable);
}

async function samurai() {
  const seats = { bottom: { kind: "here", name: "Anna" }, top: { kind: "computer", level: "steady" } };
  const made = await post("/games", { game: "samurai", scenario: "001-first-skirmish", seats });
  const start = `${server.url}/#/game/${made.id}/${made.seats.bottom}`;
  await take("samurai-card", start, {}, async (page) => {
    await atTable(page);
    await page.locator("button.card").nth(1).hover();
    await page.waitForTimeout(800);
  });
  await take("phone-samurai", start, phone, atTable);
  // Steady players would take minutes to come to these: any game in which it happens will do.
  const nagashino = { game: "samurai", scenario: "101-nagashino" };
  const dragon = await askedOf(await momentOf(server.url, { ...nagashino, verb: "dragon war-cry" }));
  await take("samurai-dragon", dragon, {}, atTable);
  const inspired = await askedOf(await momentOf(server.url, { ...nagashino, verb: "inspire" }));
  await take("samurai-inspire", inspired, {}, atTable);
}

/** Games as a browser remembers them: a fortnight of somebody who likes Ancients. */
function remembered() {
  const battles = [
    ["ancients", "001-akragas", "Akragas", "Syracusan", "Carthaginian"],
    ["napoleonics", "015-waterloo", "Waterloo", "French", "Allied"],
    ["ancients", "002-crimissos-river", "Crimissos River", "Syracusan", "Carthaginian"],
    ["battle_line", "standard", "Battle Line", "", ""],
    ["samurai", "101-nagashino", "Nagashino", "Oda", "Takeda"],
  ];
  return Array.from({ length: 13 }, (_, at) => {
    const [game, scenario, title, bottom, top] = battles[at % battles.length] ?? [];
    const [mine, theirs] = at % 3 === 0 ? ["top", "bottom"] : ["bottom", "top"];
    const friend = { kind: "link", name: "Bogdan", level: "" };
    const computer = { kind: "computer", name: "", level: at % 2 ? "steady" : "veteran" };
    const account = (/** @type {number} */ more) => ({ rolls: 30, expected: 24.5, actual: 23 + ((at * more) % 6) });
    return {
      ...{ id: `remembered-${at}`, game, scenario, title, sides: { bottom, top }, mine: [mine] },
      seats: { [mine]: { kind: "here", name: "Anna", level: "" }, [theirs]: at % 4 === 1 ? friend : computer },
      ...{ state: at ? "over" : "playing", winner: at ? [mine, theirs, mine, "nobody"][at % 4] : "" },
      ...{ ending: at ? "rules" : "", turn: 8, created: 1_790_000_000, updated: 1_794_830_000 - at * 100_000 },
      luck: { kind: game === "battle_line" ? "cards" : "dice", sides: { [mine]: account(5), [theirs]: account(7) } },
    };
  });
}

async function people() {
  const seats = { bottom: { kind: "here", name: "Anna" }, top: { kind: "link" } };
  const clock = { seconds: 900, increment: 5, per: "game" };
  const made = await post("/games", { game: "ancients", scenario: "001-akragas", seats, clock });
  const join = `${server.url}/#/join/${made.id}/${made.invitations.top}`;
  await take("join", join, {}, (page) => page.locator("dt.option").first().waitFor());
  await take("seat", `${server.url}/#/game/${made.id}/${made.seats.bottom}`, {}, async (page) => {
    const reach = { by: "network", addresses: ["http://192.168.1.20:8000"] };
    await page.route("**/api/reach*", (route) => route.fulfill({ json: reach }));
    await page.locator("#tab-table").click();
    await page.getByText("Your seat", { exact: true }).click();
    await page.locator('[data-part="make-code"]').click();
    await page.locator('[data-part="qr"]').waitFor();
  });
  // A seat that is open elsewhere, a link that was used, and what is answered while one is away.
  const days = await post("/games", { game: "ancients", seats, clock: { seconds: 259_200, increment: 0, per: "move" } });
  const own = `${server.url}/#/game/${days.id}/${days.seats.bottom}`;
  await take("orders", own, {}, async (page) => {
    await page.locator("#tab-table").click();
    await page.getByRole("button", { name: "Standing orders" }).click();
    await page.locator("dialog[open]").waitFor();
  });
  const elsewhere = await person(browser, {});
  const other = await elsewhere.newPage();
  await other.goto(own);
  await other.locator('[data-part="table"]').waitFor();
  await take("second-place", own, {}, (page) => page.locator('[data-part="second-place"]').waitFor());
  await elsewhere.close();
  const guest = await person(browser, {});
  const sits = await guest.newPage();
  await sits.goto(join);
  await sits.locator('[data-part="sit-down"]').click();
  await sits.locator('[data-part="table"]').waitFor();
  await guest.close();
  await take("join-used", join, {}, (page) => page.locator("[role=alert]").waitFor());
  const here = { bottom: { kind: "here", name: "Anna" }, top: { kind: "here", name: "Boris" } };
  const shared = await post("/games", { game: "ancients", scenario: "001-akragas", seats: here });
  await take("hand-over", server.url, { sound: null }, async (page) => {
    const kept = { [shared.id]: { seats: shared.seats, invitations: {}, at: 0 } };
    await page.evaluate((kept) => localStorage.setItem("vexilla-seats", kept), JSON.stringify(kept));
    await page.goto(`${server.url}/#/table/${shared.id}`);
    await page.locator('[data-part="hand-over"]').waitFor();
  });
  await take("help", `${server.url}/#/game/${shared.id}/${shared.seats.bottom}`, { sound: null }, async (page) => {
    await atTable(page);
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
  });
  await take("my-games", `${server.url}/#/mine`, {}, async (page) => {
    const kept = JSON.stringify({ version: 1, games: remembered() });
    await page.evaluate((kept) => localStorage.setItem("vexilla-games", kept), kept);
    await page.reload();
    await page.locator("tbody th span").first().waitFor();
    await page.locator("#mine-luck").scrollIntoViewIfNeeded();
  });
}

/** The coach: a hint at the table, and which decisions of a game cost most. */
async function coach() {
  const seats = { bottom: { kind: "here", name: "Anna" }, top: { kind: "computer", level: "recruit" } };
  const made = await post("/games", { game: "ancients", scenario: "001-akragas", seats });
  await take("hint", `${server.url}/#/game/${made.id}/${made.seats.bottom}`, {}, async (page) => {
    await page.locator('[data-part="hint-ask"]').click();
    await page.locator('[data-part="coach-action"]').waitFor({ timeout: 60_000 });
  });
  // A game that two computers played, as if one of them had been somebody at this screen.
  const line = await gameOf("battle_line", "random");
  const record = await (await fetch(`${server.url}/api/games/${line.id}/record`)).text();
  const again = await post("/records", { record, seats });
  await take("decisions", `${server.url}/#/game/${again.id}/${again.seats.bottom}`, {}, async (page) => {
    await page.locator('[data-part="to-review"]').click();
    await page.locator('[data-part="review-begin"]').first().click();
    await page.locator('[data-part="review"][data-busy="true"]').waitFor();
    await page.locator('[data-part="review"][data-busy="false"]').waitFor({ timeout: 200_000 });
    await page.locator('[data-part="review-show"]').first().click();
  });
}

/** The measured table: orders, a drag, a wheel, an attack with its odds, setting up. */
async function grandBattle() {
  const seats = { bottom: { kind: "here", name: "Anna" }, top: { kind: "computer", level: "straight" } };
  const begun = async (/** @type {string} */ scenario) => {
    const made = await post("/games", { game: "grand_battle", scenario, seats });
    return `${server.url}/#/game/${made.id}/${made.seats.bottom}`;
  };
  const sheet = '.grand-battle[data-mode="sheet"]';
  await take("grand-battle-orders", await begun("leuctra"), {}, async (page) => {
    await page.locator(sheet).waitFor();
    await page.locator(base("hoplites-1")).click();
    await page.locator(base("hoplites-2")).click({ modifiers: ["Shift"] });
    await page.locator("[data-purse] b").first().waitFor();
  });
  await take("grand-battle-dark", await begun("alesia"), { theme: "dark", language: "uk" }, (page) =>
    page.locator(sheet).waitFor(),
  );
  await take("phone-grand-battle", await begun("watling-street"), phone, (page) => page.locator(sheet).waitFor());
  await take("grand-battle-drag", await begun("leuctra"), {}, async (page) => {
    await page.locator(sheet).waitFor();
    await page.locator(base("hoplites-1")).click();
    await page.locator(base("hoplites-2")).click({ modifiers: ["Shift"] });
    await page.locator('[data-order="manoeuvre"]').click();
    await page.locator('[data-line="1"]').waitFor();
    await page.locator('[data-action="done"]').click();
    await page.locator('button[data-action="execute 1"]').click();
    const handle = await page.locator('[data-handle="left"]').boundingBox();
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x, handle.y - 45, { steps: 5 });
    await page.locator("[data-ghost]").first().waitFor();
  });
  await take("grand-battle-deployment", await begun("pick-up-africa"), {}, async (page) => {
    const deploying = page.locator('.grand-battle[data-mode="deploy"]');
    const next = page.locator('[data-part="question"].mine button.choice').first();
    for (;;) {
      await deploying.or(next).first().waitFor();
      if (await deploying.isVisible()) break;
      await next.click();
      await page.waitForTimeout(200);
    }
    await page.locator('[data-part="plan"]').click();
    await page.locator('[data-action="done"]').waitFor();
  });
}

/** Every state of it. */
const measured = () => measuredPictures(server.url, take, post, phone);

const parts = {
  lobby,
  learning,
  battle_line: battleLine,
  ancients,
  napoleonics,
  samurai,
  grand_battle: grandBattle,
  measured,
  people,
  coach,
};

try {
  mkdirSync(FOLDER, { recursive: true });
  const asking = process.argv.slice(2);
  for (const [name, part] of Object.entries(parts)) {
    if (!asking.length || asking.includes(name)) await part();
  }
} finally {
  await browser.close();
  await server.stop();
}
