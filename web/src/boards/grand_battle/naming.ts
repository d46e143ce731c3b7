/** What units and orders are called, for people who read and for people who hear. */

import { listed } from "../../lib/i18n";
import type { Translator, View } from "../../lib/types";
import { readChoice, type Choice } from "./choices";
import type { GrandBattleView, Unit } from "./view";

export type Names = Readonly<Record<string, string>>;

export class Naming {
  constructor(
    readonly view: GrandBattleView,
    readonly names: Names,
    readonly t: Translator,
  ) {}

  get game(): string {
    return this.view.game;
  }

  /** A unit, an obstacle or a commander by its id. */
  of(id: string): string {
    const named = this.names[id];
    if (named) return named;
    const commander = this.view.commanders.find((each) => each.id === id);
    if (commander) return this.names[commander.name] ?? commander.name;
    const { pieces, markers } = this.view.measured;
    const unit =
      pieces.find((each) => each.id === id) ??
      this.view.away.find((each) => each.id === id) ??
      markers.find((each) => each.unit?.id === id)?.unit;
    if (!unit) return id;
    const short = this.t.word(this.game, "short", unit.profile);
    const profile = short === unit.profile ? this.t.word(this.game, "profile", unit.profile) : short;
    const own = this.view.profiles?.[unit.profile]?.name;
    const name = own ? own : profile === unit.profile ? this.t.word(this.game, "type", unit.kind) : profile;
    const number = /(?<=-)\d+$/.exec(id)?.[0];
    return number ? this.t.say("grand-battle-numbered", { name, number }) : name;
  }

  list(ids: readonly string[]): string {
    return listed(ids.map((id) => this.of(id)));
  }

  /** What somebody hides behind: a piece of ground, a hill, or a unit. */
  cover(id: string): string {
    const { ground, hills } = this.view.land;
    const piece = ground.find((each) => each.id === id);
    if (piece) return this.t.word(this.game, "ground", piece.kind);
    return hills.some((each) => each.id === id) ? this.t.say("web-grb-hill") : this.of(id);
  }

  purse(id: string): string {
    return id === "army" ? this.t.say("web-grb-army") : this.of(id);
  }

  /** A unit with all that can be seen of it. */
  told(unit: Unit): string {
    const { t } = this;
    const parts = [
      this.of(unit.id),
      this.names[unit.side] ?? "",
      t.say("web-grb-strength", { left: unit.left ?? "", of: unit.strength }),
      unit.disorder ? t.say("web-grb-disorder", { points: unit.disorder }) : "",
      ...(unit.marks ?? []).map((mark) => this.mark(mark)),
    ];
    return parts.filter(Boolean).join(", ");
  }

  /** What is so of a unit; nothing where only the rules care. */
  mark(mark: string): string {
    const id = `grand-battle-mark-${mark}`;
    return this.t.knows(id) ? this.t.say(id) : "";
  }

  kind(kind: string): string {
    return this.t.say(`web-grb-order-${kind}`);
  }

  /** A choice as a button says it. */
  choice(choice: Choice): string {
    const { t } = this;
    const { verb, words, units, target } = choice;
    const said: Record<string, unknown> = { unit: this.list(units), units: this.list(units) };
    if (target !== null) said["target"] = this.of(target);
    for (const [name, value] of Object.entries(words)) {
      if (name in said) continue;
      said[name] = name === "marker" ? value : t.word(this.game, name, value);
      said[`${name}-is`] = value;
    }
    if (verb === "attack") {
      const turn = words["turn"];
      return turn
        ? t.say("grand-battle-attack-after", { target: said["target"], turn: this.turn(turn) })
        : t.say("grand-battle-attack-straight", said);
    }
    for (const id of [`grand-battle-choose-${verb}`, `grand-battle-do-${verb}-${Object.keys(words).length}`])
      if (t.knows(id)) return t.say(id, said);
    return choice.text;
  }

  /** An order of the sheet or a part of a Manoeuvre in words; null for whatever else is asked. */
  move({ verb, words, units }: Choice): string | null {
    const { t } = this;
    const who = this.list(units);
    // Of the forms of an order only that of standing still has no kind to fill in.
    if (verb === "order") return `${this.kind(words["kind"] ?? "stand")}: ${who}`;
    if (verb === "turn") return `${who}: ${this.turn(words["turn"] ?? "")}`;
    const id = `web-grb-say-${verb}`;
    const { length = "", hand = "", pivot = "", angle = "" } = words;
    return t.knows(id) ? `${who}: ${t.say(id, { length, hand, pivot, angle })}` : null;
  }

  /** An opening turn in words. */
  turn(turn: string): string {
    const [, word = turn, angle = ""] = /^(right90|left90|[a-z-]+)([\d.]*)$/.exec(turn) ?? [];
    const id = `web-grb-turn-${word}`;
    if (angle === "" && this.t.knows(`${id}-any`)) return this.t.say(`${id}-any`);
    return this.t.knows(id) ? this.t.say(id, { angle }) : turn;
  }
}

/** Everybody of whom a view tells, by his id. */
export function namesIn(view: View, t: Translator, people: Names): Record<string, string> {
  const naming = new Naming(view as GrandBattleView, people, t);
  const { measured, away, commanders, sections } = naming.view;
  const hidden = measured.markers.flatMap(({ unit }) => unit ?? []);
  const ids = [...measured.pieces, ...hidden, ...away, ...commanders].map(({ id }) => id);
  const named = Object.fromEntries(ids.map((id) => [id, naming.of(id)]));
  for (const { id, camp } of sections) {
    const number = /\d+$/.exec(id)?.[0];
    if (camp && number) named[id] = t.say("web-grb-section", { number });
  }
  return named;
}

/** A deed that a view's decision offers, in words. */
export function sayDeed(view: View, text: string, t: Translator, people: Names): string | null {
  const naming = new Naming(view as GrandBattleView, people, t);
  const choice = readChoice(view.decision?.forms ?? [], text);
  if (!choice) return null;
  return naming.move(choice) ?? naming.choice(choice);
}
