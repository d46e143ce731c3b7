/** The promise about chance: a hash of the seed, published before the first card (docs/record-format.md). */

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The commitment to a seed, worked out in this browser and not taken on trust; null where the browser cannot. */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const label = new TextEncoder().encode("vexilla commitment\0");
  const secret = bytesOf(seed);
  const whole = new Uint8Array(label.length + secret.length);
  whole.set(label);
  whole.set(secret, label.length);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
