# The briefing of a battle.

samurai-briefing-cards = Command cards
samurai-briefing-dragons = Dragon cards
samurai-briefing-honor = Honor & Fortune tokens
samurai-special-camp = { $side }, camp on { $hex }: as soon as nobody is left in it, it is worth three banners to the enemy and costs its owner a Command card.
