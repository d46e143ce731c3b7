# The table of Napoleonics on the page: what only its board says.

## Units and hexes
web-napoleonics-of-start = of { $start } at the start
web-napoleonics-in-square = in square { $number }
web-napoleonics-left-square = left its square
web-napoleonics-about-leader = Moves up to 3 hexes. Alone he does not fight; his unit may ignore a flag.
web-napoleonics-can-support = this battery may join the attack
web-napoleonics-can-supply = may be sent back to its edge
web-napoleonics-can-place = the unit may be put here
web-napoleonics-can-leave-square = may leave its square
web-napoleonics-can-retire-to = the cavalry may retire here

## The square track
web-napoleonics-track = Square track, { $army }
web-napoleonics-space-free = Square { $number }: free
web-napoleonics-space-hidden = Square { $number }: unit on { $hex }, a card face down
web-napoleonics-space-card = Square { $number }: unit on { $hex }, under it { $card }

## Choices
web-napoleonics-answers = Answers to the attack
web-napoleonics-answer-stand = The melee is fought as usual; whoever survives and holds may battle back.
web-napoleonics-answer-square = A random card of your hand goes to the track. Your square rolls one die first, and a flag throws the cavalry back; then the cavalry has one die at most.
web-napoleonics-answer-retire = The enemy rolls all his dice, but only cavalry symbols hit. Then you go back two hexes, without battling back.
web-napoleonics-answer-first-strike = You play the card: your unit strikes first, and the enemy attacks only if he was neither destroyed nor driven back.
web-napoleonics-answer-first = you strike first: { $strike }
web-napoleonics-answer-comes = attacked { $percent }
web-napoleonics-answer-no-attack = no die is left to the attacker
web-napoleonics-answer-losses = { $losses } blocks lost
web-napoleonics-answer-destroyed = destroyed { $percent }
web-napoleonics-answer-retreat = driven back { $percent }
web-napoleonics-sections = The section of the Forced March
web-napoleonics-section-units =
    { $units ->
        [0] no infantry
        [one] { $units } infantry unit
       *[other] { $units } infantry units
    }
web-napoleonics-do-done-cc-ask-support = Attack now

## Odds
web-napoleonics-odds-strike =
    { $dice ->
        [one] { $dice } die, { $losses } blocks
       *[other] { $dice } dice, { $losses } blocks
    }
web-napoleonics-odds-supported =
    { $batteries ->
        [one] With a battery
       *[other] With { $batteries } batteries
    }
web-napoleonics-odds-square = If it forms square
web-napoleonics-odds-retire = If it retires
web-napoleonics-odds-first-strike = If it strikes first

## Called out over the field
web-napoleonics-cry-square = Square!
web-napoleonics-cry-square-left = Out of square
web-napoleonics-cry-support-lost = Support lost
web-napoleonics-cry-first-strike = First Strike!
web-napoleonics-cry-bounced = Thrown back!
web-napoleonics-cry-retires = Retire and reform
web-napoleonics-cry-objective-taken = Objective taken!
web-napoleonics-cry-objective-lost = Objective lost
