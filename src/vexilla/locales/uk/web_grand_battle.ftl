# Grand Battle: what only the page says.

web-grb-table = Стіл, вигляд згори
web-grb-army = армія
web-grb-zoom-in = Ближче (+)
web-grb-zoom-out = Далі (−)
web-grb-fit = Увесь стіл (0)
web-grb-lasso = Вибрати кількох петлею
web-grb-more = Ще
web-grb-go = Виконати

## Units
web-grb-strength = сила { $left } з { $of }
web-grb-losses = { $losses ->
    [one] втрачено { $losses } фігуру
    [few] втрачено { $losses } фігури
   *[other] втрачено { $losses } фігур
}
web-grb-disorder = { $points ->
    [one] { $points } очко розладу
    [few] { $points } очки розладу
   *[other] { $points } очок розладу
}
web-grb-general = { $name }, полководець: командування { $command }, лідерство { $leadership }
web-grb-commander = { $name }, командир: командування { $command }, лідерство { $leadership }
web-grb-number-move = хід { $value } кроків
web-grb-number-melee = рукопаш { $value }
web-grb-number-armour = обладунок { $value }

## Armies and phases
web-grb-phases = Фази ходу
web-grb-turn = Хід { $turn } з { $of }
web-grb-phase-deployment = Розставлення
web-grb-phase-command = Накази
web-grb-phase-artillery = Артилерія
web-grb-phase-movement = Рух
web-grb-phase-combat = Бій
web-grb-phase-recovery = Відновлення
web-grb-steadfastness = Стійкість { $now } з { $first }
web-grb-steadfastness-about = Стійкість { $now } з { $first }: те, на чому тримається армія. Від двох третин її перевіряють.
web-grb-general-lost = полководця втрачено
web-grb-camp-lost = табір втрачено

## What to do, in the bar
web-grb-hint-sheet = Виберіть загони й скажіть, що робити, або тягніть: на ворога — атака, деінде — маневр.
web-grb-hint-order = Наказ: { $units }
web-grb-hint-manoeuvre = Тягніть групу; за кут — заходження. Стали як слід — «зупинитися».
web-grb-hint-attack = Кого атакують? Виберіть ворога в червоній рамці.
web-grb-hint-deploy = Розставте армію: тягніть загони на стіл або візьміть готовий план і змініть його.
web-grb-hint-bombard = Виберіть батарею й клацніть її ціль або завершіть вогонь. Хто стріляє, цього ходу не рухається.
web-grb-ask-orders-waits = Пишеться аркуш наказів.
web-grb-ask-recovery-waits = Віддаються накази відновлення.
web-grb-ask-bombard-waits = Наводять гармати.
web-grb-ask-deploy-waits = Армію розставляють.

## The order sheet
web-grb-sheet = Аркуш наказів
web-grb-purses = Очки командування
web-grb-pays = Платить
web-grb-else-army = якщо він задалеко, платить армія
web-grb-sheet-hint = Нікого не вибрано. Клацніть загін; Shift і клацання додають ще один.
web-grb-sheet-hint-touch = Нікого не вибрано. Торкайтеся загонів або обведіть їх петлею.
web-grb-strike = Викреслити рядок { $line }
web-grb-up = Рядком вище
web-grb-down = Рядком нижче
web-grb-order-attack = Атака
web-grb-order-manoeuvre = Маневр
web-grb-order-hold = Тримати стрій
web-grb-order-recover = Відновити лад
web-grb-order-stand = Стояти й відновитися
web-grb-order-lure = Кидаються самі
web-grb-state-given = віддано
web-grb-state-lost = пропав
web-grb-state-done = виконано
web-grb-roll = Загони списком ({ $count })

## Legs
web-grb-manoeuvre = Маневр
web-grb-nobody-chosen = Нікого не вибрано.
web-grb-left = лишилося кроків: { $left }
web-grb-left-after = Лишиться { $left }.
web-grb-say-advance = уперед, кроків: { $length }
web-grb-say-back = назад, кроків: { $length }
web-grb-say-sideways =
    { $hand ->
        [left] ліворуч, кроків: { $length }
       *[right] праворуч, кроків: { $length }
    }
web-grb-say-wheel =
    { $pivot ->
        [left] заходження навколо лівого кута на { $angle }°
       *[right] заходження навколо правого кута на { $angle }°
    }
web-grb-leg = Куди
web-grb-leg-advance = уперед (↑)
web-grb-leg-back = назад (↓)
web-grb-leg-left = ліворуч (←)
web-grb-leg-right = праворуч (→)
web-grb-leg-wheel-left = заходження навколо лівого кута ([)
web-grb-leg-wheel-right = заходження навколо правого кута (])
web-grb-turn-handle = Повернути
web-grb-steps = кроків
web-grb-degrees = градусів
web-grb-to = місце x:y
web-grb-heading = куди дивляться, °
web-grb-along = кроків уздовж краю
web-grb-slip = Перейти
web-grb-do-turn-right90 = Праворуч
web-grb-do-turn-left90 = Ліворуч
web-grb-do-turn-about = Кругом
web-grb-do-all-round = Кругова оборона
web-grb-do-form-front = Стрій, фронт уперед
web-grb-do-form-right = Стрій, фронт праворуч
web-grb-do-form-rear = Стрій, фронт назад
web-grb-do-form-left = Стрій, фронт ліворуч
web-grb-do-dismount = Спішитися
web-grb-do-mount = У сідло
web-grb-do-build-front = Завал перед фронтом
web-grb-do-build-right = Завал праворуч
web-grb-do-build-rear = Завал у тилу
web-grb-do-build-left = Завал ліворуч
web-grb-do-dismantle = Розібрати: { $what }
web-grb-do-split-melee = Розділитися, бійці попереду
web-grb-do-split-shot = Розділитися, стрільці попереду
web-grb-do-join = З’єднатися
web-grb-costs = Коштує кроків: { $cost }.
web-grb-meets = { $unit } — зустріч із ворогом: { $target }.
web-grb-supports = { $unit } — підтримка: { $target }.
web-grb-beside = Поруч: { $units }.
web-grb-snapped-level = Фронт урівень із сусідами.
web-grb-snapped-contact = Впритул до сусіда.
web-grb-short = Не доходить ні до кого.
web-grb-disorders = Розлад: { $causes }.
web-grb-near = { $unit }: { $gap } кроку до ворога: { $enemy } ({ $zone }).

## Attacks
web-grb-attack = Атака
web-grb-attack-do = Атакувати
web-grb-attack-form = Інша атака
web-grb-nobody-reached = Нікого не дістати: кого не назви, атака не дійде.
web-grb-no-attack = Атакувати звідти нікого не можна: на цьому наказ і закінчується.
web-grb-whom = кого
web-grb-opening = спершу
web-grb-turn-none = прямо
web-grb-turn-right90 = поворот праворуч
web-grb-turn-left90 = поворот ліворуч
web-grb-turn-about = поворот кругом
web-grb-turn-wheel-left = заходження ліворуч на { $angle }°
web-grb-turn-wheel-left-any = заходження ліворуч
web-grb-turn-wheel-right = заходження праворуч на { $angle }°
web-grb-turn-wheel-right-any = заходження праворуч
web-grb-turn-to = поворот до { $angle }°
web-grb-turn-to-any = поворот у будь-який бік
web-grb-turn-swing = захід у фланг

## Setting up
web-grb-deploy = Розставлення
web-grb-deploy-what = Що ставиться на стіл
web-grb-plan = Розставити одним клацанням
web-grb-deploy-hint = Перетягніть загін на стіл або виберіть його й клацніть, де йому стояти.
web-grb-deploy-line-hint = Виберіть загони зліва направо, тоді клацніть, де буде середина лінії.
web-grb-place-place = загін
web-grb-place-line = лінія
web-grb-place-ambush = засідка
web-grb-place-false-ambush = хибний маркер
web-grb-place-camp = табір
web-grb-place-section = перешкода
web-grb-place-arrive = прибуває
web-grb-place-return = повертається
web-grb-place-face-about = поворот
web-grb-lift = Зняти маркер { $marker }
web-grb-reserve = Резерв
web-grb-reserve-in = { $way }, сегмент { $segment }
web-grb-reserve-choose = Як він підійде?
web-grb-reserve-note = Записати
web-grb-reserve-hint = Доки резерв не підійшов, запису не бачить ніхто інший. Номери сегментів показано на столі.
web-grb-unknown-army = армію ще не розставлено

## Buttons that have a name of their own at a question
web-grand-battle-do-done-grb-ask-orders = Здати аркуш
web-grand-battle-do-done-grb-ask-recovery = Закінчити відновлення
web-grand-battle-do-done-grb-ask-bombard = Закінчити вогонь
web-grand-battle-do-done-grb-ask-deploy = Розставлення завершено
web-grand-battle-do-done-grb-ask-ambushes = Лишити долілиць

## What happened
web-grb-strikes = Останні удари й постріли
web-grb-die = кубик
web-grb-total = сума
web-grb-sum-attack = Атака
web-grb-sum-defence = Захист
web-grb-dispersed = розсіяні

## Obstacles
web-grb-section = ділянка { $number } табору

## Tools and chances
web-grb-tools = Знаряддя столу
web-grb-tool-ruler = Лінійка
web-grb-tool-ruler-about = Проведіть по столу, щоб виміряти
web-grb-tool-command = Командування
web-grb-tool-command-about = Доки сягають накази кожного командира
web-grb-tool-zones = Зони
web-grb-tool-zones-about = Фронт, фланги й тил загону під вказівником
web-grb-tool-sight = Огляд
web-grb-tool-sight-about = Кого бачить загін під вказівником
web-grb-tool-threat = Загроза
web-grb-tool-threat-about = Кого загін під вказівником може атакувати
web-grb-tool-fire = Обстріл
web-grb-tool-fire-about = Сектор обстрілу батареї під вказівником
web-grb-tool-end = Прибрати інструмент: { $tool }
web-grb-hidden-by = Не видно, заважає { $by }: { $units }.
web-grb-hill = пагорб
web-grb-odds = Імовірності
web-grb-odds-shot = постріл
web-grb-odds-blow = удар
web-grb-odds-answer = удар у відповідь
web-grb-odds-dice = до кубиків
