# Почему бросается столько кубиков.

cc-dice-unit = такой отряд
cc-dice-full = в полном составе
cc-dice-copied = столько, сколько бросал бы другой отряд
cc-dice-stiff = фаланга без поддержки
cc-dice-terrain = местность
cc-dice-card = карта
cc-dice-leader = полководец
cc-dice-legion = брошенные пилумы
cc-dice-moved = отряд двигался
cc-dice-stood = отряд не двигался
cc-dice-blocks = блоки
cc-dice-range = по расстоянию
cc-dice-square = каре
cc-dice-batteries = присоединившиеся батареи
cc-dice-ambush = засада
cc-dice-inspired = воодушевлён командиром
cc-dice-dragon = карта Дракона
