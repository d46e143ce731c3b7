# Уроки «Битв самураїв». У завданні щонайбільше 60 слів.

lesson-samurai-hachimanbara-title = Туман над Хатіманбарою
lesson-samurai-hachimanbara-about = 1561 рік. У темряві Уесугі Кенсін із військом зійшов з гори; туман розвіюється, і перед вами Такеда. Ви командуєте в авангарді Какідзакі. Кубики й карти в цьому уроці підібрано, щоб ви побачили те, про що йдеться; у битві вони падають як схочуть.
lesson-samurai-hachimanbara-end = Ви вмієте зіграти карту, віддати накази, рухатися, стріляти, битися в ближньому бою, платити за відступ, надихати загін, грати карту Дракона й здобувати прапори перемоги. І знаєте, чого варта честь.
lesson-samurai-hachimanbara-bottom = Уесугі
lesson-samurai-hachimanbara-top = Такеда
lesson-samurai-hachimanbara-name-kakizaki = Какідзакі

lesson-samurai-hachimanbara-card-title = Наказує карта
lesson-samurai-hachimanbara-card-task = Кожен хід починається з однієї карти Наказу. Вона каже, у якому секторі поля і скільки загонів послухається: ліворуч, у центрі чи праворуч. Решта не рухається й не атакує. Зіграйте «Наказ двом загонам у центрі» й накажіть лучникам на G3 і самураям на F3.
lesson-samurai-hachimanbara-card-hint = Натисніть у руці карту центру, тоді «Зіграти». Потім натисніть G3 і F3.
lesson-samurai-hachimanbara-card-done = Два загони дістали наказ. За хід загонові наказують один раз, не більше.
lesson-samurai-hachimanbara-card-wrong-section = Ця карта сягає лише флангу, а там у вас один загін.
lesson-samurai-hachimanbara-card-wrong-few = Можна наказати й меншій кількості, але діють лише загони з наказом. Накази у вас ще є.
lesson-samurai-hachimanbara-card-wrong-far = Цей загін на фланзі. А карта каже про центр.
lesson-samurai-hachimanbara-card-wrong-other = Асігару на H3 теж послухалися б, але зараз накази для G3 і F3.

lesson-samurai-hachimanbara-move-title = З туману
lesson-samurai-hachimanbara-move-task = Загони з колом на прапорі, як ваші лучники, проходять до двох гексів і ще можуть битися. Піші самураї, з квадратом, — один. Виведіть лучників із G3 на два ряди вперед: звідти вони дістануть до Такеда.
lesson-samurai-hachimanbara-move-hint = Натисніть лучників на G3, тоді гекс двома рядами далі, наприклад G5.
lesson-samurai-hachimanbara-move-done = Загін із наказом може рушити один раз. Увесь рух — до першого пострілу.
lesson-samurai-hachimanbara-move-wrong-short = Лучники можуть пройти два гекси. На два ряди вперед, будь ласка.
lesson-samurai-hachimanbara-move-wrong-far = Піші самураї проходять за хід один гекс.
lesson-samurai-hachimanbara-move-wrong-samurai = Самураї теж можуть пройти гекс. Хто йде першим, вирішуєте ви: нехай це будуть лучники.
lesson-samurai-hachimanbara-move-wrong-still = Загін із наказом не мусить рухатися, але цим лучникам пора.

lesson-samurai-hachimanbara-fire-title = Стріли і честь
lesson-samurai-hachimanbara-fire-task = Минув хід. Лучники, які не рухалися, стріляють двома кубиками на відстань до трьох гексів. Влучає символ із прапора цілі: тут трикутник. А кожен символ «Честь і удача» в кидку лучників дає вам жетон. Стріляйте по асігару з ярі на G8.
lesson-samurai-hachimanbara-fire-hint = Натисніть G5, тоді G8.
lesson-samurai-hachimanbara-fire-done = Одну фігурку вражено, один жетон ваш. А наприкінці кожного свого ходу беруть ще: два жетони чи карту Дракона, на вибір.
lesson-samurai-hachimanbara-fire-wrong-nothing = Битися ніхто не мусить, але ціль у досяжності: спершу вистріліть.

lesson-samurai-hachimanbara-close-title = Віч-на-віч
lesson-samurai-hachimanbara-close-task = Поруч із ворогом не стріляють: починається ближній бій. Самураї кидають чотири кубики, асігару з ярі три, лучники два. Мечі теж влучають. Але хто встояв у своєму гексі, може завдати удару у відповідь! Атакуйте самураями асігару на G7.
lesson-samurai-hachimanbara-close-hint = Натисніть G6, тоді G7. Шанси видно поруч із полем ще до рішення.
lesson-samurai-hachimanbara-close-done = Два влучання у вас, одне в них: асігару з ярі нижчі рангом, і один їхній кубик із мечами самураї ігнорують. Втрати не забирають кубиків: і одна фігурка кидає стільки ж.
lesson-samurai-hachimanbara-close-wrong-archers = У ближньому бою лучники мають лише два кубики, і один кубик із мечами асігару з ярі ігнорують. Нехай ідуть самураї.
lesson-samurai-hachimanbara-close-wrong-shot = Коли ворог поруч, лучники не стріляють ні по кому.
lesson-samurai-hachimanbara-close-wrong-nothing = Битися ніхто не мусить, але ворог перед вами: спершу атакуйте.

lesson-samurai-hachimanbara-retreat-title = Крок назад коштує честі
lesson-samurai-hachimanbara-retreat-task = Тепер Такеда атакували ваших самураїв на G5: на кубиках два прапори. Кожен жене загін на гекс назад, а гекс коштує самураям двох жетонів, асігару — одного. Загін із квадратом може ігнорувати один прапор. Ігноруйте один і виберіть, куди відступити.
lesson-samurai-hachimanbara-retreat-hint = Ігноруйте один прапор, тоді натисніть F4 або G4.
lesson-samurai-hachimanbara-retreat-done = Один гекс, два жетони. Тримайте кілька про запас: кому нічим заплатити за відступ, той утрачає честь повністю. Скоро побачите, що це означає.
lesson-samurai-hachimanbara-retreat-wrong-both = Лише один: цим самураям допомагає тільки їхній ранг. З другим прапором допомогли б два свої загони поруч або полководець.
lesson-samurai-hachimanbara-retreat-wrong-none = Тоді ви відступите на два гекси й віддасте чотири жетони. Ігноруйте, що можна.

lesson-samurai-hachimanbara-leader-title = Какідзакі попереду
lesson-samurai-hachimanbara-leader-task = Сам Какідзакі тут! За жетон полководець надихає загін, з яким стоїть: на кубик більше в ближньому бою. Кінний полководець може надихнути й загін поруч. Атакуйте G6 його вершниками й надихніть їх.
lesson-samurai-hachimanbara-leader-hint = Натисніть G5, тоді G6. Коли спитають, надихніть загін за жетон.
lesson-samurai-hachimanbara-leader-done = П’ять кубиків, і остання фігурка дала вам прапор перемоги. Ціна: жетон, а перший символ «Честь і удача» в кидку натхненного загону жетона не дає.
lesson-samurai-hachimanbara-leader-wrong-beside = Какідзакі надихнув би і їх: він кінний і стоїть поруч. Але в його вершників чотири кубики, а в цих асігару три: атакуйте з G5.
lesson-samurai-hachimanbara-leader-wrong-refrain = Жетон можна й заощадити, але тут кубик Какідзакі його вартий.
lesson-samurai-hachimanbara-leader-wrong-nothing = Битися ніхто не мусить, але Какідзакі вже оголив меч: в атаку!

lesson-samurai-hachimanbara-dragon-title = Дракон у свою мить
lesson-samurai-hachimanbara-dragon-task = Карту Дракона грають у її момент і платять одразу; одну у свій хід, одну в хід ворога. «Бойовий клич» коштує двох жетонів: на два кубики більше, перед своїм кидком у ближньому бою. Атакуйте G7 і, коли спитають, зіграйте його.
lesson-samurai-hachimanbara-dragon-hint = Натисніть G6, тоді G7. Потім виберіть «Бойовий клич».
lesson-samurai-hachimanbara-dragon-done = Шість кубиків! Самураїв більше немає, прапор перемоги ваш, і один жетон повернувся з кидком.
lesson-samurai-hachimanbara-dragon-wrong-early = Ще рано: момент цієї карти настане, коли ближній бій оголошено. Спершу атакуйте.
lesson-samurai-hachimanbara-dragon-wrong-other = «Лікар» приходить разом із картою Наказу, а не посеред бою.
lesson-samurai-hachimanbara-dragon-wrong-archers = Лучники могли б вистрілити, але «Бойовий клич» потрібен у ближньому бою. Атакуйте з G6.
lesson-samurai-hachimanbara-dragon-wrong-pass = Хто пропускає, той утрачає момент. Кричіть зараз!
lesson-samurai-hachimanbara-dragon-wrong-nothing = Битися ніхто не мусить, але без атаки не буде й кличу.

lesson-samurai-hachimanbara-win-title = Без честі
lesson-samurai-hachimanbara-win-task = Чотири прапори перемоги, треба п’ять. На G8 тримається остання фігурка з ярі, а в Такеда не лишилося жетонів. Якщо вони муситимуть відступити, а платити нічим, ви кинете проти них чотири кубики. Зіграйте цілий хід: карта центру, G5 і F4, без руху, постріл.
lesson-samurai-hachimanbara-win-hint = Зіграйте карту центру, накажіть G5 і F4, завершіть рух, тоді G5 стріляє по G8.
lesson-samurai-hachimanbara-win-done = Прапор на кубику, а жетонів немає: повна втрата честі. Ваш трикутник здолав останню фігурку, і з п’ятим прапором перемоги битву виграно тієї ж миті. Авангард славить Какідзакі!
lesson-samurai-hachimanbara-win-wrong-section = Ліворуч до Такеда ніхто не дістане. Грайте центр.
lesson-samurai-hachimanbara-win-wrong-few = У вас два накази: G5 і F4.
lesson-samurai-hachimanbara-win-wrong-moved = Лучники, які рухалися, стріляють одним кубиком. Вони добре стоять.
lesson-samurai-hachimanbara-win-wrong-samurai = Рухатися можна, але не обов’язково. Цього разу всі стоять: завершіть рух.
lesson-samurai-hachimanbara-win-wrong-nothing = Битися ніхто не мусить, але один постріл може все вирішити!
