/** The pages around the table: lobby, settings, rules reader; the page's weight and its first paint. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axe, newPage, open, overhang, PHONE, person, picture } from "./helpers/browser.mjs";
import { GAMES } from "./helpers/games.mjs";
import { atTable, playAtOnce } from "./helpers/lobby.mjs";
import { PYTHON } from "./helpers/server.mjs";
import { site } from "./helpers/site.mjs";

const here = site();
/** Compressed, in bytes: all that is loaded from the lobby to the first decision, fonts too, data of the game excepted. */
const HEAVIEST = 200_000;

/** @type {[language: string, name: string, wishes: object][]} */
const LOBBIES = [
  ["en", "wide", { theme: "light" }],
  ["en", "phone", { ...PHONE, theme: "dark" }],
  ["ru", "phone", { ...PHONE, theme: "light" }],
  ["uk", "wide", { theme: "dark" }],
];
for (const [language, name, wishes] of LOBBIES) {
  test(`the lobby: ${name}, ${language}`, async () => {
    await here.visit({ language, ...wishes }, async (page) => {
      await page.locator("article.sheet").first().waitFor();
      await page.locator("h3 button.whole").first().waitFor();
      // Every battle on a field has a map of it.
      await page.locator('[data-part="map"]').first().waitFor();
      // On maps, too, armies have the colours that they have at the table.
      const fill = (/** @type {string} */ game) =>
        page
          .locator(`article[data-game=${game}] [data-part="map"] .unit.top`)
          .evaluate((unit) => getComputedStyle(unit).fill);
      assert.notEqual(await fill("samurai"), await fill("ancients"));
      assert.deepEqual(await axe(page), []);
      await picture(page, `lobby-${name}-${language}`);
      await page.locator("article.sheet").first().locator("button.quiet").click();
      await page.locator("dialog[open]").waitFor();
      assert.deepEqual(await axe(page), []);
      await picture(page, `lobby-sheet-${name}-${language}`);
    });
  });
}

for (const [language, wishes, reason] of /** @type {[string, object, RegExp][]} */ ([
  ["en", {}, /begun by version 9\d* of the rules/],
  ["uk", PHONE, /почато за правилами гри «Лінія фронту \(Battle Line\)» версії 9/],
])) {
  test(`a game whose rules are newer is shown as it was left, with the reason: ${language}`, async () => {
    await here.visit({ language, ...wishes }, async (page) => {
      const seats = { bottom: { kind: "here", name: "Anna" }, top: { kind: "here", name: "Boris" } };
      const made = await page.request.post(`${here.url}/api/games`, { data: { game: "battle_line", seats } });
      const game = await made.json();
      const statement = "UPDATE games SET header = replace(header, 'rules: ', 'rules: 9') WHERE id = ?";
      const program =
        "import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as it: it.execute(*sys.argv[2:3], sys.argv[3:])";
      execFileSync(PYTHON, ["-c", program, here.database, statement, game.id]);
      await page.goto(`${here.url}/#/game/${game.id}/${game.seats.bottom}`);
      await page.locator('[data-part="as-left"]').getByText("Boris").waitFor();
      await page.getByRole("alert").filter({ hasText: reason }).waitFor();
      assert.deepEqual(await axe(page), []);
      await picture(page, `table-as-left-${language}`);
      await page.locator('a.primary[href="#/"]').click();
      const shown = page.locator('[data-part="closed-game"]');
      await shown.filter({ hasText: reason }).waitFor();
      assert.equal(await shown.count(), 1);
      assert.deepEqual(await axe(page), []);
      await picture(page, `lobby-closed-game-${language}`);
    });
  });
}

test("a battle file of one's own is checked, its faults are told by line, and it is played", async () => {
  const expected = /400/;
  await here.visit({ language: "uk", expected }, async (page) => {
    const card = page.locator('[data-part="battle-file"]');
    const file = card.locator("input[type=file]");
    const text = await readFile(new URL("../../docs/examples/my-battle.toml", import.meta.url), "utf8");
    const spoilt = text.replace("cards = 5", "cards = 50");
    const line = spoilt.split("\n").findIndex((row) => row.startsWith("cards = 50")) + 1;
    await file.setInputFiles({ name: "own.toml", mimeType: "text/plain", buffer: Buffer.from(spoilt) });
    // The first file that is checked starts a process for that.
    await card.getByText(`Рядок ${line}:`).waitFor({ timeout: 60_000 });
    await card.getByText("own.toml зіграти не можна: 1 помилка").waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "lobby-battle-file-faults");

    await file.setInputFiles({ name: "own.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("Міст біля Дубового броду").first().waitFor();
    await dialog.locator("input[type=radio][value=computer]").check();
    await dialog.locator("button.begin").click();
    await atTable(page);
    await page.getByText("Міст біля Дубового броду").first().waitFor();
    await picture(page, "table-battle-file");
  });
});

test("language and light are chosen in the settings, and kept", async () => {
  await here.visit({ theme: "light" }, async (page) => {
    await page.locator("header button").click();
    await page.locator("dialog[open] input[value=uk]").check();
    await page.getByText("Налаштування").first().waitFor();
    await page.locator("dialog[open] input[value=dark]").check();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByText("Налаштування").first().waitFor();
    const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    assert.equal(dark, "rgb(27, 22, 17)");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "uk");
  });
});

for (const [game, word, clause] of /** @type {const} */ ([
  ["battle_line", "fog", "BLN-10-004"],
  ["ancients", "elephant", "ANC-05-002"],
  ["napoleonics", "square", "NAP-06-022"],
])) {
  test(`${game}: the rules can be searched, and a clause has an address`, async () => {
    await here.visit({ url: `${here.url}/#/rules/${game}` }, async (page) => {
      const clauses = page.locator(".clauses");
      await clauses
        .getByText(/[A-Z]{3}-01-001/)
        .first()
        .waitFor();
      // A whole book once: axe looks at every word of it.
      if (game === "battle_line") assert.deepEqual(await axe(page), []);
      await picture(page, `rules-${game}`);
      const all = await page.locator(".count").innerText();
      await page.locator("input[type=search]").fill(word);
      await page.waitForFunction((all) => document.querySelector(".count")?.textContent !== all, all);
      await clauses.getByText(new RegExp(word, "i")).first().waitFor();
      assert.deepEqual(await axe(page), []);
      await picture(page, `rules-${game}-search`);
      await page.goto(`${here.url}/#/rules/${game}/${clause}`);
      await clauses.getByText(clause).first().waitFor();
      assert.equal(await overhang(page), 0);
    });
  });
}

for (const game of GAMES) {
  test(`${game}: the page weighs little, also where two scripts are read`, async () => {
    const context = await person(here.browser, { language: "uk" });
    try {
      const page = await newPage(context);
      /** @type {import("playwright-core").Request[]} */
      const loaded = [];
      page.on("requestfinished", (request) => void (request.url().includes("/api/") || loaded.push(request)));
      await page.goto(here.url);
      await playAtOnce(page, game);
      await page.locator('[data-part="question"]').waitFor();
      await page.waitForLoadState("networkidle");
      const sizes = await Promise.all(loaded.map((request) => request.sizes()));
      const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      assert.equal(loaded.filter((request) => request.url().endsWith(".woff2")).length, 4, "fonts of this page alone");
      assert.ok(weight > 30_000 && weight < HEAVIEST, `${weight} bytes`);
    } finally {
      await context.close();
    }
  });
}

test("the first paint does not wait for the server; who returns finds his games at once", async () => {
  const context = await person(here.browser, {});
  try {
    await context.route("**/api/**", () => undefined);
    const page = await open(context, here.url);
    await page.locator("h1", { hasText: "Vexilla" }).waitFor();
    await page.locator(".quick[aria-busy=true] .coming").first().waitFor();
    await picture(page, "lobby-before-the-server");
    await context.unroute("**/api/**");
    await page.reload();
    await page.locator("article.sheet button.play").first().waitFor();
    await page.locator("h3 button.whole").first().waitFor();
    await context.route("**/api/**", () => undefined);
    await page.reload();
    await page.locator("article.sheet button.play").first().waitFor();
    await context.route("**/assets/**", () => undefined);
    const bare = await newPage(context);
    await bare.goto(here.url, { waitUntil: "commit" });
    await bare.locator(".shell").waitFor();
  } finally {
    await context.close();
  }
});
