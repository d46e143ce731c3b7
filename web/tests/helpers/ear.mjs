/**
 * What the page hears from the server, kept where the tests can look: only to know when to go on and what should be
 * on offer. Everything is done by clicking on what the page shows.
 */

/** @import { BrowserContext } from "playwright-core" */

/**
 * @typedef {object} Heard
 * @property {string | null} token the seat
 * @property {number} version
 * @property {any} view
 * @property {any} table
 * @property {number} pending decisions that were sent and not answered
 * @property {boolean} open
 */

/** Runs in the page, before its own scripts. */
function listen() {
    /** @type {Heard[]} */
    const seats = [];
    // @ts-expect-error the tests' own corner
    globalThis.heard = seats;
    const Real = globalThis.WebSocket;
    globalThis.WebSocket = class extends Real {
        /** @type {Heard} */
        #seat = { token: null, version: -1, view: null, table: null, pending: 0, open: true };
        /** @type {Set<string>} */
        #waiting = new Set();

        /** @param {ConstructorParameters<typeof Real>} args */
        constructor(...args) {
            super(...args);
            seats.push(this.#seat);
            this.addEventListener("close", () => {
                this.#seat.open = false;
                seats.splice(seats.indexOf(this.#seat), 1);
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
}

/** @param {BrowserContext} context */
export const installEar = (context) => context.addInitScript(listen);
