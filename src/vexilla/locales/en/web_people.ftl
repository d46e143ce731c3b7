### Sitting down with somebody: links and codes to scan, terms, a second place, a rematch.

## Links
web-people-qr = As a QR code
web-people-qr-label = The link as a QR code
web-people-qr-about = Scan it with the camera of the other device.
web-people-only-here = Nobody else can open this link: the server is open to this computer only.
web-people-lan = For a friend in your network, or for your own phone, stop the server and start it again with “--lan”. Your games stay.
web-people-lan-link = The link as it will be then, with a QR code
web-people-no-network = At the moment this computer is in no network.

## The terms of an invitation
web-people-terms = What you are invited to
web-people-game = Game
web-people-side = Your side
web-people-lot = Both sides are alike
web-people-clock = Clock
web-people-clock-starts = It runs only when both of you have sat down.
web-people-chat = Chat
web-people-chat-on = You can write to each other.
web-people-chat-off = There is none at this table.
web-people-watching = Spectators

## A link that was used
web-people-have-code = I sat down with it: move my seat here
web-people-watch = Watch this game

## One’s own seat, open elsewhere
web-people-second =
    { $devices ->
        [1] Your seat is open in { $count } places, all with the same key: usually another tab of this browser.
       *[other] Your seat is open in { $count } places, on { $devices } devices. If that is not you, end the others.
    }
web-people-second-me = That is me
web-people-second-end = End the others

## A rematch
web-people-waiting = The rematch begins when { $who } sits down.
web-people-waiting-clock = No time runs until then.
