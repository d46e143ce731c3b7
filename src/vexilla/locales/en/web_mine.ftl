### My games: those of this browser, what they tell together, and all of them in a file.

web-mine = My games
web-mine-about = Every game that was played from this browser. The list is kept in this browser alone; there is no account.
web-mine-none = No game has been played from this browser yet.
web-mine-none-so = None of your games is like that.
web-mine-not-asked = How they stand now could not be asked; the list is as it was known last.

## Which of them
web-mine-which = Which games
web-mine-game = Game
web-mine-game-any = all games
web-mine-opponent = Opponent
web-mine-opponent-any = all opponents
web-mine-result = Result
web-mine-result-any = all results
web-mine-result-running = going on
web-mine-result-won = won
web-mine-result-lost = lost
web-mine-result-drawn = drawn
web-mine-result-shared = both sides played here
web-mine-nameless = somebody without a name
web-mine-both = two at this screen
web-mine-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## The list
web-mine-battle = Battle
web-mine-side = Side
web-mine-side-both = both
web-mine-when = Last move
web-mine-luck-column = Luck
web-mine-ways = Go to
web-mine-table = Table
web-mine-replay = Replay
web-mine-gone = no longer on this server
web-mine-remove = Remove from the list: { $title }
web-mine-remove-sure = Remove this game from the list? Your seat in it and its result are lost here.
web-mine-more = Show more

## Wins
web-mine-rates = Wins
web-mine-rates-about = A drawn game counts half. Games in which both sides were played here do not count.
web-mine-rates-none = No game with a result yet.
web-mine-score = won { $won }, drawn { $drawn }, lost { $lost }
web-mine-sides = By side
web-mine-side-nameless = sides alike

## Luck
web-mine-luck = Luck
web-mine-luck-about = What chance promised on average, and what it gave, added up over all games that are over.
web-mine-luck-none = It is not known of any game yet.
web-mine-luck-left =
    { $left ->
        [one] One game is still being counted.
       *[other] { $left } games are still being counted, one by one.
    }
web-mine-luck-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-mine-luck-you = You
web-mine-luck-others = Your opponents
web-mine-luck-dice = { $actual } hits, { $expected } on average
web-mine-luck-pips = { $actual } pips, { $expected } on average
web-mine-luck-cards = value { $actual } drawn, { $expected } on average
web-mine-luck-curve = How far ahead of the average you were after each game: at last { $surplus }

## A file
web-mine-file = Export and import
web-mine-file-about = All games of this list in one file: to keep it, or to go on with it in another browser.
web-mine-export = Save all games
web-mine-export-seats = With my seats in running games
web-mine-export-seats-about = Whoever has such a file can play for you. Give it to nobody.
web-mine-import = Add games from a file
web-mine-imported = { $added } new, { $changed } brought up to date, { $same } were here already.
web-mine-imported-seats =
    { $seats ->
        [0] {""}
        [one] One seat was taken over.
       *[other] { $seats } seats were taken over.
    }
web-mine-bad-text = This file cannot be read: it is no file of games, or damaged. Nothing was changed.
web-mine-bad-format = This is no file of games from Vexilla, or part of it is missing. Nothing was changed.
web-mine-bad-version = This file was written by a newer Vexilla (version { $version } of the file). Nothing was changed.
web-mine-bad-game = Game { $number } in this file is wrong at “{ $field }”. Nothing was changed.
