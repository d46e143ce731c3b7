# Lessons of Ancients. At most 60 words a task.

lesson-ancients-relief-of-akragas-title = The relief of Akragas
lesson-ancients-relief-of-akragas-about = 406 BC. Carthage besieges Akragas, Daphnaeus of Syracuse marches to help, and you lead his center. The dice and cards of this lesson are loaded, so that you see what is told; in a battle they fall as they like.
lesson-ancients-relief-of-akragas-end = You can play a card, give orders, move, shoot, fight hand to hand, follow up, use a leader and win banners. That is the whole of a turn.
lesson-ancients-relief-of-akragas-bottom = Syracuse
lesson-ancients-relief-of-akragas-top = Carthage
lesson-ancients-relief-of-akragas-name-daphnaeus = Daphnaeus

lesson-ancients-relief-of-akragas-card-title = A card moves the army
lesson-ancients-relief-of-akragas-card-task = The battlefield has a left, a center and a right, divided by dashed lines. Every turn begins with one card: it says where and how many units obey. Your best troops stand in the center. Play the card that reaches them.
lesson-ancients-relief-of-akragas-card-hint = Click “Order Two Center” in your hand, then Play.
lesson-ancients-relief-of-akragas-card-done = The card lies on the table: two units in the center may act now.
lesson-ancients-relief-of-akragas-card-wrong-section = That card reaches only a flank, where you have a single unit.

lesson-ancients-relief-of-akragas-orders-title = Orders
lesson-ancients-relief-of-akragas-orders-task = Only units with an order may move and fight. First name all of them. Order the archers on G2 and the heavy infantry on F2.
lesson-ancients-relief-of-akragas-orders-hint = Click both hexes, one after the other.
lesson-ancients-relief-of-akragas-orders-done = Both orders are given. Nobody can get two in one turn.
lesson-ancients-relief-of-akragas-orders-wrong-few = You may order fewer, but you still have orders left.
lesson-ancients-relief-of-akragas-orders-wrong-far = That unit stands on a flank. This card speaks of the center.
lesson-ancients-relief-of-akragas-orders-wrong-other = He may be ordered, too, but today the order is for G2 and F2.

lesson-ancients-relief-of-akragas-move-title = Light feet
lesson-ancients-relief-of-akragas-move-task = Archers are light: they go up to two hexes and may still fight. Heavy infantry goes one. Send the archers two hexes forward, so that they have the enemy within reach of their bows.
lesson-ancients-relief-of-akragas-move-hint = Click the archers on G2, then a hex two rows ahead, for example G4.
lesson-ancients-relief-of-akragas-move-done = All movement comes before the first fight. Later it is too late.
lesson-ancients-relief-of-akragas-move-wrong-short = Too short: light infantry goes two hexes. Two rows forward, please.
lesson-ancients-relief-of-akragas-move-wrong-heavy = Heavy infantry goes one hex a turn. It will come; first the archers.
lesson-ancients-relief-of-akragas-move-wrong-still = An ordered unit need not move, but these archers should.

lesson-ancients-relief-of-akragas-fire-title = Arrows
lesson-ancients-relief-of-akragas-fire-task = A turn later. Archers who stand still shoot with two dice, up to three hexes far. A die with the sign of the target’s class hits: here the green circle. A flag drives the target back. Shoot at the light infantry on G7.
lesson-ancients-relief-of-akragas-fire-hint = Click G4, then G7.
lesson-ancients-relief-of-akragas-fire-done = One block lost, and the flag sent them two hexes home. Who is shot at cannot strike back.
lesson-ancients-relief-of-akragas-fire-wrong-nothing = Nobody must fight, but the target is in reach: shoot first.

lesson-ancients-relief-of-akragas-close-title = Shield to shield
lesson-ancients-relief-of-akragas-close-task = Next to an enemy it is close combat. Heavy infantry rolls five dice, archers two. Swords hit, too. But who survives in his hex may strike back! Attack the medium infantry on G5 with your heavy infantry.
lesson-ancients-relief-of-akragas-close-hint = Click G4, then G5. The odds stand beside the board before you decide.
lesson-ancients-relief-of-akragas-close-done = Two hits for you, and they struck back. A weakened unit rolls as many dice as a full one.
lesson-ancients-relief-of-akragas-close-wrong-archers = Archers fight hand to hand with two dice only, and their swords do not hit.
lesson-ancients-relief-of-akragas-close-wrong-nothing = They are within reach: attack first.

lesson-ancients-relief-of-akragas-momentum-title = Retreat and momentum
lesson-ancients-relief-of-akragas-momentum-task = A flag drives a unit towards its own side, and who gave way does not strike back. The winner may take the empty hex: momentum. Attack G5 again and follow.
lesson-ancients-relief-of-akragas-momentum-hint = Click G4, then G5. When they have gone, choose to advance.
lesson-ancients-relief-of-akragas-momentum-done = The ground is yours. If the way back is blocked, each missing hex costs a block.
lesson-ancients-relief-of-akragas-momentum-wrong-stay = You may stay, but then the ground you won remains empty.
lesson-ancients-relief-of-akragas-momentum-wrong-nothing = They waver: attack first.

lesson-ancients-relief-of-akragas-leader-title = Daphnaeus himself
lesson-ancients-relief-of-akragas-leader-task = Here comes Daphnaeus. With a leader in its hex or next to it, a unit hits with helmets, too. Two blocks are left on G5. Let the men he stands with finish them: the last block is worth a banner.
lesson-ancients-relief-of-akragas-leader-hint = Click G4, where Daphnaeus is, then G5.
lesson-ancients-relief-of-akragas-leader-done = Two helmets, two hits, one banner. But beware: a fallen leader is a banner for the enemy.
lesson-ancients-relief-of-akragas-leader-wrong-alone = They stand next to Daphnaeus and would profit, too. But his own men ask for the honour: attack from G4.
lesson-ancients-relief-of-akragas-leader-wrong-nothing = Daphnaeus waits for the attack.

lesson-ancients-relief-of-akragas-win-title = The last banner
lesson-ancients-relief-of-akragas-win-task = You have four banners and need five. One block of medium infantry is left on G7. Play a whole turn: card, orders for G4 and F3, no movement, and shoot. Mind that who has moved shoots with one die only.
lesson-ancients-relief-of-akragas-win-hint = Play the center card, order G4 and F3, end the movement, then G4 shoots at G7.
lesson-ancients-relief-of-akragas-win-done = The fifth banner: the battle is won that very moment. Akragas opens its gates!
lesson-ancients-relief-of-akragas-win-wrong-section = On the left nobody can reach the enemy’s last block. Play the center.
lesson-ancients-relief-of-akragas-win-wrong-few = Two orders are yours: G4 and F3.
lesson-ancients-relief-of-akragas-win-wrong-moved = Who moves shoots with one die only. They stand well where they are.
lesson-ancients-relief-of-akragas-win-wrong-nothing = One shot, and it is won!
