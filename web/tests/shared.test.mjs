/** Two people at one screen: the hand-over hides the hands; options, refusals, undo, the log. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, picture } from "./helpers/browser.mjs";
import { GAMES } from "./helpers/games.mjs";
import { setUp, versionOf } from "./helpers/lobby.mjs";
import { ENOUGH, FEW, playByHand, playOn } from "./helpers/player.mjs";
import { site } from "./helpers/site.mjs";

const here = site();

for (const game of GAMES) {
  test(`${game}: hot-seat, turn by turn`, async () => {
    await here.visit({}, async (page) => {
      await setUp(page, game, { company: "here" });
      const cover = page.locator('[data-part="hand-over"]');
      await cover.waitFor();
      assert.equal(await page.locator("[data-hand], [data-card]").count(), 0, "no card can be seen");
      assert.deepEqual(await axe(page), []);
      await picture(page, `${game}-hand-over`);
      await playByHand(page, { most: 3, seed: 2 });
      const { over, decisions } = await playOn(page, { seed: 8, most: ENOUGH });
      assert.ok(over || decisions === ENOUGH);
      await picture(page, `${game}-shared-end`);
    });
  });
}

test("battle_line: the advanced rules without aid, a series of two games", async () => {
  await here.visit({}, async (page) => {
    const options = { claims: "unaided", variant: "advanced", series: "2" };
    await setUp(page, "battle_line", { company: "here", options });
    await page.locator('[data-part="open-hands"]').click();
    const second = page.getByText("Game 2 of 2");
    let claims = 0;
    for (let seed = 5; !(await second.isVisible()); seed++) {
      const { over, verbs } = await playOn(page, { seed, most: 25 });
      assert.ok(!over, "the series ended with its first game");
      claims += verbs.claim ?? 0;
    }
    assert.ok(claims > 0);
    await picture(page, "battle_line-series");
    // The second one is played to its end in make soak.
    const { over, decisions } = await playOn(page, { seed: 4, most: FEW });
    assert.ok(over || decisions === FEW);
  });
});

test("battle_line: what is forbidden says why, with its clause; undo takes a decision back", async () => {
  await here.visit({ language: "ru" }, async (page) => {
    await setUp(page, "battle_line", { company: "here" });
    await page.locator('[data-part="ready"]').click();
    const refusal = page.locator('[data-part="refusal"]');

    await page.locator('button[data-place="pile-troops"]').click();
    await refusal.getByText("BLN-04-007").waitFor();
    assert.match(await refusal.innerText(), /Сейчас|не время|момент/i);

    const version = await versionOf(page);
    const card = page.locator("[data-hand]").first();
    const name = await card.getAttribute("data-hand");
    await card.click();
    await page.locator('[data-flag="4"]').click();
    await page.locator(`.column [data-card="${name}"]`).waitFor();

    await page.locator('[data-flag="4"]').click();
    await refusal.getByText("BLN-07-002").waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "battle_line-refusal-ru");

    await page.locator('[data-part="undo"]').click();
    await page.locator(`[data-hand="${name}"]`).waitFor();
    assert.ok((await versionOf(page)) > version, "undoing is part of the story, too");
    await page.keyboard.press("Escape");

    // The same by dragging.
    await page.locator(`[data-hand="${name}"]`).hover();
    const from = await page.locator(`[data-hand="${name}"]`).boundingBox();
    const to = await page.locator('[data-drop="flag-7"]').boundingBox();
    assert.ok(from && to);
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height - 60, { steps: 8 });
    await page.mouse.up();
    await page.locator(`[data-drop="flag-7"] [data-card="${name}"]`).waitFor();
  });
});

test("ancients: an illegal click says why; undo; the log leads to the place and the rules", async () => {
  await here.visit({}, async (page) => {
    await setUp(page, "ancients", { company: "here" });
    await page.locator('[data-part="ready"]').click();
    // Whoever is ordered by section can be asked for; some other cards have only one way.
    await playByHand(page, { most: 1, seed: 1, like: "play order-" });
    const refusal = page.locator('[data-part="refusal"]');
    await page.locator('.cell[data-hex="A5"]').click();
    await refusal
      .getByText(/ANC-\d\d-\d\d\d/)
      .first()
      .waitFor();
    await picture(page, "ancients-refusal");

    const version = await versionOf(page);
    await page.locator('[data-part="undo"]').click();
    await page.waitForFunction(
      (version) => Number(document.querySelector('[data-part="table"]')?.getAttribute("data-version")) > version,
      version,
    );
    await playOn(page, { most: 12, seed: 3 });
    await page.locator('[data-part="ready"]').or(page.locator('[data-part="question"]')).first().waitFor();
    if (await page.locator('[data-part="ready"]').isVisible()) await page.locator('[data-part="ready"]').click();
    await page.locator(".log button.line").last().click();
    await page.locator(".log .why").waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "ancients-log");
  });
});
