# Брифінг битви, у терміналі й на сторінці.

briefing-sources = За джерелами: { $sources }
briefing-armies = Армії
briefing-commander = Командувач: { $name }
briefing-units = { $count ->
    [one] { $count } загін
    [few] { $count } загони
   *[many] { $count } загонів
}
briefing-begins = Перший хід: { $side }.
briefing-nobody-begins = Хто починає, вирішують кубики.
briefing-turns = { $turns ->
    [one] Бій триває щонайбільше { $turns } хід.
    [few] Бій триває щонайбільше { $turns } ходи.
   *[many] Бій триває щонайбільше { $turns } ходів.
}
briefing-banners = Прапорів для перемоги
briefing-cards = Карт наказу
briefing-rules = Особливі правила
briefing-no-rules = Особливих правил немає.
briefing-land = Місцевість
briefing-plans = Що спробувати
