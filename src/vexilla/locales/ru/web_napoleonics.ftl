# Стол «Наполеоники» на странице: то, что говорит только её поле.

## Отряды и гексы
web-napoleonics-of-start = из { $start } в начале
web-napoleonics-in-square = в каре { $number }
web-napoleonics-left-square = вышел из каре
web-napoleonics-about-leader = Двигается до 3 гексов. В одиночку не сражается; его отряд может игнорировать флаг.
web-napoleonics-can-support = эта батарея может присоединиться к атаке
web-napoleonics-can-supply = можно отправить к своему краю
web-napoleonics-can-place = сюда можно поставить отряд
web-napoleonics-can-leave-square = может выйти из каре
web-napoleonics-can-retire-to = сюда может отойти кавалерия

## Шкала каре
web-napoleonics-track = Шкала каре, { $army }
web-napoleonics-space-free = Каре { $number }: свободно
web-napoleonics-space-hidden = Каре { $number }: отряд на { $hex }, карта рубашкой вверх
web-napoleonics-space-card = Каре { $number }: отряд на { $hex }, под ним «{ $card }»

## Выбор
web-napoleonics-answers = Ответы на атаку
web-napoleonics-answer-stand = Обычный ближний бой; кто уцелел и не отступил, может нанести ответный удар.
web-napoleonics-answer-square = Случайная карта с руки ложится на шкалу. Каре первым бросает один кубик, флаг отбрасывает кавалерию; потом у неё самое большее один кубик.
web-napoleonics-answer-retire = Враг бросает все свои кубики, но попадают только символы кавалерии. Потом вы отходите на два гекса, без ответного удара.
web-napoleonics-answer-first-strike = Вы играете карту: ваш отряд бьёт первым, а враг атакует, только если уцелел и не отступил.
web-napoleonics-answer-first = вы бьёте первым: { $strike }
web-napoleonics-answer-comes = атака { $percent }
web-napoleonics-answer-no-attack = у атакующего не остаётся кубиков
web-napoleonics-answer-losses = потери: { $losses }
web-napoleonics-answer-destroyed = гибель { $percent }
web-napoleonics-answer-retreat = отброшен { $percent }
web-napoleonics-sections = Сектор форсированного марша
web-napoleonics-section-units =
    { $units ->
        [0] пехоты нет
        [one] { $units } отряд пехоты
        [few] { $units } отряда пехоты
       *[other] { $units } отрядов пехоты
    }
web-napoleonics-do-done-cc-ask-support = Атаковать

## Шансы
web-napoleonics-odds-strike =
    { $dice ->
        [one] { $dice } кубик, { $losses } блока
        [few] { $dice } кубика, { $losses } блока
       *[other] { $dice } кубиков, { $losses } блока
    }
web-napoleonics-odds-supported =
    { $batteries ->
        [one] С { $batteries } батареей
       *[other] С { $batteries } батареями
    }
web-napoleonics-odds-square = Если станет в каре
web-napoleonics-odds-retire = Если отойдёт
web-napoleonics-odds-first-strike = Если ударит первым

## Возгласы над полем
web-napoleonics-cry-square = Каре!
web-napoleonics-cry-square-left = Вышли из каре
web-napoleonics-cry-support-lost = Поддержка потеряна
web-napoleonics-cry-first-strike = Первый удар!
web-napoleonics-cry-bounced = Отброшены!
web-napoleonics-cry-retires = Отход и перестроение
web-napoleonics-cry-objective-taken = Цель взята!
web-napoleonics-cry-objective-lost = Цель потеряна
