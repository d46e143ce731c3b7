# Lessons of Battle Line. At most 60 words a task.

lesson-battle-line-first-flags-title = The sand table
lesson-battle-line-first-flags-about = The night before Gaugamela old Kleitos draws nine flags in the sand and teaches you, Alexander’s youngest officer, to take them. The cards of this lesson are arranged beforehand; in a game they are shuffled.
lesson-battle-line-first-flags-end = You can play a turn, build all formations, claim a flag before the enemy is ready, and use Leaders and Fog. The other Tactics cards say themselves what they do.
lesson-battle-line-first-flags-bottom = You
lesson-battle-line-first-flags-top = Kleitos

lesson-battle-line-first-flags-turn-title = One card a turn
lesson-battle-line-first-flags-turn-task = Kleitos hands you seven cards. “Every turn, one card goes to your side of a flag. Then you draw a new one.” Choose any card of your hand, choose any flag, then draw from a pile.
lesson-battle-line-first-flags-turn-hint = Click a card below, then a flag; or drag the card there. Then click one of the two piles.
lesson-battle-line-first-flags-turn-done = That was a whole turn: play a card, draw a card. Both hands stay hidden.

lesson-battle-line-first-flags-wedge-title = The Wedge
lesson-battle-line-first-flags-wedge-task = “Three cards make a formation. The best is the Wedge: one colour, three values in a row.” At flag 4 lie red 4 and red 6. Finish the Wedge.
lesson-battle-line-first-flags-wedge-hint = Which red card stands between 4 and 6?
lesson-battle-line-first-flags-wedge-done = A Wedge! After it come the Phalanx, the Battalion, the Skirmish Line and the Host.
lesson-battle-line-first-flags-wedge-wrong-battalion = All red, but with a gap: that is only a Battalion, the third best.
lesson-battle-line-first-flags-wedge-wrong-skirmish = In a row, but in two colours: that is a Skirmish Line, the fourth best.
lesson-battle-line-first-flags-wedge-wrong-host = Neither one colour nor a row nor one value: a Host, the weakest of all.

lesson-battle-line-first-flags-compare-title = Taking a flag
lesson-battle-line-first-flags-compare-task = Kleitos lays three blue cards against you: a Battalion. “Beat it with a Phalanx, three cards of one value!” You have two eights at flag 2. Finish the Phalanx and claim the flag.
lesson-battle-line-first-flags-compare-hint = Play your third eight at flag 2, then click the flag itself to claim it.
lesson-battle-line-first-flags-compare-done = The flag moves to your side. The kind of formation decides first, even against higher numbers.
lesson-battle-line-first-flags-compare-wrong-weaker = That would be weaker than the Battalion over there. Three of one value are stronger.
lesson-battle-line-first-flags-compare-wrong-later = You have won this flag: claim it now, before you draw.

lesson-battle-line-first-flags-sum-title = Battalion against Battalion
lesson-battle-line-first-flags-sum-task = “Same kind? Then the higher sum wins.” At flag 7 his red Battalion adds up to 13. Yours has blue 2 and blue 7. Choose the card that beats it, then claim.
lesson-battle-line-first-flags-sum-hint = 2 + 7 + what is more than 13?
lesson-battle-line-first-flags-sum-done = 14 beats 13. An equal sum would not have been enough: whoever finishes last loses a tie.
lesson-battle-line-first-flags-sum-wrong-tie = 13 against 13. He was finished before you, so the tie would be his.
lesson-battle-line-first-flags-sum-wrong-less = That is not enough: the higher sum wins, and his is 13.
lesson-battle-line-first-flags-sum-wrong-later = 14 against 13: claim the flag before you draw.

lesson-battle-line-first-flags-proof-title = The proof
lesson-battle-line-first-flags-proof-task = “You need not wait for me,” Kleitos smiles, “if nothing I could add would beat you.” Finish your three twos at flag 5 and claim it, though he has only two cards. Can flag 6 be claimed, too? Try it if you like.
lesson-battle-line-first-flags-proof-hint = Play green 2 at flag 5. Then click flag 5: red 7 and green 6 can become a Skirmish Line at best.
lesson-battle-line-first-flags-proof-done = Proved with open cards alone. A claim that does not hold costs nothing, so ask often.
lesson-battle-line-first-flags-proof-wrong-open = Not yet: orange 5 would give him a Wedge there, and nobody has seen it.
lesson-battle-line-first-flags-proof-wrong-unfinished = That leaves you with a Host. The third two is in your hand.
lesson-battle-line-first-flags-proof-wrong-later = Flag 5 is proved: claim it before you draw.

lesson-battle-line-first-flags-leader-title = Alexander himself
lesson-battle-line-first-flags-leader-task = A Tactics card! The Leader stands for any card you need. Kleitos has three tens at flag 3, you have blue 8 and blue 9. Send in Alexander and claim.
lesson-battle-line-first-flags-leader-hint = Alexander becomes blue 10 or blue 7 by himself: a Wedge.
lesson-battle-line-first-flags-leader-done = A Wedge beats even three tens. You may be only one Tactics card ahead of your opponent.
lesson-battle-line-first-flags-leader-wrong-battalion = Blue, but with a gap: a Battalion loses to his Phalanx.
lesson-battle-line-first-flags-leader-wrong-host = That would be a Host, and the flag would be lost.
lesson-battle-line-first-flags-leader-wrong-elsewhere = You may have only one Leader in your line. Do not waste him: flag 3 needs him.
lesson-battle-line-first-flags-leader-wrong-later = Alexander has made a Wedge: claim flag 3 before you draw.

lesson-battle-line-first-flags-fog-title = Fog
lesson-battle-line-first-flags-fog-task = Kleitos laughs over a Wedge of 1, 2 and 3. Your big numbers at flag 8 are a mere Host. But you hold Fog: where it lies, formations do not count, only the sum. Blow it over flag 8 and claim.
lesson-battle-line-first-flags-fog-hint = Fog goes beside the flag and takes no slot. Then click flag 8: 25 against 6.
lesson-battle-line-first-flags-fog-done = 25 against 6. Fog works for both sides, so lay it where your numbers are bigger.
lesson-battle-line-first-flags-fog-wrong-unused = There the Fog would gain nothing. It helps where your sum is higher: at flag 8.
lesson-battle-line-first-flags-fog-wrong-full = Your side of flag 8 is full: three cards are a formation. Fog needs no slot.
lesson-battle-line-first-flags-fog-wrong-later = In the Fog you are ahead: claim flag 8 before you draw.

lesson-battle-line-first-flags-win-title = Gaugamela
lesson-battle-line-first-flags-win-task = Dawn. This is no sand any more. You hold flags 4 and 5. Three flags next to each other break through, and so do any five. Win the battle with this turn!
lesson-battle-line-first-flags-win-hint = Flag 6 is next to yours. Purple 8 makes a Wedge there; then claim it.
lesson-battle-line-first-flags-win-done = Breakthrough! Darius turns his chariot. Kleitos only nods, which he rarely does.
lesson-battle-line-first-flags-win-wrong-far = Flag 9 is far away: it would be your third flag, but not three in a row.
lesson-battle-line-first-flags-win-wrong-weaker = His three tens would beat that. Look for the Wedge.
lesson-battle-line-first-flags-win-wrong-later = The battle is won the moment you claim. Take flag 6!
