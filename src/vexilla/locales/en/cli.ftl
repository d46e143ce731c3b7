# The program in the terminal

side-bottom = Bottom
side-top = Top
side-nobody = nobody
seat-you = { $side } (you)
seat-computer = { $side } (computer: { $name })
seat-human = { $side }

## The program
# Also read without Fluent: one line, nothing but $extra in it.
extra-missing = This part of Vexilla is not installed. Install it with: pip install 'vexilla[{ $extra }]'

## The board
board-turn = turn { $turn }
board-deck = deck { $cards }
board-cards = cards in hand: { $cards }
board-game = game { $game } of { $games }, points { $bottom }:{ $top }
board-piles = Troops { $troops } · Tactics { $tactics }
board-hand-hidden = holds { $troops } Troops, { $tactics } Tactics
board-hand-known = of which you know: { $cards }
board-tactics-played = Tactics played { $count }
board-discards = discarded: { $cards }
board-next = next in the pile, as you put it there: { $cards }
board-opponent-thinks = { $side }: thinking …
board-opponent-thinks-so-far = { $side } is thinking: { $percent }% (Ctrl+C: play now)

## The menu
menu-hint = A number chooses; also: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-flag = Card and flag, such as 2 5. Also: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-hex = Type a number and a hex (1 E2), or hexes (E2, E2-E3). Also: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-plain = A number, and what goes with it, such as 2 5. Also: help, cards, why, odds, hint, undo, log, rules, save, quit.
plain-help-text =
    A number          take that choice; if it asks for a place, number and place, as in 2 5
    an action         as it stands in the record
    why ACTION        which rule forbids it
    cards             what each card in your hand does
    odds              what is likely, where that is known
    hint              what a strong player would do here, and why
    undo              take your last decision back, if nothing new came to light since
    log               what has happened, with the clauses
    rules [WORDS]     search the rules, or show a clause by its number
    save FILE         write the record to a file (it is also saved by itself all the time)
    quit              stop; the match can be resumed
plain-why-usage = Say what you would like to do: why 1
fact-yes = yes
fact-no = no
menu-flags = flags { $flags }
menu-which = Where to? One of: { $choices }
news-more = … { $count } more before; “log { $all }” tells them
menu-prompt = >
menu-not-understood = “{ $text }” is not understood. Choose a number, or type help.
menu-usage = “{ $text }” is written otherwise:
menu-not-now = “{ $verb }” is not asked for now. What is:
menu-no-number = There is no choice { $number }: choose 1 to { $last }.
menu-no-numbers = Nothing has a number here: type a line as listed, or help.


why-allowed = That is allowed now.
refused = { $message } ({ $clause })

undo-done = Taken back.
undo-over = The match is over.
undo-nothing = There is nothing to take back.
undo-other-decided = The other player has decided since.
undo-chance = Chance has spoken since: that cannot be taken back.
undo-revealed = You have seen something new since: that cannot be taken back.

save-done = Saved to { $file }.
save-usage = Say where: save battle.vexilla
saved-on-quit = The match is saved. Go on with: { $command }

handover-title = { $side } to decide.
handover-text = Hand over the keyboard. Nobody else should look now.
handover-press = Press Enter when you are ready.

over-won = Victory: { $side }!
over-drawn = The match is a draw.
over-record = The record: { $file }

hint-thinks = Thinking it over…
odds-title = What can still become of each flag
odds-flag = flag
odds-yours = You
odds-theirs = Opponent
odds-hint = Cards that help are counted among the { $unseen } you have not seen; the chance is that of drawing one with your next card from the Troop pile.
odds-complete = { $kind } { $sum }
odds-reach = up to { $kind } { $sum }
odds-never = can no longer be completed
odds-outs = { $count } { $count ->
        [one] card
       *[other] cards
    } for { $kind } ({ $percent }%)
odds-held = in your hand: { $cards }
odds-none = There are no odds to show here.
cards-none = There is nothing to tell of your cards here.

## Other commands
language-unknown = There is no language “{ $language }”: use one of { $languages }.
terminal-too-small = The terminal is too small: { $columns }×{ $rows }. At least { $need-columns } columns and { $need-rows } rows are needed; make the window larger or the letters smaller.
file-missing = The file { $file } does not exist.
file-exists = The file { $file } exists already; choose another name.
file-unreadable = The file { $file } cannot be read: { $problem }
file-unwritable = { $file } cannot be written: { $problem }
record-repair-hint = What is before line { $line } is intact. To keep that much in a new file: { $command }
record-repaired = The intact part ({ $lines } lines) is now in { $file }.
option-unreadable = “{ $option }” is no option: write NAME=VALUE, such as series=3.

verify-good = Good: { $decisions } decisions replayed to the recorded position.
verify-unfinished = Good so far: { $decisions } decisions replayed; the match is not finished.
verify-commitment = The seed fits the commitment made before the first card or die, and gives exactly this chance.
verify-no-seed = The record does not reveal its seed, so chance could not be checked.
verify-digest = Digest { $digest }

replay-title = { $game }: { $bottom } against { $top }
replay-press = Enter: next decision · a: all the rest · q: stop

rules-title = { $game }: { $count } clauses
rules-none = No clause of { $game } has any of these words: { $words }
rules-unknown-clause = There is no clause { $clause }.
rules-kind-rule = rule
rules-kind-table = table
rules-kind-example = example
rules-kind-ruling = ruling
rules-chapter = Chapter: { $chapter }
rules-note = Note: { $note }
rules-clause-column = clause
rules-text-column = text

simulate-title = { $game }, { $games } games
simulate-player = player
simulate-wins = wins
simulate-share = share
simulate-interval = 95% interval
simulate-drawn = drawn
simulate-thinking = longest thought
simulate-decisions = { $decisions } decisions a game, { $rate } games a second
simulate-progress = playing

perft-title = { $game }: decisions to depth { $depth }
perft-action = first decision
perft-nodes = nodes
perft-total = total

games-title = Games
games-game = game
games-scenarios = scenarios
games-options = options
games-players = computer players

battery-good = { $games } random games of { $game } checked. Digest { $digest }
battery-failed = The battery failed: { $problem }
battery-record = The record up to there: { $file }

## Odds of attacks
attack-odds-title = Odds of the attacks that are possible now
attack-odds-hint = The defender stands and ignores every flag it may; hits from none to all blocks; retreat as hexes:chance; then what its battle back costs you.
attack-odds-attack = attack
attack-odds-dice = dice
attack-odds-hits = hits 0, 1, 2 …
attack-odds-destroy = destroyed
attack-odds-retreat = retreats
attack-odds-leader = leader killed
attack-odds-back = your losses
attack-odds-lost = you are destroyed
attack-odds-driven = you retreat

## Scenarios
scenarios-title = Scenarios of { $game }
scenarios-scenario = scenario
scenarios-battle = battle
scenarios-bottom = bottom side
scenarios-top = top side
scenarios-banners = banners
scenarios-people = won by people
scenarios-cards = { $army }, { $cards } cards
scenarios-first = ▸ first
scenarios-good = { $file }: a sound scenario: { $name }, { $units } units, { $leaders } leaders.
scenarios-bad = { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
}
lessons-good = { $file }: a sound lesson of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
scenarios-none = { $game } has no scenario files: its set-up is always the same.
simulate-all-title = { $game }: { $games } games a scenario, bottom { $bottom }, top { $top }
simulate-scenario = scenario
simulate-people = people (bottom–top)
simulate-record = { $bottom }–{ $top }% of { $plays }

## Armies
armies-title = Armies of Grand Battle
armies-key = name
armies-army = army
armies-battle = battle
armies-units = units
armies-price = price
armies-steadfastness = ST
armies-discipline = D
armies-profile = troops
armies-count = number
armies-BS = BS
armies-P = P
armies-AR = AR
armies-MV = MV
armies-C = C, range
armies-before-christ = { $year } BC
armies-general = General: { $name }, CP { $command }, LP { $leadership }, with { $unit }
armies-commander = Commander: { $name }, CP { $command }, LP { $leadership }, with { $unit }
armies-totals = Units: { $units }. Price: { $price }. Steadfastness: { $steadfastness }. Discipline: { $discipline }. Camp: { $camp }.
armies-barricade = Barricades: { $number ->
    [one] one section
   *[other] { $number } sections
}.
armies-works = Works: { $number ->
    [one] one section
   *[other] { $number } sections
}.
armies-reserve = In reserve: { $units }, for { $price }.
armies-role = Role: { $role }.
armies-fears = Terrified by: { $what }.
armies-met = { $file } is written. Play it with: vexilla play { $file }
armies-good = { $file }: { $name }, units { $units }, price { $price }, steadfastness { $steadfastness }, discipline { $discipline }
armies-bad = { $count ->
    [one] One fault.
   *[other] { $count } faults.
}

# vexilla show
show-other-game = { $file } is a record of { $game }; “vexilla replay” shows it. Drawn here is Grand Battle.
show-unit = unit
show-profile = troops
show-side = side
show-place = front at
show-heading = heading
show-strength = strength
show-losses = losses
show-disorder = disorder
show-marks = marks
