/** Forms and choices that the table and what lies beside it offer; `pass`, `done` and their like are left to the frame. */
export const drawn: ReadonlySet<string> = new Set([
  ...["order", "strike", "reorder", "execute"],
  ...["advance", "back", "sideways", "wheel", "turn", "slip", "all-round", "form"],
  ...["dismount", "mount", "build", "dismantle", "split", "join"],
  ...["attack", "align", "lure", "lead", "fight", "shoot", "support", "face", "evade", "pursue", "stay", "test"],
  ...["return", "name", "stop-looting", "face-about", "transfer", "arrive", "reveal"],
  ...["place", "line", "ambush", "false-ambush", "lift", "camp", "section", "reserve"],
]);
