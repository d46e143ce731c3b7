# Уроки «Стародавніх». У завданні щонайбільше 60 слів.

lesson-ancients-relief-of-akragas-title = На допомогу Акраганту
lesson-ancients-relief-of-akragas-about = 406 рік до н. е. Карфаген облягає Акрагант, Дафней із Сиракуз іде на поміч, а ви ведете його центр. Кубики й карти в цьому уроці підібрано, щоб ви побачили те, про що йдеться; у битві вони падають як схочуть.
lesson-ancients-relief-of-akragas-end = Ви вмієте зіграти карту, віддати накази, рухатися, стріляти, битися врукопаш, іти в натиск, користуватися полководцем і здобувати прапори перемоги. З цього й складається хід.
lesson-ancients-relief-of-akragas-bottom = Сиракузи
lesson-ancients-relief-of-akragas-top = Карфаген
lesson-ancients-relief-of-akragas-name-daphnaeus = Дафней

lesson-ancients-relief-of-akragas-card-title = Військо рухає карта
lesson-ancients-relief-of-akragas-card-task = Поле поділено пунктиром на лівий фланг, центр і правий фланг. Кожен хід починається з однієї карти: вона каже, де і скільки загонів послухається. Ваші найкращі загони в центрі. Зіграйте карту, яка до них дістає.
lesson-ancients-relief-of-akragas-card-hint = Натисніть у руці «Наказ двом загонам у центрі», тоді «Зіграти».
lesson-ancients-relief-of-akragas-card-done = Карта на столі: у центрі тепер можуть діяти два загони.
lesson-ancients-relief-of-akragas-card-wrong-section = Ця карта діє лише на фланзі, а там у вас один загін.

lesson-ancients-relief-of-akragas-orders-title = Накази
lesson-ancients-relief-of-akragas-orders-task = Рухатися й битися можуть лише загони з наказом. Спершу назвіть їх усіх. Віддайте наказ лучникам на G2 і важкій піхоті на F2.
lesson-ancients-relief-of-akragas-orders-hint = Натисніть обидва гекси, один за одним.
lesson-ancients-relief-of-akragas-orders-done = Обидва накази віддано. Двох за хід не отримує ніхто.
lesson-ancients-relief-of-akragas-orders-wrong-few = Можна наказати й меншій кількості, але у вас ще є накази.
lesson-ancients-relief-of-akragas-orders-wrong-far = Цей загін стоїть на фланзі. А карта каже про центр.
lesson-ancients-relief-of-akragas-orders-wrong-other = Йому теж можна наказати, але сьогодні наказ для G2 і F2.

lesson-ancients-relief-of-akragas-move-title = Легкий крок
lesson-ancients-relief-of-akragas-move-task = Лучники легкі: вони проходять до двох гексів і ще можуть битися. Важка піхота проходить один. Пошліть лучників на два гекси вперед, щоб дістати ворога з луків.
lesson-ancients-relief-of-akragas-move-hint = Натисніть лучників на G2, тоді гекс на два ряди далі, наприклад G4.
lesson-ancients-relief-of-akragas-move-done = Увесь рух — до першого бою. Потім уже пізно.
lesson-ancients-relief-of-akragas-move-wrong-short = Заблизько: легка піхота проходить два гекси. На два ряди вперед.
lesson-ancients-relief-of-akragas-move-wrong-heavy = Важка піхота проходить один гекс за хід. Вона підійде; спершу лучники.
lesson-ancients-relief-of-akragas-move-wrong-still = Загін із наказом може й стояти, але цим лучникам треба йти.

lesson-ancients-relief-of-akragas-fire-title = Стріли
lesson-ancients-relief-of-akragas-fire-task = Хід по тому. Лучники, що стоять на місці, стріляють двома кубиками на три гекси. Влучає знак виду військ цілі: тут зелене коло. Прапор жене ціль назад. Стріляйте по легкій піхоті на G7.
lesson-ancients-relief-of-akragas-fire-hint = Натисніть G4, тоді G7.
lesson-ancients-relief-of-akragas-fire-done = Втрачено один блок, а прапор відіслав їх на два гекси додому. Обстріляний відповісти не може.
lesson-ancients-relief-of-akragas-fire-wrong-nothing = Битися ніхто не мусить, але ціль поряд: спершу вистріліть.

lesson-ancients-relief-of-akragas-close-title = Щит до щита
lesson-ancients-relief-of-akragas-close-task = Поруч із ворогом — рукопашний бій. Важка піхота кидає п’ять кубиків, лучники два. Мечі теж влучають. Але хто вцілів на місці, може вдарити у відповідь! Атакуйте середню піхоту на G5 важкою піхотою.
lesson-ancients-relief-of-akragas-close-hint = Натисніть G4, тоді G5. Шанси видно до рішення.
lesson-ancients-relief-of-akragas-close-done = Два ваші влучання, і вони вдарили у відповідь. Поріділий загін кидає стільки ж кубиків.
lesson-ancients-relief-of-akragas-close-wrong-archers = Лучники врукопаш кидають лише два кубики, і мечі в них не влучають.
lesson-ancients-relief-of-akragas-close-wrong-nothing = Ворог поруч: спершу атакуйте.

lesson-ancients-relief-of-akragas-momentum-title = Відступ і натиск
lesson-ancients-relief-of-akragas-momentum-task = Прапор жене загін до свого краю, і хто відступив, не б’є у відповідь. Переможець може зайняти порожній гекс: це натиск. Знову атакуйте G5 і йдіть слідом.
lesson-ancients-relief-of-akragas-momentum-hint = Натисніть G4, тоді G5. Коли вони підуть, наступайте.
lesson-ancients-relief-of-akragas-momentum-done = Поле за вами. Якщо шлях назад закрито, кожен непройдений гекс коштує блока.
lesson-ancients-relief-of-akragas-momentum-wrong-stay = Можна лишитися, але тоді відвойований гекс порожній.
lesson-ancients-relief-of-akragas-momentum-wrong-nothing = Вони похитнулися: спершу атакуйте.

lesson-ancients-relief-of-akragas-leader-title = Сам Дафней
lesson-ancients-relief-of-akragas-leader-task = А ось і Дафней. З полководцем у своєму чи сусідньому гексі загін влучає й шоломами. На G5 лишилося два блоки. Хай їх доб’ють ті, з ким він стоїть: за останній блок дають прапор перемоги.
lesson-ancients-relief-of-akragas-leader-hint = Натисніть G4, де стоїть Дафней, тоді G5.
lesson-ancients-relief-of-akragas-leader-done = Два шоломи, два влучання, один прапор. Але стережіться: загиблий полководець — прапор для ворога.
lesson-ancients-relief-of-akragas-leader-wrong-alone = Вони стоять поруч із Дафнеєм, і він допоміг би їм теж. Але честі просять його люди: атакуйте з G4.
lesson-ancients-relief-of-akragas-leader-wrong-nothing = Дафней чекає на атаку.

lesson-ancients-relief-of-akragas-win-title = Останній прапор
lesson-ancients-relief-of-akragas-win-task = У вас чотири прапори, треба п’ять. На G7 лишився один блок середньої піхоти. Зіграйте цілий хід: карта, накази G4 і F3, без руху, постріл. Пам’ятайте: хто рухався, стріляє одним кубиком.
lesson-ancients-relief-of-akragas-win-hint = Зіграйте карту центру, накажіть G4 і F3, завершіть рух, тоді G4 стріляє по G7.
lesson-ancients-relief-of-akragas-win-done = П’ятий прапор: битву виграно тієї ж миті. Акрагант відчиняє браму!
lesson-ancients-relief-of-akragas-win-wrong-section = Ліворуч до останнього блока ніхто не дістане. Грайте центр.
lesson-ancients-relief-of-akragas-win-wrong-few = У вас два накази: G4 і F3.
lesson-ancients-relief-of-akragas-win-wrong-moved = Хто рухався, стріляє одним кубиком. Вони добре стоять.
lesson-ancients-relief-of-akragas-win-wrong-nothing = Один постріл, і перемога!
