# Брифинг битвы.

samurai-briefing-cards = Командных карт
samurai-briefing-dragons = Карт Дракона
samurai-briefing-honor = Жетонов чести и удачи
samurai-special-camp = { $side }, лагерь на { $hex }: как только в нём никого не осталось, он приносит противнику три знамени и стоит хозяину Командной карты.
