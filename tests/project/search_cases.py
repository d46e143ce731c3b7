"""What people type into the search of the rules, and a clause that must be among the first three."""

CASES = [
    # Battle Line
    ("battle_line", "en", "wedge", "BLN-06-002"),
    ("battle_line", "en", "fogs", "BLN-10-004"),
    ("battle_line", "en", "shield bearers", "BLN-09-008"),
    ("battle_line", "en", "scouting cards", "BLN-11-003"),
    ("battle_line", "ru", "клинья", "BLN-06-002"),
    ("battle_line", "ru", "туманом", "BLN-10-004"),
    ("battle_line", "ru", "щитоносцев", "BLN-09-008"),
    ("battle_line", "uk", "клини", "BLN-06-002"),
    ("battle_line", "uk", "туману", "BLN-10-004"),
    ("battle_line", "uk", "щитоносця", "BLN-09-008"),
    # Ancients
    ("ancients", "en", "elephant", "ANC-12-036"),
    ("ancients", "en", "elephants", "ANC-12-036"),
    ("ancients", "en", "advances into a marsh", "ANC-16-105"),
    ("ancients", "en", "cataphracts ignoring swords", "ANC-11-098"),
    ("ancients", "ru", "слоны", "ANC-12-036"),
    ("ancients", "ru", "слонов", "ANC-12-036"),
    ("ancients", "ru", "неистовство слонов", "ANC-12-036"),
    ("ancients", "uk", "слони", "ANC-12-036"),
    ("ancients", "uk", "слонів", "ANC-12-036"),
    ("ancients", "uk", "шаленством слона", "ANC-12-036"),
    # Napoleonics
    ("napoleonics", "en", "rugged hills", "NAP-07-038"),
    ("napoleonics", "en", "sabres in melee", "NAP-05-155"),
    ("napoleonics", "ru", "каменоломней", "NAP-07-086"),
    ("napoleonics", "ru", "дополнительный ближний бой кавалерии", "NAP-05-281"),
    ("napoleonics", "uk", "редутами", "NAP-07-068"),
    # Samurai Battles
    ("samurai", "en", "palisades of ninja assassins", "SAM-22-019"),
    ("samurai", "en", "tea ceremonies", "SAM-22-023"),
    ("samurai", "ru", "рисовые поля", "SAM-20-053"),
    ("samurai", "uk", "рисового поля", "SAM-20-053"),
    # Grand Battle
    ("grand_battle", "en", "scythed chariots", "GRB-11-012"),
    ("grand_battle", "ru", "мостов", "GRB-10-028"),
    ("grand_battle", "uk", "мости", "GRB-10-028"),
]

#: Forms of one word.
FORMS = {
    "en": ["elephant elephants elephant's", "move moves moved moving", "hex hexes", "die dice", "retreat retreating"],
    "ru": [
        "слон слоны слонов слонами",
        "стрелок стрелки стрелков",
        "боец бойцы бойцов",
        "атака атакует атаковать атакующего",
        "отступление отступать отступает отступлений",
        "знамя знамёна знамён",
        "тяжёлая тяжёлой тяжелую",
        "бой боя боёв",
    ],
    "uk": [
        "слон слони слонів слонами",
        "загін загону загонів",
        "кінь коня коней",
        "бій бою боїв",
        "стрілець стрільці стрільців",
        "картка карток картці",
        "піхота піхоти піхотою",
        "міст моста мости",
    ],
}

#: Words that must not be taken for each other.
APART = [
    ("en", "hill", "hillside"),
    ("en", "leader", "lead"),
    ("ru", "лес", "лестница"),
    ("ru", "мост", "место"),
    ("uk", "ліс", "лист"),
    ("uk", "табір", "таблиця"),
]

#: Misspelt, and what was meant.
MISSPELT = [
    ("ancients", "en", "elefants", "elephants"),
    ("ancients", "ru", "слнов", "слонов"),
    ("ancients", "uk", "слоннів", "слонів"),
    ("napoleonics", "en", "cavlary charge", "cavalry charge"),
    ("samurai", "en", "arqebuses", "arquebuses"),
]
