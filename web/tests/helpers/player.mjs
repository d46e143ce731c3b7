/** Someone who plays: chooses among what the rules allow, and does it by what the page offers. */

/** @import { Page } from "playwright-core" */

/**
 * @typedef {object} Wishes
 * @property {number} [seed] which choices
 * @property {number} [most] stop after so many decisions
 * @property {number} [untilVersion] stop when the table is there
 */

/**
 * Play on with clicks in the page until the game is over, or as long as wished.
 * @param {Page} page
 * @param {Wishes} wishes
 * @returns {Promise<{over: boolean, decisions: number, verbs: Record<string, number>}>}
 */
export function playOn(page, wishes = {}) {
    return page.evaluate(async ({ seed = 1, most = 4000, untilVersion = Infinity }) => {
        let state = (seed * 2654435761) >>> 0 || 1;
        const random = (/** @type {number} */ below) => {
            state ^= state << 13;
            state ^= state >>> 17;
            state ^= state << 5;
            return (state >>> 0) % below;
        };
        /** @type {any[]} */
        // @ts-expect-error see ear.mjs
        const heard = globalThis.heard;
        const PATIENCE = 20_000;
        const LEADERS = /leader|flee/;
        const moment = (/** @type {number} */ ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

        /** @template T @param {() => T | null | undefined | false} condition @param {() => string} what */
        async function waitFor(condition, what) {
            const end = performance.now() + PATIENCE;
            for (;;) {
                const found = condition();
                if (found) return found;
                if (performance.now() > end) throw new Error(`waited in vain: ${what()}`);
                await moment(2);
            }
        }

        /** @param {string} selector */
        function find(selector) {
            for (const element of document.querySelectorAll(selector)) {
                if (element.closest("details:not([open])")) continue;
                if (element.getClientRects().length > 0 && !element.hasAttribute("disabled")) return element;
            }
            return null;
        }

        const part = (/** @type {string} */ name) => find(`[data-part="${name}"]`);
        const offer = (/** @type {string} */ action) => find(`[data-action="${action}"]`);
        const hex = (/** @type {string} */ label, leader = false) =>
            (leader && find(`[data-hex="${label}"][data-part="leader"]`)) || find(`[data-hex="${label}"]`);

        /** @param {Element} element */
        async function click(element) {
            if (element instanceof HTMLElement) element.click();
            else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
            await moment();
        }

        /**
         * The next thing to click on the way to an action, as a person would: its button; or the card, unit or leader, and
         * then the place.
         * @param {string} action
         */
        function nextClick(action) {
            const whole = offer(action);
            if (whole) return whole;
            const folded = document.querySelector(`details:not([open]) [data-action="${action}"]`);
            if (folded) return folded.closest("details")?.querySelector("summary");
            const [verb = "", first = "", second] = action.split(" ");
            const card = find(`[data-hand="${first}"], button[data-card="${first}"]`);
            if (card) return card;
            if (second === undefined) return hex(first, LEADERS.test(verb));
            const cell = find(`.cell[data-hex="${first}"]`);
            return cell?.getAttribute("aria-selected") === "true" ? hex(second) : hex(first, LEADERS.test(verb));
        }

        /** Click until the decision has been sent. @param {string} action @param {() => boolean} isSent */
        async function perform(action, isSent) {
            const end = performance.now() + PATIENCE;
            while (!isSent()) {
                if (performance.now() > end) throw new Error(`nothing on the page leads to “${action}”`);
                const next = nextClick(action);
                if (next) await click(next);
                else await moment(3);
            }
        }

        /** Decisive choices first, so that games come to an end. @param {string[]} actions */
        function choose(actions) {
            const eager = actions.filter((action) => /^(claim|attack|advance|battle-back|ambush)\b/.test(action));
            if (eager.length && random(10) > 0) return eager[random(eager.length)];
            const rest = actions.filter((action) => !/^(done|pass|stay|stop|decline)$/.test(action));
            const from = rest.length && random(8) > 0 ? rest : actions;
            return from[random(from.length)];
        }

        let decisions = 0;
        let quiet = performance.now();
        /** @type {Record<string, number>} */
        const verbs = {};
        for (;;) {
            if (part("end")) return { over: true, decisions, verbs };
            if (decisions >= most || heard.some((seat) => seat.version >= untilVersion))
                return { over: false, decisions, verbs };
            const passing = part("ready") ?? part("cover");
            if (passing) {
                await click(passing);
                continue;
            }
            const seat = heard.find(
                (seat) => seat.view?.decision?.actions?.length && seat.table?.state === "playing" && seat.pending === 0,
            );
            if (!seat || part("hand-over")) {
                if (performance.now() - quiet > PATIENCE) {
                    const known = heard.map((seat) => [
                        seat.version,
                        seat.pending,
                        seat.view?.decision?.question,
                        seat.table?.thinking,
                    ]);
                    throw new Error(
                        `nothing goes on: ${JSON.stringify(known)} ${document.body.innerText.slice(0, 300)}`,
                    );
                }
                await moment(2);
                continue;
            }
            const version = seat.version;
            const action = choose(seat.view.decision.actions);
            try {
                await perform(action, () => seat.pending > 0 || seat.version > version || !heard.includes(seat));
                await waitFor(
                    () => (seat.version > version && seat.pending === 0) || !heard.includes(seat),
                    () =>
                        `no answer to “${action}”: ${document.querySelector('[data-part="refusal"]')?.textContent ?? ""}`,
                );
            } catch (problem) {
                // A connection that broke in the middle begins anew; everything else is a fault.
                if (heard.includes(seat)) throw problem;
            }
            verbs[action.split(" ")[0]] = (verbs[action.split(" ")[0]] ?? 0) + 1;
            decisions++;
            quiet = performance.now();
        }
    }, wishes);
}
