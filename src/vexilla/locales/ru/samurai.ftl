# Битвы самураев (Samurai Battles, Commands & Colors). Общее с другими играми системы — в commands_colors.ftl;
# то, что здесь сказано своими словами, начинается с samurai-cc-, а то, что говорит только эта игра, — с sam-.

samurai-title = Битвы самураев (Samurai Battles)
samurai-short-title = Битвы самураев
samurai-begin-001-first-skirmish = Первая битва игры «Битвы самураев»: две равные армии, особых правил нет; для победы нужно пять знамён.
samurai-about = Битвы эпохи Воюющих провинций: карты отдают приказы, кубики решают схватки, честь добывают и тратят, а карты Дракона меняют ход битвы в любой миг.
samurai-page-help = Сыграйте Командную карту: она говорит, скольким отрядам и где можно отдать приказ. Отряды с приказом двигаются, потом стреляют или бьются врукопашную. Решают кубики: символ знамени цели попадает, мечи попадают в рукопашной, флаги гонят назад, а «Честь и удача» приносит жетоны. За жетоны командир воодушевляет отряд, жетонами платят за карты Дракона, которые играют в указанный на них миг, в том числе в ход соперника. Каждый гекс отступления стоит жетонов; кто не может заплатить, теряет честь, а с ней и воинов. Уничтоженные отряды и командиры и покинутый лагерь приносят знамёна; кто первым наберёт нужное число, победил.
samurai-about-option-lone-leaders = Что с одиноким командиром, которого атаковали и не убили: он отступает или совершает сеппуку всегда или только если выпал флаг.

## Настройки
samurai-option-lone-leaders = уцелевшие одинокие командиры
samurai-value-retreat = отступают всегда
samurai-value-flags = отступают только от флагов

## Отряды
samurai-unit-ashigaru-yari = асигару с яри
samurai-unit-ashigaru-bows = асигару-лучники
samurai-unit-ashigaru-arquebuses = асигару с аркебузами
samurai-unit-samurai-naginata = самураи с нагината
samurai-unit-mounted-samurai = конные самураи
samurai-unit-bodyguards = телохранители

# Не больше трёх букв, для поля.
samurai-code-ashigaru-yari = АЯ
samurai-code-ashigaru-bows = АЛ
samurai-code-ashigaru-arquebuses = АА
samurai-code-samurai-naginata = СН
samurai-code-mounted-samurai = КС
samurai-code-bodyguards = ТХ

## Ранги, оружие, командиры
samurai-rank-circle = круг
samurai-rank-triangle = треугольник
samurai-rank-square = квадрат
samurai-weapon-none = не стреляет
samurai-weapon-bows = луки
samurai-weapon-arquebuses = аркебузы
samurai-leader-kind-foot = пеший командир
samurai-leader-kind-mounted = конный командир
samurai-leader-kind-commander = полководец

## Командные карты
samurai-card-order-one-left = Приказ одному отряду на левом фланге
samurai-card-order-one-center = Приказ одному отряду в центре
samurai-card-order-one-right = Приказ одному отряду на правом фланге
samurai-card-order-two-left = Приказ двум отрядам на левом фланге
samurai-card-order-two-center = Приказ двум отрядам в центре
samurai-card-order-two-right = Приказ двум отрядам на правом фланге
samurai-card-order-three-left = Приказ трём отрядам на левом фланге
samurai-card-order-three-center = Приказ трём отрядам в центре
samurai-card-order-three-right = Приказ трём отрядам на правом фланге
samurai-card-advance-left = Продвижение на левом фланге
samurai-card-advance-center = Продвижение в центре
samurai-card-advance-right = Продвижение на правом фланге
samurai-card-crane-wing = Журавлиное крыло
samurai-card-flying-geese = Летящий гусь
samurai-card-flank-attack = Удар с флангов
samurai-card-tigers-tail-left = Хвост тигра слева
samurai-card-tigers-tail-right = Хвост тигра справа
samurai-card-order-circle = Приказ отрядам с кругом
samurai-card-order-triangle = Приказ отрядам с треугольником
samurai-card-order-square = Приказ отрядам с квадратом
samurai-card-cavalry-charge = Удар конницы
samurai-card-counter-attack = Контратака
samurai-card-first-strike = Первый удар
samurai-card-stand-and-fire = Стоять и стрелять
samurai-card-infantry-assault = Пехотный натиск
samurai-card-leadership = Лидерство
samurai-card-line-command = Приказ по цепочке
samurai-card-shogun = Сёгун
# Не карты колоды: что остаётся от карты, которой некому приказать, и отсутствие приказов.
samurai-card-one-unit = один отряд на выбор
samurai-card-nothing = без приказов

## Карты Дракона
samurai-dragon-challenge = Бросить вызов
samurai-dragon-turncoat = Перебежчик
samurai-dragon-ambush = Засада
samurai-dragon-brave-messenger = Отважный гонец
samurai-dragon-blue-dragon = Синий дракон
samurai-dragon-red-dragon = Красный дракон
samurai-dragon-ninja-assassin = Ниндзя-убийца
samurai-dragon-ninja-thief = Ниндзя-вор
samurai-dragon-physician = Лекарь
samurai-dragon-rice-famine = Неурожай риса
samurai-dragon-tea-ceremony = Чайная церемония
samurai-dragon-farmers-uprising = Крестьянское восстание
samurai-dragon-intercepted-orders = Перехваченные приказы
samurai-dragon-unmasked-plot = Раскрытый заговор
samurai-dragon-insult = Оскорбление
samurai-dragon-forced-march = Форсированный марш
samurai-dragon-swift-horses = Быстрые кони
samurai-dragon-caltrops = Железные шипы
samurai-dragon-hail-of-arrows = Град стрел
samurai-dragon-feigned-flight = Притворное бегство
samurai-dragon-pit-trap = Волчья яма
samurai-dragon-masterwork-weapons = Оружие мастера
samurai-dragon-favor-of-hachiman = Милость Хатимана
samurai-dragon-war-cry = Боевой клич
samurai-dragon-kiai = Киай
samurai-dragon-wall-of-spears = Стена копий
samurai-dragon-turn-of-fortune = Поворот судьбы
samurai-dragon-ferocity = Свирепость
samurai-dragon-stand-firm = Стоять насмерть
samurai-dragon-great-armor = Великий доспех
samurai-dragon-bamboo-mantlets = Бамбуковые щиты
samurai-dragon-relentless-pursuit = Неотступная погоня
samurai-dragon-taking-heads = Охота за головами
samurai-dragon-return-blow = Удар на удар

# Взятая карта Дракона и бросок по ней называются так же.
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

# Когда играют карты Дракона.
samurai-window-own-card = вместе со своей Командной картой
samurai-window-enemy-card = в ответ на Командную карту соперника
samurai-window-own-movement = во время движения
samurai-window-enemy-movement = в ответ на движение врага
samurai-window-enemy-advance = в ответ на наступление врага
samurai-window-before-own-roll = перед своим боевым броском
samurai-window-before-own-close-roll = перед своим броском в рукопашной
samurai-window-before-enemy-close-roll = перед броском соперника в рукопашной
samurai-window-after-own-close-roll = после своего броска в рукопашной
samurai-window-after-enemy-close-roll = после броска соперника в рукопашной
samurai-window-after-enemy-fire = после броска соперника при стрельбе по одному отряду
samurai-window-after-success = после успешной атаки
samurai-window-before-own-battle-back = перед своим броском в ответной атаке
samurai-window-both-leaders = перед рукопашной, если командир есть в обоих отрядах

## Секции
samurai-section-left = левый фланг
samurai-section-center = центр
samurai-section-right = правый фланг

## Местность
samurai-terrain-open = равнина
samurai-terrain-forest = лес
samurai-terrain-hill = холм
samurai-terrain-river = река
samurai-terrain-ford = брод
samurai-terrain-shallows = мелководье
samurai-terrain-shallow-ford = брод на мелководье
samurai-terrain-bridge = мост
samurai-terrain-village = селение
samurai-terrain-rice-field = рисовое поле
samurai-terrain-ravine = овраг
samurai-terrain-camp = лагерь
samurai-terrain-palisade = палисад

## Грани кубиков; выпавшая грань называется так же
samurai-face-circle = круг
samurai-face-triangle = треугольник
samurai-face-square = квадрат
samurai-face-flag = флаг
samurai-face-swords = мечи
samurai-face-honor = «Честь и удача»
samurai-dice-circle = { samurai-face-circle }
samurai-dice-triangle = { samurai-face-triangle }
samurai-dice-square = { samurai-face-square }
samurai-dice-flag = { samurai-face-flag }
samurai-dice-swords = { samurai-face-swords }
samurai-dice-honor = { samurai-face-honor }

## На что бросают кубики
samurai-what-fire = стрельба
samurai-what-attack = атака
samurai-what-first-strike = первый удар
samurai-what-battle-back = ответная атака
samurai-what-ambush = засада
samurai-what-feigned-flight = удар после притворного бегства
samurai-what-leader-check = Проверка командира
samurai-what-duel = Дуэль
samurai-what-dishonor = Полная утрата чести
samurai-what-shogun = { samurai-card-shogun }
samurai-what-turncoat = { samurai-dragon-turncoat }
samurai-what-blue-dragon = { samurai-dragon-blue-dragon }
samurai-what-red-dragon = { samurai-dragon-red-dragon }
samurai-what-ninja-assassin = { samurai-dragon-ninja-assassin }
samurai-what-ninja-thief = { samurai-dragon-ninja-thief }
samurai-what-physician = { samurai-dragon-physician }
samurai-what-farmers-uprising = { samurai-dragon-farmers-uprising }
samurai-what-pit-trap = { samurai-dragon-pit-trap }

## Вопросы
samurai-cc-ask-card = Сыграйте одну Командную карту.
samurai-cc-ask-order = Отдайте приказы отрядам и командирам или закончите.
samurai-cc-ask-rally = «Синий дракон»: какой отряд возвращает фигуру?
samurai-cc-ask-move =
    { $dragons ->
        [0] Передвиньте отряды и командиров с приказами или закончите движение.
       *[other] Передвиньте отряды и командиров с приказами, сыграйте карту Дракона для движения или закончите движение.
    }
samurai-cc-ask-battle = Стреляйте или атакуйте отрядом с приказом или закончите битву.
samurai-cc-ask-react = Отряд { $hex } ({ $unit }) атакован: стоять или сыграть «Первый удар»?
samurai-cc-ask-ignore =
    Отряд { $hex } ({ $unit }), { $flags ->
        [one] { $flags } флаг
        [few] { $flags } флага
       *[other] { $flags } флагов
    }: сколько игнорировать? Каждый гекс отступления стоит { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }.
samurai-cc-ask-retreat =
    Отряд { $hex } ({ $unit }) отступает: на какой гекс?{ $tokens ->
        [0] { "" }
        [one] { " " }Каждый стоит { $tokens } жетон.
        [few] { " " }Каждый стоит { $tokens } жетона.
       *[other] { " " }Каждый стоит { $tokens } жетонов.
    }
samurai-cc-ask-advance = Перейти в наступление на освободившийся гекс?
samurai-cc-ask-bonus = Дополнительная рукопашная: атаковать соседнего врага?
samurai-cc-ask-battle-back = Провести ответную атаку?
samurai-cc-ask-keep = Взяты две карты: какую оставить?
sam-ask-dragon-card-played = { $side }: сыграна карта «{ $card }». Сыграть карту Дракона или пропустить?
sam-ask-dragon-after-move =
    { $leaders ->
        [0] Отряд { $hex } ({ $unit }) передвинулся из { $from }.
       *[other] Передвинулся { $leader }: { $from } → { $hex }.
    } Сыграть в ответ карту Дракона или пропустить?
sam-ask-dragon-moves-made = { $side }: движение закончено. Сыграть в ответ карту Дракона или пропустить?
sam-ask-dragon-close-combat-declared = Рукопашная, отряд { $hex } ({ $unit }) → { $target }, командир есть в обоих отрядах. Бросить вызов на дуэль или пропустить?
sam-ask-dragon-before-roll =
    Отряд { $hex } ({ $unit }) → { $target }, { $strike-what }: { $dice ->
        [one] { $dice } кубик ещё не брошен
        [few] { $dice } кубика ещё не брошены
       *[other] { $dice } кубиков ещё не брошены
    }. Сыграть карту Дракона или пропустить?
sam-ask-dragon-after-roll = Отряд { $hex } ({ $unit }) → { $target }, { $strike-what }: кубики брошены, но ещё ничего не произошло. Сыграть карту Дракона или пропустить?
sam-ask-dragon-success = Атака отряда { $hex } ({ $unit }) успешна. Сыграть карту Дракона или пропустить?
sam-ask-dragon-advanced = Отряд { $hex } ({ $unit }) перешёл в наступление. Сыграть в ответ карту Дракона или пропустить?
sam-ask-target = Кто цель карты Дракона?
sam-ask-messenger = «Отважный гонец»: отдайте приказ ещё одному отряду или командиру в любой секции.
sam-ask-inspire = Отряд { $hex } ({ $unit }): потратить жетон, чтобы воодушевить его? Он бросит на кубик больше.
sam-ask-fate =
    Командир { $leader } ({ $hex }) остался один: отступить за { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    } или сеппуку?
samurai-cc-ask-flee = Командир { $leader } ({ $hex }) заплатил и отступает дальше: на какой гекс, или здесь конец пути?
sam-ask-lose = Полная утрата чести: какой отряд теряет фигуру?
sam-ask-loyalty = «Перебежчик»: отряд { $hex } ({ $unit }) меняет сторону?
sam-ask-unmask = «Раскрытый заговор»: какую карту Дракона соперника сбросить?
sam-ask-stop-after =
    «Железные шипы»: на каком гексе пути из { $from } останавливается { $leaders ->
        [0] отряд { $hex } ({ $unit })
       *[other] { $leader } ({ $hex })
    }?
sam-ask-way =
    «Железные шипы»: где на пути из { $from } остановлен { $leaders ->
        [0] отряд { $hex } ({ $unit })
       *[other] { $leader } ({ $hex })
    }?
sam-ask-hail = «Град стрел»: какой отряд стреляет и по кому?
sam-ask-feint = «Притворное бегство»: какой отряд атакует?
sam-ask-again = «Поворот судьбы»: какие кубики перебросить? Потом закончите.
sam-ask-refill = Взять карту Дракона или два жетона?
sam-ask-turn-in = Сбросить карту Дракона за один жетон или закончить ход?

# Для чего сейчас время, после слов «Сейчас нужно …».
samurai-now-cc-ask-card = сыграть Командную карту
samurai-now-cc-ask-order = отдать приказы
samurai-now-cc-ask-rally = вернуть фигуры
samurai-now-cc-ask-move = двигаться
samurai-now-cc-ask-battle = стрелять и сражаться
samurai-now-cc-ask-react = решить, бьёт ли атакованный отряд первым
samurai-now-cc-ask-ignore = решить, сколько флагов игнорировать
samurai-now-cc-ask-retreat = выбрать путь отступления
samurai-now-cc-ask-advance = решить, переходить ли в наступление
samurai-now-cc-ask-bonus = решить, проводить ли дополнительную рукопашную
samurai-now-cc-ask-battle-back = решить, проводить ли ответную атаку
samurai-now-cc-ask-keep = выбрать карту, которую вы оставите себе
samurai-now-sam-ask-dragon-card-played = сыграть карту Дракона или пропустить
samurai-now-sam-ask-dragon-after-move = сыграть карту Дракона или пропустить
samurai-now-sam-ask-dragon-moves-made = сыграть карту Дракона или пропустить
samurai-now-sam-ask-dragon-close-combat-declared = сыграть карту Дракона или пропустить
samurai-now-sam-ask-dragon-before-roll = сыграть карту Дракона или пропустить
samurai-now-sam-ask-dragon-after-roll = сыграть карту Дракона или пропустить
samurai-now-sam-ask-dragon-success = сыграть карту Дракона или пропустить
samurai-now-sam-ask-dragon-advanced = сыграть карту Дракона или пропустить
samurai-now-sam-ask-target = назвать цель карты Дракона
samurai-now-sam-ask-messenger = послать гонца
samurai-now-sam-ask-inspire = решить, воодушевлять ли отряд
samurai-now-sam-ask-fate = решить судьбу командира
samurai-now-cc-ask-flee = выбрать путь отступающего командира
samurai-now-sam-ask-lose = выбрать отряд, который теряет фигуру
samurai-now-sam-ask-loyalty = решить, меняет ли отряд сторону
samurai-now-sam-ask-unmask = сбросить карту Дракона соперника
samurai-now-sam-ask-stop-after = решить, где остановится враг
samurai-now-sam-ask-way = сказать, где вы остановлены
samurai-now-sam-ask-hail = назвать отряд, который стреляет
samurai-now-sam-ask-feint = назвать отряд, который атакует
samurai-now-sam-ask-again = выбрать кубики для переброса
samurai-now-sam-ask-refill = взять карту Дракона или жетоны
samurai-now-sam-ask-turn-in = сбросить карту Дракона или закончить ход

## Действия, как их показывает меню: глагол и число параметров
samurai-do-done-0 = Закончить
samurai-do-pass-0 = Пропустить
samurai-do-stand-0 = Стоять
samurai-do-first-strike-0 = Сыграть «Первый удар»
samurai-do-stop-0 = Остановиться
samurai-do-leave-0 = Покинуть поле боя
samurai-do-seppuku-0 = Совершить сеппуку
samurai-do-advance-0 = Перейти в наступление
samurai-do-stay-0 = Остаться
samurai-do-battle-back-0 = Провести ответную атаку
samurai-do-decline-0 = Не отвечать
samurai-do-inspire-0 = Воодушевить отряд за жетон
samurai-do-refrain-0 = Не воодушевлять
samurai-do-change-sides-0 = Он меняет сторону
samurai-do-keep-side-0 = Он остаётся, где был
samurai-do-draw-dragon-0 = Взять карту Дракона
samurai-do-take-honor-0 = Взять два жетона
samurai-do-play-1 = { $card }
samurai-do-keep-1 = { $card }
samurai-do-dragon-1 = Карта Дракона: { $dragon }
samurai-do-discard-dragon-1 = Сбросить «{ $dragon }»
samurai-do-again-1 = Перебросить: { $face }
samurai-do-after-1 = Остановить на { $hexes }-м гексе пути
samurai-do-ignore-1 = Игнорировать флагов: { $flags }
samurai-do-order-1 = Приказ отряду { $hex }
samurai-do-order-leader-1 = Приказ командиру { $hex }
samurai-do-exit-leader-1 = Вывести с поля командира { $hex }
samurai-do-retreat-1 = Отступить на { $hex }
samurai-do-flee-1 = Командир отступает на { $hex }
samurai-do-rally-1 = Вернуть фигуру: { $hex }
samurai-do-lose-1 = Теряет фигуру: { $hex }
samurai-do-target-1 = Цель: { $hex }
samurai-do-way-1 = Остановлен на { $hex }
samurai-do-move-2 = Ход { $hex } → { $to }
samurai-do-move-leader-2 = Командир { $hex } → { $to }
samurai-do-attack-2 = Атака { $hex } → { $to }

## События
samurai-cc-ordered-leader = { $side }: приказ командиру { $hex } ({ $leader }).
samurai-cc-rallied = { $side }: отряд { $hex } ({ $unit }) возвращает фигуру, теперь фигур: { $left }.
samurai-cc-fires = { $side }: отряд { $hex } ({ $unit }) стреляет по { $target }.
samurai-cc-battles-back = { $side }: отряд { $hex } ({ $unit }) проводит ответную атаку.
samurai-cc-rolled-for =
    { $what-is ->
        [leader-check] { $what }, { $hex }, бросок ({ $side }): { $dice }
        [duel] { $what }, { $hex }, бросок ({ $side }): { $dice }
        [dishonor] { $what }, бросок ({ $side }): { $dice }
       *[other] «{ $what }», бросок ({ $side }): { $dice }
    }.
samurai-cc-lost =
    { $side }: отряд { $hex } ({ $unit }) теряет { $blocks ->
        [one] { $blocks } фигуру
        [few] { $blocks } фигуры
       *[many] { $blocks } фигур
    }, осталось: { $left }.
samurai-cc-leader-killed = { $side }: командир { $leader } гибнет на { $hex }.
samurai-cc-leader-left = { $side }: командир { $leader } покидает поле боя с { $hex }.
samurai-cc-leader-fled = { $side }: { $leader } { $hex } → { $to } (отступление).
samurai-cc-banner = { $side }: победное знамя, { $banners } из { $needed }.
samurai-cc-joined = { $side }: командир { $leader } возглавляет отряд { $hex } ({ $unit }).
samurai-cc-advanced = { $side }: { $unit } { $hex } → { $to } (переход в наступление).
samurai-cc-drew =
    { $side }: взята Командная карта{ $card-is ->
        [unknown] .
       *[other] {" "}«{ $card }».
    }
samurai-cc-discarded = { $side }: случайно потеряна Командная карта «{ $card }».
samurai-cc-reshuffled = Сброс замешан в свою колоду.
samurai-cc-scouted =
    { $side }: взята карта, одна из двух останется{ $card-is ->
        [unknown] .
       *[other] : «{ $card }».
    }
samurai-cc-kept =
    { $side }: одна из двух карт оставлена{ $card-is ->
        [unknown] .
       *[other] : «{ $card }».
    }
samurai-cc-dropped = { $side }: другая карта сброшена, «{ $card }».
sam-honor-gained =
    { $side }: { $tokens ->
        [0] жетонов не получено
        [one] получен { $tokens } жетон
        [few] получено { $tokens } жетона
       *[many] получено { $tokens } жетонов
    }, теперь { $left }{ $missing ->
        [0] .
       *[other] ; общий резерв пуст.
    }
sam-honor-lost =
    { $side }: { $tokens ->
        [0] отдать нечего
        [one] отдан { $tokens } жетон
        [few] отдано { $tokens } жетона
       *[many] отдано { $tokens } жетонов
    }, теперь { $left }{ $missing ->
        [0] .
       *[other] ; не хватает: { $missing }.
    }
sam-honor-stolen =
    { $side }: у соперника { $tokens ->
        [one] взят { $tokens } жетон
        [few] взято { $tokens } жетона
       *[many] взято { $tokens } жетонов
    }, теперь { $left }.
sam-dishonored = { $side }: полная утрата чести!
sam-inspired = { $side }: отряд { $hex } ({ $unit }) воодушевлён.
sam-seppuku = { $side }: { $leader } на { $hex } совершает сеппуку.
sam-duel = { $side }: { $leader } { $hex } бьётся на дуэли, противник { $other } { $to }.
sam-duel-lost = { $side }: { $leader } { $hex } проигрывает дуэль и покидает битву.
sam-duel-drawn = В дуэли нет проигравшего.
sam-dragon = { $side }: карта Дракона «{ $dragon }», стоимость { $cost }, теперь жетонов: { $left }.
sam-aimed = { $side }: цель карты — { $hex }.
sam-drew =
    { $side }: взята карта Дракона{ $card-is ->
        [unknown] .
       *[other] {" "}«{ $card }».
    }
sam-dragons-away = Сыгранные карты Дракона сброшены; жетонов вернулось в общий резерв: { $tokens }.
sam-turned-in = { $side }: «{ $dragon }» сброшена за жетон.
sam-given =
    { $side }: карта Дракона достаётся сопернику{ $dragon-is ->
        [unknown] .
       *[other] : «{ $dragon }».
    }
sam-unmasked =
    { $side }: соперник видит все карты Дракона этой стороны{ $dragons-is ->
        [unknown] .
       *[other] : { $dragons }.
    }
sam-plot-foiled = { $side }: соперник сбрасывает карту «{ $dragon }».
sam-command-lost = { $side }: до конца битвы на одну Командную карту меньше, теперь { $cards }.
sam-changed-sides = { $side }: отряд { $hex } ({ $unit }) переходит на эту сторону.
sam-kept-side = { $side }: отряд { $hex } ({ $unit }) остаётся верен.
sam-stopped = { $side }: железные шипы останавливают на { $hex }.
sam-camp-taken = { $side }: в лагере { $hex } никого не осталось, он захвачен.
sam-surrendered = { $side }: сдача, с одной Командной картой командовать нельзя.

## Отказы, по пунктам правил
refused-SAM-01-027 = Здесь бросают кубиков: ровно { $dice }.
refused-SAM-02-008 = Этой карты нет в колоде.
refused-SAM-02-010 = Этой карты нет в колоде карт Дракона.
refused-SAM-02-013 = Мешает палисад: для конницы он закрыт, остальных останавливает, и только что вошедший в него не переходит в наступление.
refused-SAM-03-010 = Сейчас не время. Сейчас нужно { $now }.
refused-SAM-04-002 = { $hex } не в той секции, где эта карта отдаёт приказы.
refused-SAM-04-003 = Нужно сыграть одну Командную карту, и именно из своей руки; приказывать по ней никому не обязательно.
refused-SAM-04-009 = Эта карта не отдаёт приказов.
refused-SAM-05-010 = На { $hex } нет вашего отряда или командира, которому можно приказать.
refused-SAM-05-011 = Действовать могут только ваши отряды и командиры, получившие приказ в этот ход.
refused-SAM-05-012 = { $hex }: приказ уже отдан, больше одного за ход нельзя.
refused-SAM-05-020 = К отряду только что присоединился командир: в этот ход отряд больше не двигается, он может лишь сражаться.
refused-SAM-05-022 = По этой карте командир не может отделиться от отряда: нужна карта со шлемом, то есть карта секции или «Сёгун».
refused-SAM-05-023 = Командир на { $hex } не в той секции, которую называет эта карта.
refused-SAM-06-003 = { $hex } слишком далеко: пехота с кругом проходит до 2 гексов.
refused-SAM-06-004 = { $hex } слишком далеко: пехота с треугольником проходит до 2 гексов.
refused-SAM-06-005 = { $hex } слишком далеко: пехота с квадратом проходит 1 гекс.
refused-SAM-06-006 = { $hex } слишком далеко: конница проходит до 2 гексов.
refused-SAM-06-007 = Этот отряд уже двигался в этот ход.
refused-SAM-06-008 = { $hex } — и есть его место. Двигаться не обязательно.
refused-SAM-06-011 = На { $hex } стоит другой ваш отряд: в гексе может быть только один.
refused-SAM-06-012 = На { $hex } или на пути туда стоит враг или другой ваш отряд.
refused-SAM-06-014 = На { $hex } или на пути туда стоит ваш командир: отряд без командира останавливается и объединяется с ним, отряду с командиром туда нельзя.
refused-SAM-06-015 = На { $hex } или на пути туда стоит ваш конный командир: конница без командира останавливается и объединяется с ним, коннице с командиром туда нельзя.
refused-SAM-06-016 = На { $hex } или на пути туда пеший командир: конница не может ни войти к нему, ни пройти через него.
refused-SAM-06-020 = Отряд может покинуть поле боя только там, где это разрешает сценарий.
refused-SAM-06-022 = { $hex } слишком далеко: пеший командир проходит до 2 гексов.
refused-SAM-06-023 = { $hex } слишком далеко: конный командир проходит до 3 гексов.
refused-SAM-06-025 = { $hex } слишком далеко: пеший командир проходит до 2 гексов, конный до 3, по карте «Приказ по цепочке» 1.
refused-SAM-06-028 = До { $hex } у командира нет свободного пути: его останавливает местность или враг.
refused-SAM-06-031 = Этот командир уже двигался в этот ход.
refused-SAM-06-032 = На { $hex } враг: командиру туда нельзя.
refused-SAM-06-033 = На { $hex } другой ваш командир: в гексе может быть только один.
refused-SAM-06-034 = Пеший командир не может остановиться на { $hex }: конницу он не возглавляет.
refused-SAM-06-036 = Командир без отряда покидает поле только через свою стартовую линию, если хватает хода.
refused-SAM-07-006 = Этот отряд уже сражался в этот ход.
refused-SAM-07-010 = Этот отряд в этот ход стрелял: биться ещё и врукопашную он не может.
refused-SAM-08-001 = Стреляют только отряды с луками и аркебузами; остальные атакуют соседние гексы.
refused-SAM-08-007 = Рядом с отрядом враг: стрелять нельзя, возможна только рукопашная.
refused-SAM-08-010 = На { $target } нет врага, по которому можно стрелять.
refused-SAM-08-012 = До { $target } не достать: лучники стреляют на 3 гекса.
refused-SAM-08-014 = До { $target } не достать: аркебузы стреляют на 4 гекса.
refused-SAM-08-015 = Аркебузы, двигавшиеся в этот ход, не стреляют.
refused-SAM-08-016 = С { $hex } не видно { $target }: линия видимости закрыта.
refused-SAM-09-005 = На { $target } нет врага, которого можно атаковать.
refused-SAM-09-007 = Этот отряд прошёл слишком далеко, чтобы сражаться в этот ход.
refused-SAM-09-012 = Командир без отряда атаковать не может.
refused-SAM-09-014 = Воодушевление стоит жетона, а у вас их нет.
refused-SAM-09-016 = Воодушевить этот отряд некому: нужен командир в отряде или конный командир рядом.
refused-SAM-10-005 = Отступают к своей стартовой линии и никогда вбок; { $hex } туда не ведёт.
refused-SAM-10-008 = На { $hex } стоит отряд или вражеский командир: отступить туда нельзя.
refused-SAM-10-010 = Местность на { $hex } непроходима и при отступлении.
refused-SAM-10-012 = На { $hex } командир, с которым этот отряд не может объединиться.
refused-SAM-10-013 = На { $hex } командир, с которым эта конница не может объединиться.
refused-SAM-10-019 = { $hex } — не следующий гекс отступления.
refused-SAM-10-023 = Отступающий командир проходит от одного до трёх гексов к своей стартовой линии.
refused-SAM-10-025 = Командир не может закончить отступление на гексе другого командира, отряда, который не может возглавить, на непроходимом гексе или среди врагов.
refused-SAM-10-026 = На пути враг: отступающий командир не пройдёт.
refused-SAM-10-030 = Командир покидает поле боя только через свою стартовую линию.
refused-SAM-10-032 = Отступающий командир не может пройти через непроходимую местность.
refused-SAM-10-033 = Сеппуку совершают вместо отступления, а командир уже начал отступать.
refused-SAM-10-036 = Этой Командной карты нет в руке, из которой её берут.
refused-SAM-10-037 = Этой карты Дракона нет в руке, из которой её берут.
refused-SAM-12-002 =
    { $allowed ->
        [0] Этот отряд не может игнорировать флаги
        [one] Этот отряд может игнорировать { $allowed } флаг
        [few] Этот отряд может игнорировать { $allowed } флага
       *[many] Этот отряд может игнорировать { $allowed } флагов
    } (выпало: { $flags }).
refused-SAM-13-020 = { $hex } за этот кубик не платит: свой символ принимает отступивший отряд, чужие — ближайший отряд с этим символом.
refused-SAM-13-025 = { $hex } за этот кубик не платит: платит ближайший отряд с выпавшим символом.
refused-SAM-13-028 = На { $hex } нет вашего отряда с выпавшим символом.
refused-SAM-14-001 = Перехода в наступление нет: враг не уничтожен и не вытеснен со своего гекса в рукопашной.
refused-SAM-14-002 = После стрельбы перехода в наступление не бывает.
refused-SAM-14-004 = Без перехода в наступление нет и дополнительной рукопашной: сначала решите, наступать или остаться.
refused-SAM-14-005 = Отряд вошёл в этот ход на местность, которая его остановила: перехода в наступление нет.
refused-SAM-14-008 = Переходят в наступление только на освободившийся гекс, и не на непроходимый.
refused-SAM-14-010 = Дополнительную рукопашную проводят только конница и пехота с командиром.
refused-SAM-14-012 = Дополнительную рукопашную проводит отряд, перешедший в наступление, с соседним врагом; { $hex } — не этот отряд, или { $target } не рядом с ним.
refused-SAM-14-014 = Дополнительная рукопашная уже была: второй нет.
refused-SAM-15-003 = Одну карту Дракона из руки можно сбросить за жетон, если в этот свой ход вы карт Дракона не играли.
refused-SAM-15-009 = Карт Дракона больше не осталось.
refused-SAM-18-006 = У вас нет карты «{ $dragon }».
refused-SAM-18-009 = «{ $dragon }»: стоимость в жетонах { $cost }, а у вас { $honor }.
refused-SAM-18-012 = В этот ход вы уже сыграли карту Дракона: больше одной за ход нельзя.
refused-SAM-18-013 = «{ $dragon }» играют вместе со своей Командной картой.
refused-SAM-18-014 = «{ $dragon }» играют в ответ на Командную карту соперника.
refused-SAM-18-015 = «{ $dragon }» играют во время своего движения, перед движением отряда.
refused-SAM-18-016 = «{ $dragon }» играют в ход соперника, когда вражеский отряд двигается или остаётся на месте.
refused-SAM-18-017 = «{ $dragon }» играют в ход соперника, когда вражеский отряд перешёл в наступление.
refused-SAM-18-018 = «{ $dragon }» играют перед своим боевым броском.
refused-SAM-18-019 = «{ $dragon }» играют перед своим броском в рукопашной.
refused-SAM-18-020 = «{ $dragon }» играют перед броском соперника в рукопашной.
refused-SAM-18-021 = «{ $dragon }» играют после своего броска в рукопашной.
refused-SAM-18-022 = «{ $dragon }» играют после броска соперника в рукопашной.
refused-SAM-18-023 = «{ $dragon }» играют в ход соперника, после его броска при стрельбе.
refused-SAM-18-024 = «{ $dragon }» играют в свой ход, после успешной атаки.
refused-SAM-18-025 = «{ $dragon }» играют в ход соперника, перед своим броском в ответной атаке.
refused-SAM-18-026 = «{ $dragon }» играют, когда объявлена рукопашная и командир есть в обоих отрядах.
refused-SAM-19-004 = «Приказ одному отряду на левом фланге»: единственный приказ отдан.
refused-SAM-19-005 = «Приказ одному отряду в центре»: единственный приказ отдан.
refused-SAM-19-006 = «Приказ одному отряду на правом фланге»: единственный приказ отдан.
refused-SAM-19-007 = «Приказ двум отрядам на левом фланге»: оба приказа отданы.
refused-SAM-19-008 = «Приказ двум отрядам в центре»: оба приказа отданы.
refused-SAM-19-009 = «Приказ двум отрядам на правом фланге»: оба приказа отданы.
refused-SAM-19-010 = «Приказ трём отрядам на левом фланге»: все три приказа отданы.
refused-SAM-19-011 = «Приказ трём отрядам в центре»: все три приказа отданы.
refused-SAM-19-012 = «Приказ трём отрядам на правом фланге»: все три приказа отданы.
refused-SAM-19-013 = «Продвижение на левом фланге»: вы отдали столько приказов, сколько у вас Командных карт.
refused-SAM-19-014 = «Продвижение в центре»: вы отдали столько приказов, сколько у вас Командных карт.
refused-SAM-19-015 = «Продвижение на правом фланге»: вы отдали столько приказов, сколько у вас Командных карт.
refused-SAM-19-016 = «Журавлиное крыло» даёт по одному приказу в секции; для { $hex } приказа не осталось.
refused-SAM-19-017 = «Летящий гусь» даёт по два приказа в секции; для { $hex } приказа не осталось.
refused-SAM-19-018 = «Удар с флангов» даёт по два приказа на флангах; для { $hex } приказа не осталось.
refused-SAM-19-019 = «Хвост тигра слева» даёт два приказа в центре и один слева; для { $hex } приказа не осталось.
refused-SAM-19-020 = «Хвост тигра справа» даёт два приказа в центре и один справа; для { $hex } приказа не осталось.
refused-SAM-19-021 = Этой карты нет среди двух взятых.
refused-SAM-19-024 = «Приказ отрядам с кругом» — отрядам с кругом, по числу ваших Командных карт; для { $hex } приказа нет.
refused-SAM-19-025 = «Приказ отрядам с треугольником» — отрядам с треугольником, по числу ваших Командных карт; для { $hex } приказа нет.
refused-SAM-19-026 = «Приказ отрядам с квадратом» — отрядам с квадратом, по числу ваших Командных карт; для { $hex } приказа нет.
refused-SAM-19-028 = «Удар конницы» — до четырёх конных отрядов; для { $hex } приказа нет.
refused-SAM-19-030 = { $hex } слишком далеко: по карте «Удар конницы» конница проходит до 3 гексов.
refused-SAM-19-032 = «Удар конницы» из командиров — только для одиноких конных.
refused-SAM-19-038 = «Первый удар» играют из руки, когда соперник атакует врукопашную, и никогда против ответной атаки.
refused-SAM-19-046 = «Стоять и стрелять» — до четырёх стрелковых отрядов; для { $hex } приказа нет.
refused-SAM-19-048 = «Стоять и стрелять» — для отрядов, рядом с которыми нет врага, и рукопашной по этой карте нет.
refused-SAM-19-049 = По карте «Стоять и стрелять» никто не двигается.
refused-SAM-19-051 = «Пехотный натиск» — до четырёх пехотных отрядов, связанных соседними гексами; для { $hex } приказа нет.
refused-SAM-19-052 = { $hex } слишком далеко: по карте «Пехотный натиск» пехота с треугольником и квадратом проходит до 2 гексов.
refused-SAM-19-053 = По карте «Пехотный натиск» стрелковые отряды не сражаются.
refused-SAM-19-055 = «Пехотный натиск» из командиров — только для одиноких пеших.
refused-SAM-19-056 = «Лидерство» — гекс командира и до трёх соседних гексов; для { $hex } приказа нет.
refused-SAM-19-057 = «Лидерство»: сначала выберите командира; отделиться от отряда он не может.
refused-SAM-19-058 = «Приказ по цепочке» — для тех, кто связан соседними гексами; { $hex } не рядом ни с кем из них.
refused-SAM-19-059 = { $hex } слишком далеко: по карте «Приказ по цепочке» проходят 1 гекс.
refused-SAM-19-062 = «Приказ по цепочке» из командиров — только для одиноких.
refused-SAM-19-064 = Среди выпавших символов не осталось приказа для { $hex }.
refused-SAM-19-065 = Не осталось флага, чтобы отдать приказ командиру.
refused-SAM-19-074 = Отряд без кубиков не может ударить первым.
refused-SAM-19-075 = Эта карта отдаёт приказы по символам отрядов; у одинокого командира — шлем.
refused-SAM-19-076 = Приказ получает один отряд или командир, и он уже выбран.
refused-SAM-20-012 = На пути к { $hex } лес: он останавливает каждого вошедшего.
refused-SAM-20-023 = На { $hex } реку не перейти.
refused-SAM-20-026 = На пути к { $hex } брод: он останавливает каждого вошедшего.
refused-SAM-20-033 = На пути к { $hex } мелководье: оно останавливает каждого вошедшего.
refused-SAM-20-039 = На пути к { $hex } строения: они останавливают каждого вошедшего.
refused-SAM-20-040 = Отряд не может сражаться в тот ход, когда вошёл в селение.
refused-SAM-20-046 = Командир не может воодушевить отряд, стоящий в селении.
refused-SAM-20-049 = На пути к { $hex } рисовое поле: оно останавливает каждого вошедшего.
refused-SAM-20-054 = На пути к { $hex } овраг: он останавливает каждого вошедшего.
refused-SAM-20-055 = Отряд не может сражаться в тот ход, когда вошёл в овраг.
refused-SAM-20-062 = { $hex } — лагерь: войти туда нельзя.
refused-SAM-21-009 = Полководец и его телохранители остаются в лагере: они сражаются, но не двигаются и не переходят в наступление, и он от них не отделяется.
refused-SAM-22-001 = «Бросить вызов» играют, когда в рукопашной командир есть в обоих отрядах.
refused-SAM-22-013 = Цель карты «Перебежчик» — вражеский отряд без командира.
refused-SAM-22-015 = «Засада» — для вашего отряда, атакованного врукопашную, и не после «Первого удара».
refused-SAM-22-016 = Гонца не к кому послать.
refused-SAM-22-017 = Фигуру возвращает ваш отряд, который её потерял, за выпавший символ его знамени.
refused-SAM-22-018 = Цель карты «Красный дракон» — вражеский отряд.
refused-SAM-22-019 = Цель карты «Ниндзя-убийца» — вражеский командир.
refused-SAM-22-020 = Ниндзя-вору нечего взять.
refused-SAM-22-021 = Цель карты «Лекарь» — ваш отряд, который потерял фигуры и рядом с которым нет врага.
refused-SAM-22-022 = Карте «Неурожай риса» сейчас нечего делать.
refused-SAM-22-023 = «Чайная церемония»: приказ в этот ход получает один отряд или командир, и он уже отдан.
refused-SAM-22-024 = Карте «Крестьянское восстание» сейчас нечего делать.
refused-SAM-22-025 = «Перехваченные приказы»: в этот ход у вас на приказ меньше, и все остальные отданы.
refused-SAM-22-026 = У соперника нет этой карты Дракона или нет их совсем.
refused-SAM-22-027 = «Оскорбление»: цель — вражеский отряд; названный отряд в этот ход не может атаковать.
refused-SAM-22-028 = Цель карты «Форсированный марш» — пехотный отряд с приказом, который ещё не двигался.
refused-SAM-22-029 = Цель карты «Быстрые кони» — конный отряд или одинокий конный командир с приказом, который ещё не двигался.
refused-SAM-22-030 = «Железные шипы» останавливают на пути: на пройденном гексе, где отряд мог быть.
refused-SAM-22-031 = «Град стрел»: этот отряд сейчас не может стрелять по этому врагу.
refused-SAM-22-032 = «Притворное бегство»: атакует ваш отряд рядом с врагом, который перешёл в наступление.
refused-SAM-22-033 = Отряд угодил в волчью яму: в этот ход он больше не сражается.
refused-SAM-22-034 = Карте «Оружие мастера» сейчас нечего делать.
refused-SAM-22-035 = Карте «Милость Хатимана» сейчас нечего делать.
refused-SAM-22-036 = Карте «Боевой клич» сейчас нечего делать.
refused-SAM-22-037 = Карте «Киай» сейчас нечего делать.
refused-SAM-22-038 = Карте «Стена копий» сейчас нечего делать.
refused-SAM-22-039 = «Поворот судьбы»: такой грани среди кубиков больше нет.
refused-SAM-22-040 = Карте «Свирепость» сейчас нечего делать.
refused-SAM-22-041 = «Стоять насмерть» — для вашего отряда, по которому бросали, а не для одинокого командира.
refused-SAM-22-042 = «Великий доспех» — для вашего отряда, по которому бросали, а не для одинокого командира.
refused-SAM-22-043 = Карте «Бамбуковые щиты» сейчас нечего делать.
refused-SAM-22-044 = Карте «Неотступная погоня» сейчас нечего делать.
refused-SAM-22-045 = Карте «Охота за головами» сейчас нечего делать.
refused-SAM-22-046 = Карте «Удар на удар» сейчас нечего делать.

## Справка: отряды
samurai-about-unit-ashigaru-yari = Пехота с треугольником, 4 фигуры. Проходит 1 гекс и сражается либо 2 и не сражается. Рукопашная: 3 кубика; игнорирует 1 символ «мечи» отрядов с кругом. Отступление стоит 1 жетон за гекс.
samurai-about-unit-ashigaru-bows = Пехота с кругом, 4 фигуры. Проходит до 2 гексов и сражается. Стреляет на 3 гекса: 2 кубика, после движения 1; мечи не попадают. Рукопашная: 2 кубика. Отступление стоит 1 жетон за гекс.
samurai-about-unit-ashigaru-arquebuses = Пехота с кругом, 4 фигуры. Проходит до 2 гексов. Стреляет на 4 гекса, но не после движения: 2, 2, 1 кубика на 2, 3, 4 гекса; мечи попадают, «Честь и удача» жетонов не приносит. Рукопашная: 2 кубика. Отступление стоит 1 жетон за гекс.
samurai-about-unit-samurai-naginata = Пехота с квадратом, 4 фигуры. Проходит 1 гекс. Рукопашная: 4 кубика; игнорирует 2 символа «мечи» отрядов с кругом, 1 — отрядов с треугольником. Может игнорировать 1 флаг; отступление стоит 2 жетона за гекс.
samurai-about-unit-mounted-samurai = Конница с квадратом, 4 фигуры. Проходит до 2 гексов. Рукопашная: 4 кубика; игнорирует 2 символа «мечи» отрядов с кругом, 1 — отрядов с треугольником и ещё 1 — любой пехоты. Перейдя в наступление, может сразиться ещё раз. Может игнорировать 1 флаг; отступление стоит 2 жетона за гекс.
samurai-about-unit-bodyguards = Пехота полководца с квадратом, 3 фигуры. Остаётся в лагере: сражается, но не двигается и не переходит в наступление. Рукопашная: 4 кубика; игнорирует 2 символа «мечи» отрядов с кругом, 1 — отрядов с треугольником. Может игнорировать 1 флаг; отступление стоит 2 жетона за гекс и оставляет лагерь.

## Справка: командиры
samurai-about-leader-kind-foot = Один проходит до 2 гексов и возглавляет только пехоту. За жетон воодушевляет свой отряд в рукопашной: на 1 кубик больше. Его отряд может игнорировать 1 флаг, а перейдя в наступление — сразиться ещё раз; отступление отряда стоит за гекс на 1 жетон больше.
samurai-about-leader-kind-mounted = Один проходит до 3 гексов и возглавляет пехоту или конницу. За жетон воодушевляет в рукопашной свой отряд или соседний: на 1 кубик больше. Его отряд может игнорировать 1 флаг, а перейдя в наступление — сразиться ещё раз; отступление отряда стоит за гекс на 1 жетон больше.
samurai-about-leader-kind-commander = Остаётся в лагере с телохранителями. За жетон воодушевляет их в рукопашной: на 1 кубик больше. Они могут игнорировать ещё 1 флаг; их отступление стоит за гекс на 1 жетон больше.

## Справка: карты
samurai-about-card-order-one-left = Один отряд или командир слева; в конце хода возьмите две Командные карты и оставьте одну.
samurai-about-card-order-one-center = Один отряд или командир в центре; в конце хода возьмите две Командные карты и оставьте одну.
samurai-about-card-order-one-right = Один отряд или командир справа; в конце хода возьмите две Командные карты и оставьте одну.
samurai-about-card-order-two-left = Два отряда или командира слева.
samurai-about-card-order-two-center = Два отряда или командира в центре.
samurai-about-card-order-two-right = Два отряда или командира справа.
samurai-about-card-order-three-left = Три отряда или командира слева.
samurai-about-card-order-three-center = Три отряда или командира в центре.
samurai-about-card-order-three-right = Три отряда или командира справа.
samurai-about-card-advance-left = Отряды и командиры слева, по числу ваших Командных карт вместе с этой.
samurai-about-card-advance-center = Отряды и командиры в центре, по числу ваших Командных карт вместе с этой.
samurai-about-card-advance-right = Отряды и командиры справа, по числу ваших Командных карт вместе с этой.
samurai-about-card-crane-wing = По одному отряду или командиру в каждой из трёх секций.
samurai-about-card-flying-geese = По два отряда или командира в каждой из трёх секций.
samurai-about-card-flank-attack = Два отряда или командира слева и два справа.
samurai-about-card-tigers-tail-left = Два отряда или командира в центре и один слева.
samurai-about-card-tigers-tail-right = Два отряда или командира в центре и один справа.
samurai-about-card-order-circle = Отряды с кругом, по числу ваших Командных карт вместе с этой. Если их нет — один отряд на выбор.
samurai-about-card-order-triangle = Отряды с треугольником, по числу ваших Командных карт вместе с этой. Если их нет — один отряд на выбор.
samurai-about-card-order-square = Отряды с квадратом, по числу ваших Командных карт вместе с этой. Если их нет — один отряд на выбор.
samurai-about-card-cavalry-charge = До четырёх конных отрядов проходят до 3 гексов и бьются врукопашную, бросая на 1 кубик больше. Можно приказать и одиноким конным командирам. Если их нет — один отряд на выбор.
samurai-about-card-counter-attack = Приказы Командной карты, которую только что сыграл соперник; лево и право меняются местами.
samurai-about-card-first-strike = Играют в ход соперника, когда он атакует врукопашную: ваш отряд бьёт первым, а ответной атаки потом не проводит. Как карта своего хода приказов не отдаёт.
samurai-about-card-stand-and-fire = До четырёх стрелковых отрядов, рядом с которыми нет врага, стреляют дважды и не двигаются. Если их нет — один отряд на выбор.
samurai-about-card-infantry-assault = До четырёх пехотных отрядов, связанных соседними гексами; отряды с треугольником и квадратом проходят до 2 гексов и сражаются. Стрелковые отряды двигаются, но не сражаются. Можно приказать и одиноким пешим командирам. Если их нет — один отряд на выбор.
samurai-about-card-leadership = Один командир: его гекс и до трёх соседних гексов.
samurai-about-card-line-command = Любое число отрядов и одиноких командиров, связанных соседними гексами; они проходят не больше 1 гекса и сражаются как обычно.
samurai-about-card-shogun = Бросьте столько кубиков, сколько у вас Командных карт вместе с этой: каждый символ — приказ отряду с ним, каждый флаг — любому отряду или командиру, «Честь и удача» приносит жетоны. Они сражаются, бросая на 1 кубик больше. Потом обе колоды перемешивают.
samurai-about-card-one-unit = Один отряд или одинокий командир на выбор, без свойств карты.
samurai-about-card-nothing = Приказов нет.

## Справка: карты Дракона
samurai-about-dragon-challenge = Дуэль обоих командиров перед рукопашной. Каждый бросает столько кубиков, сколько у него Командных карт; ещё 2 за эту карту, 1 — у кого больше жетонов, 1 — чей командир выше. У кого меньше мечей, теряет командира и Командную карту; знамени нет.
samurai-about-dragon-turncoat = Вражеский отряд без командира. Оба бросают по 3 кубика, ещё 1 — у кого больше знамён, 2 — у кого больше жетонов. У кого выпало больше «Чести и удачи», решает, меняет ли отряд сторону.
samurai-about-dragon-ambush = В ход соперника: ваш атакованный отряд бьёт первым, бросая на 1 кубик больше. Если враг устоял, он атакует, а ваш отряд ответной атаки не проводит.
samurai-about-dragon-brave-messenger = В этот ход приказ получает ещё один отряд или командир в любой секции.
samurai-about-dragon-blue-dragon = Бросьте 5 кубиков: каждый символ отряда возвращает потерянную фигуру одному из ваших отрядов с ним.
samurai-about-dragon-red-dragon = Бросьте 5 кубиков против любого вражеского отряда: каждый символ его знамени и каждый символ «мечи» уничтожает фигуру. Ни отступления, ни проверки командира.
samurai-about-dragon-ninja-assassin = Бросьте 2 кубика против любого вражеского командира, 1 против полководца с телохранителями: мечи его убивают, и вы получаете знамя.
samurai-about-dragon-ninja-thief = Бросьте 3 кубика: каждая «Честь и удача» берёт жетон у соперника; если выпали мечи, возьмите ещё и случайную его карту Дракона.
samurai-about-dragon-physician = Ваш отряд, рядом с которым нет врага. Бросьте 3 кубика: каждый символ его знамени и каждая «Честь и удача» возвращает потерянную фигуру.
samurai-about-dragon-rice-famine = Соперник теряет 3 жетона. Если их у него меньше — полная утрата чести.
samurai-about-dragon-tea-ceremony = Возьмите 3 жетона; в этот ход вы отдаёте приказ не более чем одному отряду или командиру.
samurai-about-dragon-farmers-uprising = Бросьте 4 кубика: каждый круг и каждый треугольник стоит сопернику жетона. Если их не хватает — полная утрата чести.
samurai-about-dragon-intercepted-orders = В этот ход у соперника на один приказ меньше, но хотя бы один.
samurai-about-dragon-unmasked-plot = Посмотрите все карты Дракона соперника и сбросьте одну из них.
samurai-about-dragon-insult = В этот ход соперник не может воодушевлять, а один названный вами вражеский отряд не может атаковать.
samurai-about-dragon-forced-march = Один пехотный отряд с приказом может пройти на 1 гекс больше и всё же сражаться. Местность останавливает его как обычно.
samurai-about-dragon-swift-horses = Один конный отряд или одинокий конный командир с приказом может пройти на 1 гекс больше и сражаться как обычно.
samurai-about-dragon-caltrops = Передвинувшийся враг остановлен на пути, на гексе, куда он вошёл. Сражаться он может.
samurai-about-dragon-hail-of-arrows = Один из ваших стрелковых отрядов сразу стреляет по врагу, который передвинулся или остался на месте, так, будто сам не двигался.
samurai-about-dragon-feigned-flight = Ваш отряд рядом с врагом, перешедшим в наступление, сразу его атакует. Ни ответной атаки, ни перехода в наступление.
samurai-about-dragon-pit-trap = Бросьте 3 кубика против врага, перешедшего в наступление: каждый символ его знамени уничтожает фигуру. Дополнительной рукопашной у него нет.
samurai-about-dragon-masterwork-weapons = В этой схватке на 1 кубик больше.
samurai-about-dragon-favor-of-hachiman = В этом броске «Честь и удача» — ещё и попадание; жетоны приносит как обычно.
samurai-about-dragon-war-cry = В этой рукопашной или ответной атаке на 2 кубика больше.
samurai-about-dragon-kiai = Цель не игнорирует мечей этого броска.
samurai-about-dragon-wall-of-spears = Враг бросает на 2 кубика меньше, но хотя бы 1.
samurai-about-dragon-turn-of-fortune = Один раз перебросьте любые из своих кубиков.
samurai-about-dragon-ferocity = Каждый флаг этого броска — ещё и попадание.
samurai-about-dragon-stand-firm = Ваш отряд игнорирует все флаги этого броска.
samurai-about-dragon-great-armor = Ваш отряд игнорирует ещё 2 символа «мечи» этого броска.
samurai-about-dragon-bamboo-mantlets = Отменяет 2 попадания этого выстрела.
samurai-about-dragon-relentless-pursuit = Если ваш отряд теперь перейдёт в наступление, он может провести дополнительную рукопашную, каким бы он ни был; у кого это право и так есть, проводит вторую.
samurai-about-dragon-taking-heads = Возьмите 3 жетона, если атака уничтожила отряд или командира, иначе 1.
samurai-about-dragon-return-blow = В этой ответной атаке на 2 кубика больше.

## Справка: местность
samurai-about-terrain-open = Ни на что не влияет.
samurai-about-terrain-forest = Останавливает всех. Рукопашная туда и оттуда: не больше 2 кубиков; стрельба туда: 1. Закрывает видимость.
samurai-about-terrain-hill = Рукопашная с холма: не больше 3 кубиков; вверх по склону: 2. Закрывает видимость, но не с холма на соседний холм.
samurai-about-terrain-river = Непроходима, кроме мостов и бродов. Видимость не закрывает.
samurai-about-terrain-ford = Останавливает всех. Рукопашная туда и оттуда: не больше 2 кубиков; стрельба оттуда: 1, туда: 2.
samurai-about-terrain-shallows = Река, которую можно перейти везде. { samurai-about-terrain-ford }
samurai-about-terrain-shallow-ford = Совсем мелко: ни на что не влияет.
samurai-about-terrain-bridge = Отряд на мосту может игнорировать 1 флаг.
samurai-about-terrain-village = Останавливает всех, и в тот ход, когда вошли, не сражаются. Рукопашная туда: не больше 2 кубиков; оттуда пехота 2, конница 1; стрельба туда и оттуда: 1. Воодушевить там нельзя; отряд там может игнорировать 1 флаг. Закрывает видимость.
samurai-about-terrain-rice-field = Останавливает всех. Конница бросает туда и оттуда не больше 2 кубиков.
samurai-about-terrain-ravine = Останавливает всех, и в тот ход, когда вошли, не сражаются. Оттуда: не больше 1 кубика. Туда: пехота в рукопашной 2, конница и стрельба 1.
samurai-about-terrain-camp = Лагерь полководца: войти туда нельзя. Опустевший лагерь даёт врагу три знамени и стоит Командной карты. Закрывает видимость.
samurai-about-terrain-palisade = Закрыт для конницы; остальных останавливает. Рукопашная туда: не больше 2 кубиков; стрельба: 1. Отряд за ним может игнорировать 1 флаг. Такой местности нет в книге: она из наших сценариев.

## Справка в терминале
samurai-help-text =
    число             выбрать этот пункт; если нужен гекс — число и гекс, например 2 E3
    гексы             E2 — приказ или выбор того, что там стоит; E2-E3 — ход или атака с гекса на гекс
    действие          как в записи: play order-two-left, order E2, dragon war-cry, pass, attack E3 E4, inspire, done
    why ДЕЙСТВИЕ      какое правило запрещает: why E2-E9, why order C2, why dragon kiai, why ignore 2
    cards             что делает каждая карта на вашей руке
    odds              точные вероятности всех атак, возможных сейчас
    hint              что сделал бы здесь сильный игрок и почему
    undo              взять назад последнее решение, если с тех пор не открылось ничего нового
    undo order E2     отменить один из отдаваемых приказов
    log               что произошло, с пунктами правил
    rules [СЛОВА]     искать в правилах или показать пункт: rules сеппуку, rules SAM-13-014
    save ФАЙЛ         записать партию в файл (она и так всё время сохраняется)
    quit              остановиться; партию можно продолжить
    На поле: ● ▲ ■ ранг, * пеший командир, ♞ конный, ♛ полководец, ⚑ цель сценария; ◉ жетоны
samurai-why-usage = Скажите, что хотите сделать: why E2-E9

## В терминале
samurai-attack-odds-hint = Обороняющийся стоит и игнорирует все флаги, какие может; попадания от нуля до всех фигур; отступление как гексы:вероятность; затем чего вам стоит ответная атака. Без карт Дракона.
samurai-attack-odds-leader = командир убит
samurai-odds-inspired = с воодушевлением
samurai-board-pool = общий резерв { $tokens }
samurai-board-dragons = карт Дракона { $cards }
samurai-board-played = играет «{ $dragon }»
