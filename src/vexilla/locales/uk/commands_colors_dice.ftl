# Чому кидають стільки кубиків.

cc-dice-unit = такий загін
cc-dice-full = у повному складі
cc-dice-copied = стільки, скільки кидав би інший загін
cc-dice-stiff = фаланга без підтримки
cc-dice-terrain = місцевість
cc-dice-card = карта
cc-dice-leader = полководець
cc-dice-legion = кинуті пілуми
cc-dice-moved = загін рухався
cc-dice-stood = загін не рухався
cc-dice-blocks = блоки
cc-dice-range = за відстанню
cc-dice-square = каре
cc-dice-batteries = батареї, що приєдналися
cc-dice-ambush = засідка
cc-dice-inspired = натхненний командиром
cc-dice-dragon = карта Дракона
