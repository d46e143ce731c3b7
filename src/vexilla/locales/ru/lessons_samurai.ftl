# Уроки «Битв самураев». В задании не больше 60 слов.

lesson-samurai-hachimanbara-title = Туман над Хатиманбарой
lesson-samurai-hachimanbara-about = 1561 год. В темноте Уэсуги Кэнсин увёл войско с горы; туман рассеивается, и перед вами Такэда. Вы командуете в авангарде Какидзаки. Кубики и карты в этом уроке подобраны, чтобы вы увидели то, о чём речь; в битве они падают как хотят.
lesson-samurai-hachimanbara-end = Вы умеете сыграть карту, отдать приказы, двигаться, стрелять, драться врукопашную, платить за отступление, воодушевлять отряд, играть карту Дракона и брать победные знамёна. И знаете цену чести.
lesson-samurai-hachimanbara-bottom = Уэсуги
lesson-samurai-hachimanbara-top = Такэда
lesson-samurai-hachimanbara-name-kakizaki = Какидзаки

lesson-samurai-hachimanbara-card-title = Приказывает карта
lesson-samurai-hachimanbara-card-task = Каждый ход начинается с одной Командной карты. Она говорит, в какой секции поля и сколько отрядов послушается: слева, в центре или справа. Остальные не двигаются и не атакуют. Сыграйте «Приказ двум отрядам в центре» и прикажите лучникам на G3 и самураям на F3.
lesson-samurai-hachimanbara-card-hint = Нажмите в руке карту центра, затем «Сыграть». Потом нажмите G3 и F3.
lesson-samurai-hachimanbara-card-done = Два отряда получили приказ. За ход отряду приказывают один раз, не больше.
lesson-samurai-hachimanbara-card-wrong-section = Эта карта доходит только до фланга, а там у вас один отряд.
lesson-samurai-hachimanbara-card-wrong-few = Можно приказать и меньшему числу, но действуют только отряды с приказом. Приказы у вас ещё есть.
lesson-samurai-hachimanbara-card-wrong-far = Этот отряд на фланге. А карта говорит о центре.
lesson-samurai-hachimanbara-card-wrong-other = Асигару на H3 тоже послушались бы, но сейчас приказы для G3 и F3.

lesson-samurai-hachimanbara-move-title = Из тумана
lesson-samurai-hachimanbara-move-task = Отряды с кругом на знамени, как ваши лучники, проходят до двух гексов и ещё могут сражаться. Пешие самураи, с квадратом, — один. Выведите лучников с G3 на два ряда вперёд: оттуда они достанут до Такэда.
lesson-samurai-hachimanbara-move-hint = Нажмите лучников на G3, затем гекс двумя рядами дальше, например G5.
lesson-samurai-hachimanbara-move-done = Отряд с приказом может двинуться один раз. Всё движение — до первого выстрела.
lesson-samurai-hachimanbara-move-wrong-short = Лучники могут пройти два гекса. На два ряда вперёд, пожалуйста.
lesson-samurai-hachimanbara-move-wrong-far = Пешие самураи проходят за ход один гекс.
lesson-samurai-hachimanbara-move-wrong-samurai = Самураи тоже могут пройти гекс. Кто идёт первым, решаете вы: пусть это будут лучники.
lesson-samurai-hachimanbara-move-wrong-still = Отряд с приказом не обязан двигаться, но этим лучникам пора.

lesson-samurai-hachimanbara-fire-title = Стрелы и честь
lesson-samurai-hachimanbara-fire-task = Прошёл ход. Лучники, которые не двигались, стреляют двумя кубиками на расстояние до трёх гексов. Попадает символ со знамени цели: здесь треугольник. А каждый символ «Честь и удача» в броске лучников приносит вам жетон. Стреляйте по асигару с яри на G8.
lesson-samurai-hachimanbara-fire-hint = Нажмите G5, затем G8.
lesson-samurai-hachimanbara-fire-done = Одна фигура сражена, один жетон ваш. А в конце каждого своего хода берут ещё: два жетона или карту Дракона, на выбор.
lesson-samurai-hachimanbara-fire-wrong-nothing = Сражаться никто не обязан, но цель в досягаемости: сначала выстрелите.

lesson-samurai-hachimanbara-close-title = Врукопашную
lesson-samurai-hachimanbara-close-task = Рядом с врагом не стреляют: начинается рукопашная. Самураи бросают четыре кубика, асигару с яри три, лучники два. Мечи тоже попадают. Но кто устоял в своём гексе, может провести ответную атаку! Атакуйте самураями асигару на G7.
lesson-samurai-hachimanbara-close-hint = Нажмите G6, затем G7. Шансы видны рядом с полем ещё до решения.
lesson-samurai-hachimanbara-close-done = Два попадания у вас, одно у них: асигару с яри ниже рангом, и один их кубик с мечами самураи игнорируют. Потери кубиков не отнимают: и одна фигура бросает столько же.
lesson-samurai-hachimanbara-close-wrong-archers = В рукопашной у лучников только два кубика, и один кубик с мечами асигару с яри игнорируют. Пусть идут самураи.
lesson-samurai-hachimanbara-close-wrong-shot = Когда враг рядом, лучники не стреляют ни по кому.
lesson-samurai-hachimanbara-close-wrong-nothing = Сражаться никто не обязан, но враг перед вами: сначала атакуйте.

lesson-samurai-hachimanbara-retreat-title = Шаг назад стоит чести
lesson-samurai-hachimanbara-retreat-task = Теперь Такэда атаковали ваших самураев на G5: два флага. Каждый флаг гонит отряд на гекс назад, а гекс стоит самураям двух жетонов, асигару — одного. Отряд с квадратом может игнорировать один флаг. Игнорируйте один и выберите, куда отступить.
lesson-samurai-hachimanbara-retreat-hint = Игнорируйте один флаг, затем нажмите F4 или G4.
lesson-samurai-hachimanbara-retreat-done = Один гекс, два жетона. Держите несколько про запас: кому нечем заплатить за отступление, тот теряет честь полностью. Скоро увидите, что это значит.
lesson-samurai-hachimanbara-retreat-wrong-both = Только один: этим самураям помогает лишь их ранг. Со вторым флагом помогли бы два своих отряда рядом или командир.
lesson-samurai-hachimanbara-retreat-wrong-none = Тогда вы отступите на два гекса и отдадите четыре жетона. Игнорируйте, что можно.

lesson-samurai-hachimanbara-leader-title = Какидзаки впереди
lesson-samurai-hachimanbara-leader-task = Сам Какидзаки здесь! За жетон командир воодушевляет отряд, с которым стоит: на кубик больше в рукопашной. Конный командир может воодушевить и отряд рядом. Атакуйте G6 его всадниками и воодушевите их.
lesson-samurai-hachimanbara-leader-hint = Нажмите G5, затем G6. Когда спросят, воодушевите отряд за жетон.
lesson-samurai-hachimanbara-leader-done = Пять кубиков, и последняя фигура принесла вам знамя. Цена: жетон, а первый символ «Честь и удача» в броске воодушевлённого отряда жетона не даёт.
lesson-samurai-hachimanbara-leader-wrong-beside = Какидзаки воодушевил бы и их: он конный и стоит рядом. Но у его всадников четыре кубика, а у этих асигару три: атакуйте с G5.
lesson-samurai-hachimanbara-leader-wrong-refrain = Жетон можно и сберечь, но здесь кубик Какидзаки его стоит.
lesson-samurai-hachimanbara-leader-wrong-nothing = Сражаться никто не обязан, но Какидзаки уже обнажил меч: в атаку!

lesson-samurai-hachimanbara-dragon-title = Дракон в свой миг
lesson-samurai-hachimanbara-dragon-task = Карту Дракона играют в её момент и платят сразу; одну в свой ход, одну в ход врага. «Боевой клич» стоит двух жетонов: на два кубика больше, перед своим броском в рукопашной. Атакуйте G7 и, когда спросят, сыграйте его.
lesson-samurai-hachimanbara-dragon-hint = Нажмите G6, затем G7. Потом выберите «Боевой клич».
lesson-samurai-hachimanbara-dragon-done = Шесть кубиков! Самураев больше нет, знамя ваше, и один жетон вернулся с броском.
lesson-samurai-hachimanbara-dragon-wrong-early = Ещё рано: момент этой карты наступит, когда рукопашная объявлена. Сначала атакуйте.
lesson-samurai-hachimanbara-dragon-wrong-other = «Лекарь» приходит вместе с Командной картой, а не посреди боя.
lesson-samurai-hachimanbara-dragon-wrong-archers = Лучники могли бы выстрелить, но «Боевой клич» нужен в рукопашной. Атакуйте с G6.
lesson-samurai-hachimanbara-dragon-wrong-pass = Кто пропускает, тот упускает момент. Кричите сейчас!
lesson-samurai-hachimanbara-dragon-wrong-nothing = Сражаться никто не обязан, но без атаки не будет и клича.

lesson-samurai-hachimanbara-win-title = Без чести
lesson-samurai-hachimanbara-win-task = Четыре знамени, нужно пять. На G8 держится последняя фигура с яри, а у Такэда не осталось жетонов. Если им придётся отступить, а платить нечем, вы бросите против них четыре кубика. Сыграйте целый ход: карта центра, G5 и F4, без движения, выстрел.
lesson-samurai-hachimanbara-win-hint = Сыграйте карту центра, прикажите G5 и F4, закончите движение, затем G5 стреляет по G8.
lesson-samurai-hachimanbara-win-done = Флаг, а жетонов нет: полная утрата чести. Ваш треугольник сразил последнюю фигуру, и с пятым знаменем битва выиграна в тот же миг. Авангард славит Какидзаки!
lesson-samurai-hachimanbara-win-wrong-section = Слева до Такэда никто не достанет. Играйте центр.
lesson-samurai-hachimanbara-win-wrong-few = У вас два приказа: G5 и F4.
lesson-samurai-hachimanbara-win-wrong-moved = Лучники, которые двигались, стреляют одним кубиком. Они хорошо стоят.
lesson-samurai-hachimanbara-win-wrong-samurai = Двигаться можно, но не обязательно. На этот раз все стоят: закончите движение.
lesson-samurai-hachimanbara-win-wrong-nothing = Сражаться никто не обязан, но один выстрел может всё решить!
