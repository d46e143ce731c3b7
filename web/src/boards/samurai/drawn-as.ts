/** Terrain that is drawn otherwise than in the other games. */
export const drawnAs: Readonly<Record<string, string>> = { camp: "curtains" };
