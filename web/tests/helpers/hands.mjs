/**
 * The tests' corner in the page: what the page hears from the server, only to know when to go on and what should be on
 * offer; and hands that find what leads to an action. Everything is done by clicking on what the page shows.
 */

/** @import { BrowserContext } from "playwright-core" */

/**
 * @typedef {object} Heard
 * @property {string | null} token the seat
 * @property {number} version
 * @property {any} view
 * @property {any} table
 * @property {number} pending decisions that were sent and not answered
 */

/**
 * @typedef {object} Hands
 * @property {Heard[]} heard one for each open connection
 * @property {() => Heard | undefined} turn the seat at this screen that has something to decide
 * @property {(name: string) => Element | null} part
 * @property {(action: string) => Element | null | undefined} next what to click next on the way to an action
 * @property {(element: Element) => void} click
 * @property {(actions: string[], random: (below: number) => number) => string} choose
 * @property {(seed: number) => (below: number) => number} chance
 */

/** Runs in the page, before its own scripts. */
function install() {
  /** @type {Heard[]} */
  const heard = [];
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    /** @type {Heard} */
    #seat = { token: null, version: -1, view: null, table: null, pending: 0 };
    /** @type {Set<string>} */
    #waiting = new Set();

    /** @param {ConstructorParameters<typeof Real>} args */
    constructor(...args) {
      super(...args);
      heard.push(this.#seat);
      this.addEventListener("close", () => {
        heard.splice(heard.indexOf(this.#seat), 1);
      });
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.is === "table") {
          this.#seat.version = message.version;
          this.#seat.view = message.view;
          this.#seat.table = message.table;
        } else if (message.id && this.#waiting.delete(message.id)) this.#seat.pending--;
      });
    }

    /** @param {string} text */
    send(text) {
      const message = JSON.parse(text);
      if (message.do === "hello") this.#seat.token = message.seat;
      else if (message.do === "act" || message.do === "undo") {
        this.#waiting.add(message.id);
        this.#seat.pending++;
      }
      super.send(text);
    }
  };

  const LEADERS = /leader|flee/;

  /** @param {string} selector */
  function find(selector) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.closest("details:not([open])")) continue;
      if (element.getClientRects().length > 0 && !element.hasAttribute("disabled")) return element;
    }
    return null;
  }

  /** @param {string} label @param {boolean} leader */
  function hex(label, leader) {
    return (leader && find(`[data-hex="${label}"][data-part="leader"]`)) || find(`.cell[data-hex="${label}"]`);
  }

  /** @type {Hands} */
  const hands = {
    heard,
    turn: () =>
      heard.find(
        (seat) => seat.view?.decision?.actions?.length && seat.table?.state === "playing" && seat.pending === 0,
      ),
    part: (name) => find(`[data-part="${name}"]`),
    next(action) {
      const whole = find(`[data-action="${action}"]`);
      if (whole) return whole;
      const folded = document.querySelector(`details:not([open]) [data-action="${action}"]`);
      if (folded) return folded.closest("details")?.querySelector("summary");
      const [verb = "", first = "", second] = action.split(" ");
      const card = find(`[data-hand="${first}"], button[data-card="${first}"]`);
      if (card) return card;
      const isLeader = LEADERS.test(verb);
      if (second === undefined) return hex(first, isLeader);
      const isPicked = find(`.cell[data-hex="${first}"]`)?.getAttribute("aria-selected") === "true";
      const isChosen = isPicked && isLeader === (find(`[data-hex="${first}"][data-part="leader"].chosen`) !== null);
      return isChosen ? hex(second, false) : hex(first, isLeader);
    },
    click(element) {
      if (element instanceof HTMLElement) element.click();
      else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    },
    // Decisive choices first, so that games come to an end.
    choose(actions, random) {
      const eager = actions.filter((action) => /^(claim|attack|advance|battle-back|ambush)\b/.test(action));
      const busy = actions.filter((action) => !/^(done|pass|stay|stop|decline)$/.test(action));
      let from = busy.length && random(8) > 0 ? busy : actions;
      if (eager.length && random(10) > 0) from = eager;
      return from[random(from.length)] ?? "";
    },
    chance(seed) {
      let state = Math.imul(seed, 2654435761) | 1;
      return (below) => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return (state >>> 0) % below;
      };
    },
  };
  Object.assign(globalThis, { hands });
}

/** @param {BrowserContext} context */
export const installHands = (context) => context.addInitScript(install);
