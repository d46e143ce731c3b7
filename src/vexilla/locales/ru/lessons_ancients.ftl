# Уроки «Древних». В задании не больше 60 слов.

lesson-ancients-relief-of-akragas-title = На помощь Акраганту
lesson-ancients-relief-of-akragas-about = 406 год до н. э. Карфаген осаждает Акрагант, Дафней из Сиракуз идёт на выручку, а вы ведёте его центр. Кубики и карты в этом уроке подобраны, чтобы вы увидели то, о чём речь; в битве они падают как хотят.
lesson-ancients-relief-of-akragas-end = Вы умеете сыграть карту, отдать приказы, двигаться, стрелять, драться врукопашную, идти в натиск, пользоваться полководцем и брать знамёна победы. Из этого и состоит ход.
lesson-ancients-relief-of-akragas-bottom = Сиракузы
lesson-ancients-relief-of-akragas-top = Карфаген
lesson-ancients-relief-of-akragas-name-daphnaeus = Дафней

lesson-ancients-relief-of-akragas-card-title = Армию двигает карта
lesson-ancients-relief-of-akragas-card-task = Поле делится пунктиром на левый фланг, центр и правый фланг. Каждый ход начинается с одной карты: она говорит, где и сколько отрядов послушается. Ваши лучшие отряды в центре. Сыграйте карту, которая до них доходит.
lesson-ancients-relief-of-akragas-card-hint = Нажмите в руке «Приказ двум отрядам в центре», затем «Сыграть».
lesson-ancients-relief-of-akragas-card-done = Карта на столе: в центре теперь могут действовать два отряда.
lesson-ancients-relief-of-akragas-card-wrong-section = Эта карта действует только на фланге, а там у вас один отряд.

lesson-ancients-relief-of-akragas-orders-title = Приказы
lesson-ancients-relief-of-akragas-orders-task = Двигаться и сражаться могут только отряды с приказом. Сначала назовите их всех. Отдайте приказ лучникам на G2 и тяжёлой пехоте на F2.
lesson-ancients-relief-of-akragas-orders-hint = Нажмите оба гекса, один за другим.
lesson-ancients-relief-of-akragas-orders-done = Оба приказа отданы. Двух за ход не получает никто.
lesson-ancients-relief-of-akragas-orders-wrong-few = Можно приказать и меньшему числу, но у вас ещё есть приказы.
lesson-ancients-relief-of-akragas-orders-wrong-far = Этот отряд стоит на фланге. А карта говорит о центре.
lesson-ancients-relief-of-akragas-orders-wrong-other = Ему тоже можно приказать, но сегодня приказ для G2 и F2.

lesson-ancients-relief-of-akragas-move-title = Лёгкий шаг
lesson-ancients-relief-of-akragas-move-task = Лучники лёгкие: они проходят до двух гексов и ещё могут сражаться. Тяжёлая пехота проходит один. Пошлите лучников на два гекса вперёд, чтобы достать врага из луков.
lesson-ancients-relief-of-akragas-move-hint = Нажмите лучников на G2, затем гекс двумя рядами дальше, например G4.
lesson-ancients-relief-of-akragas-move-done = Всё движение — до первого боя. Потом уже поздно.
lesson-ancients-relief-of-akragas-move-wrong-short = Слишком близко: лёгкая пехота проходит два гекса. На два ряда вперёд.
lesson-ancients-relief-of-akragas-move-wrong-heavy = Тяжёлая пехота проходит один гекс за ход. Она подойдёт; сначала лучники.
lesson-ancients-relief-of-akragas-move-wrong-still = Отряд с приказом может и стоять, но этим лучникам надо идти.

lesson-ancients-relief-of-akragas-fire-title = Стрелы
lesson-ancients-relief-of-akragas-fire-task = Ход спустя. Лучники, стоящие на месте, стреляют двумя кубиками на три гекса. Попадает знак вида войск цели: здесь зелёный круг. Флаг гонит цель назад. Стреляйте по лёгкой пехоте на G7.
lesson-ancients-relief-of-akragas-fire-hint = Нажмите G4, затем G7.
lesson-ancients-relief-of-akragas-fire-done = Потерян один блок, а флаг отослал их на два гекса домой. Обстрелянный ответить не может.
lesson-ancients-relief-of-akragas-fire-wrong-nothing = Сражаться никто не обязан, но цель рядом: сначала выстрелите.

lesson-ancients-relief-of-akragas-close-title = Щит к щиту
lesson-ancients-relief-of-akragas-close-task = Рядом с врагом — рукопашная. Тяжёлая пехота бросает пять кубиков, лучники два. Мечи тоже попадают. Но кто уцелел на месте, может ударить в ответ! Атакуйте среднюю пехоту на G5 тяжёлой пехотой.
lesson-ancients-relief-of-akragas-close-hint = Нажмите G4, затем G5. Шансы видны до решения.
lesson-ancients-relief-of-akragas-close-done = Два ваших попадания, и они ударили в ответ. Поредевший отряд бросает столько же кубиков.
lesson-ancients-relief-of-akragas-close-wrong-archers = Лучники в рукопашной бросают только два кубика, и мечи у них не попадают.
lesson-ancients-relief-of-akragas-close-wrong-nothing = Враг рядом: сначала атакуйте.

lesson-ancients-relief-of-akragas-momentum-title = Отступление и натиск
lesson-ancients-relief-of-akragas-momentum-task = Флаг гонит отряд к своему краю, и отступивший не бьёт в ответ. Победитель может занять пустой гекс: это натиск. Снова атакуйте G5 и идите следом.
lesson-ancients-relief-of-akragas-momentum-hint = Нажмите G4, затем G5. Когда они уйдут, наступайте.
lesson-ancients-relief-of-akragas-momentum-done = Поле за вами. Если путь назад закрыт, каждый непройденный гекс стоит блока.
lesson-ancients-relief-of-akragas-momentum-wrong-stay = Можно остаться, но тогда отвоёванный гекс пустует.
lesson-ancients-relief-of-akragas-momentum-wrong-nothing = Они дрогнули: сначала атакуйте.

lesson-ancients-relief-of-akragas-leader-title = Сам Дафней
lesson-ancients-relief-of-akragas-leader-task = А вот и Дафней. С полководцем в своём или соседнем гексе отряд попадает и шлемами. На G5 осталось два блока. Пусть их добьют те, с кем он стоит: за последний блок дают знамя победы.
lesson-ancients-relief-of-akragas-leader-hint = Нажмите G4, где стоит Дафней, затем G5.
lesson-ancients-relief-of-akragas-leader-done = Два шлема, два попадания, одно знамя. Но берегитесь: павший полководец — знамя для врага.
lesson-ancients-relief-of-akragas-leader-wrong-alone = Они стоят рядом с Дафнеем, и он помог бы им тоже. Но чести просят его люди: атакуйте с G4.
lesson-ancients-relief-of-akragas-leader-wrong-nothing = Дафней ждёт атаки.

lesson-ancients-relief-of-akragas-win-title = Последнее знамя
lesson-ancients-relief-of-akragas-win-task = У вас четыре знамени, нужно пять. На G7 остался один блок средней пехоты. Сыграйте целый ход: карта, приказы G4 и F3, без движения, выстрел. Помните: кто двигался, стреляет одним кубиком.
lesson-ancients-relief-of-akragas-win-hint = Сыграйте карту центра, прикажите G4 и F3, закончите движение, затем G4 стреляет по G7.
lesson-ancients-relief-of-akragas-win-done = Пятое знамя: битва выиграна в тот же миг. Акрагант открывает ворота!
lesson-ancients-relief-of-akragas-win-wrong-section = Слева до последнего блока никто не достанет. Играйте центр.
lesson-ancients-relief-of-akragas-win-wrong-few = У вас два приказа: G4 и F3.
lesson-ancients-relief-of-akragas-win-wrong-moved = Кто двигался, стреляет одним кубиком. Они хорошо стоят.
lesson-ancients-relief-of-akragas-win-wrong-nothing = Один выстрел, и победа!
