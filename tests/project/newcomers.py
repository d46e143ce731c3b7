"""What somebody new to a game types who wants to know one thing: written from the rulebooks, before the search was asked.

Each row: the game, the language, the words, and the clauses that answer it; one of them must be among the first five.
``BLN-03-001 -002`` are two clauses of a chapter, ``ANC-16-051..059`` all from one to the other.
"""

from __future__ import annotations

ASKED = (
    # Battle Line
    ("battle_line", "en", "how do I win", "BLN-03-001 -002 BLN-12-001"),
    ("battle_line", "en", "hand limit", "BLN-04-007 -010 BLN-08-003"),
    ("battle_line", "en", "jokers", "BLN-09-002"),
    ("battle_line", "en", "claim before opponent has finished", "BLN-07-004 -011"),
    ("battle_line", "en", "two leaders", "BLN-09-005 -006"),
    ("battle_line", "ru", "можно ли пропустить ход", "BLN-05-005..008"),
    ("battle_line", "ru", "сколько карт в руке", "BLN-04-010 BLN-02-003"),
    ("battle_line", "ru", "предателя", "BLN-11-012 -013"),
    ("battle_line", "ru", "три подряд одного цвета", "BLN-06-002"),
    ("battle_line", "uk", "четверта карта", "BLN-10-005..007"),
    ("battle_line", "uk", "нічия", "BLN-07-010 -012 BLN-06-009 BLN-10-009 BLN-05-010"),
    ("battle_line", "uk", "дезертири", "BLN-11-009 -010"),
    # Ancients
    ("ancients", "en", "archers range", "ANC-10-017 -018"),
    ("ancients", "en", "move through friendly units", "ANC-08-012 -013 -048 ANC-18-021"),
    ("ancients", "en", "how many dice heavy infantry", "ANC-11-025"),
    ("ancients", "en", "deck runs out", "ANC-15-002"),
    ("ancients", "en", "shoot after moving", "ANC-10-029..031"),
    ("ancients", "ru", "перемещение лёгкой конницы", "ANC-08-035"),
    ("ancients", "ru", "стрельба через своих", "ANC-10-021 -022 -026"),
    ("ancients", "ru", "взять карту в конце хода", "ANC-15-001"),
    ("ancients", "ru", "убитый вождь", "ANC-14-016 -020 ANC-04-003"),
    ("ancients", "ru", "некуда отступать", "ANC-12-015 -016 -018"),
    ("ancients", "uk", "підтримка сусідів", "ANC-12-024 -025 -029 -032 ANC-14-024"),
    ("ancients", "uk", "атака з пагорба", "ANC-16-019..021"),
    ("ancients", "uk", "укріплений табір", "ANC-16-051..059"),
    # Napoleonics
    ("napoleonics", "en", "how far do cannons shoot", "NAP-05-107 -108 -125 -128 -130"),
    ("napoleonics", "en", "old guard", "NAP-05-154 NAP-02-031 -063"),
    ("napoleonics", "en", "leaving the square", "NAP-06-062..069"),
    ("napoleonics", "en", "entering a wood", "NAP-07-005..008"),
    ("napoleonics", "en", "dice per block", "NAP-05-117 -118 -151"),
    ("napoleonics", "ru", "гвардия игнорирует флаги", "NAP-05-229"),
    ("napoleonics", "ru", "движение конной артиллерии", "NAP-05-058"),
    ("napoleonics", "ru", "атака города", "NAP-07-041..052"),
    ("napoleonics", "ru", "перемешать сброс", "NAP-05-304 -305"),
    ("napoleonics", "uk", "відступ через своїх", "NAP-05-206 -208 -209"),
    ("napoleonics", "uk", "броди", "NAP-07-069 -073..080"),
    ("napoleonics", "uk", "відповідь захисника в рукопашній", "NAP-05-292..296"),
    ("napoleonics", "uk", "прапори перемоги за гекси", "NAP-04-005"),
    # Samurai Battles
    ("samurai", "en", "no tokens left", "SAM-13-014 -015"),
    ("samurai", "en", "how far can archers shoot", "SAM-08-012"),
    ("samurai", "en", "duel", "SAM-22-001..011"),
    ("samurai", "en", "muskets", "SAM-08-014 -015 -033 -041"),
    ("samurai", "ru", "закончилась честь", "SAM-13-014 -015"),
    ("samurai", "ru", "аркебузиры после движения", "SAM-08-015"),
    ("samurai", "ru", "ниндзя", "SAM-22-019 -020"),
    ("samurai", "ru", "телохранители", "SAM-01-022"),
    ("samurai", "uk", "харакірі", "SAM-10-033..037"),
    ("samurai", "uk", "захоплення табору", "SAM-20-064..068"),
    ("samurai", "uk", "лучники", "SAM-08-012 -013 -040"),
    # Grand Battle
    ("grand_battle", "en", "attacked from behind", "GRB-06-061..064 GRB-06-110 GRB-07-013"),
    ("grand_battle", "en", "turn around", "GRB-05-024 -025 GRB-08-002"),
    ("grand_battle", "en", "general dies", "GRB-04-020 GRB-09-009"),
    ("grand_battle", "en", "how many orders per turn", "GRB-04-002 -003 -004 -032 -038 -046"),
    ("grand_battle", "ru", "удар во фланг", "GRB-06-061..064 GRB-05-010"),
    ("grand_battle", "ru", "когда приходит резерв", "GRB-02-040 -041 -043 -045 -048"),
    ("grand_battle", "ru", "грабёж лагеря", "GRB-12-051..054 GRB-08-015"),
    ("grand_battle", "ru", "застрельщики проходят сквозь своих", "GRB-05-046..049"),
    ("grand_battle", "uk", "засідка", "GRB-02-028..033"),
    ("grand_battle", "uk", "переслідування втікачів", "GRB-07-039..054"),
    ("grand_battle", "uk", "зупинити втечу", "GRB-07-025 GRB-04-051"),
    ("grand_battle", "uk", "колісниці з косами", "GRB-11-004 -011..014"),
)
