# What any piece could do, and what is threatened.

web-hex-study = What a unit could do: where it moves, what it hits, what it sees
web-hex-study-threat = Hexes that the enemy could hit next turn
web-hex-study-choose = Choose any unit, yours or the enemy’s, to see what it could do.
web-hex-study-free = in a turn of its own, without a card
web-hex-study-moves = { $hexes ->
    [one] Moves { $hexes } hex.
   *[other] Moves up to { $hexes } hexes.
}
web-hex-study-range = Shoots up to { $hexes } hexes.
web-hex-study-key-move = may go there
web-hex-study-key-hit = can hit there, with so many dice
web-hex-study-key-unseen = in range, but not seen
web-hex-study-key-threat = { $army }: so many units could hit the hex
web-hex-study-step = 1 hex
web-hex-study-way = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} by { $way }
web-hex-study-stops = It must stop there.
web-hex-study-barred-friend = A friend stands there.
web-hex-study-barred-enemy = An enemy stands there.
web-hex-study-barred-way = Others stand in the way.
web-hex-study-close = { $dice ->
    [one] { $dice } die in close combat
   *[other] { $dice } dice in close combat
}
web-hex-study-fire = { $dice ->
    [one] { $dice } die by fire
   *[other] { $dice } dice by fire
}
web-hex-study-against = against { $unit }
web-hex-study-unseen = Not seen: hidden by { $by }.
web-hex-study-hit-by = { $units ->
    [one] { $units } unit could hit it: { $hexes }.
   *[other] { $units } units could hit it: { $hexes }.
}
