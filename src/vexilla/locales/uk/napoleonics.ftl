# Commands & Colors: Napoleonics. Спільне з іншими іграми системи — у commands_colors.ftl;
# те, що тут сказано своїми словами, починається з napoleonics-cc-.

napoleonics-title = Commands & Colors: Наполеоніка (Napoleonics)
napoleonics-about = Битви на Піренеях і Ватерлоо: карти віддають накази, кубики вирішують сутички, піхота шикується в каре проти кавалерії, гармати підтримують атаки, а прапори вирішують долю битви.

## Нації
napoleonics-nation-french = французи
napoleonics-nation-british = британці
napoleonics-nation-portuguese = португальці

## Загони. Дві армії на полі й так різні, тому названо лише португальців: вони стоять поруч із британцями.
napoleonics-unit-french-line-infantry = лінійна піхота
napoleonics-unit-french-light-infantry = легка піхота
napoleonics-unit-french-grenadiers = гренадери
napoleonics-unit-french-young-guard = Молода гвардія
napoleonics-unit-french-old-guard = Стара гвардія
napoleonics-unit-french-militia = міліція
napoleonics-unit-french-light-cavalry = легка кавалерія
napoleonics-unit-french-cuirassiers = кірасири
napoleonics-unit-french-heavy-cavalry = важка кавалерія
napoleonics-unit-french-guard-heavy-cavalry = гвардійська важка кавалерія
napoleonics-unit-french-horse-artillery = кінна артилерія
napoleonics-unit-french-foot-artillery = піша артилерія
napoleonics-unit-french-guard-foot-artillery = гвардійська піша артилерія
napoleonics-unit-british-line-infantry = лінійна піхота
napoleonics-unit-british-light-infantry = легка піхота
napoleonics-unit-british-rifles = карабінери
napoleonics-unit-british-grenadiers = гренадери
napoleonics-unit-british-guard-grenadiers = гвардійські гренадери
napoleonics-unit-british-light-cavalry = легка кавалерія
napoleonics-unit-british-heavy-cavalry = важка кавалерія
napoleonics-unit-british-guard-heavy-cavalry = гвардійська важка кавалерія
napoleonics-unit-british-horse-artillery = кінна артилерія
napoleonics-unit-british-foot-artillery = піша артилерія
napoleonics-unit-portuguese-line-infantry = португальська лінійна піхота
napoleonics-unit-portuguese-light-infantry = португальська легка піхота
napoleonics-unit-portuguese-militia = португальська міліція
napoleonics-unit-portuguese-light-cavalry = португальська легка кавалерія
napoleonics-unit-portuguese-heavy-cavalry = португальська важка кавалерія
napoleonics-unit-portuguese-foot-artillery = португальська піша артилерія

# Не більше трьох літер, для поля.
napoleonics-code-french-line-infantry = ЛН
napoleonics-code-french-light-infantry = ЛГ
napoleonics-code-french-grenadiers = ГР
napoleonics-code-french-young-guard = МГ
napoleonics-code-french-old-guard = СГ
napoleonics-code-french-militia = МЛ
napoleonics-code-french-light-cavalry = ЛК
napoleonics-code-french-cuirassiers = КІ
napoleonics-code-french-heavy-cavalry = ВК
napoleonics-code-french-guard-heavy-cavalry = ГВК
napoleonics-code-french-horse-artillery = КА
napoleonics-code-french-foot-artillery = ПА
napoleonics-code-french-guard-foot-artillery = ГПА
napoleonics-code-british-line-infantry = ЛН
napoleonics-code-british-light-infantry = ЛГ
napoleonics-code-british-rifles = КБ
napoleonics-code-british-grenadiers = ГР
napoleonics-code-british-guard-grenadiers = ГГ
napoleonics-code-british-light-cavalry = ЛК
napoleonics-code-british-heavy-cavalry = ВК
napoleonics-code-british-guard-heavy-cavalry = ГВК
napoleonics-code-british-horse-artillery = КА
napoleonics-code-british-foot-artillery = ПА
napoleonics-code-portuguese-line-infantry = ПЛН
napoleonics-code-portuguese-light-infantry = ПЛГ
napoleonics-code-portuguese-militia = ПМЛ
napoleonics-code-portuguese-light-cavalry = ПЛК
napoleonics-code-portuguese-heavy-cavalry = ПВК
napoleonics-code-portuguese-foot-artillery = ППА

## Карти
napoleonics-card-scout-left = Розвідка ліворуч
napoleonics-card-scout-center = Розвідка по центру
napoleonics-card-scout-right = Розвідка праворуч
napoleonics-card-probe-left = Розвідка боєм ліворуч
napoleonics-card-probe-center = Розвідка боєм по центру
napoleonics-card-probe-right = Розвідка боєм праворуч
napoleonics-card-attack-left = Атака ліворуч
napoleonics-card-attack-center = Атака по центру
napoleonics-card-attack-right = Атака праворуч
napoleonics-card-assault-left = Наступ ліворуч
napoleonics-card-assault-center = Наступ по центру
napoleonics-card-assault-right = Наступ праворуч
napoleonics-card-coordinated-advance = Узгоджений наступ
napoleonics-card-flank-attack = Флангова атака
napoleonics-card-forward = Загальний наступ
napoleonics-card-recon-in-force = Розвідка по фронту
napoleonics-card-bayonet-charge = Багнетна атака
napoleonics-card-bombard = Бомбардування
napoleonics-card-cavalry-charge = Кавалерійська атака
napoleonics-card-counter-attack = Контратака
napoleonics-card-elan = Елан
napoleonics-card-fire-and-hold = Вогонь і тримати позицію
napoleonics-card-first-strike = Перший удар
napoleonics-card-forced-march = Форсований марш
napoleonics-card-cold-steel = Дати їм холодної сталі
napoleonics-card-leadership = Лідерство
napoleonics-card-grand-manoeuvre = Великі маневри
napoleonics-card-rally = Збір
napoleonics-card-short-supply = Погане постачання
# Не карти колоди: що лишається від карти, якій немає кому наказати, і відсутність наказів.
napoleonics-card-one-unit = один загін на вибір
napoleonics-card-nothing = без наказів

## Сектори
napoleonics-section-left = лівий фланг
napoleonics-section-center = центр
napoleonics-section-right = правий фланг

## Місцевість
napoleonics-terrain-open = відкрита місцевість
napoleonics-terrain-forest = ліс
napoleonics-terrain-hill = пагорб
napoleonics-terrain-rugged-hill = кам’янистий пагорб
napoleonics-terrain-town = місто
napoleonics-terrain-mill = млин
napoleonics-terrain-redoubt = редут
napoleonics-terrain-hill-redoubt = редут на пагорбі
napoleonics-terrain-river = річка
napoleonics-terrain-stream = потічок
napoleonics-terrain-ford = брід
napoleonics-terrain-bridge = міст
napoleonics-terrain-quarry = каменоломня

## Грані кубиків; грань, що випала, називається так само
napoleonics-face-infantry = піхота
napoleonics-face-cavalry = кавалерія
napoleonics-face-artillery = артилерія
napoleonics-face-flag = прапор
napoleonics-face-sabres = шаблі
napoleonics-dice-infantry = { napoleonics-face-infantry }
napoleonics-dice-cavalry = { napoleonics-face-cavalry }
napoleonics-dice-artillery = { napoleonics-face-artillery }
napoleonics-dice-flag = { napoleonics-face-flag }
napoleonics-dice-sabres = { napoleonics-face-sabres }

## На що кидають кубики
napoleonics-what-fire = стрільба
napoleonics-what-attack = атака
napoleonics-what-first-strike = перший удар
napoleonics-what-battle-back = удар у відповідь
napoleonics-what-square = удар каре
napoleonics-what-leader-check = Перевірка полководця
napoleonics-what-escape = Утеча полководця
napoleonics-what-elan = { napoleonics-card-elan }
napoleonics-what-rally = { napoleonics-card-rally }

## Запитання
cc-ask-section = «Форсований марш»: у якому секторі?
cc-ask-supply = «Погане постачання»: який загін повертається до свого краю?
napoleonics-cc-ask-place = «Погане постачання»: на який гекс він повертається?
cc-ask-support = Комбінована атака: які батареї підтримають? Потім завершіть.
napoleonics-cc-ask-react = Ваш загін атаковано: що він робить?
cc-ask-retire = Відступ і перебудова: на який гекс?
napoleonics-cc-ask-flee = Ваш полководець має відступити: куди?
napoleonics-cc-ask-advance = Зайняти звільнений гекс?
napoleonics-cc-ask-bonus = Додатковий ближній бій: атакувати сусіднього ворога?
cc-ask-keep = Розвідано дві карти: яку ви лишите собі?

# Для чого зараз час, після слів «Зараз треба …».
napoleonics-now-cc-ask-card = зіграти карту
napoleonics-now-cc-ask-order = віддати накази
napoleonics-now-cc-ask-section = вибрати сектор форсованого маршу
napoleonics-now-cc-ask-rally = провести збір
napoleonics-now-cc-ask-supply = вибрати загін, що повертається до свого краю
napoleonics-now-cc-ask-place = вибрати гекс, на який повертається загін
napoleonics-now-cc-ask-move = рухатися
napoleonics-now-cc-ask-battle = стріляти й битися
napoleonics-now-cc-ask-support = назвати батареї, що підтримають атаку
napoleonics-now-cc-ask-react = вирішити, що робить атакований загін
napoleonics-now-cc-ask-ignore = вирішити, скільки прапорів ігнорувати
napoleonics-now-cc-ask-retreat = вибрати шлях відступу
napoleonics-now-cc-ask-retire = вибрати шлях кавалерії, що відступає
napoleonics-now-cc-ask-flee = вибрати шлях полководця, що відступає
napoleonics-now-cc-ask-advance = вирішити, чи займати звільнений гекс
napoleonics-now-cc-ask-ride = вирішити про другий гекс прориву
napoleonics-now-cc-ask-bonus = вирішити, чи проводити додатковий ближній бій
napoleonics-now-cc-ask-battle-back = вирішити, чи завдавати удару у відповідь
napoleonics-now-cc-ask-keep = вибрати карту, яку ви лишите собі

## Дії, як їх показує меню: дієслово і кількість параметрів
napoleonics-do-done-0 = Завершити
napoleonics-do-stand-0 = Стояти
napoleonics-do-square-0 = Вишикуватися в каре
napoleonics-do-retire-0 = Відступити й перебудуватися
napoleonics-do-first-strike-0 = Зіграти «Перший удар»
napoleonics-do-stop-0 = Зупинитися
napoleonics-do-leave-0 = Покинути поле бою
napoleonics-do-advance-0 = Просунутися
napoleonics-do-stay-0 = Залишитися
napoleonics-do-battle-back-0 = Завдати удару у відповідь
napoleonics-do-decline-0 = Не відповідати
napoleonics-do-one-unit-0 = Один загін за звичайними правилами
napoleonics-do-play-1 = { $card }
napoleonics-do-keep-1 = { $card }
napoleonics-do-section-1 = Сектор: { $section }
napoleonics-do-ignore-1 = Ігнорувати прапорів: { $flags }
napoleonics-do-order-1 = Наказ загону { $hex }
napoleonics-do-order-leader-1 = Наказ полководцеві { $hex }
napoleonics-do-leave-square-1 = Вийти з каре { $hex }
napoleonics-do-exit-1 = Вивести з поля загін { $hex }
napoleonics-do-exit-leader-1 = Вивести з поля полководця { $hex }
napoleonics-do-retreat-1 = Відступити на { $hex }
napoleonics-do-retire-to-1 = Відійти на { $hex }
napoleonics-do-flee-1 = На { $hex }
napoleonics-do-ride-1 = Далі на { $hex }
napoleonics-do-rally-1 = Повернути блок: { $hex }
napoleonics-do-supply-1 = Відправити назад: { $hex }
napoleonics-do-place-1 = Загін на { $hex }
napoleonics-do-support-1 = Підтримати з { $hex }
napoleonics-do-move-2 = Рух { $hex } → { $to }
napoleonics-do-move-leader-2 = Полководець { $hex } → { $to }
napoleonics-do-attack-2 = Атака { $hex } → { $to }

## Події
napoleonics-cc-leader-fled = { $side }: { $leader } { $hex } → { $to } (відступ).
napoleonics-cc-advanced = { $side }: { $unit } { $hex } → { $to } (просування).
cc-square-formed = { $side }: загін { $hex } ({ $unit }) шикується в каре, значок { $space }.
cc-tracked =
    { $side }: карта з руки лягає під каре { $space }{ $card-is ->
        [unknown] .
       *[other] : «{ $card }».
    }
cc-square-left = { $side }: загін { $hex } ({ $unit }) виходить із каре { $space }, карта повертається в руку.
cc-square-lost = { $side }: каре { $space } більше немає, карта повертається в руку.
cc-withdrew = { $side }: { $unit } { $hex } → за свій край поля.
cc-supports = { $side }: загін { $hex } ({ $unit }) підтримує атаку на { $target }.
cc-support-lost = { $side }: атаки більше немає, кубики загону { $hex } ({ $unit }) втрачено.
cc-retires = { $side }: загін { $hex } ({ $unit }) відступить і перебудується.
cc-retired = { $side }: { $unit } { $hex } → { $to } (відступ і перебудова).
cc-square-strikes = { $side }: каре { $hex } ({ $unit }) б’є першим.
cc-bounced = { $side }: загін { $hex } ({ $unit }) відкинуто від каре.
cc-supplied = { $side }: { $unit } { $hex } → { $to } (погане постачання).
cc-scouted =
    { $side }: розвідано карту{ $card-is ->
        [unknown] .
       *[other] {" "}«{ $card }».
    }
cc-kept =
    { $side }: одну з розвіданих карт лишено{ $card-is ->
        [unknown] .
       *[other] : «{ $card }».
    }
cc-dropped = { $side }: іншу розвідану карту скинуто, «{ $card }».
cc-objective-taken = { $side }: ціль сценарію зайнято, { $hexes }.
cc-objective-lost = { $side }: ціль сценарію втрачено, { $hexes }; прапорів тепер: { $banners }.

## Відмови, за пунктами правил

## Довідка: загони
napoleonics-about-unit-french-line-infantry = Лінійна піхота (Франція), 4 блоки. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок; після руху — половина з округленням угору. Ближній бій: по кубику на блок, проти піхоти ще 1. Може вишикуватися в каре. Відступає на 1 гекс за прапор.
napoleonics-about-unit-french-light-infantry = Елітна піхота (Франція), 4 блоки. Проходить 1 гекс і б’ється або 2 і не б’ється. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору і ще 1. Ближній бій: по кубику на блок. Може вишикуватися в каре. Відступає на 1 гекс за прапор.
napoleonics-about-unit-french-grenadiers = Елітна піхота (Франція), 4 блоки. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору і ще 1. Ближній бій: по кубику на блок і ще 1. Може вишикуватися в каре. Може ігнорувати 1 прапор; відступає на 1 гекс за прапор.
napoleonics-about-unit-french-young-guard = Гвардійська піхота (Франція), 4 блоки. Проходить 1 гекс і б’ється або 2 і не б’ється. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору і ще 1. Ближній бій: по кубику на блок і ще 1. Може вишикуватися в каре. Може ігнорувати 1 прапор; відступає на 1 гекс за прапор.
napoleonics-about-unit-french-old-guard = Гвардійська піхота (Франція), 4 блоки. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору і ще 1. Ближній бій: по кубику на блок і ще 2. Може вишикуватися в каре. Може ігнорувати 2 прапори; відступає на 1 гекс за прапор.
napoleonics-about-unit-french-militia = Піхота міліції (Франція), 4 блоки. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок; після руху — половина з округленням донизу. Ближній бій: по кубику на блок; її шаблі не влучають у загони. Може вишикуватися в каре. Відступає на 3 гекси за прапор.
napoleonics-about-unit-french-light-cavalry = Легка кавалерія (Франція), 4 блоки. Проходить до 3 гексів. Ближній бій: по кубику на блок. Може відступити від піхоти й перебудуватися. Відступає на 1 гекс за прапор.
napoleonics-about-unit-french-cuirassiers = Важка кавалерія (Франція), 4 блоки. Проходить до 2 гексів. Ближній бій: по кубику на блок і ще 1. Може відступити від піхоти й перебудуватися. Може ігнорувати 1 прапор; відступає на 1 гекс за прапор.
napoleonics-about-unit-french-heavy-cavalry = Важка кавалерія (Франція), 4 блоки. Проходить до 2 гексів. Ближній бій: по кубику на блок і ще 1. Може відступити від піхоти й перебудуватися. Відступає на 1 гекс за прапор.
napoleonics-about-unit-french-guard-heavy-cavalry = Гвардійська важка кавалерія (Франція), 4 блоки. Проходить до 2 гексів. Ближній бій: по кубику на блок і ще 1. Може відступити від піхоти й перебудуватися. Може ігнорувати 2 прапори; відступає на 1 гекс за прапор.
napoleonics-about-unit-french-horse-artillery = Кінна артилерія (Франція), 3 блоки. Проходить 1 гекс і б’ється або 2 і не б’ється; з 1 блоком — рухається або б’ється. Стріляє на 4 гекси, після руху на 3: 2, 1, 1 кубик на 2, 3, 4 гекси; з 1 блоком 1 кубик. Ближній бій: 3 кубики, з 1 блоком 2. Відступає на 1 гекс за прапор.
napoleonics-about-unit-french-foot-artillery = Піша артилерія (Франція), 3 блоки. Проходить 1 гекс або б’ється. Стріляє на 5 гексів: 3, 2, 1, 1 кубик на 2–5 гексів; з 1 блоком 2, 1, 1, 1. Ближній бій: 4 кубики, з 1 блоком 3. Відступає на 1 гекс за прапор.
napoleonics-about-unit-french-guard-foot-artillery = Гвардійська піша артилерія (Франція), 3 блоки. Проходить 1 гекс або б’ється. Стріляє на 5 гексів: 3, 2, 1, 1 кубик на 2–5 гексів; з 1 блоком 2, 1, 1, 1. Ближній бій: 5 кубиків, з 1 блоком 4. Може ігнорувати 2 прапори; відступає на 1 гекс за прапор.
napoleonics-about-unit-british-line-infantry = Лінійна піхота (Британія), 4 блоки. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору. Ближній бій: по кубику на блок. Може вишикуватися в каре. Відступає на 1 гекс за прапор.
napoleonics-about-unit-british-light-infantry = Елітна піхота (Британія), 5 блоків. Проходить 1 гекс і б’ється або 2 і не б’ється. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору і ще 1. Ближній бій: по кубику на блок. Може вишикуватися в каре. Відступає на 1 гекс за прапор.
napoleonics-about-unit-british-rifles = Елітна піхота (Британія), 3 блоки. Проходить 1 гекс і б’ється або 2 і не б’ється. Стріляє на 3 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору і ще 1. Ближній бій: по кубику на блок; її шаблі не влучають у загони. Може вишикуватися в каре. Відступає на 1 гекс за прапор.
napoleonics-about-unit-british-grenadiers = Елітна піхота (Британія), 4 блоки. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору і ще 1. Ближній бій: по кубику на блок і ще 1. Може вишикуватися в каре. Може ігнорувати 1 прапор; відступає на 1 гекс за прапор.
napoleonics-about-unit-british-guard-grenadiers = Гвардійська піхота (Британія), 5 блоків. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням угору і ще 1. Ближній бій: по кубику на блок і ще 1. Може вишикуватися в каре. Може ігнорувати 2 прапори; відступає на 1 гекс за прапор.
napoleonics-about-unit-british-light-cavalry = Легка кавалерія (Британія), 3 блоки. Проходить до 3 гексів. Ближній бій: по кубику на блок. Може відступити від піхоти й перебудуватися. Відступає на 1 гекс за прапор.
napoleonics-about-unit-british-heavy-cavalry = Важка кавалерія (Британія), 3 блоки. Проходить до 2 гексів. Ближній бій: по кубику на блок і ще 1. Може відступити від піхоти й перебудуватися. Відступає на 1 гекс за прапор.
napoleonics-about-unit-british-guard-heavy-cavalry = Гвардійська важка кавалерія (Британія), 3 блоки. Проходить до 2 гексів. Ближній бій: по кубику на блок і ще 1. Може відступити від піхоти й перебудуватися. Може ігнорувати 2 прапори; відступає на 1 гекс за прапор.
napoleonics-about-unit-british-horse-artillery = Кінна артилерія (Британія), 3 блоки. Проходить 1 гекс і б’ється або 2 і не б’ється; з 1 блоком — рухається або б’ється. Стріляє на 4 гекси, після руху на 3: 2, 1, 1 кубик на 2, 3, 4 гекси; з 1 блоком 1 кубик. Ближній бій: 3 кубики, з 1 блоком 2. Відступає на 1 гекс за прапор.
napoleonics-about-unit-british-foot-artillery = Піша артилерія (Британія), 3 блоки. Проходить 1 гекс або б’ється. Стріляє на 5 гексів: 3, 2, 1, 1 кубик на 2–5 гексів; з 1 блоком 2, 1, 1, 1. Ближній бій: 4 кубики, з 1 блоком 3. Відступає на 1 гекс за прапор.
napoleonics-about-unit-portuguese-line-infantry = Лінійна піхота (Португалія), 4 блоки. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок; після руху — половина з округленням донизу. Ближній бій: по кубику на блок. Може вишикуватися в каре. Відступає на 1 гекс за прапор.
napoleonics-about-unit-portuguese-light-infantry = Елітна піхота (Португалія), 3 блоки. Проходить 1 гекс і б’ється або 2 і не б’ється. Стріляє на 2 гекси: по кубику на блок і ще 1; після руху — половина з округленням донизу і ще 1. Ближній бій: по кубику на блок. Може вишикуватися в каре. Відступає на 1 гекс за прапор.
napoleonics-about-unit-portuguese-militia = Піхота міліції (Португалія), 4 блоки. Проходить 1 гекс. Стріляє на 2 гекси: по кубику на блок; після руху — половина з округленням донизу. Ближній бій: по кубику на блок; її шаблі не влучають у загони. Може вишикуватися в каре. Відступає на 3 гекси за прапор.
napoleonics-about-unit-portuguese-light-cavalry = Легка кавалерія (Португалія), 3 блоки. Проходить до 3 гексів. Ближній бій: по кубику на блок. Може відступити від піхоти й перебудуватися. Відступає на 1 гекс за прапор.
napoleonics-about-unit-portuguese-heavy-cavalry = Важка кавалерія (Португалія), 3 блоки. Проходить до 2 гексів. Ближній бій: по кубику на блок і ще 1. Може відступити від піхоти й перебудуватися. Відступає на 1 гекс за прапор.
napoleonics-about-unit-portuguese-foot-artillery = Піша артилерія (Португалія), 3 блоки. Проходить 1 гекс або б’ється. Стріляє на 5 гексів: 3, 2, 1, 1 кубик на 2–5 гексів; з 1 блоком 2, 1, 1, 1. Ближній бій: 4 кубики, з 1 блоком 3. Відступає на 1 гекс за прапор.

## Довідка: карти
napoleonics-about-card-scout-left = Один загін чи полководець на вашому лівому фланзі; наприкінці ходу візьміть дві карти й лишіть одну.
napoleonics-about-card-scout-center = Один загін чи полководець у центрі; наприкінці ходу візьміть дві карти й лишіть одну.
napoleonics-about-card-scout-right = Один загін чи полководець на вашому правому фланзі; наприкінці ходу візьміть дві карти й лишіть одну.
napoleonics-about-card-probe-left = Два загони чи полководці на вашому лівому фланзі.
napoleonics-about-card-probe-center = Два загони чи полководці в центрі.
napoleonics-about-card-probe-right = Два загони чи полководці на вашому правому фланзі.
napoleonics-about-card-attack-left = Три загони чи полководці на вашому лівому фланзі.
napoleonics-about-card-attack-center = Три загони чи полководці в центрі.
napoleonics-about-card-attack-right = Три загони чи полководці на вашому правому фланзі.
napoleonics-about-card-assault-left = Загони й полководці на вашому лівому фланзі за числом вашого Командування.
napoleonics-about-card-assault-center = Загони й полководці в центрі за числом вашого Командування.
napoleonics-about-card-assault-right = Загони й полководці на вашому правому фланзі за числом вашого Командування.
napoleonics-about-card-coordinated-advance = Один загін чи полководець на лівому фланзі, два в центрі й один на правому фланзі.
napoleonics-about-card-flank-attack = По два загони чи полководці на лівому й на правому фланзі.
napoleonics-about-card-forward = По два загони чи полководці в кожному з трьох секторів.
napoleonics-about-card-recon-in-force = По одному загону чи полководцеві в кожному з трьох секторів.
napoleonics-about-card-bayonet-charge = До чотирьох загонів піхоти проходять до двох гексів і можуть вести ближній бій, гвардія — з додатковим кубиком. Стрільби немає.
napoleonics-about-card-bombard = До чотирьох батарей: кожна проходить до трьох гексів або стоїть і б’ється з двома додатковими кубиками, гвардія — з трьома.
napoleonics-about-card-cavalry-charge = До чотирьох загонів кавалерії та кінної артилерії. Кавалерія б’ється з додатковим кубиком, гвардія — з двома, але не в місто й не з нього й не проти каре; важка кавалерія проходить до трьох гексів.
napoleonics-about-card-counter-attack = Накази карти, яку щойно зіграв суперник; ліве й праве міняються місцями.
napoleonics-about-card-elan = Киньте кубики за числом Командування: кожен символ дає наказ загонові свого роду військ, кожен прапор — будь-якому загонові чи полководцеві. Вони б’ються з додатковим кубиком. Потім колоду перемішують.
napoleonics-about-card-fire-and-hold = До чотирьох загонів піхоти й артилерії, поруч із якими немає ворога, стріляють із додатковим кубиком. Ні руху, ні ближнього бою; піхота може вийти з каре.
napoleonics-about-card-first-strike = Грається в хід суперника, коли він атакує в ближньому бою: ваш загін б’є першим. Як карта свого ходу наказів не дає.
napoleonics-about-card-forced-march = Уся піхота одного сектора проходить до двох гексів. Після двох гексів битися можуть лише легка піхота, карабінери, гренадери, гвардія та піхота з полководцем.
napoleonics-about-card-cold-steel = Усі загони поруч із ворогом б’ються з додатковим кубиком. Ні руху, ні стрільби; у додатковому ближньому бою зайвого кубика немає.
napoleonics-about-card-leadership = Усі полководці й загони, з якими вони лишаються; ці загони б’ються з додатковим кубиком. Полководці можуть відокремитися.
napoleonics-about-card-grand-manoeuvre = До чотирьох загонів чи полководців, крім каре, проходять до чотирьох гексів і не б’ються. Або один загін на вибір за звичайними правилами.
napoleonics-about-card-rally = Киньте кубики за числом Командування: кожен символ повертає блок загонові свого роду військ, не вище від початкового складу. Цим загонам можна віддати наказ.
napoleonics-about-card-short-supply = Один загін будь-якої сторони, не в каре, повертається до свого краю поля у своєму секторі, на гекс за вашим вибором. Свій загін після цього не б’ється. Інших наказів немає.
napoleonics-about-card-one-unit = Один загін на вибір, без дії карти.
napoleonics-about-card-nothing = Наказів немає.

## Довідка: місцевість
napoleonics-about-terrain-open = Ні на що не впливає.
napoleonics-about-terrain-forest = Усі зупиняються; у хід входу б’ються лише легка піхота й подібні до неї. Усередину піхота й артилерія кидають на 1 кубик менше, кавалерія на 2; назовні кавалерія на 2, артилерія на 1. Закриває видимість.
napoleonics-about-terrain-hill = Угору схилом піхота й кавалерія кидають на 1 кубик менше; униз кавалерія на 1; з пагорба на пагорб піхота на 1 у стрільбі. Артилерія з пагорба стріляє через сусідніх своїх унизу. Закриває видимість тим, хто нижче.
napoleonics-about-terrain-rugged-hill = Непрохідно; закриває видимість.
napoleonics-about-terrain-town = Усі зупиняються й не б’ються в хід входу. Усередину піхота кидає на 2 кубики менше, кавалерія на 3, артилерія на 1; назовні кавалерія на 3, артилерія на 1. Закриває видимість.
napoleonics-about-terrain-mill = { napoleonics-about-terrain-town }
napoleonics-about-terrain-redoubt = Усі зупиняються. Через передню частину піхота кидає на 1 кубик менше, кавалерія на 2, назовні кавалерія теж на 2; піхота й артилерія всередині можуть ігнорувати 1 прапор із передньої сторони.
napoleonics-about-terrain-hill-redoubt = { napoleonics-about-terrain-redoubt } З інших сторін діє пагорб. Закриває видимість тим, хто нижче.
napoleonics-about-terrain-river = Непрохідно.
napoleonics-about-terrain-stream = Усі зупиняються. Ближній бій усередину й будь-який бій назовні: на 1 кубик менше.
napoleonics-about-terrain-ford = { napoleonics-about-terrain-stream }
napoleonics-about-terrain-bridge = Ні на що не впливає: вода під мостом не рахується.
napoleonics-about-terrain-quarry = Усі зупиняються; артилерії закрито. Усередину піхота в ближньому бою кидає на 1 кубик менше, кавалерія на 2, артилерія на 1; назовні піхота на 1, кавалерія на 2.

## Довідка в терміналі
napoleonics-help-text =
    число             вибрати цей пункт; якщо потрібен гекс — число й гекс, наприклад 2 E3
    гекси             E2 — наказ або вибір того, що там стоїть; E2-E3 — хід або атака з гекса на гекс
    дія               як у записі: play probe-left, order E2, leave-square E2, attack E3 E4, support D2, done
    why ДІЯ           яке правило забороняє: why E2-E9, why order C2, why square, why retire, why ignore 2
    odds              точні ймовірності всіх атак, можливих зараз
    undo              взяти назад останнє рішення, якщо відтоді не відкрилося нічого нового
    log               що сталося, з пунктами правил
    rules [СЛОВА]     шукати в правилах або показати пункт: rules каре, rules NAP-06-022
    save ФАЙЛ         записати партію у файл (вона й так увесь час зберігається)
    quit              зупинитися; партію можна продовжити
    На полі: * полководець, ①–④ каре, ❶–❹ каре з полководцем, ⚑ ціль сценарію
napoleonics-why-usage = Скажіть, що хочете зробити: why E2-E9
