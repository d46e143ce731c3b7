/** A cable between a browser and the server, which can be cut. */

import { connect, createServer } from "node:net";

/**
 * @param {string} url the server's
 * @returns {Promise<{url: string, cut: () => void, mend: () => void, stop: () => Promise<void>}>}
 */
export async function cableTo(url) {
  const { hostname, port } = new URL(url);
  /** @type {Set<import("node:net").Socket>} */
  const wires = new Set();
  let isCut = false;
  const relay = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      wires.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        wires.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((resolve) => relay.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (relay.address());
  const cut = () => {
    isCut = true;
    for (const wire of wires) wire.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    mend: () => (isCut = false),
    async stop() {
      cut();
      await new Promise((resolve) => relay.close(resolve));
    },
  };
}
