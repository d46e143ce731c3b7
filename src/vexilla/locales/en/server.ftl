# The server: what it answers when something is wrong, and what it prints

## Requests
server-bad-json = The body is not readable JSON: { $problem }.
server-not-json = The body must be JSON (Content-Type: application/json), not “{ $given }”.
server-too-long = That is too long: at most { $most } bytes are taken.
server-field-missing = { $where ->
        [body] The field “{ $name }” is missing: add it.
       *[other] In “{ $where }” the field “{ $name }” is missing: add it.
    }
server-field-unknown = { $where ->
        [body] There is no field “{ $name }”: check its spelling or leave it out.
       *[other] In “{ $where }” there is no field “{ $name }”: check its spelling or leave it out.
    }
server-field-too-long = “{ $where }” is too long: at most { $most }.
server-field-too-short = “{ $where }” is too short: at least { $least }.
server-field-too-small = “{ $where }” is too small: at least { $least }.
server-field-too-large = “{ $where }” is too large: at most { $most }.
server-field-value = “{ $where }” cannot be “{ $value }”: see /api/openapi.json for what it can be.
server-field-type = “{ $where }” must be { $wanted }, not { $given }.
server-field-wrong = “{ $where }” is not right: { $problem }.
server-not-found = There is nothing at { $path }.
server-wrong-method = That cannot be done with { $method } here: use { $allowed }.
server-too-fast = Too many requests. Try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
server-too-much = From one address at most { $most } bytes a day are kept. Try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
server-blocked = This address is kept out of this server for a time.
server-foreign-origin = Another site may not do this here. Whoever runs the server can allow it with --origins.
server-wrong-host = This server does not go by that name. Whoever runs it can add the name with --hosts.
server-unexpected = Something went wrong in the server. It has been noted as { $id }; nothing that was acknowledged is lost.
server-busy = The server has much to do. Try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
server-too-slow-body = The request did not come to its end within { $seconds } seconds.
server-headers-too-slow = The request did not come to the end of its headers within { $seconds } seconds.
server-headers-too-long = The headers of the request are too long: at most { $most } bytes are taken.
server-too-many-connections = Too many connections from this address are open. Close some, or try again in { $seconds } seconds.
server-full = As many are connected as this server takes. Try again in { $seconds } seconds.
server-too-slow = This took longer than the { $seconds } seconds it may take, so it was given up.
server-no-database = The server cannot reach its database.
server-failed-writes = The database answers but does not take what is written ({ $failures } since the start): see the log, and whether the disk is full.
server-closing = The server is closing.
server-schema-differs = The database has another schema than this program: start the program anew, or update it.
server-not-storable = There is something in it that cannot be kept, perhaps an invisible character: leave it out.
server-page-missing = The page has not been built. Run “make play”, or “npm ci” and “npm run build” in the folder web.

## Games
server-unknown-game = There is no game with this id. Check the link; it must be whole.
server-damaged = { table-error-damaged }
server-no-such-seat = This link opens no seat of this game, and it may not be watched without one.
server-hint-with-people = Hints are only for games against the computer and for two at one screen: otherwise your opponent would be playing against your computer.
server-game-over = The game is over: nothing is left to decide.
server-tried-at-one-step = Something that is tried is judged at one step.
server-still-playing = The game is still going on: its record stays closed, because it would show hidden cards.
server-not-yours = Only whoever sits at this table may do that.
server-not-over = A rematch can begin when the game is over.
server-no-such-invitation = This invitation does not exist, or was replaced by another one: ask whoever invited you for a new link.
server-invitation-used = Somebody has taken the seat with this invitation already. If it was you, open the game where you sat down, or move your seat here from there; if not, ask whoever invited you.
server-no-such-code = This code is wrong, was used, or is older than ten minutes: have a new one shown on the device that holds the seat.
server-invitation-or-code = Give either an invitation or a code.
server-seat-taken = Somebody has taken the other seat: nobody else can be invited to it.
server-too-many-keys = Your seat is open on very many devices: end the others first.
server-which-game = Say what to play: “game” is missing.
server-scenario-or-contents = Name a battle of ours or bring one of your own, not both.
server-game-or-record = Give either a game or a record, not both and not neither.
server-from-playing = A game can be played on from a step when it is over.
server-unknown-rules = There are no rules of “{ $name }”: there are { $known }.
server-unknown-lesson = There is no lesson { $name }.
server-bad-attempt = This step was another one when you began it ({ $wrong }). Begin it anew.
server-army-same-name = Two commanders are called { $name }: give one of them another name.
server-unknown-army = There is no army list “{ $name }”: the page “Armies” has them all.
server-no-such-challenge = There is no such challenge, or no longer.
server-sealed-meeting = Sealed armies
server-unknown-briefing = There is no briefing for “{ $name }”.
server-push-off = This server sends no notifications.
server-bad-subscription = No message can be sent to this subscription ({ $why }). Subscribe anew in the browser.
server-no-such-line = The other player has not written this line, or it was removed.
server-no-such-name = There is no name here that could be meant.
server-no-such-report = There is no such open report.
server-wrong-secret = This is not the operator's secret.
server-bad-address = “{ $address }” is no address that can be kept out: neither a proxy nor this computer itself can.

## Computer players
server-level-recruit = sees only what lies before it, and takes whatever it can
server-level-soldier = takes the best blow of this turn, with little thought of your answer
server-level-veteran = plans its turns by the odds and minds what you can do in return
server-level-general = tries plans out in its mind before it chooses
server-level-marshal = thinks longest and furthest ahead
server-level-random = any legal move
server-level-straight = everyone forward, attacks what it reaches
server-level-steady = plays to win

## vexilla serve
serve-ready = Vexilla is ready: { $address }
serve-stop = Ctrl+C stops it. Games are kept in { $database }
serve-only-here = Only this computer can open it. For friends in your network: the same command with --lan.
serve-network = Everyone in the network who opens { $address } can play here.
serve-port-taken = Port { $port } is taken by another program. Choose another one with --port, or let --free-port choose.
serve-port-forbidden = Port { $port } may not be used by you: choose one from 1024 on with --port.
serve-address-wrong = This computer does not have the address { $host }: use 127.0.0.1 (this computer only) or 0.0.0.0 (the network, too).
serve-other-port = Port { $port } is taken; using { $chosen } instead.
serve-page-missing = The page has not been built, so browsers will be told so. Build it with “make play”, or with “npm ci” and “npm run build” in the folder web.
serve-no-proxies = --public-url is set, but no --proxies: if there is a proxy before this server, all visitors count as one address and share its limits. Name the proxy with --proxies 127.0.0.1 (or whatever its address is).
serve-database-trouble = The database cannot be used: { $problem }
serve-database-hint = Choose another one with --database, such as --database sqlite:///games.sqlite
serve-setting-wrong = --{ $name } cannot be { $value }: { $problem }
serve-no-browser = No browser could be opened here. Open the address yourself.
serve-at-least = it must be at least { $least }
serve-at-most = it must be at most { $most }
serve-no-network = it is no address or network, such as 10.0.0.0/8
serve-no-origin = it is no origin, such as https://example.org
serve-no-contact = it must begin with mailto: or https:
serve-short-secret = it must have at least { $least } characters
serve-unreadable = it cannot be read: it must be a text file in UTF-8 that the server may read

## vexilla admin
admin-game = { $id }  { $game }  { $bottom } : { $top }  { $state }, turn { $turn }, { $when } UTC
admin-state-playing = playing
admin-state-over = over
admin-state-unknown = There is no state “{ $state }”: there are { $known }.
admin-more = … and { $count } more.
admin-count = { $count ->
        [one] One game.
       *[other] { $count } games.
    }
admin-none = There is no such game.
admin-which = Say which: either the id of a game, or --name.
admin-export-where = Say with --export into which new file all that is kept about the name is written before it is deleted.
admin-would-delete = { $count ->
        [one] Would delete this game, with its chat and all else that belongs to it. Nothing was done.
       *[other] Would delete these { $count } games, with their chat and all else that belongs to them. Nothing was done.
    }
admin-would-export = Would first write all that is kept of them to { $file }.
admin-exported = All that was kept of them is in { $file }.
admin-deleted = { $count ->
        [one] Deleted one game.
       *[other] Deleted { $count } games.
    }
admin-would-archive = { $count ->
        [one] Would write this game to { $folder }, read the file again, and then delete the game. Nothing was done.
       *[other] Would write these { $count } games to { $folder }, read the files again, and then delete the games. Nothing was done.
    }
admin-archived = { $count ->
        [one] One game is in { $folder } and no longer in the database.
       *[other] { $count } games are in { $folder } and no longer in the database.
    }
admin-stays = { $id } stays: { $problem }
admin-not-archived = { $count ->
        [one] One game stays in the database.
       *[other] { $count } games stay in the database.
    }
admin-would-back-up = Would write { $database } to { $file } and check it. Nothing was done.
admin-backed-up = { $count ->
        [one] { $file }: one game, schema { $schema }, checked.
       *[other] { $file }: { $count } games, schema { $schema }, checked.
    }
admin-would-restore = { $count ->
        [one] Would put the one game of { $file } into { $database }, in place of what is there. Nothing was done.
       *[other] Would put the { $count } games of { $file } into { $database }, in place of what is there. Nothing was done.
    }
admin-restored = { $count ->
        [one] { $database } now holds the one game of { $file }.
       *[other] { $database } now holds the { $count } games of { $file }.
    }
admin-report = { $id }  game { $game }, { $side } reports { $what ->
        [name] the name “{ $text }”
       *[other] line { $line }: “{ $text }”
    }, { $when } UTC, from { $addresses }
admin-report-note = Note: { $note }
admin-report-line = { $number }  { $side }: { $text }
admin-report-count = { $count ->
        [0] No open report.
        [one] One open report.
       *[other] { $count } open reports.
    }
admin-kept-out = { $address } is kept out until { $when } UTC.
admin-not-kept-out = { $address } is not kept out.
admin-no-line = There is no such line in this game.
admin-no-chat = Nothing is said at this table anyway.
admin-would-do-line = Would remove line { $line } from the chat of { $game }. Nothing was done.
admin-done-line = Line { $line } of the chat of { $game } is removed.
admin-would-do-name = Would change the name of { $side } in { $game } into “…”. Nothing was done.
admin-done-name = The name of { $side } in { $game } is now “…”.
admin-would-do-chat = Would close the chat of { $game }. Nothing was done.
admin-done-chat = The chat of { $game } is closed.
admin-would-do-block = Would keep { $address } out until { $when } UTC. Nothing was done.
admin-done-block = { admin-kept-out }
admin-would-do-unblock = Would let { $address } in again. Nothing was done.
admin-done-unblock = { $address } is let in again.
admin-would-do-report = Would close the report { $report }. Nothing was done.
admin-done-report = The report { $report } is closed.
admin-broken = { $id }: { $problem }
admin-broken-count = { $count ->
        [one] One of { $all } games does not hold.
       *[other] { $count } of { $all } games do not hold.
    }
admin-verified = { $count ->
        [one] The one game holds.
       *[other] All { $count } games hold.
    }
admin-unjudged = { $count ->
        [one] One game was made by a program with other rules or battles: this one cannot judge it.
       *[other] { $count } games were made by programs with other rules or battles: this one cannot judge them.
    }
admin-fault = { $fault }
admin-sound = { $database } is sound.
admin-unsound = { $count ->
        [one] { $database } has a fault. Keep a copy as it is, and put back the last backup with vexilla admin restore.
       *[other] { $database } has { $count } faults or more. Keep a copy as it is, and put back the last backup with vexilla admin restore.
    }
