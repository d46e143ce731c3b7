# Брифінг битви.

grand-battle-briefing-begins = Нападає й починає: { $side }.
grand-battle-briefing-nobody-begins = { grand-battle-scenarios-pick-up }
