# Lessons of Grand Battle. At most 60 words a task.

lesson-grand-battle-ilipa-title = The plain of Ilipa
lesson-grand-battle-ilipa-about = 206 BC, in Spain. Scipio tries the line of Hasdrubal, and you lead his legions: rectangles on a table, moved by measure. The dice of this lesson are loaded, so that you see what is told; in a battle they fall as they like.
lesson-grand-battle-ilipa-end = You can read a base, write an order sheet, move and wheel a line, get out of the way, attack, shoot, fight and pursue. That is a whole turn; the program measures everything.
lesson-grand-battle-ilipa-bottom = Rome
lesson-grand-battle-ilipa-top = Carthage
lesson-grand-battle-ilipa-name-scipio = Scipio
lesson-grand-battle-ilipa-name-hasdrubal = Hasdrubal

lesson-grand-battle-ilipa-base-title = Reading a base
lesson-grand-battle-ilipa-base-task = Each rectangle is a unit. The edge with the tip is its front. Every figure is a point of strength, a gap is one who fell; the number is what is left. An amber diamond is disorder: it takes a point of strength for a while. Choose the legion in disorder and order it to recover.
lesson-grand-battle-ilipa-base-hint = Click the legion behind the line, with the amber diamond; then Recover beside the table.
lesson-grand-battle-ilipa-base-done = The order is on the sheet. Fallen figures never come back, order does: that is the difference.
lesson-grand-battle-ilipa-base-wrong-losses = This legion has lost a figure, for good. Only disorder can be mended: look for the amber diamond.
lesson-grand-battle-ilipa-base-wrong-stand = Standing all turn also restores order, and for nothing. But we want it now: order it to recover.
lesson-grand-battle-ilipa-base-wrong-move = It may march as it is, but with less strength. First restore its order.
lesson-grand-battle-ilipa-base-wrong-nothing = Not yet: a sheet that is handed in cannot be added to.

lesson-grand-battle-ilipa-orders-title = Points and purses
lesson-grand-battle-ilipa-orders-task = Whoever has no order stands. Orders cost points: the army has a few each turn, for anybody; Scipio, the golden flag, has his own, for those within 20 steps. A line of units side by side costs as much as one. Order a Manoeuvre for the three legions in front.
lesson-grand-battle-ilipa-orders-hint = Click one of the three, add the others with Shift and a click (on a phone simply tap them), then Manoeuvre.
lesson-grand-battle-ilipa-orders-done = Three legions for one point. The cavalry far to the right is out of Scipio’s reach and would cost the army two.
lesson-grand-battle-ilipa-orders-wrong-alone = A point for each is dear. Choose all three: side by side they are one group, and one point moves it.
lesson-grand-battle-ilipa-orders-wrong-horse = That cavalry is beyond Scipio’s reach: only the army can pay, and pays double. The legions first.
lesson-grand-battle-ilipa-orders-wrong-attack = An Attack must attack, and they are still too far away. A Manoeuvre brings them closer.
lesson-grand-battle-ilipa-orders-wrong-nothing = Not yet: without a line on the sheet your legions would stand all turn.

lesson-grand-battle-ilipa-advance-title = Forward
lesson-grand-battle-ilipa-advance-task = Hand in the sheet, then carry the Manoeuvre out. A legion moves 10 steps, on a Manoeuvre up to twice as many; an Attack goes 10. The spearmen are 24 steps away: bring the whole line at least 14 steps forward, and next turn an Attack can reach them.
lesson-grand-battle-ilipa-advance-hint = Press “Hand in the sheet”, then the Manoeuvre. Drag a legion straight ahead, or type 15 beside the table and press Do it.
lesson-grand-battle-ilipa-advance-done = The whole line moved as one body. Now Hasdrubal is near enough for an Attack next turn.
lesson-grand-battle-ilipa-advance-wrong-short = Too short: an Attack goes 10 steps, and more than 10 would be left. At least 14, please.
lesson-grand-battle-ilipa-advance-wrong-beyond = Twice 10 steps is all a legion can march in a turn.
lesson-grand-battle-ilipa-advance-wrong-apart = Alone it would tear the line. Move all three together.
lesson-grand-battle-ilipa-advance-wrong-skip = A Manoeuvre need not be carried out, but this one should.

lesson-grand-battle-ilipa-wheel-title = The wheel
lesson-grand-battle-ilipa-wheel-task = The enemy stands off to the right. A line turns like a door: one front corner is the hinge, the other swings. Carry out the order and wheel your line about its right corner by about 30 degrees, so that its front looks at them.
lesson-grand-battle-ilipa-wheel-hint = Carry out the order, then pull the left corner forward. Or choose the wheel about the right corner, type 30 and press Do it.
lesson-grand-battle-ilipa-wheel-done = Face to face. The wider the line, the longer the way of the outer corner, and the dearer the wheel. What stands before your front you can fight; flank and rear are weak.
lesson-grand-battle-ilipa-wheel-wrong-left = That is the other way: the right corner is the hinge, the left one swings.
lesson-grand-battle-ilipa-wheel-wrong-little = A little more: they stand at about 30 degrees.
lesson-grand-battle-ilipa-wheel-wrong-much = Too far: now they would be on your left. About 30 degrees.
lesson-grand-battle-ilipa-wheel-wrong-ahead = Straight ahead you would offer them your flank. Wheel first.
lesson-grand-battle-ilipa-wheel-wrong-skip = Stay like this, and they come at your flank. Wheel first.

lesson-grand-battle-ilipa-evade-title = Not worth dying for
lesson-grand-battle-ilipa-evade-task = Hasdrubal’s turn. His spearmen have run into your skirmishers: javelin men, strength two against four. They have no business in such a fight, but light feet: who is fast enough may evade. Decide.
lesson-grand-battle-ilipa-evade-hint = Press “evade” beside the table.
lesson-grand-battle-ilipa-evade-done = Six steps back, face to the enemy, in good order. Others who evade are disordered; skirmishers are not. The spearmen may follow, and get nearer to your legions.
lesson-grand-battle-ilipa-evade-wrong-brave = Brave, but spearmen strike with four and javelin men with one. Let them run: that is their art.

lesson-grand-battle-ilipa-attack-title = Attack
lesson-grand-battle-ilipa-attack-task = Your turn. Both legions have an Attack order. They go straight ahead, up to 10 steps, stop at the first enemy, and then dress their line on him by themselves. Attack the spearmen before you. Watch the second legion: nobody is before it.
lesson-grand-battle-ilipa-attack-hint = Click the spearmen right before you, or the button beside the table.
lesson-grand-battle-ilipa-attack-done = The line slid two steps and stands front to front. The first legion fights; the second touches a corner of the spearmen and supports.
lesson-grand-battle-ilipa-attack-wrong-aside = They stand off to the side, and an Attack goes straight ahead. Those before you!
lesson-grand-battle-ilipa-attack-wrong-alone = One order, one body: both legions go.

lesson-grand-battle-ilipa-shoot-title = Javelins first
lesson-grand-battle-ilipa-shoot-task = In combat shooting comes first. Your strength, your weapon and a die stand against his strength, armour, shield and a die. More than he has confuses him; much more drives him back. Let the legion throw its javelins.
lesson-grand-battle-ilipa-shoot-hint = Press the shot beside the table. “Chances” shows what may come of it.
lesson-grand-battle-ilipa-shoot-done = You have more, but not by much: one point of disorder. He is down to three, and now we come.
lesson-grand-battle-ilipa-shoot-wrong-decline = One may hold one’s fire, but these javelins cost nothing.

lesson-grand-battle-ilipa-melee-title = Hand to hand
lesson-grand-battle-ilipa-melee-task = Now swords. Each strikes and each defends: strength, plus melee or armour, plus a die. The second legion supports with one point. If you beat him, he retreats; if by more than his strength, he flees. Make the final rush.
lesson-grand-battle-ilipa-melee-hint = Press “rush” in the question. Afterwards open “The last blows and shots” to see the sums.
lesson-grand-battle-ilipa-melee-done = 5 + 1 + 4 and a die of 4 are 14; he has 3 + 2 + 1 and a 3: 9. The difference, 5, is more than 3: he flees, one figure fewer.
lesson-grand-battle-ilipa-melee-wrong-decline = He is shaken and alone: there will be no better moment.

lesson-grand-battle-ilipa-win-title = The army breaks
lesson-grand-battle-ilipa-win-task = Who puts an enemy to flight pursues, or takes a test to stay. Whoever is caught is gone. Hasdrubal’s army was worth 5 and is worth 4; at two thirds it is tested with a die of twenty sides: above what is left, it breaks. Pursue!
lesson-grand-battle-ilipa-win-hint = Press “pursue” for both legions, one after the other.
lesson-grand-battle-ilipa-win-done = Caught. Three are left of five, the die shows 17: Hasdrubal’s army breaks, though most of it never fought. So battles are won.
lesson-grand-battle-ilipa-win-wrong-test = To stay in good order is often wise. But today they must not get away.
