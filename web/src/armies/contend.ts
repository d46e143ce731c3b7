/** Which army one brings: one of one's own, or a list as it usually is. */

import { kept } from "./kept.svelte";
import type { ArmyNamed, Contender } from "./wire";

const OWN = "own:";
const LIST = "list:";

export const ownChoice = (id: string): string => OWN + id;
export const listChoice = (key: string): string => LIST + key;
/** The army of one's own that a choice means, if it is there. */
export const ownOf = (choice: string) => (choice.startsWith(OWN) ? kept.find(choice.slice(OWN.length)) : undefined);
/** The list that a choice means, or is built from. */
export const listOfChoice = (choice: string): string =>
  choice.startsWith(LIST) ? choice.slice(LIST.length) : (ownOf(choice)?.list ?? "");

export function contender(choice: string): Contender {
  if (choice.startsWith(LIST)) return { list: choice.slice(LIST.length) };
  const army = ownOf(choice);
  return { file: { name: `${army?.name || "army"}.toml`, text: army?.text ?? "" } };
}

export function priceOf(choice: string, armies: readonly ArmyNamed[]): number | undefined {
  if (choice.startsWith(LIST)) return armies.find(({ key }) => listChoice(key) === choice)?.price;
  return ownOf(choice)?.price;
}
