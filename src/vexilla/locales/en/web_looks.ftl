# How the page looks: panels, log, the end of a battle, the first screen.

web-panel-fold = Fold the panel away: more room for the board
web-panel-unfold = Show log, chat and table again

## The end of a battle
web-end-won = { $won } of { $needed } banners
web-end-lost =
    { $count ->
        [one] { $count } unit lost:
       *[other] { $count } units lost:
    }
web-end-reckon = Luck and turning point
web-end-reckoning = The computer goes through the whole battle …
web-end-luck = Luck:
web-end-luck-dice = { $surplus } hits
web-end-luck-cards = { $surplus } points of cards
web-end-turning = Turning point:
web-end-turning-ahead = from here on { $side } was ahead ({ $before } → { $after }).
web-end-turning-gain = the greatest gain of { $side } ({ $before } → { $after }).
web-end-turning-look = See it in the replay

## The first screen
web-lobby-all-battles = All battles
web-lobby-all-of =
    { $count ->
        [one] { $count } battle
       *[other] All { $count } battles
    }

## Sounds
web-sound-ask = Sounds?
web-sound-on = On
web-sound-off = Off
web-sound-volume = Volume
