/** How it looks: fonts, sides told apart, room for the board, the log, the end of a battle, the lobby, sounds. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, picture } from "./helpers/browser.mjs";
import { GAMES } from "./helpers/games.mjs";
import { atTable, playAtOnce } from "./helpers/lobby.mjs";
import { momentOf } from "./helpers/moment.mjs";
import { resign } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Locator, Page } from "playwright-core" */

const here = site();
const TABLET = { viewport: { width: 1024, height: 768 } };

/** A table against the computer, as the one who begins. @param {string} game */
async function newTable(game) {
  const seats = { bottom: { kind: "here", name: "Anna" }, top: { kind: "here", name: "Boris" } };
  const answer = await fetch(`${here.url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, seats }),
  });
  const made = await answer.json();
  return `${here.url}/#/game/${made.id}/${made.seats.bottom}`;
}

/** How light the blocks of a side are: 0 to 1, as eyes that see no colours weigh it. @param {Page} page @param {string} selector */
function lightness(page, selector) {
  return page
    .locator(selector)
    .first()
    .evaluate((face) => {
      const [red, green, blue] =
        getComputedStyle(face)
          .fill.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const part = (/** @type {number | undefined} */ value) => ((value ?? 0) / 255) ** 2.2;
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    });
}

/** @param {Locator} place */
const boxOf = async (place) => (await place.boundingBox()) ?? assert.fail("it is not to be seen");

test("the page brings its own letters, Ukrainian ones too", async () => {
  await here.visit({ language: "uk" }, async (page) => {
    await page.locator("article.sheet").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    // Every letter is in the range of a font that is there: what none of them has would be drawn with the system's letters.
    for (const family of ["Vexilla Sans", "Vexilla Serif"]) {
      const missing = await page.evaluate((family) => {
        const ranges = [...document.fonts]
          .filter((face) => face.family.replaceAll('"', "") === family && face.status === "loaded")
          .flatMap(({ unicodeRange }) => unicodeRange.split(","))
          .map((range) => range.trim().slice(2).split("-"));
        const has = (/** @type {number} */ code) =>
          ranges.some(([first = "", last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16));
        return [..."Їжак, ґанок, є, і 0123456789"].filter((letter) => !has(letter.codePointAt(0) ?? 0));
      }, family);
      assert.deepEqual(missing, [], family);
    }
    assert.match(await page.locator("h1").evaluate((title) => getComputedStyle(title).fontFamily), /^"Vexilla Serif"/);
    // Fonts of other scripts and styles stay where they are.
    const loaded = await page.evaluate(
      () =>
        [...document.fonts].filter(({ status, family }) => status === "loaded" && !family.includes("Before")).length,
    );
    assert.equal(loaded, 4);
  });
});

for (const [game, faces] of /** @type {const} */ ([
  ["ancients", { bottom: ".unit.bottom .face", top: ".unit.top .face" }],
  ["napoleonics", { bottom: ".unit.british .face", top: ".unit.french .face" }],
  ["samurai", { bottom: ".unit.bottom .face", top: ".unit.top .face" }],
])) {
  test(`${game}: sides differ without colours, by day and night, and what is printed lies on the block`, async () => {
    await here.visit({ url: await newTable(game) }, async (page) => {
      await page.locator(faces.top).first().waitFor();
      for (const theme of ["dark", "light"]) {
        await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
        const [one = 0, other = 0] = [await lightness(page, faces.bottom), await lightness(page, faces.top)].sort();
        assert.ok((other + 0.05) / (one + 0.05) > 2, `${theme}: ${one} and ${other}`);
      }
      const unit = page.locator(".unit:has(.number)").first();
      const [face, number] = [await boxOf(unit.locator(".face")), await boxOf(unit.locator(".number"))];
      assert.ok(number.x > face.x && number.x + number.width < face.x + face.width, "the number is off the block");
      // A leader stands beside his unit: the middle of his banner lies on no block.
      const cloth = await boxOf(page.locator(".piece.leader .cloth").first());
      const middle = cloth.x + cloth.width / 2;
      const blocks = await page.locator(".unit .face").evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      const covered = blocks.filter(
        ({ left, right, top, bottom }) => middle > left && middle < right && cloth.y > top - 5 && cloth.y < bottom,
      );
      assert.deepEqual(covered, []);
    });
  });
}

/** What lies over the board and stays there while it scrolls. @param {Page} page */
function covering(page) {
  return page.evaluate(() => {
    const board = document.querySelector('[data-part="board"]');
    if (!board) return ["there is no board"];
    const { left, right, top, bottom } = board.getBoundingClientRect();
    return [...document.querySelectorAll("body *")]
      .filter(
        (each) =>
          !board.contains(each) &&
          !each.matches(".skip") &&
          ["fixed", "sticky"].includes(getComputedStyle(each).position),
      )
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return (
          Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
          Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
        );
      })
      .map((each) => each.outerHTML.slice(0, 80));
  });
}

test("twice as large, and on a phone that lies across, nothing lies over a board, and the question is seen", async () => {
  const lessons = ["battle_line/first-flags", "samurai/hachimanbara"].map((each) => `${here.url}/#/learn/${each}`);
  const urls = [...(await Promise.all(GAMES.map(newTable))), ...lessons];
  await here.visit({ url: urls[0], language: "ru" }, async (page) => {
    for (const url of urls) {
      await page.goto(url);
      await page.reload();
      await page.locator('[data-part="question"]').waitFor();
      for (const [width, height] of /** @type {const} */ ([
        [640, 430],
        [720, 450],
        [844, 390],
      ])) {
        await page.setViewportSize({ width, height });
        const question = await boxOf(page.locator('[data-part="question"]'));
        assert.deepEqual(await covering(page), [], `${url} ${width}`);
        const isCut = await page.locator("section.bar").evaluate((bar) => bar.scrollWidth > bar.clientWidth + 1);
        assert.ok(!isCut, `${url} ${width}: the question is wider than its place`);
        assert.ok(question.y > 0 && question.y + question.height <= height, `${url} ${width}: where is the question?`);
        const beyond = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        assert.equal(beyond, 0, `${url} ${width}: the page scrolls`);
      }
    }
  });
});

test("names once, a panel that folds and stays folded", async () => {
  await here.visit({ ...TABLET, language: "ru", url: await newTable("ancients") }, async (page) => {
    const board = page.locator("svg[role=grid]");
    await board.waitFor();
    await page.locator('[data-part="question"]').waitFor();
    assert.equal(await page.getByText("Карфагеняне", { exact: true }).count(), 1);
    const before = (await boxOf(board)).width;
    await page.locator('[data-part="fold"]').click();
    await page.locator('aside.folded [data-part="fold"][aria-expanded=false]').waitFor();
    assert.ok((await boxOf(board)).width > before + 100);
    assert.deepEqual(await axe(page), []);
    await page.reload();
    await page.locator("aside.folded").waitFor();
    await page.locator("#tab-log").click();
    // Cards that nobody here sees are told once, with their number.
    await page.locator(".log .line", { hasText: "Карфагеняне" }).locator(".times", { hasText: "5 раз" }).waitFor();
    assert.equal(await page.locator(".log .line", { hasText: "Карфагеняне" }).count(), 1);
    assert.equal(await page.locator("aside.folded").count(), 0);
  });
});

test("ancients: the log names sides once and shows units and dice; the end tells of losses", async () => {
  const { bottom } = await momentOf(here.url, { game: "ancients", scenario: "001-akragas", verb: "last attack" });
  await here.visit({ url: bottom }, async (page) => {
    const turn = page.locator(".log .turn.bottom:has(.picture.dice)").last();
    await turn.locator(".picture.dice .die svg").first().waitFor();
    await turn.locator(".picture.unit svg").first().waitFor();
    const told = await turn
      .locator("button.line .words")
      .evaluateAll((lines) =>
        lines.map((line) => [...line.childNodes].map((part) => (part.nodeType === 3 ? part.textContent : "")).join("")),
      );
    assert.ok(told.length > 3 && told.every((line) => !line.includes("Syracusan")), told.join("\n"));
    // Whose turn it is says the heading: a line names a side only where it is the other one.
    assert.equal(await turn.locator(".picture.side.bottom").count(), 0);
    await resign(page, (place) => place.click());
    const end = page.locator('[data-part="end"].top');
    await end.locator(".tally .bottom .mark svg").first().waitFor();
    await end.locator('.tally .top [role=img][aria-label*=" of 5 banners"]').waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "looks-end");
    await end.locator('[data-part="to-replay"]').click();
    const heading = page.locator("[role=tabpanel] h3 button.turn").first();
    await heading.waitFor();
    await page.locator("[role=tabpanel] .picture.unit svg").first().waitFor();
    // As large as at the table.
    assert.ok((await boxOf(page.locator("svg[role=grid]"))).height > 500);
    assert.deepEqual(await axe(page), []);
    await picture(page, "looks-replay");
  });
});

test("battle_line: luck and the turning point are told when they are asked for, and lead into the replay", async () => {
  const { bottom } = await momentOf(here.url, { game: "battle_line", scenario: "standard", verb: "last claim" });
  await here.visit({ url: bottom, language: "ru" }, async (page) => {
    await atTable(page);
    await resign(page, (place) => place.click());
    await page.locator('[data-part="reckon"]').click();
    const turning = page.locator('[data-part="reckoning"] [data-part="turning"]');
    const step = /step=(\d+)/.exec((await turning.getAttribute("href")) ?? "")?.[1];
    assert.deepEqual(await axe(page), []);
    await turning.click();
    await page.locator(`[data-part="replay"][data-step="${step}"]`).waitFor();
  });
});

test("the lobby: games first, no hole, battles in tabs that keys turn and that are remembered", async () => {
  await here.visit(TABLET, async (page) => {
    const sheets = page.locator("article.sheet");
    await sheets.nth(3).waitFor();
    assert.deepEqual((await sheets.locator("h2").allInnerTexts()).slice(0, 2), ["Battle Line", "Ancients"]);
    const [first, second, last, field] = [
      await boxOf(sheets.first()),
      await boxOf(sheets.nth(1)),
      await boxOf(sheets.last()),
      await boxOf(page.locator(".quick")),
    ];
    assert.ok(Math.abs(last.x + last.width - field.x - field.width) < 2, "there is a hole after the last game");
    assert.equal(Math.round(first.width), Math.round(second.width));
    await page.locator('article[data-game="napoleonics"] [data-part="map"] .terrain').waitFor({ state: "attached" });
    await page.locator("#shelf-ancients").focus();
    await page.keyboard.press("ArrowRight");
    await page.locator("#shelf-napoleonics[aria-selected=true]").waitFor();
    await page.locator("#shelf h3 button.whole", { hasText: "Waterloo" }).waitFor();
    assert.deepEqual(await axe(page), []);
    await page.reload();
    await page.locator("#shelf-napoleonics[aria-selected=true]").waitFor();
    await page.locator('article[data-game="samurai"] button.more').click();
    await page.locator("#shelf-samurai[aria-selected=true]").waitFor();
    await picture(page, "looks-lobby-1024");
  });
});

test("sounds are asked for once; how loud they are is a setting", async () => {
  await here.visit({ sound: null, language: "uk" }, async (page) => {
    await playAtOnce(page, "battle_line");
    await page.locator('[data-part="sound-ask"] button').first().click();
    await page.locator('[data-part="sound"][aria-pressed=true]').waitFor();
    await page.reload();
    await page.locator('[data-part="sound"][aria-pressed=true]').waitFor();
    assert.equal(await page.locator('[data-part="sound-ask"]').count(), 0);
    await page.goto(`${here.url}/#/rules`);
    await page.locator("header:has(nav) button").click();
    await page.getByLabel("Гучність").fill("0.3");
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("vexilla-settings") ?? "{}").volume), 0.3);
  });
});
