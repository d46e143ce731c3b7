"""A sound scenario file of Napoleonics, and what each change of it that makes a fault is called."""

from __future__ import annotations

BRIDGE = """\
name = "The Bridge"
date = "1809"
first = "top"
banners = 5
notes = "The river can be forded."
history = "Two divisions met at a bridge."
sources = ["A diary", "A map"]
lopsided = "The French were outnumbered."

[bottom]
army = "French"
commander = "Ney"
cards = 5

[bottom.units]
french-line-infantry = "E2, F2:3 G2"
french-guard-foot-artillery = ["H2:2"]

[bottom.leaders]
Ney = "E2"

[top]
army = "British"
cards = 6

[top.units]
british-line-infantry = "E8 F8"
portuguese-light-cavalry = "K8:2"

[top.leaders]
Hill = "E8"
Leith = "F8"
Cole = "K8"
Picton = "A9"
Trant = "B9"

[terrain]
river = "E5 F5"
redoubt = "G8:sw,se"
town = "D5"

[special]
fordable-rivers = true
no-square = "town mill"
exits = { top = "A9 B9" }

[[special.objective]]
side = "bottom"
hexes = "D5 E5"
banners = 2
kept = true

[[special.objective]]
side = "top"
hexes = "A1"

[ru]
name = "Мост"
notes = "Реку можно перейти вброд."
history = "Две дивизии встретились у моста."
lopsided = "Французов было меньше."
French = "Французы"

[uk]
name = "Міст"
notes = "Річку можна перейти вбрід."
history = "Дві дивізії зустрілися біля мосту."
lopsided = "Французів було менше."
French = "Французи"
"""

# A change of the sound file, the reason of the only fault it makes, and what it is in Russian.
BRIDGE_FAULTS = [
    (
        "F2:3",
        "F2:5",
        "fault-blocks",
        "отряд french-line-infantry на F2 начинает с 1–4 блоками, например F2:1; задано '5'",
    ),
    ("F2:3", "F2:", "fault-blocks", "например F2:1; задано ''"),
    ("H2:2", "H2:0", "fault-blocks", "на H2 начинает с 1–3 блоками"),
    ('["A diary", "A map"]', '"A diary"', "fault-sources", "sources — это список текстов, например"),
    ('["A diary", "A map"]', "[1]", "fault-sources", "задано [1]"),
    (
        'history = "Two divisions met at a bridge."',
        "history = 1",
        "fault-text",
        "history должно быть текстом в кавычках",
    ),
    ('"A9 B9" }', '"A9 B8" }', "fault-not-own-edge", "B8 не на краю стороны top: отряды уходят через свой край"),
    ('side = "bottom"', 'side = "left"', "fault-objective", "цели нужны сторона, гексы и знамёна"),
    ("banners = 2", "banners = 0", "fault-objective", "цели нужны сторона, гексы и знамёна"),
    ('hexes = "A1"\n', "", "fault-objective", "цели нужны сторона, гексы и знамёна"),
    ("kept = true", "keep = true", "fault-unknown-in-objective", "у цели не бывает «keep»; может быть, «kept»?"),
    ("kept = true", "kept = 1", "fault-switch", "kept должно быть true или false; задано 1"),
    ('"A1"', '"A0"', "fault-no-hex", "на поле нет гекса A0"),
    ("town mill", "town milk", "fault-unknown-terrain", "нет местности «milk»; может быть, «mill»?"),
    ("fordable-rivers", "fordable-river", "fault-unknown-special", "может быть, «fordable-rivers»?"),
    ("cards = 6", "cards = 6\nreserve = {}", "fault-unknown-in-side", "в [top] не бывает «reserve»"),
    (
        '["H2:2"]',
        '"H2 I2"',
        "fault-beyond-box",
        "отрядов french-guard-foot-artillery в коробке 1, а не 2: уменьшите их число или задайте beyond-the-box = true",
    ),
    (
        'Trant = "B9"',
        'Trant = "B9"\nWilson = "C9"',
        "fault-leaders-beyond-box",
        "полководцев для top в коробке 5, а не 6: уменьшите их число",
    ),
    (
        'Ney = "E2"',
        'Ney = "E2"\na = "A1"\nb = "B1"\nc = "C1"\nd = "D1"',
        "fault-leaders-beyond-box",
        "полководцев для bottom в коробке 4, а не 5",
    ),
]
