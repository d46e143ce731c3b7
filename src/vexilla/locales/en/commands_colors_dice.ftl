# Why a strike has so many dice.

cc-dice-unit = this kind of unit
cc-dice-full = at full strength
cc-dice-copied = as many as the other unit would roll
cc-dice-stiff = a phalanx without support
cc-dice-terrain = terrain
cc-dice-card = card
cc-dice-leader = leader
cc-dice-legion = thrown pila
cc-dice-moved = it has moved
cc-dice-stood = it has not moved
cc-dice-blocks = blocks
cc-dice-range = by distance
cc-dice-square = square
cc-dice-batteries = batteries that join
cc-dice-ambush = ambush
cc-dice-inspired = inspired by a leader
cc-dice-dragon = Dragon card
