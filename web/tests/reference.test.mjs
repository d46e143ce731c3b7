/** Looking things up: the reference at the table, terms that lead to it, and the search in the rules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, countIs, overhang, PHONE, picture } from "./helpers/browser.mjs";
import { playAtOnce } from "./helpers/lobby.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/** @param {Page} page */
const reference = (page) => page.locator('[data-part="reference"]');
/** @param {Page} page @param {string} key */
const entry = (page, key) => reference(page).locator(`[data-entry="${key}"]`);

test("ancients: one key from the table, cards are counted from what this seat may know", async () => {
  await here.visit({}, async (page) => {
    await playAtOnce(page, "ancients");
    await page.locator("[data-card]").first().waitFor();
    const held = await page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
    await page.locator("#board").focus();
    await page.keyboard.press("i");
    await entry(page, "elephants").locator("svg").waitFor();
    assert.match(await entry(page, "elephants").innerText(), /Blocks\s*2[^]*ANC-08-043/);
    assert.deepEqual(await axe(page), []);
    await picture(page, "reference-ancients");

    await reference(page).locator("[data-chapter=cards]").click();
    const card = held[0] ?? "";
    const own = held.filter((each) => each === card).length;
    await entry(page, card).getByText(`in your hand: ${own}`).waitFor();
    const counts = await reference(page).locator('[data-part="left"]').allInnerTexts();
    const left = counts.reduce((sum, text) => sum + Number(/^\d+/.exec(text)?.[0]), 0);
    assert.equal(left, 60 - held.length, "at the start nothing but the own hand is known: not a card of the other's");

    await page.locator('[data-part="reference-search"]').fill("cataphracts");
    await entry(page, "cataphract-camels").waitFor();
    assert.equal(await reference(page).locator("[data-entry]").count(), 2);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await reference(page).waitFor({ state: "detached" });
  });
});

test("battle line: formations and every card, on a phone in Ukrainian", async () => {
  await here.visit({ language: "uk", ...PHONE }, async (page) => {
    await playAtOnce(page, "battle_line");
    await page.locator('[data-part="look-up"]').tap();
    await entry(page, "wedge").locator("svg").first().waitFor();
    assert.equal(await reference(page).locator("[data-entry]").count(), 5);
    await reference(page).locator("[data-chapter=troops]").tap();
    await entry(page, "green-10").waitFor();
    // The computer begins: its first card lies at a flag.
    await countIs(page, "#board [data-card]", 8);
    assert.equal(await reference(page).locator("[data-entry]").count(), 60);
    const open = await page
      .locator("#board [data-card]")
      .evaluateAll((cards) => cards.map((card) => card.dataset.card));
    await countIs(page, '[data-part="reference"] .place', open.length);
    const counted = await reference(page)
      .locator("[data-entry]:has(.place)")
      .evaluateAll((cards) => cards.map((card) => card.dataset.entry));
    assert.deepEqual(counted.sort(), open.sort(), "hand and flags, and nothing else");
    assert.equal(await overhang(page), 0);
    assert.deepEqual(await axe(page), []);
    await picture(page, "reference-battle-line-uk");
  });
});

test("samurai and napoleonics: an address leads to an entry, and closing it to the rules", async () => {
  await here.visit({ language: "ru", url: `${here.url}/#/rules/samurai?q=kiai&about=dragons/kiai` }, async (page) => {
    await entry(page, "kiai").locator("svg").waitFor();
    assert.ok((await entry(page, "kiai").getAttribute("class"))?.includes("sought"));
    await page.keyboard.press("Escape");
    await page.waitForURL(/#\/rules\/samurai$/);
    await page.goto(`${here.url}/#/rules/napoleonics?q=guard&about=units/french-old-guard`);
    await entry(page, "french-old-guard").locator("svg").waitFor();
    assert.match(await entry(page, "french-old-guard").innerText(), /Французы/);
  });
});

test("a search takes words in any form, ranks, marks, and has an address", async () => {
  await here.visit({ url: `${here.url}/#/rules/ancients` }, async (page) => {
    await page.locator("#ANC-01-001").waitFor();
    await page.locator("input[type=search]").fill("elephant");
    const best = page.locator(".best article").first();
    await best.locator("mark", { hasText: "Elephants" }).first().waitFor();
    assert.equal(await best.getAttribute("id"), "ANC-12-036");
    await page.waitForURL(/#\/rules\/ancients\?q=elephant$/);
    await page.reload();
    await best.locator("mark").first().waitFor();
    assert.equal(await page.locator("input[type=search]").inputValue(), "elephant");
    assert.deepEqual(await axe(page), []);
    await picture(page, "rules-search");
  });
});

for (const [language, meant, word] of /** @type {const} */ ([
  ["ru", "слнов", "Слоны"],
  ["uk", "слоннів", "Слони"],
])) {
  test(`a misspelt word leads to the one that was meant, in all its forms: ${language}`, async () => {
    const url = `${here.url}/#/rules/ancients?q=${encodeURIComponent(meant)}`;
    await here.visit({ language, url, ...PHONE }, async (page) => {
      await page.locator('[data-part="meant"] a').click();
      await page.locator("#ANC-12-036 mark", { hasText: word }).first().waitFor();
      assert.equal(await overhang(page), 0);
      await picture(page, `rules-search-${language}`);
    });
  });
}

test("terms have previews by pointer and keyboard, clauses links back and figures", async () => {
  await here.visit({ url: `${here.url}/#/rules/ancients?q=ANC-11-045` }, async (page) => {
    const clause = page.locator("#ANC-11-045");
    const term = clause.locator("a.term").first();
    const preview = page.locator('[data-part="preview"]');
    await term.hover();
    await preview.getByText("Camels").waitFor();
    await page.mouse.move(5, 5);
    await preview.waitFor({ state: "detached" });
    await term.focus();
    await preview.getByText("Camels").waitFor();
    assert.equal(await term.getAttribute("aria-describedby"), await preview.getAttribute("id"));
    assert.deepEqual(await axe(page), []);
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "detached" });
    assert.equal(await clause.locator(".named a").first().getAttribute("href"), "#/rules/ancients/ANC-11-096");
    await page.goto(`${here.url}/#/rules/ancients?q=ANC-10-024`);
    await page.locator('#ANC-10-024 [data-part="figure"] svg[role=img]').waitFor();
    await picture(page, "rules-figure");
    await page.goto(`${here.url}/#/rules/grand_battle?q=GRB-01-037`);
    await page.locator('#GRB-01-037 [data-part="figure"] img').waitFor();
  });
});

test("terms in the log: an opened line offers them, a first tap shows what they are", async () => {
  await here.visit({ ...PHONE }, async (page) => {
    await playAtOnce(page, "ancients");
    await page.locator("#tab-log").tap();
    const line = page.locator("[role=log] .line").first();
    await line.tap();
    const term = page.locator("[role=log] .why a.term").first();
    await term.tap();
    await page.locator('[data-part="preview"]').waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "log-term-phone");
  });
});
