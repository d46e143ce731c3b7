# Брифинг битвы.

grand-battle-briefing-begins = Нападает и начинает: { $side }.
grand-battle-briefing-nobody-begins = { grand-battle-scenarios-pick-up }
