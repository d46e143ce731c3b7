# Grand Battle: what only the page says.

web-grb-table = Стол, вид сверху
web-grb-army = армия
web-grb-zoom-in = Ближе (+)
web-grb-zoom-out = Дальше (−)
web-grb-fit = Весь стол (0)
web-grb-lasso = Выделить нескольких петлёй
web-grb-more = Ещё
web-grb-go = Выполнить

## Units
web-grb-strength = сила { $left } из { $of }
web-grb-losses = { $losses ->
    [one] потеряна { $losses } фигура
    [few] потеряны { $losses } фигуры
   *[other] потеряно { $losses } фигур
}
web-grb-disorder = { $points ->
    [one] { $points } очко расстройства
    [few] { $points } очка расстройства
   *[other] { $points } очков расстройства
}
web-grb-general = { $name }, полководец: командование { $command }, лидерство { $leadership }
web-grb-commander = { $name }, командир: командование { $command }, лидерство { $leadership }
web-grb-number-move = ход { $value } шагов
web-grb-number-melee = рукопашная { $value }
web-grb-number-armour = доспех { $value }

## Armies and phases
web-grb-phases = Фазы хода
web-grb-turn = Ход { $turn } из { $of }
web-grb-phase-deployment = Расстановка
web-grb-phase-command = Приказы
web-grb-phase-artillery = Артиллерия
web-grb-phase-movement = Движение
web-grb-phase-combat = Бой
web-grb-phase-recovery = Восстановление
web-grb-steadfastness = Стойкость { $now } из { $first }
web-grb-steadfastness-about = Стойкость { $now } из { $first }: то, на чём держится армия. С двух третей она проверяется.
web-grb-general-lost = полководец потерян
web-grb-camp-lost = лагерь потерян

## What to do, in the bar
web-grb-hint-sheet = Выберите отряды и скажите, что делать, или тяните: на врага — атака, в другое место — манёвр.
web-grb-hint-order = Приказ: { $units }
web-grb-hint-manoeuvre = Тяните группу; за угол — захождение. Встали как надо — «остановиться».
web-grb-hint-attack = Кого атакуют? Выберите врага в красной рамке.
web-grb-hint-deploy = Расставьте армию: тащите отряды на стол или возьмите готовый план и поправьте его.
web-grb-hint-bombard = Выберите батарею и щёлкните её цель или закончите огонь. Кто стреляет, в этом ходу не движется.
web-grb-ask-orders-waits = Пишется лист приказов.
web-grb-ask-recovery-waits = Отдаются приказы восстановления.
web-grb-ask-bombard-waits = Наводятся орудия.
web-grb-ask-deploy-waits = Армия расставляется.

## The order sheet
web-grb-sheet = Лист приказов
web-grb-purses = Очки командования
web-grb-pays = Платит
web-grb-else-army = если он слишком далеко, платит армия
web-grb-sheet-hint = Никто не выбран. Щёлкните отряд; Shift и щелчок добавляют ещё один.
web-grb-sheet-hint-touch = Никто не выбран. Касайтесь отрядов или обведите их петлёй.
web-grb-strike = Вычеркнуть строку { $line }
web-grb-up = Строкой выше
web-grb-down = Строкой ниже
web-grb-order-attack = Атака
web-grb-order-manoeuvre = Манёвр
web-grb-order-hold = Держать строй
web-grb-order-recover = Восстановить порядок
web-grb-order-stand = Стоять и восстановиться
web-grb-order-lure = Бросаются сами
web-grb-state-given = отдан
web-grb-state-lost = пропал
web-grb-state-done = выполнен
web-grb-roll = Отряды списком ({ $count })

## Legs
web-grb-manoeuvre = Манёвр
web-grb-nobody-chosen = Никто не выбран.
web-grb-left = осталось шагов: { $left }
web-grb-left-after = Останется { $left }.
web-grb-say-advance = вперёд, шагов: { $length }
web-grb-say-back = назад, шагов: { $length }
web-grb-say-sideways =
    { $hand ->
        [left] влево, шагов: { $length }
       *[right] вправо, шагов: { $length }
    }
web-grb-say-wheel =
    { $pivot ->
        [left] захождение вокруг левого угла на { $angle }°
       *[right] захождение вокруг правого угла на { $angle }°
    }
web-grb-leg = Куда
web-grb-leg-advance = вперёд (↑)
web-grb-leg-back = назад (↓)
web-grb-leg-left = влево (←)
web-grb-leg-right = вправо (→)
web-grb-leg-wheel-left = захождение вокруг левого угла ([)
web-grb-leg-wheel-right = захождение вокруг правого угла (])
web-grb-turn-handle = Повернуть
web-grb-steps = шагов
web-grb-degrees = градусов
web-grb-to = место x:y
web-grb-heading = куда смотрят, °
web-grb-along = шагов вдоль края
web-grb-slip = Перейти
web-grb-do-turn-right90 = Направо
web-grb-do-turn-left90 = Налево
web-grb-do-turn-about = Кругом
web-grb-do-all-round = Круговая оборона
web-grb-do-form-front = Строй, фронт вперёд
web-grb-do-form-right = Строй, фронт вправо
web-grb-do-form-rear = Строй, фронт назад
web-grb-do-form-left = Строй, фронт влево
web-grb-do-dismount = Спешиться
web-grb-do-mount = В седло
web-grb-do-build-front = Завал перед фронтом
web-grb-do-build-right = Завал справа
web-grb-do-build-rear = Завал в тылу
web-grb-do-build-left = Завал слева
web-grb-do-dismantle = Разобрать: { $what }
web-grb-do-split-melee = Разделиться, бойцы впереди
web-grb-do-split-shot = Разделиться, стрелки впереди
web-grb-do-join = Соединиться
web-grb-costs = Стоит шагов: { $cost }.
web-grb-meets = { $unit } — встреча с врагом: { $target }.
web-grb-supports = { $unit } — поддержка: { $target }.
web-grb-beside = Рядом: { $units }.
web-grb-snapped-level = Фронт вровень с соседями.
web-grb-snapped-contact = Вплотную к соседу.
web-grb-short = Не доходит ни до кого.
web-grb-disorders = Расстройство: { $causes }.
web-grb-near = { $unit }: { $gap } шага до врага: { $enemy } ({ $zone }).

## Attacks
web-grb-attack = Атака
web-grb-attack-do = Атаковать
web-grb-attack-form = Другая атака
web-grb-nobody-reached = Никого не достать: кого ни назови, атака не дойдёт.
web-grb-no-attack = Атаковать оттуда никого нельзя: на этом приказ и кончается.
web-grb-whom = кого
web-grb-opening = сначала
web-grb-turn-none = прямо
web-grb-turn-right90 = поворот направо
web-grb-turn-left90 = поворот налево
web-grb-turn-about = поворот кругом
web-grb-turn-wheel-left = захождение налево на { $angle }°
web-grb-turn-wheel-left-any = захождение налево
web-grb-turn-wheel-right = захождение направо на { $angle }°
web-grb-turn-wheel-right-any = захождение направо
web-grb-turn-to = поворот до { $angle }°
web-grb-turn-to-any = поворот в любую сторону
web-grb-turn-swing = заход во фланг

## Setting up
web-grb-deploy = Расстановка
web-grb-deploy-what = Что ставится на стол
web-grb-plan = Расставить одним щелчком
web-grb-deploy-hint = Перетащите отряд на стол или выберите его и щёлкните, где ему стоять.
web-grb-deploy-line-hint = Выберите отряды слева направо, потом щёлкните, где будет середина линии.
web-grb-place-place = отряд
web-grb-place-line = линия
web-grb-place-ambush = засада
web-grb-place-false-ambush = ложный маркер
web-grb-place-camp = лагерь
web-grb-place-section = препятствие
web-grb-place-arrive = прибывает
web-grb-place-return = возвращается
web-grb-place-face-about = поворот
web-grb-lift = Снять маркер { $marker }
web-grb-reserve = Резерв
web-grb-reserve-in = { $way }, сегмент { $segment }
web-grb-reserve-choose = Как он подойдёт?
web-grb-reserve-note = Записать
web-grb-reserve-hint = Пока резерв не подошёл, запись не видит никто другой. Номера сегментов показаны на столе.
web-grb-unknown-army = армия ещё не расставлена

## Buttons that have a name of their own at a question
web-grand-battle-do-done-grb-ask-orders = Сдать лист
web-grand-battle-do-done-grb-ask-recovery = Закончить восстановление
web-grand-battle-do-done-grb-ask-bombard = Закончить огонь
web-grand-battle-do-done-grb-ask-deploy = Расстановка закончена
web-grand-battle-do-done-grb-ask-ambushes = Оставить лицом вниз

## What happened
web-grb-strikes = Последние удары и выстрелы
web-grb-die = кубик
web-grb-total = сумма
web-grb-sum-attack = Атака
web-grb-sum-defence = Защита
web-grb-dispersed = рассеяны

## Obstacles
web-grb-section = участок { $number } лагеря

## Tools and chances
web-grb-tools = Инструменты стола
web-grb-tool-ruler = Линейка
web-grb-tool-ruler-about = Проведите по столу, чтобы измерить
web-grb-tool-command = Командование
web-grb-tool-command-about = Докуда доходят приказы каждого командира
web-grb-tool-zones = Зоны
web-grb-tool-zones-about = Фронт, фланги и тыл отряда под указателем
web-grb-tool-sight = Обзор
web-grb-tool-sight-about = Кого видит отряд под указателем
web-grb-tool-threat = Угроза
web-grb-tool-threat-about = Кого отряд под указателем может атаковать
web-grb-tool-fire = Обстрел
web-grb-tool-fire-about = Сектор обстрела батареи под указателем
web-grb-tool-end = Убрать инструмент: { $tool }
web-grb-hidden-by = Не видно, мешает { $by }: { $units }.
web-grb-hill = холм
web-grb-odds = Вероятности
web-grb-odds-shot = выстрел
web-grb-odds-blow = удар
web-grb-odds-answer = ответный удар
web-grb-odds-dice = до кубиков
