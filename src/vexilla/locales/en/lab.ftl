# Arena and lab in the terminal

arena-title = { $game }: ratings
arena-points = points
arena-axis = points: 100 more win 64% of the games, 400 more win 91%
arena-couple = who against whom
arena-against = { $player } against { $other }
arena-games = games
arena-counts = won–drawn–lost
arena-verdict = verdict
arena-verdict-high = certain: wins { $high }% or more
arena-verdict-low = certain: wins { $low }% or fewer
arena-verdict-undecided = not certain yet
arena-kept = Results of { $count ->
    [one] one game are
   *[other] { $count } games are
} in { $file }; more of them with the same command and more --games.
arena-broken-off = Broken off. Results of { $count ->
    [one] one game are
   *[other] { $count } games are
} kept in { $file }; the same command goes on from there.
arena-strangers = { $file } has { $count ->
    [one] one result
   *[other] { $count } results
} of other versions of rules or players: they stay there and do not count.
arena-report-kind = A report is a .json or a .csv file, not { $file }.

lab-no-record = Nobody has told how people fared in the battles of { $game }.
lab-broken-off = Broken off. What was played is kept in { $file }; the same command goes on from there.
lab-kept = Results are in { $file }.
lab-record-title = { $game }: { $player } against itself, { $games } games a battle, beside the record of people
lab-plays = plays
lab-people = people
lab-computer = computer
lab-points = points
lab-difference = Mean absolute difference: { $points } points
lab-exaggeration = For every point that a battle is lopsided among people it is so by { $points } here.
