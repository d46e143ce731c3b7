import type { View } from "../../lib/types";

/** The French are blue, wherever they stand. */
export const armiesIn = (view: Partial<View>): string | undefined =>
  view["nations"]?.bottom === "french" ? "blue-red" : undefined;
