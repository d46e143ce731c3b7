/** What Samurai Battles has and the other games have not: honor, Dragon cards and their moments, duels, seppuku. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { axe, countIs, PHONE, picture } from "./helpers/browser.mjs";
import { decide, decision, heard, meeting } from "./helpers/meeting.mjs";
import { atTable, hasEnded, seesVersion, versionOf } from "./helpers/lobby.mjs";
import { playOn, tabTo } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();
/** Two armies hand to hand, with little honor to lose. */
const CLOSE = fileURLToPath(new URL("helpers/close-quarters.toml", import.meta.url));

/** How the card is called. @type {Record<string, RegExp>} */
const DUEL = { en: /Challenge/, uk: /виклик/, ru: /Бросить вызов/ };

/** A battle in which somebody may do something. @param {string} verb how the action begins */
const battle = (verb) => ({ game: "samurai", scenario: CLOSE, verb, likes: ["dragon", "target"] });

/**
 * Such a battle, seen by whoever decides and by his opponent.
 * @param {string} verb
 * @param {Parameters<typeof here.visit>[0]} wishes
 * @param {Parameters<typeof meeting>[3]} story
 */
const mayNow = (verb, wishes, story) => meeting(here, battle(verb), wishes, story);

/**
 * Such a battle, seen by whoever decides alone.
 * @param {string} verb
 * @param {Parameters<typeof here.visit>[0]} wishes
 * @param {Parameters<typeof decision>[3]} story
 */
const mayDecide = (verb, wishes, story) => decision(here, battle(verb), wishes, story);

/** @param {string} action */
const button = (action) => `[data-action="${action}"]`;
/** @param {string} hex */
const cell = (hex) => `.cell[data-hex="${hex}"]`;
/** The hexes of the actions with a verb. @param {any} view @param {string} verb @returns {string[]} */
const wordsOf = (view, verb) =>
  view.decision.actions
    .map((/** @type {string} */ action) => action.split(" "))
    .filter((/** @type {string[]} */ [word]) => word === verb)
    .map((/** @type {string[]} */ [, word]) => word);
/** The tokens that a side was left with when it gave some up. @param {any[]} events @param {string} side */
const leftOf = (events, side) =>
  events.find(({ event, ...said }) => event === "sam-honor-lost" && said.side === side)?.left;
/** All tokens there are. @param {any} view */
const tokens = (view) => view.honor.bottom + view.honor.top + view.pool + view.onDragons;

/** Choose something by keyboard alone. @param {Page} page @param {string} selector */
async function press(page, selector) {
  assert.ok(await tabTo(page, selector));
  await page.keyboard.press("Enter");
}

/** @type {[string, Parameters<typeof here.visit>[0], (page: Page, selector: string) => Promise<void>][]} */
const WAYS = [
  ["by mouse", {}, (page, selector) => page.locator(selector).first().click()],
  [
    "on a phone, in Ukrainian, by night",
    { ...PHONE, language: "uk", theme: "dark" },
    (page, selector) => page.locator(selector).first().tap(),
  ],
  ["by keyboard, in Russian", { language: "ru" }, press],
];

for (const [way, wishes, touch] of WAYS) {
  const name = way.split(" ").slice(-1)[0];

  test(`samurai: a challenge to a duel, ${way}`, async () => {
    await mayNow("dragon challenge", wishes, async (page, enemy, before) => {
      const { side } = before.decision;
      // Why it is a moment for Dragon cards, the card itself, and how to let it pass.
      assert.ok((await page.locator('[data-part="question"] .question').innerText()).length > 20);
      await page.locator(`[data-part="question"] ${button("pass")}`).waitFor();
      await page.locator(`[data-part="dragons"] ${button("dragon challenge")}`).waitFor();
      await countIs(page, ".arrow.attack", 1);
      assert.deepEqual(await axe(page), []);
      await picture(page, `samurai-challenge-${name}`);
      assert.equal(await enemy.locator("[data-part=dragons]").count(), 0, "the opponent sees no cards");

      await decide(page, () => touch(page, button("dragon challenge")));
      const after = await heard(page);
      assert.equal(after.dragonHands[side].cards, before.dragonHands[side].cards - 1);
      assert.equal(tokens(after), tokens(before));
      await page.locator(".in-play").first().waitFor();
      await picture(page, `samurai-duel-${name}`);
      await seesVersion(enemy, await versionOf(page));
      assert.equal((await heard(enemy)).dragonPlayed[side], true);
      // A duel is fought at once, and both see who has lost.
      const told = await enemy.evaluate(() => document.body.textContent ?? "");
      assert.match(told, DUEL[String(wishes.language ?? "en")] ?? /^$/);
    });
  });

  test(`samurai: seppuku, ${way}`, async () => {
    await mayDecide("seppuku", wishes, async (page, before) => {
      const { side, subject } = before.decision;
      const leader = before.leaders.find((/** @type {any} */ each) => each.fleeing);
      await countIs(page, ".arrow.retreat", wordsOf(before, "flee").length);
      await countIs(page, ".cell.goal", wordsOf(before, "flee").length);
      assert.deepEqual(await axe(page), []);
      await picture(page, `samurai-fate-${name}`);
      await decide(page, () => touch(page, button("seppuku")));
      const after = await heard(page);
      const him = after.leaders.find((/** @type {any} */ each) => each.name === leader.name && each.side === side);
      assert.ok(["lost", "gone"].includes(him.hex), `he stood on ${subject.leader}`);
      await picture(page, `samurai-seppuku-${name}`);
    });
  });
}

test("samurai: a whole game against the computer, of a short battle", async () => {
  const text = (await readFile(CLOSE, "utf8")).replace(/^banners = \d+$/m, "banners = 1");
  await here.visit({}, async (page) => {
    const file = { name: "close-quarters.toml", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator('[data-part="battle-file"] input[type=file]').setInputFiles(file);
    const dialog = page.locator("dialog[open]");
    await dialog.locator("input[type=radio][value=computer]").check();
    await dialog.locator("button.begin").click();
    await atTable(page);
    const { over, verbs } = await playOn(page, { seed: 2 });
    assert.ok(over, JSON.stringify(verbs));
    await hasEnded(page);
    assert.deepEqual(await axe(page), []);
    await picture(page, "samurai-whole-game");
  });
});

test("samurai: instead of seppuku a leader retreats, which costs tokens", async () => {
  await mayDecide("seppuku", {}, async (page, before) => {
    const { side } = before.decision;
    const [hex = ""] = wordsOf(before, "flee");
    const events = await decide(page, () => page.locator(cell(hex)).click());
    const after = await heard(page);
    assert.ok(leftOf(events, side) < before.honor[side] || before.honor[side] === 0);
    const [shown] = await page.locator(".strip.bottom .tokens b").allInnerTexts();
    assert.equal(shown, String(after.honor.bottom), "the tokens on the table are those of the view");
  });
});

test("samurai: a complete loss of honor, figure by figure", async () => {
  await mayDecide("lose", { language: "ru" }, async (page, before) => {
    const { side } = before.decision;
    const hexes = wordsOf(before, "lose");
    await countIs(page, ".cell.can", hexes.length);
    await page.locator('[data-part="left"]').waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "samurai-lose-ru");
    const figures = (/** @type {any} */ view) =>
      view.units.reduce(
        (/** @type {number} */ sum, /** @type {any} */ unit) => sum + (unit.side === side && unit.blocks),
        0,
      );
    await decide(page, () => page.locator(cell(hexes[0] ?? "")).click());
    assert.ok(figures(await heard(page)) < figures(before));
  });
});

test("samurai: a Dragon card in the enemy's turn", async () => {
  await mayNow("dragon wall-of-spears", {}, async (page, enemy, before) => {
    const { side } = before.decision;
    assert.notEqual(before.active, side, "it is the enemy's turn");
    const { dice } = before.combat;
    const events = await decide(page, () => page.locator(button("dragon wall-of-spears")).first().click());
    await seesVersion(enemy, await versionOf(page));
    const after = await heard(enemy);
    assert.equal(after.dragonPlayed[side], true);
    const played = events.find(({ event }) => event === "sam-dragon");
    assert.equal(played.left, before.honor[side] - before.printedDragons["wall-of-spears"].cost);
    assert.ok(after.combat === null || after.combat.dice < dice || after.combat.faces.length > 0);
    await enemy.locator(".log").getByText("Wall of Spears").first().waitFor({ state: "attached" });
    await picture(enemy, "samurai-wall-of-spears");
  });
});

test("samurai: a moment passes, and the card stays in the hand", async () => {
  await mayDecide("dragon wall-of-spears", { language: "uk" }, async (page, before) => {
    const { side } = before.decision;
    await decide(page, () => press(page, button("pass")));
    assert.deepEqual((await heard(page)).dragonHands[side].hand, before.dragonHands[side].hand);
  });
});

test("samurai: a Dragon card that cannot be played now says why, with its clause", async () => {
  await mayDecide("dragon wall-of-spears", {}, async (page, before) => {
    const other = before.dragonHands[before.decision.side].hand.find(
      (/** @type {string} */ card) => !wordsOf(before, "dragon").includes(card),
    );
    const card = page.locator(`button[data-dragon="${other}"]`).first();
    await card.click();
    await countIs(page, "button[data-dragon][aria-pressed=true]", 1);
    await picture(page, "samurai-dragon-raised");
    await page
      .locator('[data-part="refusal"]')
      .getByText(/SAM-\d\d-\d\d\d/)
      .first()
      .waitFor();
  });
});

test("samurai: First Strike that is not in the hand says why, with its clause", async () => {
  await mayDecide("stand", {}, async (page, before) => {
    assert.deepEqual(before.decision.actions, ["stand"]);
    await page.locator('[data-unfit="first-strike"]').click();
    await page
      .locator('[data-part="refusal"]')
      .getByText(/SAM-\d\d-\d\d\d/)
      .first()
      .waitFor();
  });
});

test("samurai: both read the same question; who has moved, and from where, is marked", async () => {
  await mayNow("dragon caltrops", {}, async (page, enemy, before) => {
    const { subject, trail } = before.decision;
    assert.equal(trail.at(-1), subject.unit ?? subject.leader);
    for (const each of [page, enemy]) {
      await countIs(each, '[data-part="subject"]', 1);
      await countIs(each, ".arrow.move", 1);
    }
    const asked = (/** @type {Page} */ each) => each.locator('[data-part="question"] .question').innerText();
    assert.equal(await asked(page), await asked(enemy));
    assert.match(await asked(enemy), new RegExp(trail[0]));
  });
});

test("samurai: before a roll the moment for Dragon cards has dice and odds", async () => {
  await mayDecide("dragon war-cry", {}, async (page, before) => {
    const chances = page.locator("[data-part=dragons] .chances").getByText(/figures on average/);
    await chances.waitFor();
    assert.match(await chances.innerText(), new RegExp(`^${before.combat.dice} di(c)?e`));
  });
});

test("samurai: on a phone what is to be chosen lies clear of the question", async () => {
  await mayDecide("seppuku", { ...PHONE, language: "ru" }, async (page) => {
    await page.waitForFunction(() => {
      const answer = document.querySelector('[data-action="seppuku"]')?.getBoundingClientRect();
      const bar = document.querySelector('[data-part="question"]')?.getBoundingClientRect();
      return answer && bar && answer.top >= 0 && answer.bottom <= bar.top;
    });
  });
});

test("samurai: a Dragon card in play can be read by a touch", async () => {
  await mayDecide("dragon challenge", { ...PHONE }, async (page) => {
    await decide(page, () => page.locator(button("dragon challenge")).first().tap());
    await page.locator('[data-part="in-play"]').first().tap();
    await page.locator(":popover-open .words").waitFor();
  });
});

test("samurai: the board lies at the same place whatever is asked", async () => {
  /** @type {number[]} */
  const places = [];
  for (const verb of ["play", "dragon wall-of-spears", "inspire"]) {
    await mayDecide(verb, { language: "ru", viewport: { width: 1400, height: 900 } }, async (page) => {
      places.push(await page.locator("svg[role=grid]").evaluate((board) => board.getBoundingClientRect().top));
    });
  }
  assert.deepEqual(new Set(places).size, 1, String(places));
});

test("samurai: when a card is played, its neighbour does not rise under the resting pointer", async () => {
  await mayDecide("play", {}, async (page) => {
    const card = page.locator("button.card[data-card]").first();
    await card.click();
    await decide(page, () => card.click());
    await page.waitForFunction(() =>
      [...document.querySelectorAll("button.card[data-card]")].every((card) => card.clientHeight < 120),
    );
    await page.locator("button.card[data-card]").first().hover();
    await page.waitForFunction(() =>
      [...document.querySelectorAll("button.card[data-card]")].some((card) => card.clientHeight > 120),
    );
  });
});

test("samurai: inspiration costs a token and brings a die", async () => {
  await mayDecide("inspire", { language: "uk" }, async (page, before) => {
    const { side } = before.decision;
    await picture(page, "samurai-inspire-uk");
    const events = await decide(page, () => press(page, button("inspire")));
    assert.equal(events[0].event, "sam-inspired");
    assert.equal(leftOf(events, side), before.honor[side] - 1);
    assert.equal(tokens(await heard(page)), tokens(before));
    const log = page.locator(".log");
    await log
      .getByText(/надих|натхн/i)
      .first()
      .waitFor({ state: "attached" });
  });
});

test("samurai: Turn of Fortune, die by die", async () => {
  await mayDecide("again", {}, async (page, before) => {
    const dice = before.combat.faces.length;
    await countIs(page, ".again .dice button", dice);
    assert.deepEqual(await axe(page), []);
    await decide(page, () => page.locator(".again .dice button").first().click());
    await countIs(page, ".again .dice button", dice - 1);
    assert.equal((await heard(page)).combat.aside, 1);
    await picture(page, "samurai-again");
    await decide(page, () => press(page, `[data-part="question"] ${button("done")}`));
    assert.equal(await page.locator(".again").count(), 0);
  });
});

test("samurai: Unmasked Plot shows the other's Dragon cards to one player alone", async () => {
  await mayNow("dragon unmasked-plot", {}, async (page, enemy, before) => {
    const { side } = before.decision;
    const other = side === "bottom" ? "top" : "bottom";
    assert.equal(before.dragonHands[other].hand, undefined);
    await decide(page, () => page.locator(button("dragon unmasked-plot")).first().click());
    const shown = await heard(page);
    assert.equal(shown.unmasked, other);
    const kinds = new Set(shown.dragonHands[other].hand);
    await countIs(page, "[data-part=dragons] button", kinds.size);
    await picture(page, "samurai-unmasked");
    assert.equal((await heard(enemy)).dragonHands[side].hand, undefined);
    const cards = shown.dragonHands[other].cards;
    await decide(page, () => page.locator("[data-part=dragons] button").first().click());
    assert.equal((await heard(page)).dragonHands[other].cards, cards - 1);
  });
});

test("samurai: Turncoat, Caltrops, the end of a turn: each can be decided by what the page shows", async () => {
  for (const [verb, shown] of /** @type {const} */ ([
    ["change-sides", "change-sides"],
    ["after", "after 1"],
    ["draw-dragon", "take-honor"],
    ["first-strike", "stand"],
  ])) {
    await mayDecide(verb, { language: "ru" }, async (page) => {
      assert.deepEqual(await axe(page), []);
      await picture(page, `samurai-${verb}-ru`);
      await decide(page, () => page.locator(button(shown)).first().click());
    });
  }
});
