# Battle Line

battle-line-title = Battle Line
battle-line-short-title = Battle Line
battle-line-begin-standard = Nine flags, two hidden hands of cards. Three flags in a row win, or any five.
battle-line-about = Nine flags, two hidden hands. Win three flags in a row, or any five.
battle-line-page-help = Nine flags stand between two players. In your turn you play one card to your side of a flag and draw a new one. Three cards make a formation: the wedge is best, then phalanx, battalion, skirmish line and host; among equals the higher sum wins. A flag is claimed as soon as it can be proved that the opponent cannot do better there. Three flags in a row, or any five, win.
battle-line-about-option-tactics = Ten cards with special powers. Without them the game is simpler and nothing is hidden but the hands.
battle-line-about-option-claims = Whether the program shows which flags can be claimed, or you have to find the proof yourselves.
battle-line-about-option-variant = Advanced: flags are claimed at the start of a turn, so the opponent has one more turn to answer.
battle-line-about-option-series = Several games in a row, with points for each.

## Options
battle-line-option-tactics = Tactics cards
battle-line-option-claims = claims
battle-line-option-variant = rules
battle-line-option-series = games
battle-line-value-on = on
battle-line-value-off = off
battle-line-value-aided = shown by the program
battle-line-value-unaided = found by the player
battle-line-value-standard = standard
battle-line-value-advanced = advanced: claim at the start of the turn

## Cards
battle-line-card-red = red { $number }
battle-line-card-yellow = yellow { $number }
battle-line-card-purple = purple { $number }
battle-line-card-orange = orange { $number }
battle-line-card-blue = blue { $number }
battle-line-card-green = green { $number }
battle-line-card-alexander = Alexander
battle-line-card-darius = Darius
battle-line-card-companion-cavalry = Companion Cavalry
battle-line-card-shield-bearers = Shield Bearers
battle-line-card-fog = Fog
battle-line-card-mud = Mud
battle-line-card-scout = Scout
battle-line-card-redeploy = Redeploy
battle-line-card-deserter = Deserter
battle-line-card-traitor = Traitor

# One or two letters for each colour, for narrow boards and for people who see no colours.
battle-line-letter-red = R
battle-line-letter-yellow = Y
battle-line-letter-purple = P
battle-line-letter-orange = O
battle-line-letter-blue = B
battle-line-letter-green = G
# At most five letters each.
battle-line-short-alexander = Alex
battle-line-short-darius = Dari
battle-line-short-companion-cavalry = Comp8
battle-line-short-shield-bearers = Shld3
battle-line-short-fog = Fog
battle-line-short-mud = Mud

# What each card does, in a line.
battle-line-help-alexander = leader: stands for any colour and value
battle-line-help-darius = leader: stands for any colour and value
battle-line-help-companion-cavalry = stands for an 8 of any colour
battle-line-help-shield-bearers = stands for a 1, 2 or 3 of any colour
battle-line-help-fog = at this flag only the sum of the values counts
battle-line-help-mud = at this flag formations have four cards
battle-line-help-scout = draw three cards at the end of the turn, put two back
battle-line-help-redeploy = move one of your own cards, or discard it
battle-line-help-deserter = discard one of the opponent's cards
battle-line-help-traitor = bring one of the opponent's Troop cards to your side

battle-line-pile-troops = Troops
battle-line-pile-tactics = Tactics

battle-line-kind-wedge = Wedge
battle-line-kind-phalanx = Phalanx
battle-line-kind-battalion = Battalion
battle-line-kind-skirmish-line = Skirmish Line
battle-line-kind-host = Host
battle-line-kind-sum = sum in the fog

# At most five letters each.
battle-line-mark-wedge = Wedge
battle-line-mark-phalanx = Phal.
battle-line-mark-battalion = Batt.
battle-line-mark-skirmish-line = Skir.
battle-line-mark-host = Host
battle-line-mark-sum = Sum

## Questions
battle-line-ask-play = Play one card.
battle-line-ask-claim = Claim flags, or go on.
battle-line-ask-draw = Draw a card. From which pile?
battle-line-ask-return = Scout: put a card back on top of its pile.
battle-line-ask-redeploy = Redeploy: which card of one’s own?
battle-line-ask-redeploy-to = Redeploy: where does { $card } go?
battle-line-ask-deserter = Deserter: which card does the opponent lose?
battle-line-ask-traitor = Traitor: which Troop card changes sides?
battle-line-ask-traitor-to = Traitor: to which flag does { $card } go?
battle-line-ask-discard = The Mud at flag { $flag } is gone: which of one’s own four cards is discarded?

## Actions, as a menu shows them: by verb and number of its parameters
battle-line-do-play-1 = { $card }
battle-line-do-play-2 = { $card } to flag { $flag }
battle-line-do-pass-0 = Pass
battle-line-do-claim-1 = Claim flag { $flag }
battle-line-do-done-0 = Go on
battle-line-do-draw-1 = { $pile }
battle-line-do-return-1 = { $card }
battle-line-do-choose-1 = { $card }
battle-line-do-move-1 = Flag { $flag }
battle-line-do-discard-0 = Discard it
battle-line-do-discard-1 = { $card }

## Events
battle-line-cut = { $side } cuts the deck: { $card }.
battle-line-dealt =
    Game { $game }. { $dealer } deals; { $first } begins.
battle-line-played = { $side }: { $card } to flag { $flag }.
battle-line-guile = { $side }: { $card }.
battle-line-passed = { $side } passes.
battle-line-drew =
    { $side } draws from { $pile-is ->
        [tactics] Tactics
       *[troops] Troops
    }{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
battle-line-returned =
    { $side } puts a card back onto { $pile-is ->
        [tactics] Tactics
       *[troops] Troops
    }{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
battle-line-moved = { $side } moves { $card } from flag { $from } to flag { $to }.
battle-line-betrayed = { $card } at flag { $from } goes over to { $side } at flag { $to }.
battle-line-discarded = { $side } loses { $card } at flag { $flag }: discarded.
battle-line-claimed =
    { $side } captures flag { $flag }: { $own-kind } { $own-sum } against { $theirs-kind-is ->
        [incomplete] an unfinished formation that can no longer win
       *[other] { $theirs-kind } { $theirs-sum }
    }.
battle-line-claim-failed =
    { $side } claims flag { $flag } in vain: { $why-is ->
        [open] the opponent could still win with { $cards }
        [weaker] the other formation is stronger
       *[later] both formations are equal, and this one was completed last
    }.
battle-line-won =
    { $side } wins by { $form-is ->
        [breakthrough] breakthrough: three flags in a row
       *[envelopment] envelopment: five flags
    }!
battle-line-dead =
    Nobody can do anything any more: { $side-is ->
        [nobody] a draw
       *[other] { $side } holds more flags and wins
    }.
battle-line-points = Points: { $bottom } to { $top } (bottom to top).

## Refusals, by clause
refused-BLN-02-002 = The deck is cut with a Troop card.
refused-BLN-04-003 = { $card } is not in your hand.
refused-BLN-04-005 = A card has to be drawn while a pile has cards and your hand has room.
refused-BLN-04-006 = The { $pile } pile is empty.
refused-BLN-04-007 = It is not the moment for that. A turn is: play a card, claim flags, draw.
refused-BLN-04-010 = A hand holds at most seven cards.
refused-BLN-05-001 = Your side of flag { $flag } is full: a formation has { $size } cards there.
refused-BLN-05-005 = You can play a Troop card, so you may not pass.
refused-BLN-07-002 = You can only claim with a complete formation: you have { $cards } of { $size } cards at flag { $flag }.
refused-BLN-07-003 = At flag { $flag } the opponent is stronger: { $theirs-kind } { $theirs-sum } against your { $own-kind } { $own-sum }.
refused-BLN-07-004 = Not proven: with { $cards } the opponent could still win flag { $flag }.
refused-BLN-07-010 = Both formations at flag { $flag } are equal, and yours was completed last.
refused-BLN-07-017 = Flag { $flag } has already been captured.
refused-BLN-07-018 = Flag { $flag } has been captured: no more cards are played there.
refused-BLN-08-004 = You have played one Tactics card more than the opponent: wait until he plays one.
refused-BLN-09-006 = You have already played a Leader: the second one stays in your hand.
refused-BLN-10-010 = Discard one of your four cards at flag { $flag }.
refused-BLN-10-011 = { $card } can only be laid at a flag that nobody has captured.
refused-BLN-11-004 = You can only put back a card from your hand; { $card } is not there.
refused-BLN-11-006 = { $card } is none of your cards at an uncaptured flag.
refused-BLN-11-008 = { $card } already lies at flag { $flag }: it must go to another one.
refused-BLN-11-009 = { $card } is none of the opponent's cards at an uncaptured flag.
refused-BLN-11-012 = { $card } is no Troop card of the opponent at an uncaptured flag.
refused-BLN-11-014 = { $card } would find nothing to work on.
refused-BLN-13-001 = It is not the moment for that. In the advanced rules a turn is: claim flags, play a card, draw.

## Help in the terminal
battle-line-help-text =
    A number          take that choice; for a card that goes to a flag: number and flag, as in 2 5
    an action         as in the record: play red-7 3, claim 4, draw troops; r7 is short for red-7
    why ACTION        which rule forbids it: why claim 4, why 2 5, why pass
    cards             what each card in your hand does
    odds              what each formation can still become, and how likely
    hint              what a strong player would do here, and why
    undo              take your last decision back, if nothing new came to light since
    log               what has happened, with the clauses
    rules [WORDS]     search the rules, or show a clause: rules BLN-07-004
    save FILE         write the record to a file (it is also saved by itself all the time)
    quit              stop; the match can be resumed
battle-line-why-usage = Say what you would like to do: why claim 4
