/** Armies of Grand Battle: built, mended, kept, shared by link, imported; and used in a battle. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, PHONE, picture } from "./helpers/browser.mjs";
import { atTable } from "./helpers/lobby.mjs";
import { site } from "./helpers/site.mjs";

/** @import { Page } from "playwright-core" */

const here = site();

/** @param {Page} page @param {RegExp} words */
const verdict = (page, words) => page.locator('[data-part="verdict"]', { hasText: words }).waitFor();

/** @param {Page} page @param {string} line @param {"−" | "+"} sign @param {number} times */
async function count(page, line, sign, times) {
  for (let done = 0; done < times; done++) {
    await page.locator(`[data-line="${line}"] .stepper button`, { hasText: sign }).press("Enter");
  }
}

test("an army is built with faults and mended, kept, shared with a friend, and fights", async () => {
  let link = "";
  await here.visit({ url: `${here.url}/#/armies` }, async (page) => {
    await page.locator('[data-list="rome-zama"]').click();
    await verdict(page, /Nothing is wrong/);
    await page.locator('[data-part="army-name"]').fill("Behind stakes");
    await count(page, "legion-5", "+", 3);
    const faults = page.locator('[data-line="legion-5"] [data-part="faults"]');
    await faults.getByText("2 to 6 units; now 8").waitFor();
    assert.equal(await faults.locator("a").innerText(), "GRB-01-051");
    await verdict(page, /2 faults/);
    assert.equal(await page.locator('[data-part="price"]').innerText(), "832");
    assert.deepEqual(await axe(page), []);
    await picture(page, "armies-faults");
    // It is kept as it is, faults and all.
    await page.reload();
    await page.locator('[data-part="army-name"]').waitFor();
    assert.equal(await page.locator('[data-part="army-name"]').inputValue(), "Behind stakes");
    await verdict(page, /2 faults/);
    await count(page, "legion-5", "−", 3);
    await verdict(page, /Nothing is wrong/);
    await page.locator('[data-part="share"]').click();
    link = await page.locator("dialog[open] input[readonly]").inputValue();
    assert.match(link, /#\/armies\/shared\/1[A-Za-z0-9_-]+$/);
    assert.ok(link.length < 600, `${link.length} letters`);
    await page.keyboard.press("Escape");
    // What is deleted can be had again.
    await page.locator("nav a[href='#/armies']").click();
    await page.locator('[data-army="Behind stakes"] button').click();
    await page.locator('[data-army="Behind stakes"]').waitFor({ state: "detached" });
    await page.locator('[data-part="undo"]').click();
    await page.locator('[data-army="Behind stakes"]').waitFor();
  });

  await here.visit({ url: link, language: "uk", ...PHONE }, async (page) => {
    await page.locator("h1", { hasText: "Behind stakes" }).waitFor();
    await page.getByText("5 × Легіон, ветерани").waitFor();
    assert.deepEqual(await axe(page), []);
    await picture(page, "armies-shared-uk");
    await page.locator('[data-part="keep"]').click();
    await page.locator('[data-part="fight"]').click();
    const first = page.locator('[data-part="army-bottom"]');
    await first.locator("option:checked", { hasText: "Behind stakes (691)" }).waitFor({ state: "attached" });
    const second = page.locator('[data-part="army-top"] option:checked');
    await second.filter({ hasText: "Карфагеняни Ганнібала" }).waitFor({ state: "attached" });
    await page.locator("input[value=open]").check();
    assert.deepEqual(await axe(page), []);
    await page.locator('[data-part="meeting"] button.begin').click();
    const sheet = page.locator("dialog[open]");
    await sheet.locator("h2", { hasText: "Behind stakes – Карфагеняни Ганнібала" }).waitFor();
    await sheet.locator("input[value=link]").check();
    await sheet.locator("button.begin").click();
    const invitation = await sheet.locator("input[readonly]").inputValue();
    assert.match(invitation, /#\/join\//);
    await sheet.locator(".foot button").last().click();
    await atTable(page);
  });
});

test("what is wrong with a file, with a link or with a pair of armies is told", async () => {
  await here.visit({ url: `${here.url}/#/armies`, expected: /400/ }, async (page) => {
    const text = 'name = "Odd"\nlist = "rome-zama"\ntent = "large"\n\n[units]\nlegion-5 = 7\n';
    const file = { name: "odd.toml", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator('[data-part="army-file"]').setInputFiles(file);
    const faults = page.locator('[data-part="faults"]');
    await faults.getByText(/Line 3:/).waitFor();
    // Mended in the text it can be built on.
    await page.locator('[data-part="army-text"]').fill(text.replace('tent = "large"\n', ""));
    await page.locator("form button.primary").click();
    await page.locator('[data-line="legion-5"] [data-part="faults"]').waitFor();

    await page.goto(`${here.url}/#/armies/shared/1abc`);
    await page.getByText(/This link holds no army/).waitFor();

    await page.goto(`${here.url}/#/armies/meet`);
    await page.locator('[data-part="army-bottom"]').selectOption("list:rome-zama");
    await page.locator('[data-part="army-top"]').selectOption("list:imperial");
    await page.locator('[data-part="meeting"] button.begin').click();
    await page.locator("[role=alert]", { hasText: /691.*985|985.*691/s }).waitFor();
  });
});

test("each brings his army unseen: nothing of the one reaches the other before it is set up", async () => {
  /** Without what is each game's own: ids, tokens, when it was made, and whose the roll was. @param {string} said */
  const plain = (said) =>
    said
      .replaceAll(/"(id|token|invitation|seat)":"[\w-]{16,36}"/g, '"$1":"its own"')
      .replaceAll(/"(created|updated|made)":[\d.]+/g, '"$1":0')
      .replaceAll(/"pips":\[[^\]]*\]|"decision":\{.*?\},"|"(decider|side)":"\w+"/g, "");
  /** What the host receives while a guest brings an army and sits down. @param {string} brought */
  async function received(brought) {
    /** @type {string[]} */
    const heard = [];
    await here.visit({ url: `${here.url}/#/armies/meet` }, async (host) => {
      await host.locator('[data-part="to-challenge"]').click();
      await host.locator('[data-part="army-own"]').selectOption("list:rome-zama");
      await host.locator('[data-part="budget"]').fill("705");
      await host.locator("input[value=open]").check();
      assert.deepEqual(await axe(host), []);
      await picture(host, "armies-challenge");
      await host.locator('[data-part="challenge"] button.begin').click();
      await host.locator('[data-part="waiting"]').waitFor();
      const link = await host.locator("input[readonly]").inputValue();
      host.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
      });
      host.on("response", async (response) => {
        if (/\/api\/games\//.test(response.url())) heard.push(await response.text().catch(() => ""));
      });
      await here.visit({ url: link, language: "uk", ...PHONE, expected: /400/ }, async (guest) => {
        await guest.locator('[data-part="points"]', { hasText: "705" }).waitFor();
        assert.ok(!/Scipio|Сципіон/.test(await guest.locator('[data-part="points"] ~ dl').innerText()));
        await guest.locator('[data-part="army-own"]').selectOption("list:imperial");
        await guest.locator('[data-part="sit-down"]').click();
        await guest.locator("[role=alert]", { hasText: /985/ }).waitFor();
        assert.deepEqual(await axe(guest), []);
        await picture(guest, "armies-accept-uk");
        await guest.locator('[data-part="army-own"]').selectOption(brought);
        await guest.locator('[data-part="sit-down"]').click();
        await atTable(guest);
        await atTable(host);
        await host.locator('[data-part="unknown-army"]').waitFor();
        await host.waitForLoadState("networkidle");
        assert.ok(!/Hannibal|carthage|Ганнібал/.test(await host.content()));
      });
    });
    return heard;
  }
  const one = await received("list:carthage-zama");
  const other = await received("list:rome-zama");
  const tables = (/** @type {string[]} */ all) =>
    all.filter((said) => said.includes('"is":"table"')).map((said) => JSON.parse(said).view);
  assert.ok(tables(one).length > 0 && tables(other).length > 0);
  for (const said of [...one, ...other])
    assert.ok(!/annibal|carthage|phalanx|elephant/i.test(said), said.slice(0, 300));
  const views = [tables(one).at(-1), tables(other).at(-1)].map((view) =>
    plain(JSON.stringify({ ...view, decision: null })),
  );
  assert.equal(views[0], views[1]);
});
