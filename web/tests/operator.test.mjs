/** Order at the table: a player mutes and reports, whoever runs the server sees it and removes it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { axe, open, overhang, PHONE, person, picture, troublesOf } from "./helpers/browser.mjs";
import { site } from "./helpers/site.mjs";

const SECRET = "correct-horse-battery";
const TERMS = fileURLToPath(new URL("../../packaging/terms.en.md", import.meta.url));
const here = site({ settings: ["--operator-secret", SECRET, "--reports", "0", "--terms", TERMS] });
const RUDE = "something rude";

/**
 * A game of two people at browsers of their own.
 * @returns {Promise<{id: string, tokens: Record<"bottom" | "top", string>}>}
 */
async function game() {
  const people = { bottom: { kind: "here", name: "Anna" }, top: { kind: "here", name: "Boris" } };
  const body = JSON.stringify({ game: "battle_line", seats: people });
  const headers = { "Content-Type": "application/json" };
  const { id, seats } = await (await fetch(`${here.url}/api/games`, { method: "POST", headers, body })).json();
  return { id, tokens: seats };
}

for (const [language, wishes] of /** @type {[string, object][]} */ ([
  ["en", { theme: "light" }],
  ["uk", { ...PHONE, theme: "dark" }],
  ["ru", { theme: "dark" }],
])) {
  test(`a line is reported, muted, seen by the operator and removed: ${language}`, async () => {
    const { id, tokens } = await game();
    const url = `${here.url}/#/game/${id}`;
    const boris = await person(here.browser, { language });
    await here.visit({ url: `${url}/${tokens.bottom}`, language }, async (anna) => {
      const his = await open(boris, `${url}/${tokens.top}`);
      for (const page of [anna, his]) {
        await page.locator('[data-part="table"]').first().waitFor();
        await page.keyboard.press("c");
        await page.locator(".chat form").waitFor();
      }
      await his.locator(".chat input").fill(RUDE);
      await his.locator(".chat form button").click();
      const line = anna.locator(".chat .lines p.top");
      await line.getByText(RUDE).waitFor();
      await line.locator('[data-part="report"]').click();
      await anna.locator('.chat [role="status"]').getByText(/./).waitFor();
      assert.deepEqual(await axe(anna), []);
      await anna.locator('[data-part="mute"]').click();
      await line.waitFor({ state: "detached" });
      await anna.reload();
      await anna.locator('[data-part="table"]').first().waitFor();
      await anna.keyboard.press("c");
      await anna.locator('[data-part="mute"][aria-pressed="true"]').click();
      await line.getByText(RUDE).waitFor();

      const keeper = await person(here.browser, { language, ...wishes });
      const office = await open(keeper, `${here.url}/operator`);
      await office.locator("input[type=password]").fill(SECRET);
      await office.locator("form button").click();
      const report = office.locator('[data-part="report"]').filter({ hasText: id });
      await report.getByText(RUDE).first().waitFor();
      assert.deepEqual(await axe(office), []);
      assert.equal(await overhang(office), 0);
      await picture(office, `operator-${language}`);
      await report.locator("button").first().click();
      for (const page of [anna, his]) await page.locator(".chat .lines p.top em").waitFor();
      await report.locator("button.primary").click();
      await report.waitFor({ state: "detached" });
      assert.deepEqual(troublesOf(office), []);
      await keeper.close();
    });
    await boris.close();
  });
}

test("a wrong secret opens nothing", async () => {
  await here.visit({ url: `${here.url}/operator`, expected: /403/ }, async (page) => {
    await page.locator("input[type=password]").fill("not the secret at all");
    await page.locator("form button").click();
    await page.locator('[role="alert"]').waitFor();
    await page.locator("input[type=password]").waitFor();
  });
});

test("the lobby leads to the terms, in the language of the page, and to nothing that was not given", async () => {
  await here.visit({ language: "uk" }, async (page) => {
    await page.locator("footer a").first().waitFor();
    assert.deepEqual(await page.locator("footer a").allTextContents(), ["Умови"]);
    await page.locator("footer a").click();
    assert.match(await page.locator("h1").innerText(), /^Умови сервера/);
    assert.deepEqual(await axe(page), []);
    await page.locator('a[href="/"]').click();
    await page.locator("article.sheet").first().waitFor();
  });
});
