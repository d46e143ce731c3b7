# Records looked at afterwards, and the rules reader.

web-replay-title = Replay and analysis
web-replay-about = Any record can be looked at step by step: with whose eyes you like, with how luck went and who was winning when. And you may play on from any moment.
web-replay-own = Your finished games
web-replay-loading = The record is being replayed …
web-replay-other = Another record

## A file
web-replay-too-large = This file is too large to be a record.
web-replay-holds = { $steps ->
    [one] The record holds: { $steps } decision.
   *[other] The record holds: { $steps } decisions.
}
web-replay-this-line = Here:
web-replay-look = Replay
web-replay-play-on = Play on
web-replay-go-on = Play on
web-replay-going-on = The game is being played up to there…

## Stepping
web-replay-bottom = First player
web-replay-top = Second player
web-replay-unfinished = Not finished
web-replay-start = The start
web-replay-unseen = a decision these eyes do not see
web-replay-controls = Stepping through the record
web-replay-step = Step
web-replay-step-of = Step { $step } of { $last }: { $telling }
web-replay-where = step { $step } of { $last }
web-replay-turn = Turn { $turn } of { $turns }
web-replay-first = To the start
web-replay-last = To the end
web-replay-back = A step back
web-replay-on = A step on
web-replay-turn-back = A turn back
web-replay-turn-on = A turn on
web-replay-play = Let it play
web-replay-pause = Pause
web-replay-space = space bar
web-replay-speed = Speed
web-replay-eyes = Seen
web-replay-eyes-open = with nothing hidden
web-replay-eyes-spectator = as a spectator
web-replay-eyes-side = as { $side } saw it
web-replay-hand = Hand of { $side }:
web-replay-panels = Log, analysis and record
web-replay-tab-log = Log
web-replay-tab-luck = Analysis
web-replay-tab-record = Record
web-replay-clauses = Rules that applied:

## Who was winning
web-replay-balance = Chances to win, as the computer judges them
web-replay-balance-closer = Dotted: after each decision, played on in the computer’s mind
web-replay-balance-dear = diamonds: what cost most
web-replay-balance-table = Chances to win as a table
web-replay-balance-now = Chances to win, as the computer judges them. At this step { $side }: { $percent } per cent.
web-replay-balance-later = Who is winning is told only after the game: it would give away what is hidden.
web-replay-analysing = The computer is thinking about the game …
web-replay-as-table = As a table

## Luck
web-replay-no-luck = Nothing in this game depends on luck that could be counted.
web-replay-luck-dice = For every roll: how many hits it scores on average, and how many it scored.
web-replay-luck-pips = For every die of attack, defence and command: its 3.5 pips on average, and what it showed.
web-replay-luck-cards = For every Troop card drawn: the average value of the cards it could have been, and its value.
web-replay-expected-dice = hits, average
web-replay-actual-dice = hits, scored
web-replay-expected-pips = pips, average
web-replay-actual-pips = pips, rolled
web-replay-expected-cards = value, average
web-replay-actual-cards = value, drawn
web-replay-rolls-dice = hits against the average, in { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
web-replay-rolls-pips = pips against the average, with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
web-replay-rolls-cards = points of value against the average, in { $rolls ->
    [one] { $rolls } Troop card
   *[other] { $rolls } Troop cards
}; Tactics cards drawn: { $tactics }.
web-replay-luck-here = Up to this step: { $surplus }.
web-replay-curve-dice = Hits above or below the average
web-replay-curve-pips = Pips above or below the average
web-replay-curve-cards = Value of the cards above or below the average
web-replay-side = Side
web-replay-surplus = Above average
web-replay-histogram-dice = How often each face came up
web-replay-histogram-pips = How often each number came up
web-replay-histogram-cards = How often each value was drawn
web-replay-face-dice = Face
web-replay-face-pips = Number
web-replay-face-cards = Value
web-replay-even = The dashed line is an even share.

## The record
web-replay-record-about = A record is plain text with every decision and every outcome of chance. Anyone can check it, here or with the program.
web-replay-save = Save the record
web-replay-verify = Check the record
web-replay-verified = { $steps ->
    [one] The record holds: { $steps } decision, all by the rules, and all chance as the seed gives it.
   *[other] The record holds: { $steps } decisions, all by the rules, and all chance as the seed gives it.
}
web-replay-seed-fits = The seed is the one promised before the first card or die; worked out in this browser.
web-replay-seed-wrong = The seed is not the one that was promised.
web-replay-seed-unchecked = This browser cannot check the promise itself; the server has checked it.
web-replay-seed-hidden = The seed is published when the game is over.
web-replay-commitment = Promise (SHA-256 of the seed)
web-replay-seed = Seed

## Playing on
web-replay-board = The board
web-replay-from-here = Play from here
web-replay-from-here-later = This game is still going on. When it is over, it can be played on from any step.
web-replay-from-about = A new game begins after step { $step } ({ $telling }), with new chance. The record stays as it is.

## The rules reader
web-rules-title = Rules
web-rules-game = Game
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-kind = Kind of clause
web-rules-kind-all = all clauses
web-rules-kinds-rule = rules
web-rules-kinds-table = tables
web-rules-kinds-example = examples
web-rules-kinds-ruling = rulings
web-rules-kind-rule = Rule
web-rules-kind-table = Table
web-rules-kind-example = Example
web-rules-kind-ruling = Ruling
web-rules-note = Note
web-rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
web-rules-none = No clause has all these words. Try fewer.

web-replay-tab-review = Decisions
web-replay-review-later = Decisions are looked at when the game is over.
