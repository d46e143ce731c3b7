"""What somebody who types a word wants to read first: written down from the rulebooks, before the search was asked.

Each row names a part of a rulebook by its first and last clauses, and what one types for it in three languages. The
first clause found must be one of the part; what else is found is the search's own affair.
"""

from __future__ import annotations

#: Game, the spans of clauses, and the queries in English, Russian and Ukrainian.
EXPECTED = (
    ("ancients", ("ANC-11-051 ANC-11-072", "ANC-12-036 ANC-12-061"), ("elephants", "слоны", "слони")),
    ("ancients", ("ANC-12-036 ANC-12-061",), ("rampage", "неистовство слонов", "шаленство")),
    ("ancients", ("ANC-12-001 ANC-12-018",), ("retreat", "отступление", "відступ")),
    ("ancients", ("ANC-13-001 ANC-13-041",), ("evade", "уклонение", "ухилення")),
    ("ancients", ("ANC-14-001 ANC-14-013",), ("leader casualty", "гибель полководца", "загибель полководця")),
    ("ancients", ("ANC-10-019 ANC-10-026",), ("line of sight", "линия видимости", "лінія видимості")),
    ("ancients", ("ANC-11-106 ANC-11-115",), ("battle back", "ответный удар", "удар у відповідь")),
    ("ancients", ("ANC-13-053 ANC-13-070",), ("momentum advance", "натиск", "натиск")),
    ("ancients", ("ANC-11-042 ANC-11-047",), ("camels", "верблюды", "верблюди")),
    ("ancients", ("ANC-16-095 ANC-16-111",), ("marsh", "болото", "болото")),
    ("ancients", ("ANC-16-009 ANC-16-017",), ("forest", "лес", "ліс")),
    ("ancients", ("ANC-18-079 ANC-18-085",), ("first strike", "первый удар", "перший удар")),
    ("ancients", ("ANC-13-042 ANC-13-052",), ("leader escape", "прорыв полководца", "прорив полководця")),
    ("napoleonics", ("NAP-06-014 NAP-06-069",), ("infantry square", "каре", "каре")),
    ("napoleonics", ("NAP-06-070 NAP-06-089",), ("combined arms", "комбинированная атака", "комбінована атака")),
    ("napoleonics", ("NAP-06-001 NAP-06-013",), ("retire and reform", "отход и перестроение", "перебудова кавалерії")),
    ("napoleonics", ("NAP-07-053 NAP-07-068",), ("redoubt", "редут", "редут")),
    ("napoleonics", ("NAP-05-178 NAP-05-198",), ("leader casualty", "гибель полководца", "загибель полководця")),
    ("napoleonics", ("NAP-05-199 NAP-05-214",), ("retreat", "отступление", "відступ")),
    ("napoleonics", ("NAP-05-270 NAP-05-279",), ("breakthrough", "прорыв кавалерии", "кавалерійський прорив")),
    ("napoleonics", ("NAP-07-081 NAP-07-084",), ("bridge", "мост", "міст")),
    ("samurai", ("SAM-10-033 SAM-10-037",), ("seppuku", "сеппуку", "сепуку")),
    ("samurai", ("SAM-13-001 SAM-13-034", "SAM-16-001 SAM-16-014"), ("honor", "честь", "честь")),
    ("samurai", ("SAM-18-001 SAM-18-034",), ("dragon cards", "карты дракона", "карти дракона")),
    ("samurai", ("SAM-20-049 SAM-20-053",), ("rice field", "рисовое поле", "рисове поле")),
    ("samurai", ("SAM-20-039 SAM-20-048",), ("village", "селение", "село")),
    ("samurai", ("SAM-10-001 SAM-10-032",), ("retreat", "отступление", "відступ")),
    ("samurai", ("SAM-09-042 SAM-09-053",), ("battle back", "ответная атака", "удар у відповідь")),
    ("samurai", ("SAM-11-001 SAM-11-024",), ("leader losses", "потеря командира", "втрата полководця")),
)
