/** What is drawn on the Dragon cards, as strokes of a brush in a box of 28 by 28 around the middle. */

const DRAWINGS: Readonly<Record<string, string>> = {
  // Two blades against each other.
  challenge: "M-12 12C-4 6 4-4 8-13M12 12C4 6-4-4-8-13M-12 6l6 6M12 6l-6 6",
  // A banner that turns.
  turncoat: "M-8 13V-13M-8-12H6v11h-14M10 4c3 3 2 8-3 9M7 10l-1 3 3 2",
  // Eyes in the reeds.
  ambush: "M-12 13C-11 3-9-4-6-10M-5 13C-5 4-4-3-2-9M4 13c0-9 1-15 4-20M11 13c0-6 1-11 3-15M-4 3h2M3 3h2",
  // A runner with his letter case.
  "brave-messenger": "M2-12a2.500 2.500 0 1 0 .01 0zM1-6L-4 2l6 3-3 8M-4 2l-6 2M1-5l6 4 4-3M-10-8h5M-12-3h5",
  "blue-dragon": "M-13 8c6 6 12-2 8-6s-8-6-2-9 13 2 12 8 6 9 9 5M9-6l4-4M12 0l4-2M-6-5h.5M-12-11c3 0 5 2 5 4",
  "red-dragon": "M-13-8c6-6 12 2 8 6s-8 6-2 9 13-2 12-8 6-9 9-5M9 6l4 4M12 0l4 2M-6 6h.5M5-12c0 3-3 4-3 7 0 2 3 3 3 5",
  // A throwing star.
  "ninja-assassin": "M0-13l3 10 10 3-10 3-3 10-3-10-10-3 10-3zM0-2a2 2 0 1 0 .01 0z",
  "ninja-thief": "M-11-3C-6-9 6-9 11-3M-11-3C-6 1 6 1 11-3M-5-3h3M2-3h3M-4 6a4 4 0 1 0 8 0 4 4 0 1 0-8 0M0 4v4",
  // A medicine box on its cord.
  physician: "M-7-2H7V13H-7zM-7 3H7M-7 8H7M-4-2v-5c0-5 8-5 8 0v5M0-12v-2",
  // An empty bowl.
  "rice-famine": "M-12-1H12C12 8 6 11 0 11S-12 8-12-1zM-4 11l-1 3H5l-1-3M-13-9L4-4M-13-5L3-2",
  "tea-ceremony": "M-9-1H7c0 9-3 12-8 12S-9 8-9-1zM7 1c5 0 5 6-1 6M-5-5c-2-3 2-4 0-8M2-5c-2-3 2-4 0-8",
  // A sickle and a torch.
  "farmers-uprising": "M-9 13L-4-6M-4-6C0-13 8-12 11-6 6-9 1-8-4-6zM6 13V1M6 1C2-2 5-5 6-7 7-5 10-2 6 1",
  // A torn letter.
  "intercepted-orders": "M-11-10H-1l-2 5 3 4-3 5 2 6h-10zM11-10H4l-2 5 3 4-3 5 2 6h7zM-8-5h3M-8 0h3M8-4h1M8 2h1",
  // A mask.
  "unmasked-plot": "M-10-9C-4-12 4-12 10-9c1 9-2 17-10 21C-8 8-11 0-10-9zM-6-3h4M2-3h4M-4 4c2 2 6 2 8 0",
  insult: "M-12-8H12V5H0l-6 7V5h-6zM-6-3L-3 1M-3-3l-3 4M3-3L6 1M6-3L3 1",
  "forced-march": "M-9 12c-3-1-3-6 0-7s4 6 0 7zM-1 4c-3-1-3-6 0-7s4 6 0 7zM7-4c-3-1-3-6 0-7s4 6 0 7z",
  "swift-horses": "M-10 12c1-6 3-8 2-11-4 0-6-2-6-4 2-4 6-6 8-9l1-3 3 2C5-12 9-7 9 0M3 12c0-4 0-6 1-8M10 4h5M9 9h7",
  // Spikes on the road.
  caltrops: "M-8-2V-9M-8-2l-5 5M-8-2l5 5M6 4V-3M6 4L1 9M6 4l5 5M4-9l-3-4M4-9h5M4-9l-3 3",
  "hail-of-arrows": "M-11-12L-7 8M-9.500 4l2.500 5 1-5M-1-13L1 10M-1 6l2 5 1.500-5M9-12L8 8M6 4l2 5 2.500-5",
  // A way that turns on itself.
  "feigned-flight": "M-12 9C-6-10 10-12 10-1 10 6 2 7 1 1M-3 3l4-3 3 4",
  "pit-trap": "M-13-4h7M6-4h7M-6-4v13H6V-4M-4 9l2-6 2 6 2-6 2 6M-8-9L8-6",
  // A blade and its maker's mark.
  "masterwork-weapons": "M-12 12L10-12c2 6-1 9-4 12L-8 13M-12 5l7 7M6 8l5 5M11 8l-5 5",
  // A dove, the messenger of the god of war.
  "favor-of-hachiman": "M-13 0c5-1 7-4 9-8 2 4 6 5 9 3 2-2 5-2 6 1l3 1-4 1c-1 7-6 11-13 11M-4 9l-5 4M0 3c-4 1-8 0-11-3",
  // A shell that is blown.
  "war-cry": "M-13 4C-8 8 2 8 7 3c3-3 5-8 4-12-5 0-10 2-13 5-3 2-6 4-11 8zM0 0c2 1 3 3 3 5M5-5c3 1 4 3 4 5M-13 4l-2 3",
  kiai: "M-6-4a6 6 0 1 0 .01 0zM-7 2c2-1 3-1 4 0M4-6l9-5M5 1h10M4 7l9 5",
  "wall-of-spears":
    "M-11 13V-8M-4 13V-10M4 13V-10M11 13V-8M-13-8l2-5 2 5M-6-10l2-4 2 4M2-10l2-4 2 4M9-8l2-5 2 5M-14 6h28",
  // A die that is rolled again.
  "turn-of-fortune": "M-7-5H7V9H-7zM-3-1h.5M3-1h.5M-3 5h.5M3 5h.5M-11-6C-8-13 6-15 11-8M11-13v5H6",
  ferocity: "M-10-12C-12-2-9 8 0 12 9 8 12-2 10-12c-2 4-5 5-10 5s-8-1-10-5zM-5-1l4 2M5-1L1 1M-5 6c3-2 7-2 10 0",
  "stand-firm": "M0-13L11-8V0c0 7-5 11-11 13C-6 11-11 7-11 0v-8zM-6 0h12M0-7V7",
  "great-armor": "M-9-12l-4 5 4 3V6h18V-4l4-3-4-5-5 2h-8zM-9-1H9M-9 3H9M-7 6l-2 7h6l1-7M7 6l2 7H3L2 6",
  "bamboo-mantlets": "M-12 12V-12M-6 12V-12M0 12V-12M6 12V-12M12 12V-12M-14-5h28M-14 5h28",
  "relentless-pursuit": "M-12-9l9 9-9 9M-4-9l9 9-9 9M4-9l9 9-9 9",
  "taking-heads": "M-10 13V-9H9M3-9v4M3-5a5 5 0 1 0 .01 0zM1-1h.5M5-1h.5M2 2.500h2.500M0-6l-2-3M6-6l2-3",
  "return-blow": "M-12-3C-8-12 6-12 10-3M10-9v6H4M-10 12L4 0M-12 7l6 6",
};

/** The drawing of a Dragon card. */
export function strokesOf(dragon: string): string {
  return DRAWINGS[dragon] ?? "";
}
