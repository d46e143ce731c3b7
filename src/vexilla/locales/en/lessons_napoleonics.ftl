# Lessons of Napoleonics. At most 60 words a task.

lesson-napoleonics-rolica-title = A morning at Roliça
lesson-napoleonics-rolica-about = Portugal, 1808. You are Wellesley’s youngest major, and Delaborde’s French are in the way. The dice and cards of this lesson are loaded, so that you see what is told; in a battle they fall as they like.
lesson-napoleonics-rolica-end = You can give orders with a card, fire, join guns to an attack, form square, stand by a leader and break through with cavalry.
lesson-napoleonics-rolica-bottom = The British
lesson-napoleonics-rolica-top = The French
lesson-napoleonics-rolica-name-wellesley = Wellesley

lesson-napoleonics-rolica-card-title = Card and orders
lesson-napoleonics-rolica-card-task = Every turn begins with a card. It says in which section how many units obey; nobody else may move or fight. Play Probe Center and order the infantry on G3 and the guns on F3.
lesson-napoleonics-rolica-card-hint = Click the card of the center and Play, then G3 and F3.
lesson-napoleonics-rolica-card-done = Both have their orders. What a card does not name stays where it is.
lesson-napoleonics-rolica-card-wrong-section = That card speaks of a flank. Your attack begins in the center.
lesson-napoleonics-rolica-card-wrong-few = You still have orders. Only ordered units may act.

lesson-napoleonics-rolica-fire-title = Volley
lesson-napoleonics-rolica-fire-task = Infantry fires with a die for each block, and British line that has not moved with one more. The enemy’s symbol hits, a flag drives him back. Stand still: end the movement, then fire at G6.
lesson-napoleonics-rolica-fire-hint = End the movement. Then click G4 and G6.
lesson-napoleonics-rolica-fire-done = Five dice: a hit and a retreat. Every lost block costs you a die, so shoot first.
lesson-napoleonics-rolica-fire-wrong-moved = Who has moved fires with half his blocks. Stand still this time.
lesson-napoleonics-rolica-fire-wrong-nothing = The target is in range: fire first.

lesson-napoleonics-rolica-combined-title = Combined arms
lesson-napoleonics-rolica-combined-task = When infantry or cavalry attacks, an ordered battery that sees the target may add its dice to the melee: combined arms. Attack G5 with the infantry on G4 and let the guns on F3 join in.
lesson-napoleonics-rolica-combined-hint = Click G4, then G5. When asked for batteries, choose F3.
lesson-napoleonics-rolica-combined-done = Seven dice in one roll, and sabres of the guns hit, too. A whole unit gone: your first banner.
lesson-napoleonics-rolica-combined-wrong-guns = Guns alone may fire, but infantry or cavalry leads a combined attack.
lesson-napoleonics-rolica-combined-wrong-alone = The guns must be named before the dice are rolled.
lesson-napoleonics-rolica-combined-wrong-nothing = The enemy is next to you: attack first.

lesson-napoleonics-rolica-square-title = Form square!
lesson-napoleonics-rolica-square-task = French cavalry charges your infantry. In square you strike first with one die, and the horsemen get one die at most. It costs a card from your hand as long as the square stands. Form square!
lesson-napoleonics-rolica-square-hint = Choose Square among the answers.
lesson-napoleonics-rolica-square-done = A flag of the square bounces the cavalry, whatever it could ignore otherwise. But mind: in square you do not move.
lesson-napoleonics-rolica-square-wrong-stand = Without a square you face all their dice. Bayonets out!

lesson-napoleonics-rolica-leader-title = Wellesley is with you
lesson-napoleonics-rolica-leader-task = The French fire: one flag. A flag would drive you back a hex. But Wellesley rides with this unit, and a unit with a leader may ignore one flag. Hold your ground!
lesson-napoleonics-rolica-leader-hint = Ignore one flag.
lesson-napoleonics-rolica-leader-done = Not a step back. Guard your leaders, though: a lost one is a banner for the enemy.
lesson-napoleonics-rolica-leader-wrong-back = You may fall back, but with a leader you need not.

lesson-napoleonics-rolica-win-title = Breakthrough
lesson-napoleonics-rolica-win-task = Three banners of five, and two worn enemies before you. Cavalry that wins may take the empty hex and fight again. Ride down G5, advance, stay there, and attack the guns on G6.
lesson-napoleonics-rolica-win-hint = G4 to G5, advance, stay, then G5 to G6.
lesson-napoleonics-rolica-win-done = Two banners in one charge: the fifth wins at once. Delaborde gives up the hill.
lesson-napoleonics-rolica-win-wrong-stay = Without the breakthrough there is no second fight. Take the hex!
lesson-napoleonics-rolica-win-wrong-ride = A second hex is your choice, but here you stand next to the guns already.
lesson-napoleonics-rolica-win-wrong-nothing = Charge!
