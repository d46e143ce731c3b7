# The briefing of a battle, in the terminal and on the page.

briefing-sources = After: { $sources }
briefing-armies = The armies
briefing-commander = Commander: { $name }
briefing-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
briefing-begins = First turn: { $side }.
briefing-nobody-begins = Dice decide who begins.
briefing-turns = { $turns ->
    [one] It ends after { $turns } turn.
   *[other] It ends after { $turns } turns at the latest.
}
briefing-banners = Banners to win
briefing-cards = Command cards
briefing-rules = Special rules
briefing-no-rules = No special rules.
briefing-land = The ground
briefing-plans = What to try
