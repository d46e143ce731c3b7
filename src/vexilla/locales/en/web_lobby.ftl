# The lobby: choosing a game and setting it up.

web-lobby-motto = Banners and battle lines of the tabletop. Every rule is kept for you; you only have to win.
web-lobby-pages = Pages
web-lobby-rules = Rules
web-lobby-replay = Replay
web-lobby-mine = My games
web-lobby-settings = Settings
web-lobby-close = Close
web-lobby-foot = The cards are dealt, the dice are cast, the banners are up.
web-lobby-terms = Terms
web-lobby-privacy = Privacy

## Beginning at once
web-lobby-play = Play
web-lobby-armies = Build armies, pick-up battles
web-lobby-play-game = Play at once: { $title }
web-lobby-set-up = Opponent and rules

## A record file
web-replay-file = Open a record file
web-replay-file-about = Choose a .vexilla file, or drop it here: to replay it, or to play on.
web-replay-choose = Choose a file …

## A battle file of one's own
web-lobby-file = Your own battle
web-lobby-file-about = A battle written as a text file, yours or a friend's. It is checked first, and kept with the game.
web-lobby-file-choose = Play a battle file…
web-lobby-file-too-large = This file is too large to be a battle.
web-lobby-file-faults = { $count ->
    [one] { $file } cannot be played: { $count } fault.
   *[other] { $file } cannot be played: { $count } faults.
}
web-lobby-file-fault = Line { $line }: { $wrong }

## My games
web-lobby-continue = Your games
web-lobby-your-turn = Your turn
web-lobby-their-turn = Waiting for the opponent
web-lobby-turn = turn { $turn }, { $when }
web-lobby-just-now = just now
web-lobby-computer = the computer
web-lobby-against-whom = against { $whom }
web-lobby-both = { $one } against { $other }
web-lobby-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
web-lobby-you-won = { $ending ->
    [resigned] You won: the opponent gave up
    [time] You won on time
   *[rules] You won
}
web-lobby-you-lost = { $ending ->
    [resigned] You gave up
    [time] You lost on time
   *[rules] You lost
}
web-lobby-won-by = Won by: { $side }
web-lobby-drawn = Drawn
web-lobby-look-back = replay and analysis
web-lobby-remove = Remove from this list
web-lobby-remove-game = Remove from this list: { $title }
web-lobby-remove-sure = Remove this game from the list? Your seat in it is then gone, unless it is open on another device.
web-lobby-damaged = { $count ->
    [one] { $count } game of yours is damaged on this server and cannot be shown. Whoever runs it may have a backup.
   *[other] { $count } games of yours are damaged on this server and cannot be shown. Whoever runs it may have a backup.
}
web-lobby-lost = { $count ->
    [one] { $count } game is no longer on this server.
   *[other] { $count } games are no longer on this server.
}
web-lobby-forget = Take them off the list

## Other ways in
web-lobby-ways = Other ways in
web-lobby-join = Join or watch by link
web-lobby-join-about = Paste the link you were sent, or the code of a game to watch.
web-lobby-join-placeholder = https://…
web-lobby-join-go = Go
web-lobby-join-wrong = This is no link to a game. It should look like https://…/#/join/…
web-join-by = { $name } invites you to a game.
web-join-invited = You are invited to a game.
web-join-clock-game = { $minutes } min for the game, { $increment } s more for each decision
web-join-clock-move = { $minutes } min for each decision
web-join-no-clock = No clock
web-join-watched = Others may watch; they see only what both of you see.
web-join-not-watched = Nobody else may watch.
web-join-own = You already sit at this table in this browser. Send the link to the other player; if you sit down here, too, you share this screen.
web-join-name = Your name
web-join-sit = Sit down
web-move = Your seat on this device
web-move-about = Type the code that the other device shows under “Your seat”. It works once.
web-move-code = Code
web-move-here = Open my seat here
web-lobby-lessons = Learn in ten minutes
web-lobby-lesson = Learn it
web-lobby-learn = Read the rules
web-lobby-learn-about = Every rule as a numbered clause, with search. At the table any refusal leads here.

## The library
web-lobby-search = Search battles
web-lobby-difficulty = Difficulty
web-lobby-any = any
web-lobby-difficulty-1 = simple
web-lobby-difficulty-2 = demanding
web-lobby-difficulty-3 = hard
web-lobby-order = Order
web-lobby-order-book = as in the book
web-lobby-order-name = by name
web-lobby-order-length = shortest first
web-lobby-order-difficulty = simplest first
web-lobby-order-balance = most even first
web-lobby-battles = { $count ->
    [0] No battle fits. Try fewer words.
    [one] { $count } battle
   *[other] { $count } battles
}
web-lobby-minutes = about { $minutes } min
web-lobby-against = against
web-lobby-plays = { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}
web-lobby-record = { $bottomside } won { $bottom } %, { $topside } { $top } % of { $plays } games between people.
web-lobby-no-record = No record of play yet

## Setting up a game
web-lobby-whom = Whom do you play?
web-lobby-company-computer = The computer
web-lobby-company-computer-about = Begins at once.
web-lobby-company-here = Two at this screen
web-lobby-company-here-about = What is secret stays hidden: you pass the device on.
web-lobby-company-link = A friend by link
web-lobby-company-link-about = Live, or a move a day.
web-lobby-company-watch = Watch two computers
web-lobby-company-watch-about = Lean back and look on.
web-lobby-side = Your side
web-lobby-side-first = Side of the first player
web-lobby-lot = By lot
web-lobby-level = Computer player
web-lobby-level-of = Computer player: { $side }
web-lobby-seconds = Time to think
web-lobby-seconds-each = { $seconds ->
    [one] up to a second a decision
   *[other] up to { $seconds } seconds a decision
}
web-lobby-your-name = Your name
web-lobby-other-name = Name of the second player
web-lobby-name-optional = need not be given
web-lobby-options = Rules of this game
web-lobby-more = Clock and guests
web-lobby-clock = Clock
web-lobby-clock-about = Whoever runs out of time loses.
web-lobby-clock-none = none
web-lobby-clock-quick = 15 minutes, 5 seconds a decision
web-lobby-clock-calm = 30 minutes, 10 seconds a decision
web-lobby-clock-long = an hour, 30 seconds a decision
web-lobby-clock-day = a day for each decision
web-lobby-clock-week = a week for each decision
web-lobby-chat = Chat at the table
web-lobby-may-watch = Others may watch with a link
web-lobby-rules-of = Rules of { $game }
web-lobby-begin = Begin
web-lobby-begin-watch = Watch
web-lobby-to-table = To the table
web-lobby-link = Link for the other player
web-lobby-link-about = Send this link to your opponent, and to nobody else: the first who sits down with it gets the other seat.
web-lobby-copy = Copy link
web-lobby-copied = The link is copied.
web-lobby-copy-yourself = The browser does not let us copy: select the link and copy it yourself.
web-lobby-share = Send …

# What the options mean.

## Settings
web-lobby-language = Language
web-lobby-theme = Theme
web-lobby-theme-system = like the system
web-lobby-theme-light = light
web-lobby-theme-dark = dark
web-lobby-at-table = At the table
web-lobby-ask-before-ending = Ask before a turn ends in which units could still fight
web-lobby-sound = Sound
web-lobby-notifications = Tell me when it is my turn
web-lobby-notifications-refused = The browser does not allow notifications for this page. Allow them in its settings and try again.
