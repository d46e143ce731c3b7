/** A reader of QR codes for tests, which shares nothing with the maker: it works back from the modules alone. */

const LEVEL_M = 0;
/** @type {Record<number, number[][]>} From the standard's table for level M: by version the blocks as [how many, words, data words]. */
const BLOCKS = {
  1: [[1, 26, 16]],
  2: [[1, 44, 28]],
  3: [[1, 70, 44]],
  4: [[2, 50, 32]],
  5: [[2, 67, 43]],
  6: [[4, 43, 27]],
  7: [[4, 49, 31]],
  8: [
    [2, 60, 38],
    [2, 61, 39],
  ],
  9: [
    [3, 58, 36],
    [2, 59, 37],
  ],
  10: [
    [4, 69, 43],
    [1, 70, 44],
  ],
  14: [
    [4, 64, 40],
    [5, 65, 41],
  ],
  20: [
    [3, 67, 41],
    [13, 68, 42],
  ],
};
/** @type {Record<number, number[]>} Where the small squares are, from the standard's table. */
const SQUARES = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
  14: [6, 26, 46, 66],
  20: [6, 34, 62, 90],
};

/**
 * What a code says.
 * @param {readonly (readonly boolean[])[]} modules rows from the top; true is dark
 * @returns {{version: number, mask: number, text: string}}
 */
export function read(modules) {
  const side = modules.length;
  const version = (side - 17) / 4;
  const blocks = BLOCKS[version];
  const squares = SQUARES[version];
  if (!blocks || !squares) throw new Error(`this reader does not know version ${version}`);
  /** @param {number} x @param {number} y */
  const at = (x, y) => (modules[y]?.[x] ? 1 : 0);

  // The format, from the place beside the finder at the top left, highest bit first.
  /** @type {[number, number][]} */
  const ring = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => /** @type {[number, number]} */ ([x, 8])),
    ...[7, 5, 4, 3, 2, 1, 0].map((y) => /** @type {[number, number]} */ ([8, y])),
  ];
  const format = ring.reduce((value, [x, y]) => value * 2 + at(x, y), 0) ^ 0b101010000010010;
  const level = format >> 13;
  const mask = (format >> 10) & 7;
  if (level !== LEVEL_M) throw new Error(`level ${level}`);
  if (at(8, side - 8) !== 1) throw new Error("the module that is always dark is light");

  /** @param {number} x @param {number} y */
  const isFixed = (x, y) => {
    if (x === 6 || y === 6) return true;
    if ((x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8)) return true;
    if (version >= 7 && ((x >= side - 11 && y < 6) || (y >= side - 11 && x < 6))) return true;
    return squares.some((row) =>
      squares.some((column) => {
        const inCorner =
          (row === 6 && column === 6) || (row === 6 && column === side - 7) || (row === side - 7 && column === 6);
        return !inCorner && Math.abs(x - column) <= 2 && Math.abs(y - row) <= 2;
      }),
    );
  };
  /** @param {number} i @param {number} j */
  const isTurned = (i, j) => {
    const conditions = [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
      ((i * j) % 2) + ((i * j) % 3),
      (((i * j) % 2) + ((i * j) % 3)) % 2,
      (((i + j) % 2) + ((i * j) % 3)) % 2,
    ];
    return conditions[mask] === 0;
  };

  /** @type {number[]} */
  const bits = [];
  const columns = Array.from({ length: side }, (_, x) => x).filter((x) => x !== 6);
  const pairs = Array.from({ length: columns.length / 2 }, (_, pair) =>
    columns.slice(2 * pair, 2 * pair + 2),
  ).reverse();
  pairs.forEach(([left = 0, right = 0], turn) => {
    for (let step = 0; step < side; step++) {
      const y = turn % 2 === 0 ? side - 1 - step : step;
      for (const x of [right, left]) if (!isFixed(x, y)) bits.push(at(x, y) ^ (isTurned(y, x) ? 1 : 0));
    }
  });
  /** @type {number[]} */
  const words = [];
  for (let bit = 0; bit + 8 <= bits.length; bit += 8) words.push(parseInt(bits.slice(bit, bit + 8).join(""), 2));

  const text = textOf(apart(words, blocks), version);
  return { version, mask, text };
}

/**
 * The data of all blocks in order; every block must be whole.
 * @param {number[]} words
 * @param {number[][]} shapes
 */
function apart(words, shapes) {
  const blocks = shapes.flatMap(([count = 0, all = 0, data = 0]) =>
    Array.from({ length: count }, () => ({ all, data, words: /** @type {number[]} */ ([]) })),
  );
  const queue = [...words];
  const longest = Math.max(...blocks.map(({ data }) => data));
  for (let place = 0; place < longest; place++) {
    for (const block of blocks) if (place < block.data) block.words.push(queue.shift() ?? 0);
  }
  const [first] = blocks;
  const checks = first ? first.all - first.data : 0;
  for (let place = 0; place < checks; place++) for (const block of blocks) block.words.push(queue.shift() ?? 0);
  for (const block of blocks) {
    for (let root = 0; root < checks; root++) {
      if (valueAt(block.words, power(root)) !== 0) throw new Error("a block is damaged");
    }
  }
  return blocks.flatMap(({ words, data }) => words.slice(0, data));
}

/** Multiplication in the field by the long way, bit by bit. @param {number} one @param {number} two */
function times(one, two) {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    if ((two >> bit) & 1) result ^= one;
  }
  return result;
}

/** @param {number} exponent */
function power(exponent) {
  let value = 1;
  for (let step = 0; step < exponent; step++) value = times(value, 2);
  return value;
}

/** @param {number[]} words @param {number} x */
const valueAt = (words, x) => words.reduce((sum, word) => times(sum, x) ^ word, 0);

/** @param {number[]} data @param {number} version */
function textOf(data, version) {
  const bits = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  if (bits.slice(0, 4) !== "0100") throw new Error(`mode ${bits.slice(0, 4)}`);
  const start = 4 + (version < 10 ? 8 : 16);
  const length = parseInt(bits.slice(4, start), 2);
  const bytes = Array.from({ length }, (_, byte) => parseInt(bits.slice(start + 8 * byte, start + 8 * byte + 8), 2));
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
}
