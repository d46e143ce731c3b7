# The page: what every screen shares, and the table.

web-full = This browser has no room left for your games. What is new is kept only while this page is open: save your games in a file.
web-full-save = Save my games
web-unreachable = The server cannot be reached. Is there a connection?
web-unexpected = Something went wrong on our side. Try again.
web-try-again = Try again
web-to-lobby = To the lobby
web-close = Close
web-nobody = nobody
web-fact-yes = yes
web-fact-no = no
web-fact-none = nothing

## The head of the table
web-turn = Turn { $turn }
web-watching = You are watching.
web-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-reconnecting = Connection lost, reconnecting …
web-connecting = Connecting …
web-left-at = It was left in turn { $turn }, on { $when }.
web-left-decides = { $side } was to decide.
web-left-won = { $side } had won.
web-left-drawn = It had ended in a draw.
web-left-record = Save the record
web-skip-board = To the board
web-skip-choices = To the choices
web-skip-log = To the log
web-share = Invite
web-help = Help
web-settings = Settings
web-rules = Rules
web-briefing = Briefing
web-reference = Reference

## The seats
web-seat-you = you
web-seat-computer = computer
web-seat-computer-level = computer, { $level }
web-seat-person = player
web-seat-present = is here
web-seat-away = is away
web-seat-hand = Cards in hand: { $cards }
web-seat-clock = Time left: { $time }
web-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $time }
web-level-recruit = recruit
web-level-soldier = soldier
web-level-veteran = veteran
web-level-general = general
web-level-marshal = marshal
web-level-random = random
web-level-straight = straight ahead
web-level-steady = steady
web-first-side = First player
web-second-side = Second player

## Whose decision it is
web-yours = Your decision
web-yours-shared = { $side } decides
web-theirs = { $side } decides
web-thinks = { $side } is thinking …
web-thinks-so-far = { $side } is thinking: { $percent }%
web-thought = How far the computer has thought
web-play-now = Play now
web-play-now-about = The computer plays the best it has found so far.
web-sending = One moment …
web-choices = Choices
web-undo = Undo
web-undo-over = The game is over.
web-undo-nothing = There is nothing to take back.
web-undo-other-decided = The other player has decided since. You may ask to take it back.
web-undo-chance = Chance has spoken since. You may ask to take it back.
web-undo-revealed = You have seen something new since. You may ask to take it back.
web-undo-spectator = You are watching.
web-retell = Show the last turn again
web-retelling = The last turn once more
web-telling = What happens
web-telling-behind = { $changes ->
    [one] { $changes } more change to come
   *[other] { $changes } more changes to come
}
web-telling-speed = Speed of the other’s turn
web-telling-speed-slow = slow
web-telling-speed-normal = normal
web-telling-speed-fast = fast
web-telling-speed-at-once = at once
web-telling-stepping = Step by step: each thing the other does waits for a click or Enter
web-telling-step = Next step
web-telling-pause = Pause
web-telling-resume = Go on
web-telling-skip = To now

## Refusals and errors
web-refused = Not allowed
web-refused-rule = Read rule { $clause }
web-error-other = That did not work ({ $reason }).

## The panel
web-panel = Log, chat and table
web-log = Log
web-chat = Chat
web-table = Table
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier lines
web-log-start = Beginning
web-log-no-clauses = No particular rule.
web-log-times =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
web-chat-empty = Nobody has said anything yet.
web-chat-off = Chat is switched off at this table.
web-chat-say = Say something
web-chat-send = Send
web-chat-mute = Mute the other player
web-chat-unmute = Hear the other player again
web-chat-report = Report
web-chat-report-name = Report the name
web-chat-reported = Whoever runs this server has been told.
web-chat-removed = Removed by whoever runs this server
web-chat-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

## Offers
web-offer-draw = Offer a draw
web-offer-takeback = Ask to take back
web-offer-draw-mine = You offer a draw.
web-offer-takeback-mine = You ask to take back your last decision.
web-offer-draw-theirs = { $who } offers a draw.
web-offer-takeback-theirs = { $who } asks to take back the last decision.
web-opponent = Your opponent
web-player-of = The player of { $side }
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-declined = The offer was declined.
web-resign = Resign
web-resign-sure = Give this game up? The other side wins.
web-resign-yes = Yes, resign
web-no = No, play on

## Standing orders
web-pass-turn = Pass all this turn
web-pass-turn-about = Every moment for Dragon cards passes without a question until this turn is over.
web-pass-always = Never ask here
web-pass-always-about = This moment passes from now on; Standing orders ask for it again.
web-orders = Standing orders
web-orders-nothing = In this game nobody is asked during the other player’s turn.
web-orders-add = Add an order
web-orders-remove = Remove this order
web-orders-question = When asked
web-orders-answer = Answer
web-orders-any = whatever it is
web-orders-until = until the end of turn { $turn }
web-orders-save = Give these orders
web-orders-saved = The orders stand.

## Inviting
web-share-seat = Link for the other player
web-share-seat-about = The first person who sits down with it gets the other seat; after that it opens nothing. Send it to one person only.
web-share-lost = Sent to the wrong person, or lost? A new link ends this one.
web-share-elsewhere = Nobody has taken this seat yet, and its link is not kept in this browser. A new link ends the one of before.
web-share-make = Make a link
web-share-replace = Replace this link
web-share-replaced = This is a new link; the one of before opens nothing any more.
web-seat = Your seat
web-seat-connections =
    { $count ->
        [one] Your seat is open in one place: here.
       *[other] Your seat is open in { $count } places now.
    }
web-seat-devices =
    { $count ->
        [one] One device holds a key to it.
       *[other] { $count } devices hold a key to it.
    }
web-seat-move = Go on on another device
web-seat-move-about = Have a code shown here, and open its link on the other device, or type the code there. It works once, for ten minutes. Give it to nobody: whoever has it plays for you.
web-seat-code = Show a code
web-seat-code-again = Show another code
web-seat-others = Only here
web-seat-others-about = Closes your seat on all other devices, and wherever else somebody may have opened it. They cannot come back without a new code.
web-seat-end = End the others
web-seat-ended =
    { $count ->
        [0] Your seat is open only here.
        [one] Another device was closed. Your seat is open only here.
       *[other] { $count } other devices were closed. Your seat is open only here.
    }
web-share-watch = Link for spectators
web-share-watch-about = They see what both players see in common.
web-invite-waiting = The other seat still waits for its player.
web-share-none = Everyone is here: no other seat is open by link.

## News of one’s turn
web-notify-title = Your decision: { $game }
web-announce-turn = Your decision: { $question }

## Two at one screen
web-hand-over-soon = The screen passes to { $side }
web-hand-over-now = Cover it now
web-hand-over-title = { $side }, it is up to you
web-hand-over-text = Hand the screen over. The other player should look away now.
web-hand-over-ready = I am ready
web-hand-over-open = We hide nothing from each other: stop asking
web-hand-over-opening = Setting up the table …

## The end
web-over = The game is over
web-over-won-you = Victory!
web-over-lost-you = Defeat
web-over-won = Victory: { $side }
web-over-drawn = A draw
web-over-by-resigned = { $side } resigned.
web-over-by-agreed = Both sides agreed to a draw.
web-over-by-time = { $side } ran out of time.
web-over-rematch = Rematch, sides swapped
web-over-rematch-offered = { $who } offers a rematch.
web-over-rematch-accept = Sit down to the rematch
web-over-rematch-go = To the rematch
web-over-replay = Replay and analysis
web-over-review = My decisions
web-over-record = Save the record

## Help
web-help-title = How to play here
web-help-page = What you can touch glows. Whatever is not allowed explains itself: press it, and the rule is named. Click a line of the log to see where it happened and which rules applied.
web-help-keys = Keys
web-help-key-undo = undo
web-help-key-log = log
web-help-key-chat = chat
web-help-key-reference = units, ground, dice, cards
web-help-key-help = this help
web-help-key-retell = show the last turn again
web-help-key-pause = pause what is being shown, or go on
web-help-key-on = while something is shown: the next step, or straight to now
web-help-key-escape = close or let go
web-help-key-board = on the board: move about and choose
web-help-key-arrows = Arrow keys, Enter
web-help-all-rules = All rules of this game

## Actions with fields
web-deed = A move with its details
web-deed-verb = move
web-deed-do = Do it
