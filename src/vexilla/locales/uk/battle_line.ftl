# Battle Line

battle-line-title = Лінія фронту (Battle Line)
battle-line-short-title = Лінія фронту
battle-line-begin-standard = Дев’ять прапорів, дві приховані руки карт. Перемагають три прапори поспіль або будь-які п’ять.
battle-line-about = Дев’ять прапорів, дві приховані руки. Захопіть три прапори поспіль або будь-які п’ять.
battle-line-page-help = Між двома гравцями стоять дев’ять прапорів. У свій хід ви кладете одну карту зі свого боку прапора й берете нову. Три карти складають формацію: найкращий клин, далі фаланга, батальйон, стрілецький ланцюг і натовп; серед рівних перемагає більша сума. Прапор можна захопити, щойно доведено, що суперник там кращого не складе. Три прапори поспіль або будь-які п’ять приносять перемогу.
battle-line-about-option-tactics = Десять карт з особливими властивостями. Без них гра простіша, і приховано лише руки.
battle-line-about-option-claims = Чи показує програма, які прапори можна захопити, чи доказ ви шукаєте самі.
battle-line-about-option-variant = Складний варіант: прапори захоплюють на початку ходу, і суперник має ще один хід на відповідь.
battle-line-about-option-series = Кілька партій поспіль, у кожній нараховують очки.

## Налаштування
battle-line-option-tactics = Тактичні карти
battle-line-option-claims = захоплення
battle-line-option-variant = правила
battle-line-option-series = партій
battle-line-value-on = є
battle-line-value-off = немає
battle-line-value-aided = показує програма
battle-line-value-unaided = знаходить гравець
battle-line-value-standard = звичайні
battle-line-value-advanced = додаткові: захоплення на початку ходу

## Карти
battle-line-card-red = червона { $number }
battle-line-card-yellow = жовта { $number }
battle-line-card-purple = фіолетова { $number }
battle-line-card-orange = помаранчева { $number }
battle-line-card-blue = синя { $number }
battle-line-card-green = зелена { $number }
battle-line-card-alexander = Олександр
battle-line-card-darius = Дарій
battle-line-card-companion-cavalry = Гетайри
battle-line-card-shield-bearers = Щитоносці
battle-line-card-fog = Туман
battle-line-card-mud = Багно
battle-line-card-scout = Розвідник
battle-line-card-redeploy = Передислокація
battle-line-card-deserter = Дезертир
battle-line-card-traitor = Зрадник

# Одна або дві літери на колір (одна «З» схожа на трійку): для вузької дошки і для тих, хто не розрізняє кольорів.
battle-line-letter-red = Чр
battle-line-letter-yellow = Жв
battle-line-letter-purple = Фл
battle-line-letter-orange = Пм
battle-line-letter-blue = Сн
battle-line-letter-green = Зл
# Не більше п’яти літер.
battle-line-short-alexander = Олекс
battle-line-short-darius = Дарій
battle-line-short-companion-cavalry = Гет.8
battle-line-short-shield-bearers = Щит.3
battle-line-short-fog = Туман
battle-line-short-mud = Багно

battle-line-help-alexander = полководець: замінює карту будь-якого кольору і значення
battle-line-help-darius = полководець: замінює карту будь-якого кольору і значення
battle-line-help-companion-cavalry = замінює вісімку будь-якого кольору
battle-line-help-shield-bearers = замінює 1, 2 або 3 будь-якого кольору
battle-line-help-fog = біля цього прапора важить лише сума значень
battle-line-help-mud = біля цього прапора у формації чотири карти
battle-line-help-scout = наприкінці ходу доберіть три карти і дві поверніть
battle-line-help-redeploy = перемістіть або скиньте одну зі своїх карт
battle-line-help-deserter = скиньте одну з карт суперника
battle-line-help-traitor = перетягніть на свій бік карту загону суперника

battle-line-pile-troops = Загони
battle-line-pile-tactics = Тактика

battle-line-kind-wedge = Клин
battle-line-kind-phalanx = Фаланга
battle-line-kind-battalion = Батальйон
battle-line-kind-skirmish-line = Стрілецький ланцюг
battle-line-kind-host = Натовп
battle-line-kind-sum = сума в тумані

# Не більше п’яти літер.
battle-line-mark-wedge = Клин
battle-line-mark-phalanx = Фал.
battle-line-mark-battalion = Бат.
battle-line-mark-skirmish-line = Ланц.
battle-line-mark-host = Нат.
battle-line-mark-sum = Сума

## Запитання
battle-line-ask-play = Зіграйте одну карту.
battle-line-ask-claim = Захопіть прапори або продовжуйте.
battle-line-ask-draw = Доберіть карту. З якого стосу?
battle-line-ask-return = Розвідник: поверніть карту на верх її стосу.
battle-line-ask-redeploy = Передислокація: яку зі своїх карт?
battle-line-ask-redeploy-to = Передислокація: куди йде карта ({ $card })?
battle-line-ask-deserter = Дезертир: яку карту втрачає суперник?
battle-line-ask-traitor = Зрадник: яка карта загону змінює бік?
battle-line-ask-traitor-to = Зрадник ({ $card }): до якого прапора?
battle-line-ask-discard = Багна біля прапора { $flag } більше немає: яку зі своїх чотирьох карт скинути?

## Дії, як їх показує меню: дієслово і кількість параметрів
battle-line-do-play-1 = { $card }
battle-line-do-play-2 = { $card } до прапора { $flag }
battle-line-do-pass-0 = Пас
battle-line-do-claim-1 = Захопити прапор { $flag }
battle-line-do-done-0 = Далі
battle-line-do-draw-1 = { $pile }
battle-line-do-return-1 = { $card }
battle-line-do-choose-1 = { $card }
battle-line-do-move-1 = Прапор { $flag }
battle-line-do-discard-0 = Скинути
battle-line-do-discard-1 = { $card }

## Події
battle-line-cut = { $side } знімає колоду: { $card }.
battle-line-dealt =
    Партія { $game }. Роздає { $dealer }, перший хід: { $first }.
battle-line-played = { $side }: { $card } до прапора { $flag }.
battle-line-guile = { $side }: { $card }.
battle-line-passed = { $side }: пас.
battle-line-drew =
    { $side } добирає зі стосу { $pile-is ->
        [tactics] тактики
       *[troops] загонів
    }{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
battle-line-returned =
    { $side } повертає карту на стос { $pile-is ->
        [tactics] тактики
       *[troops] загонів
    }{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
battle-line-moved = { $side } переміщує карту ({ $card }) від прапора { $from } до прапора { $to }.
battle-line-betrayed = Зрадник біля прапора { $from } ({ $card }): тепер він біля прапора { $to }, бік: { $side }.
battle-line-discarded = { $side } втрачає карту біля прапора { $flag }: { $card } у скид.
battle-line-claimed =
    { $side } захоплює прапор { $flag }: { $own-kind } { $own-sum } проти { $theirs-kind-is ->
        [incomplete] незавершеної формації, яка вже не може перемогти
       *[other] формації «{ $theirs-kind }» { $theirs-sum }
    }.
battle-line-claim-failed =
    { $side } марно намагається захопити прапор { $flag }: { $why-is ->
        [open] суперник ще може перемогти з картами { $cards }
        [weaker] інша формація сильніша
       *[later] формації рівні, а цю завершено останньою
    }.
battle-line-won =
    { $side } перемагає: { $form-is ->
        [breakthrough] прорив, три прапори поспіль
       *[envelopment] охоплення, п’ять прапорів
    }!
battle-line-dead =
    Ніхто більше нічого не може зробити: { $side-is ->
        [nobody] нічия
       *[other] { $side } перемагає, захопивши більше прапорів
    }.
battle-line-points = Очки: { $bottom } : { $top } (нижній : верхній).

## Відмови, за пунктами правил
refused-BLN-02-002 = Колоду знімають на карті загону.
refused-BLN-04-003 = Цієї карти ({ $card }) немає у вас у руці.
refused-BLN-04-005 = Карту треба добрати, поки у стосі є карти, а в руці місце.
refused-BLN-04-006 = Стос «{ $pile }» порожній.
refused-BLN-04-007 = Зараз не час. Хід іде так: зіграти карту, захопити прапори, добрати карту.
refused-BLN-04-010 = У руці не більше семи карт.
refused-BLN-05-001 = Ваш бік прапора { $flag } заповнено: формація там із { $size } карт.
refused-BLN-05-005 = Ви можете зіграти карту загону, тому пасувати не можна.
refused-BLN-07-002 = Захопити прапор можна лише завершеною формацією: біля прапора { $flag } у вас карт: { $cards } із { $size }.
refused-BLN-07-003 = Біля прапора { $flag } суперник сильніший: { $theirs-kind } { $theirs-sum } проти вашої формації «{ $own-kind }» { $own-sum }.
refused-BLN-07-004 = Не доведено: з такими картами суперник ще може перемогти біля прапора { $flag }: { $cards }.
refused-BLN-07-010 = Формації біля прапора { $flag } рівні, а вашу завершено останньою.
refused-BLN-07-017 = Прапор { $flag } уже захоплено.
refused-BLN-07-018 = Прапор { $flag } захоплено: карти до нього більше не грають.
refused-BLN-08-004 = Ви зіграли на одну Тактичну карту більше за суперника: зачекайте, поки він зіграє свою.
refused-BLN-09-006 = Ви вже зіграли Полководця: другий залишається в руці.
refused-BLN-10-010 = Скиньте одну зі своїх чотирьох карт біля прапора { $flag }.
refused-BLN-10-011 = Карту «{ $card }» можна покласти лише біля незахопленого прапора.
refused-BLN-11-004 = Повернути можна лише карту з руки, а цієї там немає: { $card }.
refused-BLN-11-006 = Серед ваших карт біля незахоплених прапорів немає такої: { $card }.
refused-BLN-11-008 = Ця карта ({ $card }) уже лежить біля прапора { $flag }: їй потрібен інший.
refused-BLN-11-009 = Серед карт суперника біля незахоплених прапорів немає такої: { $card }.
refused-BLN-11-012 = Серед карт загонів суперника біля незахоплених прапорів немає такої: { $card }.
refused-BLN-11-014 = Карті «{ $card }» зараз немає на що подіяти.
refused-BLN-13-001 = Зараз не час. За додатковими правилами хід іде так: захопити прапори, зіграти карту, добрати карту.

## Довідка в терміналі
battle-line-help-text =
    номер             зробити цей вибір; для карти, яку кладуть до прапора: номер і прапор, наприклад 2 5
    дія               як у записі: play red-7 3, claim 4, draw troops; чр7 або r7 означає red-7
    why ДІЯ           яке правило забороняє: why claim 4, why 2 5, why pass
    cards             що робить кожна карта у вас на руці
    odds              чим ще може стати кожна формація і з якою ймовірністю
    hint              що зробив би тут сильний гравець і чому
    undo              взяти назад своє останнє рішення, якщо відтоді не відкрилося нічого нового
    log               що сталося, з пунктами правил
    rules [СЛОВА]     шукати в правилах або показати пункт: rules BLN-07-004
    save ФАЙЛ         записати партію у файл (вона й сама весь час зберігається)
    quit              перервати; партію можна продовжити
battle-line-why-usage = Скажіть, що ви хотіли б зробити: why claim 4
