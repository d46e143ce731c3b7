# Lessons of Samurai Battles. At most 60 words a task.

lesson-samurai-hachimanbara-title = Mist over Hachimanbara
lesson-samurai-hachimanbara-about = 1561. In the dark Uesugi Kenshin has led his army down from the mountain; the mist rises, and before you stand the Takeda. You command in Kakizaki’s vanguard. The dice and cards of this lesson are loaded, so that you see what is told; in a battle they fall as they like.
lesson-samurai-hachimanbara-end = You can play a card, give orders, move, shoot, fight hand to hand, pay for a retreat, inspire a unit, play a Dragon card and win banners. And you know what honor is worth.
lesson-samurai-hachimanbara-bottom = Uesugi
lesson-samurai-hachimanbara-top = Takeda
lesson-samurai-hachimanbara-name-kakizaki = Kakizaki

lesson-samurai-hachimanbara-card-title = A card gives the orders
lesson-samurai-hachimanbara-card-task = Every turn begins with one Command card. It says in which section of the field how many units obey: left, center or right. The others neither move nor attack. Play “Order Two Units Center”, then order the archers on G3 and the samurai on F3.
lesson-samurai-hachimanbara-card-hint = Click the card for the center in your hand, then Play. Then click G3 and F3.
lesson-samurai-hachimanbara-card-done = Two units have their orders. A unit gets one order a turn, never two.
lesson-samurai-hachimanbara-card-wrong-section = That card reaches only a flank, where you have a single unit.
lesson-samurai-hachimanbara-card-wrong-few = You may order fewer, but only ordered units act. You still have orders to give.
lesson-samurai-hachimanbara-card-wrong-far = That unit stands on a flank. This card speaks of the center.
lesson-samurai-hachimanbara-card-wrong-other = The ashigaru on H3 would obey, too, but now the orders are for G3 and F3.

lesson-samurai-hachimanbara-move-title = Out of the mist
lesson-samurai-hachimanbara-move-task = Units with a circle on their banner, such as your archers, go up to two hexes and may still battle. Samurai on foot, with a square, go one. Lead the archers on G3 two rows forward: there the Takeda are within reach.
lesson-samurai-hachimanbara-move-hint = Click the archers on G3, then a hex two rows ahead, for example G5.
lesson-samurai-hachimanbara-move-done = Whoever is ordered may move once. All movement comes before the first shot.
lesson-samurai-hachimanbara-move-wrong-short = Archers can go two hexes. Two rows forward, please.
lesson-samurai-hachimanbara-move-wrong-far = Samurai on foot go one hex a turn.
lesson-samurai-hachimanbara-move-wrong-samurai = The samurai may move, too, one hex. You choose who goes first: let it be the archers.
lesson-samurai-hachimanbara-move-wrong-still = An ordered unit need not move, but these archers should.

lesson-samurai-hachimanbara-fire-title = Arrows and honor
lesson-samurai-hachimanbara-fire-task = A turn later. Archers who have not moved shoot with two dice, up to three hexes. The symbol on the target’s banner hits: a triangle here. And each Honor & Fortune your archers roll brings you a token. Shoot at the ashigaru with yari on G8.
lesson-samurai-hachimanbara-fire-hint = Click G5, then G8.
lesson-samurai-hachimanbara-fire-done = One figure hit, one token won. At the end of each turn of yours there is more: two tokens or a Dragon card, as you like.
lesson-samurai-hachimanbara-fire-wrong-nothing = Nobody must fight, but the target is within reach: shoot first.

lesson-samurai-hachimanbara-close-title = Hand to hand
lesson-samurai-hachimanbara-close-task = Beside an enemy nobody shoots: it is close combat. Samurai roll four dice, ashigaru with yari three, archers two. Swords hit as well. But a defender who stays in his hex may battle back! Attack the ashigaru on G7 with the samurai.
lesson-samurai-hachimanbara-close-hint = Click G6, then G7. The odds stand beside the board before you decide.
lesson-samurai-hachimanbara-close-done = Two hits for you, one for them: samurai ignore one die of swords from ashigaru with yari, who are lower in rank. Losses cost no dice: a single figure rolls as many.
lesson-samurai-hachimanbara-close-wrong-archers = Archers roll only two dice hand to hand, and ashigaru with yari ignore one die of their swords. Let the samurai go.
lesson-samurai-hachimanbara-close-wrong-shot = With an enemy beside them archers shoot at nobody.
lesson-samurai-hachimanbara-close-wrong-nothing = Nobody must fight, but the enemy is before you: attack first.

lesson-samurai-hachimanbara-retreat-title = A step back costs honor
lesson-samurai-hachimanbara-retreat-task = Now the Takeda have attacked your samurai on G5: two flags. Each flag drives a unit back one hex, and a hex costs samurai two tokens, ashigaru one. A square unit may ignore one flag. Ignore one, then choose where to retreat.
lesson-samurai-hachimanbara-retreat-hint = Ignore one flag, then click F4 or G4.
lesson-samurai-hachimanbara-retreat-done = One hex, two tokens. Keep a few in reserve: who cannot pay for a retreat loses all honor. You will see what that means.
lesson-samurai-hachimanbara-retreat-wrong-both = Only one: nothing but their rank helps these samurai. Two friends beside them or a leader would help with the second flag.
lesson-samurai-hachimanbara-retreat-wrong-none = Then you go back two hexes and pay four tokens. Ignore what you may.

lesson-samurai-hachimanbara-leader-title = Kakizaki rides ahead
lesson-samurai-hachimanbara-leader-task = Kakizaki himself is here! For a token a leader inspires the unit he is with: one die more in close combat. A mounted leader can do so for units beside him, too. Attack G6 with his riders and inspire them.
lesson-samurai-hachimanbara-leader-hint = Click G5, then G6. When you are asked, inspire the unit for a token.
lesson-samurai-hachimanbara-leader-done = Five dice, and the last figure brought you a banner. The price: a token, and the first Honor & Fortune of an inspired roll brings none.
lesson-samurai-hachimanbara-leader-wrong-beside = Kakizaki could inspire them, too, because he is mounted and beside them. But his riders have four dice of their own, these ashigaru three: attack from G5.
lesson-samurai-hachimanbara-leader-wrong-refrain = You may save the token, but Kakizaki’s die is worth it here.
lesson-samurai-hachimanbara-leader-wrong-nothing = Nobody must fight, but Kakizaki has already drawn his sword: attack!

lesson-samurai-hachimanbara-dragon-title = The dragon at its moment
lesson-samurai-hachimanbara-dragon-task = A Dragon card is played at its own moment and paid for at once; one in your turn, one in the enemy’s. “War Cry” costs two tokens: two dice more, before your roll in close combat. Attack G7, and when you are asked, play it.
lesson-samurai-hachimanbara-dragon-hint = Click G6, then G7. Then choose “War Cry”.
lesson-samurai-hachimanbara-dragon-done = Six dice! The samurai are gone, the banner is yours, and one token came back with the roll.
lesson-samurai-hachimanbara-dragon-wrong-early = Not yet: its moment comes when close combat is announced. Attack first.
lesson-samurai-hachimanbara-dragon-wrong-other = The Physician comes together with your Command card, not in the middle of a fight.
lesson-samurai-hachimanbara-dragon-wrong-archers = The archers could shoot, but the War Cry is for close combat. Attack from G6.
lesson-samurai-hachimanbara-dragon-wrong-pass = Who passes lets the moment go. Cry now!
lesson-samurai-hachimanbara-dragon-wrong-nothing = Nobody must fight, but without an attack there is no War Cry.

lesson-samurai-hachimanbara-win-title = Without honor
lesson-samurai-hachimanbara-win-task = You have four banners; five win. On G8 one last figure with a yari holds out, and the Takeda have no token left. If they must retreat and cannot pay, you roll four dice against them. Play a whole turn: center card, G5 and F4, no movement, shoot.
lesson-samurai-hachimanbara-win-hint = Play the center card, order G5 and F4, end the movement, then G5 shoots at G8.
lesson-samurai-hachimanbara-win-done = A flag, no token: complete loss of honor. Your triangle struck down the last figure, and with the fifth banner the battle is won at once. The vanguard cheers for Kakizaki!
lesson-samurai-hachimanbara-win-wrong-section = On the left nobody reaches the Takeda. Play the center.
lesson-samurai-hachimanbara-win-wrong-few = Two orders are yours: G5 and F4.
lesson-samurai-hachimanbara-win-wrong-moved = Archers who have moved shoot with one die only. They stand well where they are.
lesson-samurai-hachimanbara-win-wrong-samurai = They may move, but nobody has to. This time all stand: end the movement.
lesson-samurai-hachimanbara-win-wrong-nothing = Nobody must fight, but one shot may decide it all!
