# Battle Line

battle-line-title = Линия фронта (Battle Line)
battle-line-short-title = Линия фронта
battle-line-begin-standard = Девять знамён, две скрытые руки карт. Побеждают три знамени подряд или любые пять.
battle-line-about = Девять знамён, две скрытые руки. Захватите три знамени подряд или любые пять.
battle-line-page-help = Между двумя игроками стоят девять знамён. В свой ход вы кладёте одну карту со своей стороны знамени и берёте новую. Три карты составляют формацию: лучше всех клин, затем фаланга, батальон, стрелковая цепь и толпа; среди равных побеждает большая сумма. Знамя можно захватить, как только доказано, что соперник там лучше не сможет. Три знамени подряд или любые пять приносят победу.
battle-line-about-option-tactics = Десять карт с особыми свойствами. Без них игра проще, и скрыты только руки.
battle-line-about-option-claims = Показывает ли программа, какие знамёна можно захватить, или доказательство вы ищете сами.
battle-line-about-option-variant = Сложный вариант: знамёна захватывают в начале хода, и у соперника есть ещё один ход на ответ.
battle-line-about-option-series = Несколько партий подряд, в каждой начисляются очки.

## Настройки
battle-line-option-tactics = Тактические карты
battle-line-option-claims = захваты
battle-line-option-variant = правила
battle-line-option-series = партий
battle-line-value-on = есть
battle-line-value-off = нет
battle-line-value-aided = показывает программа
battle-line-value-unaided = находит игрок
battle-line-value-standard = обычные
battle-line-value-advanced = дополнительные: захват в начале хода

## Карты
battle-line-card-red = красная { $number }
battle-line-card-yellow = жёлтая { $number }
battle-line-card-purple = фиолетовая { $number }
battle-line-card-orange = оранжевая { $number }
battle-line-card-blue = синяя { $number }
battle-line-card-green = зелёная { $number }
battle-line-card-alexander = Александр
battle-line-card-darius = Дарий
battle-line-card-companion-cavalry = Гетайры
battle-line-card-shield-bearers = Щитоносцы
battle-line-card-fog = Туман
battle-line-card-mud = Грязь
battle-line-card-scout = Разведчик
battle-line-card-redeploy = Передислокация
battle-line-card-deserter = Дезертир
battle-line-card-traitor = Предатель

# Одна или две буквы на цвет (одна «З» похожа на тройку): для узкой доски и для тех, кто не различает цвета.
battle-line-letter-red = Кр
battle-line-letter-yellow = Жл
battle-line-letter-purple = Фл
battle-line-letter-orange = Ор
battle-line-letter-blue = Сн
battle-line-letter-green = Зл
# Не больше пяти букв.
battle-line-short-alexander = Алекс
battle-line-short-darius = Дарий
battle-line-short-companion-cavalry = Гет.8
battle-line-short-shield-bearers = Щит.3
battle-line-short-fog = Туман
battle-line-short-mud = Грязь

battle-line-help-alexander = полководец: заменяет карту любого цвета и значения
battle-line-help-darius = полководец: заменяет карту любого цвета и значения
battle-line-help-companion-cavalry = заменяет восьмёрку любого цвета
battle-line-help-shield-bearers = заменяет 1, 2 или 3 любого цвета
battle-line-help-fog = у этого знамени важна только сумма значений
battle-line-help-mud = у этого знамени в формации четыре карты
battle-line-help-scout = в конце хода доберите три карты и две верните
battle-line-help-redeploy = переместите или сбросьте одну из своих карт
battle-line-help-deserter = сбросьте одну из карт соперника
battle-line-help-traitor = перетяните на свою сторону карту отряда соперника

battle-line-pile-troops = Отряды
battle-line-pile-tactics = Тактика

battle-line-kind-wedge = Клин
battle-line-kind-phalanx = Фаланга
battle-line-kind-battalion = Батальон
battle-line-kind-skirmish-line = Стрелковая цепь
battle-line-kind-host = Толпа
battle-line-kind-sum = сумма в тумане

# Не больше пяти букв.
battle-line-mark-wedge = Клин
battle-line-mark-phalanx = Фал.
battle-line-mark-battalion = Бат.
battle-line-mark-skirmish-line = Цепь
battle-line-mark-host = Толпа
battle-line-mark-sum = Сум.

## Вопросы
battle-line-ask-play = Сыграйте одну карту.
battle-line-ask-claim = Захватите знамёна или продолжайте.
battle-line-ask-draw = Доберите карту. Из какой стопки?
battle-line-ask-return = Разведчик: верните карту на верх её стопки.
battle-line-ask-redeploy = Передислокация: какую из своих карт?
battle-line-ask-redeploy-to = Передислокация: куда идёт карта ({ $card })?
battle-line-ask-deserter = Дезертир: какую карту теряет соперник?
battle-line-ask-traitor = Предатель: какая карта отряда меняет сторону?
battle-line-ask-traitor-to = Предатель ({ $card }): к какому знамени?
battle-line-ask-discard = Грязи у знамени { $flag } больше нет: какую из своих четырёх карт сбросить?

## Действия, как их показывает меню: глагол и число параметров
battle-line-do-play-1 = { $card }
battle-line-do-play-2 = { $card } к знамени { $flag }
battle-line-do-pass-0 = Пас
battle-line-do-claim-1 = Захватить знамя { $flag }
battle-line-do-done-0 = Дальше
battle-line-do-draw-1 = { $pile }
battle-line-do-return-1 = { $card }
battle-line-do-choose-1 = { $card }
battle-line-do-move-1 = Знамя { $flag }
battle-line-do-discard-0 = Сбросить
battle-line-do-discard-1 = { $card }

## События
battle-line-cut = { $side } снимает колоду: { $card }.
battle-line-dealt =
    Партия { $game }. Сдаёт { $dealer }, первый ход: { $first }.
battle-line-played = { $side }: { $card } к знамени { $flag }.
battle-line-guile = { $side }: { $card }.
battle-line-passed = { $side }: пас.
battle-line-drew =
    { $side } добирает из стопки { $pile-is ->
        [tactics] тактики
       *[troops] отрядов
    }{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
battle-line-returned =
    { $side } возвращает карту на стопку { $pile-is ->
        [tactics] тактики
       *[troops] отрядов
    }{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
battle-line-moved = { $side } перемещает карту ({ $card }) от знамени { $from } к знамени { $to }.
battle-line-betrayed = Предатель у знамени { $from } ({ $card }): теперь он у знамени { $to }, сторона: { $side }.
battle-line-discarded = { $side } теряет карту у знамени { $flag }: { $card } в сброс.
battle-line-claimed =
    { $side } захватывает знамя { $flag }: { $own-kind } { $own-sum } против { $theirs-kind-is ->
        [incomplete] незавершённой формации, которая уже не может победить
       *[other] формации «{ $theirs-kind }» { $theirs-sum }
    }.
battle-line-claim-failed =
    { $side } безуспешно пытается захватить знамя { $flag }: { $why-is ->
        [open] соперник ещё может победить с картами { $cards }
        [weaker] другая формация сильнее
       *[later] формации равны, а эта завершена последней
    }.
battle-line-won =
    { $side } побеждает: { $form-is ->
        [breakthrough] прорыв, три знамени подряд
       *[envelopment] охват, пять знамён
    }!
battle-line-dead =
    Никто больше ничего не может сделать: { $side-is ->
        [nobody] ничья
       *[other] { $side } побеждает, захватив больше знамён
    }.
battle-line-points = Очки: { $bottom } : { $top } (нижний : верхний).

## Отказы, по пунктам правил
refused-BLN-02-002 = Колоду снимают на карте отряда.
refused-BLN-04-003 = Этой карты ({ $card }) нет у вас в руке.
refused-BLN-04-005 = Карту нужно добрать, пока в стопке есть карты, а в руке место.
refused-BLN-04-006 = Стопка «{ $pile }» пуста.
refused-BLN-04-007 = Сейчас не время. Ход идёт так: сыграть карту, захватить знамёна, добрать карту.
refused-BLN-04-010 = В руке не больше семи карт.
refused-BLN-05-001 = Ваша сторона знамени { $flag } заполнена: формация там из { $size } карт.
refused-BLN-05-005 = Вы можете сыграть карту отряда, поэтому пасовать нельзя.
refused-BLN-07-002 = Захватить знамя можно только завершённой формацией: у знамени { $flag } у вас карт: { $cards } из { $size }.
refused-BLN-07-003 = У знамени { $flag } соперник сильнее: { $theirs-kind } { $theirs-sum } против вашей формации «{ $own-kind }» { $own-sum }.
refused-BLN-07-004 = Не доказано: с такими картами соперник ещё может победить у знамени { $flag }: { $cards }.
refused-BLN-07-010 = Формации у знамени { $flag } равны, а ваша завершена последней.
refused-BLN-07-017 = Знамя { $flag } уже захвачено.
refused-BLN-07-018 = Знамя { $flag } захвачено: карты к нему больше не играют.
refused-BLN-08-004 = Вы сыграли на одну Тактическую карту больше соперника: подождите, пока он сыграет свою.
refused-BLN-09-006 = Вы уже сыграли Полководца: второй остаётся в руке.
refused-BLN-10-010 = Сбросьте одну из своих четырёх карт у знамени { $flag }.
refused-BLN-10-011 = Карту «{ $card }» можно положить только у незахваченного знамени.
refused-BLN-11-004 = Вернуть можно только карту из руки, а этой там нет: { $card }.
refused-BLN-11-006 = Среди ваших карт у незахваченных знамён нет такой: { $card }.
refused-BLN-11-008 = Эта карта ({ $card }) уже лежит у знамени { $flag }: ей нужно другое.
refused-BLN-11-009 = Среди карт соперника у незахваченных знамён нет такой: { $card }.
refused-BLN-11-012 = Среди карт отрядов соперника у незахваченных знамён нет такой: { $card }.
refused-BLN-11-014 = Карте «{ $card }» сейчас не на что подействовать.
refused-BLN-13-001 = Сейчас не время. По дополнительным правилам ход идёт так: захватить знамёна, сыграть карту, добрать карту.

## Справка в терминале
battle-line-help-text =
    номер             сделать этот выбор; для карты, которую кладут к знамени: номер и знамя, например 2 5
    действие          как в записи: play red-7 3, claim 4, draw troops; кр7 или r7 значит red-7
    why ДЕЙСТВИЕ      какое правило запрещает: why claim 4, why 2 5, why pass
    cards             что делает каждая карта на вашей руке
    odds              чем ещё может стать каждая формация и с какой вероятностью
    hint              что сделал бы здесь сильный игрок и почему
    undo              взять назад своё последнее решение, если с тех пор не открылось ничего нового
    log               что произошло, с пунктами правил
    rules [СЛОВА]     искать в правилах или показать пункт: rules BLN-07-004
    save ФАЙЛ         записать партию в файл (она и сама всё время сохраняется)
    quit              прервать; партию можно продолжить
battle-line-why-usage = Скажите, что вы хотели бы сделать: why claim 4
