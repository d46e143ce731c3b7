/** An army in a link: its file, packed, after the `#`, so that no server sees it before somebody opens it there. */

/** How such a code begins: another way of packing would have another number. */
const PACKED = "1";
/** Longer links are cut by mail programs, and larger files are no armies. */
export const LONGEST_LINK = 6_000;
export const LONGEST_TEXT = 16_000;

/** A link that cannot be opened; the message says why. */
export class BadLink extends Error {
  constructor(readonly message: "web-armies-link-broken" | "web-armies-link-newer" | "web-armies-link-too-long") {
    super(message);
    this.name = "BadLink";
  }
}

/** The code of an army file; BadLink if it is too long for a link. */
export async function packed(text: string): Promise<string> {
  if (text.length > LONGEST_TEXT) throw new BadLink("web-armies-link-too-long");
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate"), Infinity);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const code = PACKED + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (code.length > LONGEST_LINK) throw new BadLink("web-armies-link-too-long");
  return code;
}

/** The army file of a code; BadLink if it is none, or was cut off on its way. */
export async function unpacked(code: string): Promise<string> {
  if (code.length > LONGEST_LINK) throw new BadLink("web-armies-link-too-long");
  if (!code.startsWith(PACKED)) {
    throw new BadLink(/^[2-9]/.test(code) ? "web-armies-link-newer" : "web-armies-link-broken");
  }
  try {
    const binary = atob(code.slice(PACKED.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    // A letter may take three bytes.
    const plain = await through(bytes, new DecompressionStream("deflate"), 3 * LONGEST_TEXT);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(plain);
    if (!text.trim() || text.length > LONGEST_TEXT) throw new BadLink("web-armies-link-broken");
    return text;
  } catch {
    throw new BadLink("web-armies-link-broken");
  }
}

/** What comes out of a stream; more than so many bytes are not waited for. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value!);
    length += value!.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The code in a link that somebody pasted, or the code itself; empty if there is none. */
export function codeIn(pasted: string): string {
  const text = pasted.trim();
  const found = /#\/armies\/shared\/([A-Za-z0-9_-]+)/.exec(text);
  if (found) return found[1]!;
  return /^[A-Za-z0-9_-]+$/.test(text) ? text : "";
}
