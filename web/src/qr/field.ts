/** Reed-Solomon check words over the field of 256 elements that QR codes use. */

const ORDER = 255;
/** x^8 + x^4 + x^3 + x^2 + 1. */
const POLYNOMIAL = 0x11d;

const powers = new Uint8Array(ORDER);
const logarithms = new Uint8Array(ORDER + 1);
for (let exponent = 0, value = 1; exponent < ORDER; exponent++) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value <<= 1;
  if (value > ORDER) value ^= POLYNOMIAL;
}

export function product(one: number, two: number): number {
  return one === 0 || two === 0 ? 0 : powers[(logarithms[one]! + logarithms[two]!) % ORDER]!;
}

/** The generator polynomial of so many check words, the leading 1 left out. */
function generatorOf(degree: number): number[] {
  let polynomial = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...polynomial, 0];
    polynomial.forEach((term, at) => (next[at + 1]! ^= product(term, powers[root]!)));
    polynomial = next;
  }
  return polynomial.slice(1);
}

/** The check words of a block of data: the rest that division by the generator leaves. */
export function checkWords(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  let rest: number[] = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((each, at) => each ^ product(generator[at]!, factor));
  }
  return rest;
}
