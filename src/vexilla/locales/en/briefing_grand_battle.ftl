# The briefing of a battle.

grand-battle-briefing-begins = Attacks and begins: { $side }.
grand-battle-briefing-nobody-begins = { grand-battle-scenarios-pick-up }
