/** Which faults belong to which entry of an army, and what is said of them. */

import type { Translator } from "../lib/types";
import type { ArmyChecked, ArmyFault } from "./wire";

/** The faults, and what is merely unusual, of an entry: `about(checked, "units", "legion-5")`. */
export function about(checked: ArmyChecked | null, ...entry: string[]): ArmyFault[] {
  if (!checked) return [];
  return [...checked.faults, ...checked.warnings].filter(
    (fault) => fault.entry.length === entry.length && entry.every((part, at) => fault.entry[at] === part),
  );
}

/** What is wrong, in the words of the page where it has some: beside its entry much need not be said again. */
export function told(fault: ArmyFault, t: Translator): string {
  const isWith = fault.reason === "army-unknown" && fault.arguments["sought"] === "with";
  const message = `web-armies-fault-${isWith ? "with" : fault.reason.replace(/^army-/, "")}`;
  if (!t.knows(message)) return fault.message;
  // Numbers come as texts, too; sentences count by numbers.
  const counted = Object.entries(fault.arguments).map(([name, value]) => [
    name,
    typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value,
  ]);
  const said = Object.fromEntries(counted) as Record<string, unknown>;
  if (typeof said["number"] === "number" && typeof said["army"] === "number")
    said["more"] = said["number"] - said["army"];
  return t.say(message, said);
}
