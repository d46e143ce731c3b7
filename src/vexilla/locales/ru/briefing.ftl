# Брифинг битвы, в терминале и на странице.

briefing-sources = По источникам: { $sources }
briefing-armies = Армии
briefing-commander = Командующий: { $name }
briefing-units = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
briefing-begins = Первый ход: { $side }.
briefing-nobody-begins = Кто начинает, решают кубики.
briefing-turns = { $turns ->
    [one] Бой длится не больше { $turns } хода.
    [few] Бой длится не больше { $turns } ходов.
   *[many] Бой длится не больше { $turns } ходов.
}
briefing-banners = Знамён для победы
briefing-cards = Карт приказа
briefing-rules = Особые правила
briefing-no-rules = Особых правил нет.
briefing-land = Местность
briefing-plans = Что попробовать
