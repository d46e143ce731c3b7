# Битви самураїв (Samurai Battles, Commands & Colors). Спільне з іншими іграми системи — у commands_colors.ftl;
# те, що тут сказано своїми словами, починається з samurai-cc-, а те, що каже лише ця гра, — з sam-.

samurai-title = Битви самураїв (Samurai Battles)
samurai-short-title = Битви самураїв
samurai-begin-001-first-skirmish = Перша битва гри «Битви самураїв»: дві рівні армії, особливих правил немає; для перемоги треба п’ять прапорів.
samurai-about = Битви доби Воюючих провінцій: карти віддають накази, кубики вирішують бої, честь здобувають і витрачають, а карти Дракона змінюють хід битви будь-якої миті.
samurai-page-help = Зіграйте карту Наказу: вона каже, скільком загонам і де можна віддати наказ. Загони з наказом рухаються, потім стріляють або б’ються в ближньому бою. Вирішують кубики: символ знамена цілі влучає, мечі влучають у ближньому бою, прапори женуть назад, а «Честь і удача» дає жетони. За жетони полководець надихає загін, жетонами платять за карти Дракона, які грають у зазначену на них мить, зокрема й у хід суперника. Кожен гекс відступу коштує жетонів; хто не може заплатити, втрачає честь, а з нею і воїнів. Знищені загони й полководці та покинутий табір дають прапори перемоги; хто першим набере потрібну кількість, переміг.
samurai-about-option-lone-leaders = Що з одиноким полководцем, якого атакували й не вбили: він відступає або чинить сепуку завжди чи лише якщо випав прапор.

## Налаштування
samurai-option-lone-leaders = уцілілі одинокі полководці
samurai-value-retreat = відступають завжди
samurai-value-flags = відступають лише від прапорів

## Загони
samurai-unit-ashigaru-yari = асігару з ярі
samurai-unit-ashigaru-bows = асігару-лучники
samurai-unit-ashigaru-arquebuses = асігару з аркебузами
samurai-unit-samurai-naginata = самураї з нагінатами
samurai-unit-mounted-samurai = кінні самураї
samurai-unit-bodyguards = охоронці

# Щонайбільше три літери, для поля.
samurai-code-ashigaru-yari = АЯ
samurai-code-ashigaru-bows = АЛ
samurai-code-ashigaru-arquebuses = АА
samurai-code-samurai-naginata = СН
samurai-code-mounted-samurai = КС
samurai-code-bodyguards = ОХ

## Ранги, зброя, полководці
samurai-rank-circle = коло
samurai-rank-triangle = трикутник
samurai-rank-square = квадрат
samurai-weapon-none = не стріляє
samurai-weapon-bows = луки
samurai-weapon-arquebuses = аркебузи
samurai-leader-kind-foot = піший полководець
samurai-leader-kind-mounted = кінний полководець
samurai-leader-kind-commander = головнокомандувач

## Карти Наказу
samurai-card-order-one-left = Наказ одному загону на лівому фланзі
samurai-card-order-one-center = Наказ одному загону в центрі
samurai-card-order-one-right = Наказ одному загону на правому фланзі
samurai-card-order-two-left = Наказ двом загонам на лівому фланзі
samurai-card-order-two-center = Наказ двом загонам у центрі
samurai-card-order-two-right = Наказ двом загонам на правому фланзі
samurai-card-order-three-left = Наказ трьом загонам на лівому фланзі
samurai-card-order-three-center = Наказ трьом загонам у центрі
samurai-card-order-three-right = Наказ трьом загонам на правому фланзі
samurai-card-advance-left = Просування на лівому фланзі
samurai-card-advance-center = Просування в центрі
samurai-card-advance-right = Просування на правому фланзі
samurai-card-crane-wing = Журавлине крило
samurai-card-flying-geese = Летючий гусак
samurai-card-flank-attack = Удар із флангів
samurai-card-tigers-tail-left = Хвіст тигра ліворуч
samurai-card-tigers-tail-right = Хвіст тигра праворуч
samurai-card-order-circle = Наказ загонам із колом
samurai-card-order-triangle = Наказ загонам із трикутником
samurai-card-order-square = Наказ загонам із квадратом
samurai-card-cavalry-charge = Удар кавалерії
samurai-card-counter-attack = Контратака
samurai-card-first-strike = Перший удар
samurai-card-stand-and-fire = Стояти і стріляти
samurai-card-infantry-assault = Піхотний натиск
samurai-card-leadership = Лідерство
samurai-card-line-command = Наказ по ланцюжку
samurai-card-shogun = Сьогун
# Не карти колоди: що лишається від карти, якій нікому наказати, і відсутність наказів.
samurai-card-one-unit = один загін на вибір
samurai-card-nothing = без наказів

## Карти Дракона
samurai-dragon-challenge = Кинути виклик
samurai-dragon-turncoat = Перекинчик
samurai-dragon-ambush = Засідка
samurai-dragon-brave-messenger = Відважний гонець
samurai-dragon-blue-dragon = Синій дракон
samurai-dragon-red-dragon = Червоний дракон
samurai-dragon-ninja-assassin = Ніндзя-вбивця
samurai-dragon-ninja-thief = Ніндзя-злодій
samurai-dragon-physician = Лікар
samurai-dragon-rice-famine = Неврожай рису
samurai-dragon-tea-ceremony = Чайна церемонія
samurai-dragon-farmers-uprising = Селянське повстання
samurai-dragon-intercepted-orders = Перехоплені накази
samurai-dragon-unmasked-plot = Викрита змова
samurai-dragon-insult = Образа
samurai-dragon-forced-march = Форсований марш
samurai-dragon-swift-horses = Прудкі коні
samurai-dragon-caltrops = Залізні шипи
samurai-dragon-hail-of-arrows = Град стріл
samurai-dragon-feigned-flight = Удавана втеча
samurai-dragon-pit-trap = Вовча яма
samurai-dragon-masterwork-weapons = Зброя майстра
samurai-dragon-favor-of-hachiman = Ласка Хатімана
samurai-dragon-war-cry = Бойовий клич
samurai-dragon-kiai = Кіай
samurai-dragon-wall-of-spears = Стіна списів
samurai-dragon-turn-of-fortune = Поворот долі
samurai-dragon-ferocity = Лють
samurai-dragon-stand-firm = Непохитність
samurai-dragon-great-armor = Великий обладунок
samurai-dragon-bamboo-mantlets = Бамбукові щити
samurai-dragon-relentless-pursuit = Невпинне переслідування
samurai-dragon-taking-heads = Голови ворогів
samurai-dragon-return-blow = Відсіч

# Взята карта Дракона й кидок за нею називаються так само.
samurai-card-challenge = { samurai-dragon-challenge }
samurai-card-turncoat = { samurai-dragon-turncoat }
samurai-card-ambush = { samurai-dragon-ambush }
samurai-card-brave-messenger = { samurai-dragon-brave-messenger }
samurai-card-blue-dragon = { samurai-dragon-blue-dragon }
samurai-card-red-dragon = { samurai-dragon-red-dragon }
samurai-card-ninja-assassin = { samurai-dragon-ninja-assassin }
samurai-card-ninja-thief = { samurai-dragon-ninja-thief }
samurai-card-physician = { samurai-dragon-physician }
samurai-card-rice-famine = { samurai-dragon-rice-famine }
samurai-card-tea-ceremony = { samurai-dragon-tea-ceremony }
samurai-card-farmers-uprising = { samurai-dragon-farmers-uprising }
samurai-card-intercepted-orders = { samurai-dragon-intercepted-orders }
samurai-card-unmasked-plot = { samurai-dragon-unmasked-plot }
samurai-card-insult = { samurai-dragon-insult }
samurai-card-forced-march = { samurai-dragon-forced-march }
samurai-card-swift-horses = { samurai-dragon-swift-horses }
samurai-card-caltrops = { samurai-dragon-caltrops }
samurai-card-hail-of-arrows = { samurai-dragon-hail-of-arrows }
samurai-card-feigned-flight = { samurai-dragon-feigned-flight }
samurai-card-pit-trap = { samurai-dragon-pit-trap }
samurai-card-masterwork-weapons = { samurai-dragon-masterwork-weapons }
samurai-card-favor-of-hachiman = { samurai-dragon-favor-of-hachiman }
samurai-card-war-cry = { samurai-dragon-war-cry }
samurai-card-kiai = { samurai-dragon-kiai }
samurai-card-wall-of-spears = { samurai-dragon-wall-of-spears }
samurai-card-turn-of-fortune = { samurai-dragon-turn-of-fortune }
samurai-card-ferocity = { samurai-dragon-ferocity }
samurai-card-stand-firm = { samurai-dragon-stand-firm }
samurai-card-great-armor = { samurai-dragon-great-armor }
samurai-card-bamboo-mantlets = { samurai-dragon-bamboo-mantlets }
samurai-card-relentless-pursuit = { samurai-dragon-relentless-pursuit }
samurai-card-taking-heads = { samurai-dragon-taking-heads }
samurai-card-return-blow = { samurai-dragon-return-blow }

# Коли грають карти Дракона.
samurai-window-own-card = разом із вашою картою Наказу
samurai-window-enemy-card = у відповідь на карту Наказу суперника
samurai-window-own-movement = під час руху
samurai-window-enemy-movement = у відповідь на рух ворога
samurai-window-enemy-advance = у відповідь на просування ворога
samurai-window-before-own-roll = перед вашим бойовим кидком
samurai-window-before-own-close-roll = перед вашим кидком у ближньому бою
samurai-window-before-enemy-close-roll = перед кидком суперника в ближньому бою
samurai-window-after-own-close-roll = після вашого кидка в ближньому бою
samurai-window-after-enemy-close-roll = після кидка суперника в ближньому бою
samurai-window-after-enemy-fire = після кидка суперника в дальньому бою по одному загону
samurai-window-after-success = після успішної атаки
samurai-window-before-own-battle-back = перед вашим кидком для удару у відповідь
samurai-window-both-leaders = перед ближнім боєм, якщо в обох загонах є полководець

## Сектори
samurai-section-left = лівий фланг
samurai-section-center = центр
samurai-section-right = правий фланг

## Місцевість
samurai-terrain-open = відкрита місцевість
samurai-terrain-forest = ліс
samurai-terrain-hill = пагорб
samurai-terrain-river = річка
samurai-terrain-ford = брід
samurai-terrain-shallows = мілководдя
samurai-terrain-shallow-ford = брід на мілководді
samurai-terrain-bridge = міст
samurai-terrain-village = село
samurai-terrain-rice-field = рисове поле
samurai-terrain-ravine = яр
samurai-terrain-camp = табір
samurai-terrain-palisade = палісад

## Грані кубиків; грань, що випала, називається так само
samurai-face-circle = коло
samurai-face-triangle = трикутник
samurai-face-square = квадрат
samurai-face-flag = прапор
samurai-face-swords = мечі
samurai-face-honor = «Честь і удача»
samurai-dice-circle = { samurai-face-circle }
samurai-dice-triangle = { samurai-face-triangle }
samurai-dice-square = { samurai-face-square }
samurai-dice-flag = { samurai-face-flag }
samurai-dice-swords = { samurai-face-swords }
samurai-dice-honor = { samurai-face-honor }

## На що кидають кубики
samurai-what-fire = дальній бій
samurai-what-attack = атака
samurai-what-first-strike = перший удар
samurai-what-battle-back = удар у відповідь
samurai-what-ambush = засідка
samurai-what-feigned-flight = удар після удаваної втечі
samurai-what-leader-check = Перевірка полководця
samurai-what-duel = Дуель
samurai-what-dishonor = Повна втрата честі
samurai-what-shogun = { samurai-card-shogun }
samurai-what-turncoat = { samurai-dragon-turncoat }
samurai-what-blue-dragon = { samurai-dragon-blue-dragon }
samurai-what-red-dragon = { samurai-dragon-red-dragon }
samurai-what-ninja-assassin = { samurai-dragon-ninja-assassin }
samurai-what-ninja-thief = { samurai-dragon-ninja-thief }
samurai-what-physician = { samurai-dragon-physician }
samurai-what-farmers-uprising = { samurai-dragon-farmers-uprising }
samurai-what-pit-trap = { samurai-dragon-pit-trap }

## Запитання
samurai-cc-ask-card = Зіграйте одну карту Наказу.
samurai-cc-ask-order = Віддайте накази загонам і полководцям або завершіть.
samurai-cc-ask-rally = «Синій дракон»: який загін повертає фігурку?
samurai-cc-ask-move =
    { $dragons ->
        [0] Пересуньте загони й полководців із наказами або завершіть рух.
       *[other] Пересуньте загони й полководців із наказами, зіграйте карту Дракона для руху або завершіть рух.
    }
samurai-cc-ask-battle = Стріляйте чи атакуйте загоном із наказом або завершіть бій.
samurai-cc-ask-react = Загін { $hex } ({ $unit }) атаковано: стояти чи зіграти «Перший удар»?
samurai-cc-ask-ignore =
    Загін { $hex } ({ $unit }), { $flags ->
        [one] { $flags } прапор
        [few] { $flags } прапори
       *[other] { $flags } прапорів
    }: скільки ігнорувати? Кожен гекс відступу коштує { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
       *[other] { $tokens } жетонів
    }.
samurai-cc-ask-retreat =
    Загін { $hex } ({ $unit }) відступає: на який гекс?{ $tokens ->
        [0] { "" }
        [one] { " " }Кожен коштує { $tokens } жетон.
        [few] { " " }Кожен коштує { $tokens } жетони.
       *[other] { " " }Кожен коштує { $tokens } жетонів.
    }
samurai-cc-ask-advance = Просунутися на звільнений гекс?
samurai-cc-ask-bonus = Додатковий ближній бій: атакувати сусіднього ворога?
samurai-cc-ask-battle-back = Завдати удару у відповідь?
samurai-cc-ask-keep = Взято дві карти: яку лишити?
sam-ask-dragon-card-played = { $side }: зіграно карту «{ $card }». Зіграти карту Дракона чи пропустити?
sam-ask-dragon-after-move =
    { $leaders ->
        [0] Загін { $hex } ({ $unit }) пересунувся з { $from }.
       *[other] Пересунувся { $leader }: { $from } → { $hex }.
    } Зіграти у відповідь карту Дракона чи пропустити?
sam-ask-dragon-moves-made = { $side }: рух завершено. Зіграти у відповідь карту Дракона чи пропустити?
sam-ask-dragon-close-combat-declared = Ближній бій, загін { $hex } ({ $unit }) → { $target }, в обох загонах є полководець. Кинути виклик на дуель чи пропустити?
sam-ask-dragon-before-roll =
    Загін { $hex } ({ $unit }) → { $target }, { $strike-what }: { $dice ->
        [one] { $dice } кубик ще не кинуто
        [few] { $dice } кубики ще не кинуто
       *[other] { $dice } кубиків ще не кинуто
    }. Зіграти карту Дракона чи пропустити?
sam-ask-dragon-after-roll = Загін { $hex } ({ $unit }) → { $target }, { $strike-what }: кубики кинуто, але ще нічого не сталося. Зіграти карту Дракона чи пропустити?
sam-ask-dragon-success = Атака загону { $hex } ({ $unit }) успішна. Зіграти карту Дракона чи пропустити?
sam-ask-dragon-advanced = Загін { $hex } ({ $unit }) просунувся. Зіграти у відповідь карту Дракона чи пропустити?
sam-ask-target = Хто ціль карти Дракона?
sam-ask-messenger = «Відважний гонець»: віддайте наказ ще одному загонові чи полководцеві в будь-якому секторі.
sam-ask-inspire = Загін { $hex } ({ $unit }): витратити жетон, щоб надихнути його? Він кине на кубик більше.
sam-ask-fate =
    Полководець { $leader } ({ $hex }) лишився сам: відступити за { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
       *[other] { $tokens } жетонів
    } чи сепуку?
samurai-cc-ask-flee = Полководець { $leader } ({ $hex }) заплатив і відступає далі: на який гекс, чи тут кінець шляху?
sam-ask-lose = Повна втрата честі: який загін втрачає фігурку?
sam-ask-loyalty = «Перекинчик»: загін { $hex } ({ $unit }) переходить на інший бік?
sam-ask-unmask = «Викрита змова»: яку карту Дракона суперника скинути?
sam-ask-stop-after =
    «Залізні шипи»: на якому гексі шляху з { $from } зупиняється { $leaders ->
        [0] загін { $hex } ({ $unit })
       *[other] { $leader } ({ $hex })
    }?
sam-ask-way =
    «Залізні шипи»: де на шляху з { $from } зупинено { $leaders ->
        [0] загін { $hex } ({ $unit })
       *[other] { $leader } ({ $hex })
    }?
sam-ask-hail = «Град стріл»: який загін стріляє і по кому?
sam-ask-feint = «Удавана втеча»: який загін атакує?
sam-ask-again = «Поворот долі»: які кубики перекинути? Потім завершіть.
sam-ask-refill = Взяти карту Дракона чи два жетони?
sam-ask-turn-in = Скинути карту Дракона за один жетон чи завершити хід?

# Для чого зараз час, після слів «Зараз треба …».
samurai-now-cc-ask-card = зіграти карту Наказу
samurai-now-cc-ask-order = віддати накази
samurai-now-cc-ask-rally = повернути фігурки
samurai-now-cc-ask-move = рухатися
samurai-now-cc-ask-battle = стріляти й битися
samurai-now-cc-ask-react = вирішити, чи б’є атакований загін першим
samurai-now-cc-ask-ignore = вирішити, скільки прапорів ігнорувати
samurai-now-cc-ask-retreat = вибрати шлях відступу
samurai-now-cc-ask-advance = вирішити, чи просуватися
samurai-now-cc-ask-bonus = вирішити, чи проводити додатковий ближній бій
samurai-now-cc-ask-battle-back = вирішити, чи завдавати удару у відповідь
samurai-now-cc-ask-keep = вибрати карту, яку ви лишите собі
samurai-now-sam-ask-dragon-card-played = зіграти карту Дракона або пропустити
samurai-now-sam-ask-dragon-after-move = зіграти карту Дракона або пропустити
samurai-now-sam-ask-dragon-moves-made = зіграти карту Дракона або пропустити
samurai-now-sam-ask-dragon-close-combat-declared = зіграти карту Дракона або пропустити
samurai-now-sam-ask-dragon-before-roll = зіграти карту Дракона або пропустити
samurai-now-sam-ask-dragon-after-roll = зіграти карту Дракона або пропустити
samurai-now-sam-ask-dragon-success = зіграти карту Дракона або пропустити
samurai-now-sam-ask-dragon-advanced = зіграти карту Дракона або пропустити
samurai-now-sam-ask-target = назвати ціль карти Дракона
samurai-now-sam-ask-messenger = послати гінця
samurai-now-sam-ask-inspire = вирішити, чи надихати загін
samurai-now-sam-ask-fate = вирішити долю полководця
samurai-now-cc-ask-flee = обрати шлях полководця, що відступає
samurai-now-sam-ask-lose = вибрати загін, що втрачає фігурку
samurai-now-sam-ask-loyalty = вирішити, чи переходить загін на інший бік
samurai-now-sam-ask-unmask = скинути карту Дракона суперника
samurai-now-sam-ask-stop-after = вирішити, де зупиниться ворог
samurai-now-sam-ask-way = сказати, де вас зупинено
samurai-now-sam-ask-hail = назвати загін, що стріляє
samurai-now-sam-ask-feint = назвати загін, що атакує
samurai-now-sam-ask-again = вибрати кубики, які перекинути
samurai-now-sam-ask-refill = взяти карту Дракона або жетони
samurai-now-sam-ask-turn-in = скинути карту Дракона або завершити хід

## Дії, як їх показує меню: дієслово і кількість параметрів
samurai-do-done-0 = Завершити
samurai-do-pass-0 = Пропустити
samurai-do-stand-0 = Стояти
samurai-do-first-strike-0 = Зіграти «Перший удар»
samurai-do-stop-0 = Зупинитися
samurai-do-leave-0 = Покинути поле бою
samurai-do-seppuku-0 = Вчинити сепуку
samurai-do-advance-0 = Просунутися
samurai-do-stay-0 = Залишитися
samurai-do-battle-back-0 = Завдати удару у відповідь
samurai-do-decline-0 = Не відповідати
samurai-do-inspire-0 = Надихнути загін за жетон
samurai-do-refrain-0 = Не надихати
samurai-do-change-sides-0 = Він переходить на інший бік
samurai-do-keep-side-0 = Він лишається, де був
samurai-do-draw-dragon-0 = Взяти карту Дракона
samurai-do-take-honor-0 = Взяти два жетони
samurai-do-play-1 = { $card }
samurai-do-keep-1 = { $card }
samurai-do-dragon-1 = Карта Дракона: { $dragon }
samurai-do-discard-dragon-1 = Скинути «{ $dragon }»
samurai-do-again-1 = Перекинути: { $face }
samurai-do-after-1 = Зупинити на { $hexes }-му гексі шляху
samurai-do-ignore-1 = Ігнорувати прапорів: { $flags }
samurai-do-order-1 = Наказ загону { $hex }
samurai-do-order-leader-1 = Наказ полководцеві { $hex }
samurai-do-exit-leader-1 = Вивести з поля полководця { $hex }
samurai-do-retreat-1 = Відступити на { $hex }
samurai-do-flee-1 = Полководець відступає на { $hex }
samurai-do-rally-1 = Повернути фігурку: { $hex }
samurai-do-lose-1 = Втрачає фігурку: { $hex }
samurai-do-target-1 = Ціль: { $hex }
samurai-do-way-1 = Зупинено на { $hex }
samurai-do-move-2 = Рух { $hex } → { $to }
samurai-do-move-leader-2 = Полководець { $hex } → { $to }
samurai-do-attack-2 = Атака { $hex } → { $to }

## Події
samurai-cc-ordered-leader = { $side }: наказ полководцеві { $hex } ({ $leader }).
samurai-cc-rallied = { $side }: загін { $hex } ({ $unit }) повертає фігурку, тепер фігурок: { $left }.
samurai-cc-fires = { $side }: загін { $hex } ({ $unit }) стріляє по { $target }.
samurai-cc-battles-back = { $side }: загін { $hex } ({ $unit }) завдає удару у відповідь.
samurai-cc-rolled-for =
    { $what-is ->
        [leader-check] { $what }, { $hex }, кидок ({ $side }): { $dice }
        [duel] { $what }, { $hex }, кидок ({ $side }): { $dice }
        [dishonor] { $what }, кидок ({ $side }): { $dice }
       *[other] «{ $what }», кидок ({ $side }): { $dice }
    }.
samurai-cc-lost =
    { $side }: загін { $hex } ({ $unit }) втрачає { $blocks ->
        [one] { $blocks } фігурку
        [few] { $blocks } фігурки
       *[many] { $blocks } фігурок
    }, лишилося: { $left }.
samurai-cc-leader-killed = { $side }: полководець { $leader } гине на { $hex }.
samurai-cc-leader-left = { $side }: полководець { $leader } покидає поле бою з { $hex }.
samurai-cc-leader-fled = { $side }: { $leader } { $hex } → { $to } (відступ).
samurai-cc-banner = { $side }: прапор перемоги, { $banners } із { $needed }.
samurai-cc-joined = { $side }: полководець { $leader } очолює загін { $hex } ({ $unit }).
samurai-cc-advanced = { $side }: { $unit } { $hex } → { $to } (просування).
samurai-cc-drew =
    { $side }: взято карту Наказу{ $card-is ->
        [unknown] .
       *[other] {" "}«{ $card }».
    }
samurai-cc-discarded = { $side }: випадково втрачено карту Наказу «{ $card }».
samurai-cc-reshuffled = Відбій замішано у свою колоду.
samurai-cc-scouted =
    { $side }: взято карту, одна з двох лишиться{ $card-is ->
        [unknown] .
       *[other] : «{ $card }».
    }
samurai-cc-kept =
    { $side }: одну з двох карт лишено{ $card-is ->
        [unknown] .
       *[other] : «{ $card }».
    }
samurai-cc-dropped = { $side }: іншу карту скинуто, «{ $card }».
sam-honor-gained =
    { $side }: { $tokens ->
        [0] жетонів не отримано
        [one] отримано { $tokens } жетон
        [few] отримано { $tokens } жетони
       *[many] отримано { $tokens } жетонів
    }, тепер { $left }{ $missing ->
        [0] .
       *[other] ; спільний запас порожній.
    }
sam-honor-lost =
    { $side }: { $tokens ->
        [0] віддати нічого
        [one] віддано { $tokens } жетон
        [few] віддано { $tokens } жетони
       *[many] віддано { $tokens } жетонів
    }, тепер { $left }{ $missing ->
        [0] .
       *[other] ; бракує: { $missing }.
    }
sam-honor-stolen =
    { $side }: у суперника { $tokens ->
        [one] взято { $tokens } жетон
        [few] взято { $tokens } жетони
       *[many] взято { $tokens } жетонів
    }, тепер { $left }.
sam-dishonored = { $side }: повна втрата честі!
sam-inspired = { $side }: загін { $hex } ({ $unit }) натхненний.
sam-seppuku = { $side }: { $leader } на { $hex } чинить сепуку.
sam-duel = { $side }: { $leader } { $hex } б’ється на дуелі, супротивник { $other } { $to }.
sam-duel-lost = { $side }: { $leader } { $hex } програє дуель і покидає битву.
sam-duel-drawn = У дуелі ніхто не програв.
sam-dragon = { $side }: карта Дракона «{ $dragon }», ціна { $cost }, тепер жетонів: { $left }.
sam-aimed = { $side }: ціль карти — { $hex }.
sam-drew =
    { $side }: взято карту Дракона{ $card-is ->
        [unknown] .
       *[other] {" "}«{ $card }».
    }
sam-dragons-away = Зіграні карти Дракона скинуто; жетонів повернулося до спільного запасу: { $tokens }.
sam-turned-in = { $side }: «{ $dragon }» скинуто за жетон.
sam-given =
    { $side }: карта Дракона дістається суперникові{ $dragon-is ->
        [unknown] .
       *[other] : «{ $dragon }».
    }
sam-unmasked =
    { $side }: суперник бачить усі карти Дракона цієї сторони{ $dragons-is ->
        [unknown] .
       *[other] : { $dragons }.
    }
sam-plot-foiled = { $side }: суперник скидає карту «{ $dragon }».
sam-command-lost = { $side }: до кінця битви на одну карту Наказу менше, тепер { $cards }.
sam-changed-sides = { $side }: загін { $hex } ({ $unit }) переходить на цей бік.
sam-kept-side = { $side }: загін { $hex } ({ $unit }) лишається вірним.
sam-stopped = { $side }: залізні шипи зупиняють на { $hex }.
sam-camp-taken = { $side }: у таборі { $hex } нікого не лишилося, його захоплено.
sam-surrendered = { $side }: здача, з однією картою Наказу командувати не можна.

## Відмови, за пунктами правил
refused-SAM-01-027 = Тут кидають кубиків: рівно { $dice }.
refused-SAM-02-008 = Цієї карти немає в колоді.
refused-SAM-02-010 = Цієї карти немає в колоді карт Дракона.
refused-SAM-02-013 = Заважає палісад: для кавалерії він закритий, інших зупиняє, і загін, що щойно ввійшов у нього, не просувається.
refused-SAM-03-010 = Зараз не час. Зараз треба { $now }.
refused-SAM-04-002 = { $hex } не в тому секторі, де ця карта віддає накази.
refused-SAM-04-003 = Треба зіграти одну карту Наказу, і саме зі своєї руки; наказувати за нею комусь не обов’язково.
refused-SAM-04-009 = Ця карта не віддає наказів.
refused-SAM-05-010 = На { $hex } немає вашого загону чи полководця, якому можна наказати.
refused-SAM-05-011 = Діяти можуть лише ваші загони й полководці, що отримали наказ цього ходу.
refused-SAM-05-012 = { $hex }: наказ уже віддано, більше одного за хід не можна.
refused-SAM-05-020 = До загону щойно приєднався полководець: цього ходу загін більше не рухається, він може лише битися.
refused-SAM-05-022 = За цією картою полководець не може відокремитися від загону: потрібна карта з шоломом, тобто карта сектора або «Сьогун».
refused-SAM-05-023 = Полководець на { $hex } не в тому секторі, який називає ця карта.
refused-SAM-06-003 = { $hex } задалеко: піхота з колом проходить до 2 гексів.
refused-SAM-06-004 = { $hex } задалеко: піхота з трикутником проходить до 2 гексів.
refused-SAM-06-005 = { $hex } задалеко: піхота з квадратом проходить 1 гекс.
refused-SAM-06-006 = { $hex } задалеко: кавалерія проходить до 2 гексів.
refused-SAM-06-007 = Цей загін уже рухався цього ходу.
refused-SAM-06-008 = { $hex } — і є його місце. Рухатися не обов’язково.
refused-SAM-06-011 = На { $hex } стоїть інший ваш загін: у гексі може бути лише один.
refused-SAM-06-012 = На { $hex } або на шляху туди стоїть ворог чи інший ваш загін.
refused-SAM-06-014 = На { $hex } або на шляху туди стоїть ваш полководець: загін без полководця зупиняється й об’єднується з ним, загонові з полководцем туди не можна.
refused-SAM-06-015 = На { $hex } або на шляху туди стоїть ваш кінний полководець: кавалерія без полководця зупиняється й об’єднується з ним, кавалерії з полководцем туди не можна.
refused-SAM-06-016 = На { $hex } або на шляху туди піший полководець: кавалерія не може ні ввійти до нього, ні пройти крізь нього.
refused-SAM-06-020 = Загін може покинути поле бою лише там, де це дозволяє сценарій.
refused-SAM-06-022 = { $hex } задалеко: піший полководець проходить до 2 гексів.
refused-SAM-06-023 = { $hex } задалеко: кінний полководець проходить до 3 гексів.
refused-SAM-06-025 = { $hex } задалеко: піший полководець проходить до 2 гексів, кінний до 3, за картою «Наказ по ланцюжку» 1.
refused-SAM-06-028 = До { $hex } у полководця немає вільного шляху: його зупиняє місцевість або ворог.
refused-SAM-06-031 = Цей полководець уже рухався цього ходу.
refused-SAM-06-032 = На { $hex } ворог: полководцеві туди не можна.
refused-SAM-06-033 = На { $hex } інший ваш полководець: у гексі може бути лише один.
refused-SAM-06-034 = Піший полководець не може зупинитися на { $hex }: кавалерію він не очолює.
refused-SAM-06-036 = Полководець без загону покидає поле лише через свою стартову лінію, якщо вистачає ходу.
refused-SAM-07-006 = Цей загін уже бився цього ходу.
refused-SAM-07-010 = Цей загін цього ходу стріляв: битися ще й у ближньому бою він не може.
refused-SAM-08-001 = Стріляють лише загони з луками й аркебузами; інші атакують сусідні гекси.
refused-SAM-08-007 = Поруч із загоном ворог: стріляти не можна, можливий лише ближній бій.
refused-SAM-08-010 = На { $target } немає ворога, по якому можна стріляти.
refused-SAM-08-012 = До { $target } не дістати: лучники стріляють на 3 гекси.
refused-SAM-08-014 = До { $target } не дістати: аркебузири стріляють на 4 гекси.
refused-SAM-08-015 = Аркебузири, що рухалися цього ходу, не стріляють.
refused-SAM-08-016 = З { $hex } не видно { $target }: лінію видимості закрито.
refused-SAM-09-005 = На { $target } немає ворога, якого можна атакувати.
refused-SAM-09-007 = Цей загін пройшов задалеко, щоб битися цього ходу.
refused-SAM-09-012 = Полководець без загону атакувати не може.
refused-SAM-09-014 = Натхнення коштує жетона, а у вас їх немає.
refused-SAM-09-016 = Надихнути цей загін нікому: потрібен полководець у загоні або кінний полководець поруч.
refused-SAM-10-005 = Відступають до своєї стартової лінії й ніколи вбік; { $hex } туди не веде.
refused-SAM-10-008 = На { $hex } стоїть загін або ворожий полководець: відступити туди не можна.
refused-SAM-10-010 = Місцевість на { $hex } непрохідна й під час відступу.
refused-SAM-10-012 = На { $hex } полководець, із яким цей загін не може об’єднатися.
refused-SAM-10-013 = На { $hex } полководець, із яким ця кавалерія не може об’єднатися.
refused-SAM-10-019 = { $hex } — не наступний гекс відступу.
refused-SAM-10-023 = Полководець, що відступає, проходить від одного до трьох гексів до своєї стартової лінії.
refused-SAM-10-025 = Полководець не може закінчити відступ на гексі іншого полководця, загону, який не може очолити, на непрохідному гексі чи серед ворогів.
refused-SAM-10-026 = На шляху ворог: полководець, що відступає, не пройде.
refused-SAM-10-030 = Полководець покидає поле бою лише через свою стартову лінію.
refused-SAM-10-032 = Полководець, що відступає, не може пройти через непрохідну місцевість.
refused-SAM-10-033 = Сепуку чинять замість відступу, а полководець уже почав відступати.
refused-SAM-10-036 = Цієї карти Наказу немає в руці, з якої її беруть.
refused-SAM-10-037 = Цієї карти Дракона немає в руці, з якої її беруть.
refused-SAM-12-002 =
    { $allowed ->
        [0] Цей загін не може ігнорувати прапори
        [one] Цей загін може ігнорувати { $allowed } прапор
        [few] Цей загін може ігнорувати { $allowed } прапори
       *[many] Цей загін може ігнорувати { $allowed } прапорів
    } (випало: { $flags }).
refused-SAM-13-020 = { $hex } за цей кубик не платить: свій символ бере на себе загін, що відступив, інші — найближчий загін із таким символом.
refused-SAM-13-025 = { $hex } за цей кубик не платить: платить найближчий загін із символом, що випав.
refused-SAM-13-028 = На { $hex } немає вашого загону з символом, що випав.
refused-SAM-14-001 = Просування немає: ворога не знищено й не витіснено зі свого гекса в ближньому бою.
refused-SAM-14-002 = Після дальнього бою просування не буває.
refused-SAM-14-004 = Без просування немає й додаткового ближнього бою: спершу вирішіть, просунутися чи лишитися.
refused-SAM-14-005 = Загін увійшов цього ходу на місцевість, що його зупинила: просування немає.
refused-SAM-14-008 = Просуваються лише на звільнений гекс, і не на непрохідний.
refused-SAM-14-010 = Додатковий ближній бій проводять лише кавалерія й піхота з полководцем.
refused-SAM-14-012 = Додатковий ближній бій проводить загін, що просунувся, із сусіднім ворогом; { $hex } — не цей загін, або { $target } не поруч із ним.
refused-SAM-14-014 = Додатковий ближній бій уже був: другого немає.
refused-SAM-15-003 = Одну карту Дракона з руки можна скинути за жетон, якщо цього свого ходу ви карт Дракона не грали.
refused-SAM-15-009 = Карт Дракона більше не лишилося.
refused-SAM-18-006 = У вас немає карти «{ $dragon }».
refused-SAM-18-009 = «{ $dragon }»: ціна в жетонах { $cost }, а у вас { $honor }.
refused-SAM-18-012 = Цього ходу ви вже зіграли карту Дракона: більше однієї за хід не можна.
refused-SAM-18-013 = «{ $dragon }» грають разом із вашою картою Наказу.
refused-SAM-18-014 = «{ $dragon }» грають у відповідь на карту Наказу суперника.
refused-SAM-18-015 = «{ $dragon }» грають під час вашого руху, перед рухом загону.
refused-SAM-18-016 = «{ $dragon }» грають у хід суперника, коли ворожий загін рухається або лишається на місці.
refused-SAM-18-017 = «{ $dragon }» грають у хід суперника, коли ворожий загін просунувся.
refused-SAM-18-018 = «{ $dragon }» грають перед вашим бойовим кидком.
refused-SAM-18-019 = «{ $dragon }» грають перед вашим кидком у ближньому бою.
refused-SAM-18-020 = «{ $dragon }» грають перед кидком суперника в ближньому бою.
refused-SAM-18-021 = «{ $dragon }» грають після вашого кидка в ближньому бою.
refused-SAM-18-022 = «{ $dragon }» грають після кидка суперника в ближньому бою.
refused-SAM-18-023 = «{ $dragon }» грають у хід суперника, після його кидка в дальньому бою.
refused-SAM-18-024 = «{ $dragon }» грають у ваш хід, після успішної атаки.
refused-SAM-18-025 = «{ $dragon }» грають у хід суперника, перед вашим кидком для удару у відповідь.
refused-SAM-18-026 = «{ $dragon }» грають, коли оголошено ближній бій і в обох загонах є полководець.
refused-SAM-19-004 = «Наказ одному загону на лівому фланзі»: єдиний наказ віддано.
refused-SAM-19-005 = «Наказ одному загону в центрі»: єдиний наказ віддано.
refused-SAM-19-006 = «Наказ одному загону на правому фланзі»: єдиний наказ віддано.
refused-SAM-19-007 = «Наказ двом загонам на лівому фланзі»: обидва накази віддано.
refused-SAM-19-008 = «Наказ двом загонам у центрі»: обидва накази віддано.
refused-SAM-19-009 = «Наказ двом загонам на правому фланзі»: обидва накази віддано.
refused-SAM-19-010 = «Наказ трьом загонам на лівому фланзі»: усі три накази віддано.
refused-SAM-19-011 = «Наказ трьом загонам у центрі»: усі три накази віддано.
refused-SAM-19-012 = «Наказ трьом загонам на правому фланзі»: усі три накази віддано.
refused-SAM-19-013 = «Просування на лівому фланзі»: ви віддали стільки наказів, скільки маєте карт Наказу.
refused-SAM-19-014 = «Просування в центрі»: ви віддали стільки наказів, скільки маєте карт Наказу.
refused-SAM-19-015 = «Просування на правому фланзі»: ви віддали стільки наказів, скільки маєте карт Наказу.
refused-SAM-19-016 = «Журавлине крило» дає по одному наказу в секторі; для { $hex } наказу не лишилося.
refused-SAM-19-017 = «Летючий гусак» дає по два накази в секторі; для { $hex } наказу не лишилося.
refused-SAM-19-018 = «Удар із флангів» дає по два накази на флангах; для { $hex } наказу не лишилося.
refused-SAM-19-019 = «Хвіст тигра ліворуч» дає два накази в центрі й один ліворуч; для { $hex } наказу не лишилося.
refused-SAM-19-020 = «Хвіст тигра праворуч» дає два накази в центрі й один праворуч; для { $hex } наказу не лишилося.
refused-SAM-19-021 = Цієї карти немає серед двох узятих.
refused-SAM-19-024 = «Наказ загонам із колом» — загонам із колом, за кількістю ваших карт Наказу; для { $hex } наказу немає.
refused-SAM-19-025 = «Наказ загонам із трикутником» — загонам із трикутником, за кількістю ваших карт Наказу; для { $hex } наказу немає.
refused-SAM-19-026 = «Наказ загонам із квадратом» — загонам із квадратом, за кількістю ваших карт Наказу; для { $hex } наказу немає.
refused-SAM-19-028 = «Удар кавалерії» — до чотирьох кавалерійських загонів; для { $hex } наказу немає.
refused-SAM-19-030 = { $hex } задалеко: за картою «Удар кавалерії» кавалерія проходить до 3 гексів.
refused-SAM-19-032 = «Удар кавалерії» з полководців — лише для одиноких кінних.
refused-SAM-19-038 = «Перший удар» грають із руки, коли суперник атакує в ближньому бою, і ніколи проти удару у відповідь.
refused-SAM-19-046 = «Стояти і стріляти» — до чотирьох стрілецьких загонів; для { $hex } наказу немає.
refused-SAM-19-048 = «Стояти і стріляти» — для загонів, поруч із якими немає ворога, і ближнього бою за цією картою немає.
refused-SAM-19-049 = За картою «Стояти і стріляти» ніхто не рухається.
refused-SAM-19-051 = «Піхотний натиск» — до чотирьох піхотних загонів, пов’язаних сусідніми гексами; для { $hex } наказу немає.
refused-SAM-19-052 = { $hex } задалеко: за картою «Піхотний натиск» піхота з трикутником і квадратом проходить до 2 гексів.
refused-SAM-19-053 = За картою «Піхотний натиск» стрілецькі загони не б’ються.
refused-SAM-19-055 = «Піхотний натиск» із полководців — лише для одиноких піших.
refused-SAM-19-056 = «Лідерство» — гекс полководця й до трьох сусідніх гексів; для { $hex } наказу немає.
refused-SAM-19-057 = «Лідерство»: спершу виберіть полководця; відокремитися від загону він не може.
refused-SAM-19-058 = «Наказ по ланцюжку» — для тих, хто пов’язаний сусідніми гексами; { $hex } не поруч ні з ким із них.
refused-SAM-19-059 = { $hex } задалеко: за картою «Наказ по ланцюжку» проходять 1 гекс.
refused-SAM-19-062 = «Наказ по ланцюжку» з полководців — лише для одиноких.
refused-SAM-19-064 = Серед символів, що випали, не лишилося наказу для { $hex }.
refused-SAM-19-065 = Не лишилося прапора, щоб віддати наказ полководцеві.
refused-SAM-19-074 = Загін без кубиків не може вдарити першим.
refused-SAM-19-075 = Ця карта віддає накази за символами загонів; в одинокого полководця — шолом.
refused-SAM-19-076 = Наказ отримує один загін чи полководець, і його вже вибрано.
refused-SAM-20-012 = На шляху до { $hex } ліс: він зупиняє кожного, хто входить.
refused-SAM-20-023 = На { $hex } річку не перейти.
refused-SAM-20-026 = На шляху до { $hex } брід: він зупиняє кожного, хто входить.
refused-SAM-20-033 = На шляху до { $hex } мілководдя: воно зупиняє кожного, хто входить.
refused-SAM-20-039 = На шляху до { $hex } будівлі: вони зупиняють кожного, хто входить.
refused-SAM-20-040 = Загін не може битися того ходу, коли ввійшов у село.
refused-SAM-20-046 = Полководець не може надихнути загін, що стоїть у селі.
refused-SAM-20-049 = На шляху до { $hex } рисове поле: воно зупиняє кожного, хто входить.
refused-SAM-20-054 = На шляху до { $hex } яр: він зупиняє кожного, хто входить.
refused-SAM-20-055 = Загін не може битися того ходу, коли ввійшов у яр.
refused-SAM-20-062 = { $hex } — табір: увійти туди не можна.
refused-SAM-21-009 = Головнокомандувач і його охоронці лишаються в таборі: вони б’ються, але не рухаються й не просуваються, і він від них не відокремлюється.
refused-SAM-22-001 = «Кинути виклик» грають, коли в ближньому бою в обох загонах є полководець.
refused-SAM-22-013 = Ціль карти «Перекинчик» — ворожий загін без полководця.
refused-SAM-22-015 = «Засідка» — для вашого загону, атакованого в ближньому бою, і не після «Першого удару».
refused-SAM-22-016 = Гінця немає до кого послати.
refused-SAM-22-017 = Фігурку повертає ваш загін, що її втратив, за символ його знамена, що випав.
refused-SAM-22-018 = Ціль карти «Червоний дракон» — ворожий загін.
refused-SAM-22-019 = Ціль карти «Ніндзя-вбивця» — ворожий полководець.
refused-SAM-22-020 = Ніндзя-злодієві нічого взяти.
refused-SAM-22-021 = Ціль карти «Лікар» — ваш загін, що втратив фігурки і поруч із яким немає ворога.
refused-SAM-22-022 = Карті «Неврожай рису» зараз нічого робити.
refused-SAM-22-023 = «Чайна церемонія»: наказ цього ходу отримує один загін чи полководець, і його вже віддано.
refused-SAM-22-024 = Карті «Селянське повстання» зараз нічого робити.
refused-SAM-22-025 = «Перехоплені накази»: цього ходу у вас на наказ менше, і всі інші віддано.
refused-SAM-22-026 = У суперника немає цієї карти Дракона або немає їх зовсім.
refused-SAM-22-027 = «Образа»: ціль — ворожий загін; названий загін цього ходу не може атакувати.
refused-SAM-22-028 = Ціль карти «Форсований марш» — піхотний загін із наказом, який ще не рухався.
refused-SAM-22-029 = Ціль карти «Прудкі коні» — кавалерійський загін або одинокий кінний полководець із наказом, який ще не рухався.
refused-SAM-22-030 = «Залізні шипи» зупиняють на шляху: на пройденому гексі, де загін міг бути.
refused-SAM-22-031 = «Град стріл»: цей загін зараз не може стріляти по цьому ворогу.
refused-SAM-22-032 = «Удавана втеча»: атакує ваш загін поруч із ворогом, що просунувся.
refused-SAM-22-033 = Загін утрапив у вовчу яму: цього ходу він більше не б’ється.
refused-SAM-22-034 = Карті «Зброя майстра» зараз нічого робити.
refused-SAM-22-035 = Карті «Ласка Хатімана» зараз нічого робити.
refused-SAM-22-036 = Карті «Бойовий клич» зараз нічого робити.
refused-SAM-22-037 = Карті «Кіай» зараз нічого робити.
refused-SAM-22-038 = Карті «Стіна списів» зараз нічого робити.
refused-SAM-22-039 = «Поворот долі»: такої грані серед кубиків більше немає.
refused-SAM-22-040 = Карті «Лють» зараз нічого робити.
refused-SAM-22-041 = «Непохитність» — для вашого загону, по якому кидали, а не для одинокого полководця.
refused-SAM-22-042 = «Великий обладунок» — для вашого загону, по якому кидали, а не для одинокого полководця.
refused-SAM-22-043 = Карті «Бамбукові щити» зараз нічого робити.
refused-SAM-22-044 = Карті «Невпинне переслідування» зараз нічого робити.
refused-SAM-22-045 = Карті «Голови ворогів» зараз нічого робити.
refused-SAM-22-046 = Карті «Відсіч» зараз нічого робити.

## Довідка: загони
samurai-about-unit-ashigaru-yari = Піхота з трикутником, 4 фігурки. Проходить 1 гекс і б’ється або 2 і не б’ється. Ближній бій: 3 кубики; ігнорує 1 символ мечів загонів із колом. Відступ коштує 1 жетон за гекс.
samurai-about-unit-ashigaru-bows = Піхота з колом, 4 фігурки. Проходить до 2 гексів і б’ється. Стріляє на 3 гекси: 2 кубики, після руху 1; мечі не влучають. Ближній бій: 2 кубики. Відступ коштує 1 жетон за гекс.
samurai-about-unit-ashigaru-arquebuses = Піхота з колом, 4 фігурки. Проходить до 2 гексів. Стріляє на 4 гекси, але не після руху: 2, 2, 1 кубика на 2, 3, 4 гекси; мечі влучають, «Честь і удача» жетонів не дає. Ближній бій: 2 кубики. Відступ коштує 1 жетон за гекс.
samurai-about-unit-samurai-naginata = Піхота з квадратом, 4 фігурки. Проходить 1 гекс. Ближній бій: 4 кубики; ігнорує 2 символи мечів загонів із колом, 1 — загонів із трикутником. Може ігнорувати 1 прапор; відступ коштує 2 жетони за гекс.
samurai-about-unit-mounted-samurai = Кавалерія з квадратом, 4 фігурки. Проходить до 2 гексів. Ближній бій: 4 кубики; ігнорує 2 символи мечів загонів із колом, 1 — загонів із трикутником і ще 1 — будь-якої піхоти. Просунувшись, може битися ще раз. Може ігнорувати 1 прапор; відступ коштує 2 жетони за гекс.
samurai-about-unit-bodyguards = Піхота головнокомандувача з квадратом, 3 фігурки. Лишається в таборі: б’ється, але не рухається й не просувається. Ближній бій: 4 кубики; ігнорує 2 символи мечів загонів із колом, 1 — загонів із трикутником. Може ігнорувати 1 прапор; відступ коштує 2 жетони за гекс і лишає табір.

## Довідка: полководці
samurai-about-leader-kind-foot = Сам проходить до 2 гексів і очолює лише піхоту. За жетон надихає свій загін у ближньому бою: на 1 кубик більше. Його загін може ігнорувати 1 прапор, а просунувшись — битися ще раз; відступ загону коштує за гекс на 1 жетон більше.
samurai-about-leader-kind-mounted = Сам проходить до 3 гексів і очолює піхоту або кавалерію. За жетон надихає в ближньому бою свій загін або сусідній: на 1 кубик більше. Його загін може ігнорувати 1 прапор, а просунувшись — битися ще раз; відступ загону коштує за гекс на 1 жетон більше.
samurai-about-leader-kind-commander = Лишається в таборі з охоронцями. За жетон надихає їх у ближньому бою: на 1 кубик більше. Вони можуть ігнорувати ще 1 прапор; їхній відступ коштує за гекс на 1 жетон більше.

## Довідка: карти
samurai-about-card-order-one-left = Один загін чи полководець ліворуч; наприкінці ходу візьміть дві карти Наказу й лишіть одну.
samurai-about-card-order-one-center = Один загін чи полководець у центрі; наприкінці ходу візьміть дві карти Наказу й лишіть одну.
samurai-about-card-order-one-right = Один загін чи полководець праворуч; наприкінці ходу візьміть дві карти Наказу й лишіть одну.
samurai-about-card-order-two-left = Два загони чи полководці ліворуч.
samurai-about-card-order-two-center = Два загони чи полководці в центрі.
samurai-about-card-order-two-right = Два загони чи полководці праворуч.
samurai-about-card-order-three-left = Три загони чи полководці ліворуч.
samurai-about-card-order-three-center = Три загони чи полководці в центрі.
samurai-about-card-order-three-right = Три загони чи полководці праворуч.
samurai-about-card-advance-left = Загони й полководці ліворуч, за кількістю ваших карт Наказу разом із цією.
samurai-about-card-advance-center = Загони й полководці в центрі, за кількістю ваших карт Наказу разом із цією.
samurai-about-card-advance-right = Загони й полководці праворуч, за кількістю ваших карт Наказу разом із цією.
samurai-about-card-crane-wing = По одному загону чи полководцю в кожному з трьох секторів.
samurai-about-card-flying-geese = По два загони чи полководці в кожному з трьох секторів.
samurai-about-card-flank-attack = Два загони чи полководці ліворуч і два праворуч.
samurai-about-card-tigers-tail-left = Два загони чи полководці в центрі й один ліворуч.
samurai-about-card-tigers-tail-right = Два загони чи полководці в центрі й один праворуч.
samurai-about-card-order-circle = Загони з колом, за кількістю ваших карт Наказу разом із цією. Якщо їх немає — один загін на вибір.
samurai-about-card-order-triangle = Загони з трикутником, за кількістю ваших карт Наказу разом із цією. Якщо їх немає — один загін на вибір.
samurai-about-card-order-square = Загони з квадратом, за кількістю ваших карт Наказу разом із цією. Якщо їх немає — один загін на вибір.
samurai-about-card-cavalry-charge = До чотирьох кавалерійських загонів проходять до 3 гексів і б’ються в ближньому бою, кидаючи на 1 кубик більше. Можна наказати й одиноким кінним полководцям. Якщо їх немає — один загін на вибір.
samurai-about-card-counter-attack = Накази карти Наказу, яку щойно зіграв суперник; ліворуч і праворуч міняються місцями.
samurai-about-card-first-strike = Грають у хід суперника, коли він атакує в ближньому бою: ваш загін б’є першим, а удару у відповідь потім не завдає. Як карта власного ходу наказів не віддає.
samurai-about-card-stand-and-fire = До чотирьох стрілецьких загонів, поруч із якими немає ворога, стріляють двічі й не рухаються. Якщо їх немає — один загін на вибір.
samurai-about-card-infantry-assault = До чотирьох піхотних загонів, пов’язаних сусідніми гексами; загони з трикутником і квадратом проходять до 2 гексів і б’ються. Стрілецькі загони рухаються, але не б’ються. Можна наказати й одиноким пішим полководцям. Якщо їх немає — один загін на вибір.
samurai-about-card-leadership = Один полководець: його гекс і до трьох сусідніх гексів.
samurai-about-card-line-command = Скільки завгодно загонів і одиноких полководців, пов’язаних сусідніми гексами; вони проходять щонайбільше 1 гекс і б’ються як звичайно.
samurai-about-card-shogun = Киньте стільки кубиків, скільки маєте карт Наказу разом із цією: кожен символ — наказ загонові з ним, кожен прапор — будь-якому загонові чи полководцеві, «Честь і удача» дає жетони. Вони б’ються, кидаючи на 1 кубик більше. Потім обидві колоди перемішують.
samurai-about-card-one-unit = Один загін або одинокий полководець на вибір, без властивостей карти.
samurai-about-card-nothing = Наказів немає.

## Довідка: карти Дракона
samurai-about-dragon-challenge = Дуель обох полководців перед ближнім боєм. Кожен кидає стільки кубиків, скільки має карт Наказу; ще 2 за цю карту, 1 — у кого більше жетонів, 1 — чий полководець вищий. У кого менше мечів, втрачає полководця й карту Наказу; прапора перемоги немає.
samurai-about-dragon-turncoat = Ворожий загін без полководця. Обидва кидають по 3 кубики, ще 1 — у кого більше прапорів перемоги, 2 — у кого більше жетонів. У кого випало більше «Честі й удачі», вирішує, чи переходить загін на інший бік.
samurai-about-dragon-ambush = У хід суперника: ваш атакований загін б’є першим, кидаючи на 1 кубик більше. Якщо ворог устояв, він атакує, а ваш загін удару у відповідь не завдає.
samurai-about-dragon-brave-messenger = Цього ходу наказ отримує ще один загін чи полководець у будь-якому секторі.
samurai-about-dragon-blue-dragon = Киньте 5 кубиків: кожен символ загону повертає втрачену фігурку одному з ваших загонів із ним.
samurai-about-dragon-red-dragon = Киньте 5 кубиків проти будь-якого ворожого загону: кожен символ його знамена й кожен символ мечів знищує фігурку. Ні відступу, ні перевірки полководця.
samurai-about-dragon-ninja-assassin = Киньте 2 кубики проти будь-якого ворожого полководця, 1 проти головнокомандувача з охоронцями: мечі його вбивають, і ви отримуєте прапор перемоги.
samurai-about-dragon-ninja-thief = Киньте 3 кубики: кожна «Честь і удача» бере жетон у суперника; якщо випали мечі, візьміть також навмання одну його карту Дракона.
samurai-about-dragon-physician = Ваш загін, поруч із яким немає ворога. Киньте 3 кубики: кожен символ його знамена й кожна «Честь і удача» повертає втрачену фігурку.
samurai-about-dragon-rice-famine = Суперник втрачає 3 жетони. Якщо в нього менше — повна втрата честі.
samurai-about-dragon-tea-ceremony = Візьміть 3 жетони; цього ходу ви віддаєте наказ щонайбільше одному загонові чи полководцеві.
samurai-about-dragon-farmers-uprising = Киньте 4 кубики: кожне коло й кожен трикутник коштує суперникові жетона. Якщо їх замало — повна втрата честі.
samurai-about-dragon-intercepted-orders = Цього ходу в суперника на один наказ менше, але щонайменше один.
samurai-about-dragon-unmasked-plot = Подивіться всі карти Дракона суперника і скиньте одну з них.
samurai-about-dragon-insult = Цього ходу суперник не може надихати, а один названий вами ворожий загін не може атакувати.
samurai-about-dragon-forced-march = Один піхотний загін із наказом може пройти на 1 гекс більше й однаково битися. Місцевість зупиняє його як звичайно.
samurai-about-dragon-swift-horses = Один кавалерійський загін або одинокий кінний полководець із наказом може пройти на 1 гекс більше й битися як звичайно.
samurai-about-dragon-caltrops = Ворога, що пересунувся, зупинено на шляху, на гексі, куди він увійшов. Битися він може.
samurai-about-dragon-hail-of-arrows = Один із ваших стрілецьких загонів одразу стріляє по ворогу, що пересунувся або лишився на місці, так, ніби сам не рухався.
samurai-about-dragon-feigned-flight = Ваш загін поруч із ворогом, що просунувся, одразу його атакує. Ні удару у відповідь, ні просування.
samurai-about-dragon-pit-trap = Киньте 3 кубики проти ворога, що просунувся: кожен символ його знамена знищує фігурку. Додаткового ближнього бою в нього немає.
samurai-about-dragon-masterwork-weapons = У цьому бою на 1 кубик більше.
samurai-about-dragon-favor-of-hachiman = У цьому кидку «Честь і удача» — ще й влучання; жетони дає як звичайно.
samurai-about-dragon-war-cry = У цьому ближньому бою чи ударі у відповідь на 2 кубики більше.
samurai-about-dragon-kiai = Ціль не ігнорує мечів цього кидка.
samurai-about-dragon-wall-of-spears = Ворог кидає на 2 кубики менше, але щонайменше 1.
samurai-about-dragon-turn-of-fortune = Один раз перекиньте будь-які зі своїх кубиків.
samurai-about-dragon-ferocity = Кожен прапор цього кидка — ще й влучання.
samurai-about-dragon-stand-firm = Ваш загін ігнорує всі прапори цього кидка.
samurai-about-dragon-great-armor = Ваш загін ігнорує ще 2 символи мечів цього кидка.
samurai-about-dragon-bamboo-mantlets = Скасовує 2 влучання цього пострілу.
samurai-about-dragon-relentless-pursuit = Якщо ваш загін тепер просунеться, він може провести додатковий ближній бій, хоч би яким він був; хто має це право й так, проводить другий.
samurai-about-dragon-taking-heads = Візьміть 3 жетони, якщо атака знищила загін чи полководця, інакше 1.
samurai-about-dragon-return-blow = У цьому ударі у відповідь на 2 кубики більше.

## Довідка: місцевість
samurai-about-terrain-open = Ні на що не впливає.
samurai-about-terrain-forest = Зупиняє всіх. Ближній бій туди й звідти: щонайбільше 2 кубики; стрільба туди: 1. Закриває видимість.
samurai-about-terrain-hill = Ближній бій із пагорба: щонайбільше 3 кубики; вгору схилом: 2. Закриває видимість, але не з пагорба на сусідній пагорб.
samurai-about-terrain-river = Непрохідна, крім мостів і бродів. Видимості не закриває.
samurai-about-terrain-ford = Зупиняє всіх. Ближній бій туди й звідти: щонайбільше 2 кубики; стрільба звідти: 1, туди: 2.
samurai-about-terrain-shallows = Річка, яку можна перейти всюди. { samurai-about-terrain-ford }
samurai-about-terrain-shallow-ford = Зовсім мілко: ні на що не впливає.
samurai-about-terrain-bridge = Загін на мосту може ігнорувати 1 прапор.
samurai-about-terrain-village = Зупиняє всіх, і того ходу, коли ввійшли, не б’ються. Ближній бій туди: щонайбільше 2 кубики; звідти піхота 2, кавалерія 1; стрільба туди й звідти: 1. Надихнути там не можна; загін там може ігнорувати 1 прапор. Закриває видимість.
samurai-about-terrain-rice-field = Зупиняє всіх. Кавалерія кидає туди й звідти щонайбільше 2 кубики.
samurai-about-terrain-ravine = Зупиняє всіх, і того ходу, коли ввійшли, не б’ються. Звідти: щонайбільше 1 кубик. Туди: піхота в ближньому бою 2, кавалерія і стрільба 1.
samurai-about-terrain-camp = Табір головнокомандувача: увійти туди не можна. Спорожнілий табір дає ворогові три прапори перемоги й коштує карти Наказу. Закриває видимість.
samurai-about-terrain-palisade = Закритий для кавалерії; інших зупиняє. Ближній бій туди: щонайбільше 2 кубики; стрільба: 1. Загін за ним може ігнорувати 1 прапор. Такої місцевості немає в книзі: вона з наших сценаріїв.

## Довідка в терміналі
samurai-help-text =
    число             вибрати цей пункт; якщо потрібен гекс — число й гекс, наприклад 2 E3
    гекси             E2 — наказ або вибір того, що там стоїть; E2-E3 — хід або атака з гекса на гекс
    дія               як у записі: play order-two-left, order E2, dragon war-cry, pass, attack E3 E4, inspire, done
    why ДІЯ           яке правило забороняє: why E2-E9, why order C2, why dragon kiai, why ignore 2
    cards             що робить кожна карта у вас на руці
    odds              точні ймовірності всіх атак, можливих зараз
    hint              що зробив би тут сильний гравець і чому
    undo              взяти назад останнє рішення, якщо відтоді не відкрилося нічого нового
    undo order E2     скасувати один із наказів, які ви віддаєте
    log               що сталося, з пунктами правил
    rules [СЛОВА]     шукати в правилах або показати пункт: rules сепуку, rules SAM-13-014
    save ФАЙЛ         записати партію у файл (вона й так увесь час зберігається)
    quit              зупинитися; партію можна продовжити
    На полі: ● ▲ ■ ранг, * піший полководець, ♞ кінний, ♛ головнокомандувач, ⚑ ціль сценарію; ◉ жетони
samurai-why-usage = Скажіть, що хочете зробити: why E2-E9

## У терміналі
samurai-attack-odds-hint = Оборонець стоїть та ігнорує всі прапори, які може; влучання від нуля до всіх фігурок; відступ як гекси:імовірність; далі чого вам коштує удар у відповідь. Без карт Дракона.
samurai-attack-odds-leader = полководця вбито
samurai-odds-inspired = із натхненням
samurai-board-pool = спільний запас { $tokens }
samurai-board-dragons = карт Дракона { $cards }
samurai-board-played = грає «{ $dragon }»
