# Брифінг битви.

samurai-briefing-cards = Карт наказу
samurai-briefing-dragons = Карт Дракона
samurai-briefing-honor = Жетонів честі й удачі
samurai-special-camp = { $side }, табір на { $hex }: щойно в ньому нікого не лишилося, він приносить противникові три прапори й коштує господареві карти наказу.
