/** Where up to four signs stand in a section of a card, around its middle. */
const PLACES: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [0, -7],
    [0, 7],
  ],
  3: [
    [0, -10],
    [-5, 5],
    [5, 5],
  ],
  4: [
    [-5, -8],
    [5, -8],
    [-5, 6],
    [5, 6],
  ],
};

export function placesOf(number: number | string): readonly (readonly [number, number])[] {
  return PLACES[Number(number)] ?? [];
}
