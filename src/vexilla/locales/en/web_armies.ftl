# Armies of Grand Battle in the browser: lists, building, sharing, two that meet.

web-armies = Armies
web-armies-about = Build an army of Grand Battle from one of the lists, or take one that a friend has sent. Armies are kept in this browser.
web-armies-all = ← All armies
web-armies-own = My armies
web-armies-none = None yet: choose a list below, or import a file.
web-armies-unnamed = Army without a name
web-armies-own-list = a list of its own
web-armies-not-here = This army is not kept in this browser. It may be kept in another one, or was deleted.
web-armies-lists = Army lists
web-armies-search = Army, battle, year
web-armies-points = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
web-armies-facts = { $price } points, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
web-armies-remove = Delete { $name }
web-armies-removed = { $name } is deleted.
web-armies-undo = Undo
web-armies-import = Import an army file…
web-armies-file-too-large = This file is too large to be an army.

## Building
web-armies-name = Name of the army
web-armies-from = From the list “{ $list }” ({ $battle }, { $year }).
web-armies-fears = Terrified by: { $what }.
web-armies-troops = Troops
web-armies-officers = General and commanders
web-armies-rest = Budget, camp, reserve
web-armies-sum = What it comes to
web-armies-strength = BS
web-armies-about-strength = Base strength: figures, and what the unit can lose
web-armies-melee = P
web-armies-about-melee = Prowess in melee
web-armies-armour = AR
web-armies-about-armour = Armour
web-armies-move = MV
web-armies-about-move = Steps it moves in an attack
web-armies-weapon = { $weapon }: C { $shooting }, { $penetration ->
    [0] range class { $range }
   *[other] armour −{ $penetration }, range class { $range }
}
web-armies-far = from afar C { $shooting }, armour −{ $penetration }, up to { $reach } steps
web-armies-limits = { $least } to { $most }
web-armies-each = { $price } each, { $total } in all
web-armies-less = One less: { $unit }
web-armies-more = One more: { $unit }
web-armies-use = What they are good for
web-armies-units = Units
web-armies-steadfastness = Steadfastness
web-armies-discipline = Discipline
web-armies-of-budget = of { $budget } points; at least { $least } are spent
web-armies-reserve-price = Reserve
web-armies-reserve-of = { $price } of { $most }
web-armies-reserve-short = in reserve
web-armies-sound = Nothing is wrong with it.
web-armies-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
web-armies-line = Line { $line }:

## Commanders
web-armies-general = General
web-armies-commander = Commander
web-armies-officer = Commander { $number }
web-armies-another = somebody else…
web-armies-officer-name = His name
web-armies-with = Stands with
web-armies-nobody = nobody yet
web-armies-points-of = CP { $command }, LP { $leadership } for { $price }
web-armies-staff = as his staff
web-armies-with-reserve = with the reserve
web-armies-dismiss = Dismiss { $name }
web-armies-add-general = Appoint a general
web-armies-add-commander = Add a commander
web-armies-commanders-of = { $number } of at most { $most }

## The rest
web-armies-budget = Budget
web-armies-budget-about = Not more, and at least 95 per cent of it; 0 for none.
web-armies-role = Meant as
web-armies-role-any = attacker or defender
web-armies-role-attacker = attacker
web-armies-role-defender = defender
web-armies-role-about = In a pick-up battle dice decide who chooses his role.
web-armies-camp = Camp
web-armies-camp-of = { $camp } ({ $price }; steadfastness { $steadfastness })
web-armies-barricades = Barricades
web-armies-works = Works
web-armies-sections-about = Sections besides the camp: at most { $most }, { $price } each.
web-armies-reserve = With a reserve
web-armies-reserve-about = It comes later, on top of the army, and costs at most a tenth of it.
web-armies-mode = How it comes
web-armies-mode-later = decided when roles are known
web-armies-mode-direct = directly (turn { $turns })
web-armies-mode-outflanking = around the flank (turn { $turns })
web-armies-mode-rear = into the rear (turn { $turns })
web-armies-in-reserve = { $unit }, in reserve
web-armies-less-reserve = One less in reserve: { $unit }
web-armies-more-reserve = One more in reserve: { $unit }
web-armies-notes = Notes for yourself

## What can be done with it
web-armies-keep = Keep in this browser
web-armies-kept = Every change is kept in this browser.
web-armies-fight = Fight with it
web-armies-share = Share by link
web-armies-export = Save as a file
web-armies-share-title = Share: { $name }
web-armies-share-about = The whole army is in this link; whoever opens it sees it, and may keep it. Do not send it to an opponent who shall not know your army.
web-armies-link = Link to the army
web-armies-shared = A shared army
web-armies-keep-shared = Keep it among my armies
web-armies-link-broken = This link holds no army: it was cut off or changed on its way. Ask for it once more, and copy all of it.
web-armies-link-newer = This link was made by a newer Vexilla: update this one, or ask for the army as a file.
web-armies-link-too-long = This army is too long for a link: save it as a file and send that.
web-armies-text = Army file
web-armies-text-about = This army can be changed as text only: it is its own list, or something in it cannot be read yet. Faults are named with their lines.
web-armies-check = Check

## Two that meet
web-armies-meet = Pick-up battle
web-armies-meet-about = Two armies of any time meet. Dice decide who chooses his role and what lies on the table; then each player sets up his own army. The opponent sees yours when it stands there.
web-armies-side-bottom = First army
web-armies-side-top = Second army
web-armies-by-link = An army from a link
web-armies-link-paste = Paste the link here
web-armies-link-take = Take it
web-armies-ground = Ground
web-armies-ground-dice = By dice, as the rules have it: up to four pieces
web-armies-ground-open = None: an open field
web-armies-matching = Points
web-armies-matching-dearer = As the rules have it: the cheaper army costs at least 95 per cent of the dearer one
web-armies-matching-any = As they are, however uneven
web-armies-meet-faults = Something is wrong with { $name }:
web-armies-to-sheet = Opponent and rules…
web-armies-challenge-instead = Each brings his own army, unseen by the other…
web-armies-challenge = Sealed armies
web-armies-challenge-about = You name the points and bring your army; whoever gets your link brings his. Neither sees the other’s army before it stands on the table. Both are built from the lists of the game.
web-armies-challenge-own = The army that you bring
web-armies-challenge-budget = Points
web-armies-challenge-budget-about = What each army may cost; it costs at least 95 per cent of that.
web-armies-challenge-points = Points: { $least } to { $budget }
web-armies-challenge-colour = Your seat
web-armies-challenge-make = Invite
web-armies-challenge-send = Send this link to the other player. The table opens as soon as he has brought his army.
web-armies-challenge-gone = This challenge is not in this browser, or no longer.
web-armies-waiting = Waiting for the other army…
web-armies-withdraw = Withdraw the challenge
web-armies-accept-about = Bring an army for these points: a list as it is, one that you have built, or one from a link. The other player sees it when you set it up, and you see his when he does.
web-armies-accept-build = Build an army first
web-armies-accept = Bring it and sit down

## What is wrong, beside the entry that it concerns
web-armies-fault-limits = { $more ->
    [0] { $least } to { $most } units; now { $army }
   *[other] { $least } to { $most } units, the reserve included; now { $army }, and { $more } in reserve
}
web-armies-fault-over-budget = { $price } points: more than the budget of { $budget }
web-armies-fault-under-budget = { $price } points: of a budget of { $budget } at least { $least } are spent
web-armies-fault-reserve-price = The reserve costs { $value }: at most a tenth of the army, { $most }
web-armies-fault-not-in-reserve = They may not be in the reserve
web-armies-fault-no-general = An army has a general: appoint one
web-armies-fault-many-commanders = There are { $number } commanders: the list allows { $most }
web-armies-fault-with = His unit is not in the army: choose another one
web-armies-fault-elephant = Only Indian commanders ride elephants: choose another unit
web-armies-fault-staff = A staff needs a mounted unit on one base
web-armies-fault-general-in-reserve = The general is never with the reserve
web-armies-fault-no-name = The army needs a name
web-armies-fault-sections = { $number } sections; the list allows { $most }
web-armies-fault-reserve-sections = Only a defender spends his reserve on sections
web-armies-fault-too-many = { $number } units, the reserve included: { $most } are the most
web-armies-fault-unusual = { $number ->
    [one] { $number } unit: 15 to 20 are usual
   *[other] { $number } units: 15 to 20 are usual
}
