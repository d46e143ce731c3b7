# The coach: a hint while one plays, and what decisions have cost afterwards.

## What a decision comes to. It is told with a chance behind it: “your heavy infantry E4 is lost: 35 % (otherwise 10 %)”.
coach-cc-destroys = the enemy loses { $unit } { $hex }
coach-cc-loses = you lose { $unit } { $hex }
coach-cc-hits = the enemy loses blocks: { $unit } { $hex }
coach-cc-hurt = you lose blocks: { $unit } { $hex }
samurai-coach-cc-hits = the enemy loses figures: { $unit } { $hex }
samurai-coach-cc-hurt = you lose figures: { $unit } { $hex }
coach-cc-leader-killed = the enemy’s leader { $hex } falls
coach-cc-leader-lost = your leader { $hex } falls
coach-cc-section =
    { $section-is ->
        [left] a unit is lost on your left
        [right] a unit is lost on your right
       *[center] a unit is lost in your center
    }
coach-bln-flag = flag { $flag } becomes yours
coach-grb-their-lost = the enemy loses { $unit }
coach-grb-own-lost = you lose { $unit }
coach-grb-their-flees = flight of the enemy: { $unit }
coach-grb-own-flees = flight of your own: { $unit }
coach-grb-their-worn = damage to the enemy: { $unit }
coach-grb-own-worn = damage to your own: { $unit }

## How likely
coach-percent = { $percent } %
coach-percent-instead = { $percent } %, otherwise { $instead } %

## A hint at the table
coach-would = A strong player’s choice:
coach-then = Then: { $what }
coach-chance = Your chance to win: { $percent } %
coach-because = Why
coach-but = But
coach-no-reason = The ways hardly differ; this one leaves your position a little better.
coach-others = Other ways
coach-costs =
    { $points ->
        [0] hardly worse
        [one] costs { $points } point
       *[other] costs { $points } points
    }
coach-do-it = Do it
coach-none = There is no hint for this decision.

## After the game
coach-review = Decisions
coach-review-about = The strongest level of the computer ({ $level }) says what it would have done in place of each of your decisions. Both are played on in its mind, without the cards you could not know: so it finds which of them cost most.
coach-review-begin = Look at my decisions
coach-review-begin-side = Look at the decisions of { $side }
coach-review-busy = { $done } of { $all } decisions
coach-review-busy-theirs = The other side’s decisions, to tell luck apart: { $done } of { $all }
coach-review-deeper = A closer look at the dearest ones…
coach-review-stop = Stop
coach-review-stopped = Stopped after { $done } of { $all } decisions: what cost most may be among the others.
coach-review-stopped-theirs = Stopped after { $done } of { $all } decisions of the other side: luck is not told apart yet.
coach-review-go-on = Go on
coach-review-clean = Nothing here was clearly better than what you did.
coach-review-dearest = What cost most
coach-review-turn = Turn { $turn }
coach-review-did = You did
coach-review-better = Better
coach-review-show = Show it
coach-review-retry = Try again
coach-review-sum-decisions =
    { $points ->
        [one] Given away by your decisions: { $points } point
       *[other] Given away by your decisions: { $points } points
    }
coach-review-sum-luck =
    { $way ->
        [for] Luck and the other side’s decisions, points for you: { $points }
       *[against] Luck and the other side’s decisions, points against you: { $points }
    }
coach-review-sum-theirs =
    { $points ->
        [one] Given away by the other side’s decisions: { $points } point
       *[other] Given away by the other side’s decisions: { $points } points
    }
coach-review-sum-luck-alone =
    { $way ->
        [for] Luck, points for you: { $points }
       *[against] Luck, points against you: { $points }
    }
coach-review-note = A point is one per cent of the chance to win. The numbers come from matches that were played on in the computer’s mind; differences that chance may have made are left out.

## Trying again
coach-train-title = Decisions to try again
coach-train-about = Positions in which something better was possible. Whoever finds it has learned it.
coach-train-none = Nothing to try again yet: look at your decisions after a game.
coach-train-entry = { $title }, turn { $turn }
coach-train-cost = points lost: { $points }
coach-train-open = Try it
coach-train-forget = Forget it
coach-train-task = You did “{ $action }” here. Points lost: { $points }. Find something better.
coach-train-found = That is it: nothing better is known here.
coach-train-not =
    { $points ->
        [one] That costs { $points } point.
       *[other] That costs { $points } points.
    } Take it back and look again, or ask for a hint.
