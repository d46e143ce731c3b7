# Стіл «Наполеоніки» на сторінці: те, що каже лише її поле.

## Загони й гекси
web-napoleonics-of-start = з { $start } на початку
web-napoleonics-in-square = у каре { $number }
web-napoleonics-left-square = вийшов із каре
web-napoleonics-about-leader = Рухається до 3 гексів. Наодинці не б’ється; його загін може проігнорувати прапор.
web-napoleonics-can-support = ця батарея може приєднатися до атаки
web-napoleonics-can-supply = можна відправити до свого краю
web-napoleonics-can-place = сюди можна поставити загін
web-napoleonics-can-leave-square = може вийти з каре
web-napoleonics-can-retire-to = сюди може відійти кавалерія

## Шкала каре
web-napoleonics-track = Шкала каре, { $army }
web-napoleonics-space-free = Каре { $number }: вільно
web-napoleonics-space-hidden = Каре { $number }: загін на { $hex }, карта долілиць
web-napoleonics-space-card = Каре { $number }: загін на { $hex }, під ним «{ $card }»

## Вибір
web-napoleonics-answers = Відповіді на атаку
web-napoleonics-answer-stand = Звичайний ближній бій; хто вцілів і не відступив, може завдати удару у відповідь.
web-napoleonics-answer-square = Випадкова карта з руки лягає на шкалу. Каре першим кидає один кубик, прапор відкидає кавалерію; потім у неї щонайбільше один кубик.
web-napoleonics-answer-retire = Ворог кидає всі свої кубики, але влучають лише символи кавалерії. Потім ви відходите на два гекси, без удару у відповідь.
web-napoleonics-answer-first-strike = Ви граєте карту: ваш загін б’є першим, а ворог атакує, лише якщо вцілів і не відступив.
web-napoleonics-answer-first = ви б’єте першим: { $strike }
web-napoleonics-answer-comes = атака { $percent }
web-napoleonics-answer-no-attack = в атакувальника не лишається кубиків
web-napoleonics-answer-losses = втрати: { $losses }
web-napoleonics-answer-destroyed = загибель { $percent }
web-napoleonics-answer-retreat = відкинуто { $percent }
web-napoleonics-sections = Сектор форсованого маршу
web-napoleonics-section-units =
    { $units ->
        [0] піхоти немає
        [one] { $units } загін піхоти
        [few] { $units } загони піхоти
       *[other] { $units } загонів піхоти
    }
web-napoleonics-do-done-cc-ask-support = Атакувати

## Шанси
web-napoleonics-odds-strike =
    { $dice ->
        [one] { $dice } кубик, { $losses } блоку
        [few] { $dice } кубики, { $losses } блоку
       *[other] { $dice } кубиків, { $losses } блоку
    }
web-napoleonics-odds-supported =
    { $batteries ->
        [one] З { $batteries } батареєю
       *[other] З { $batteries } батареями
    }
web-napoleonics-odds-square = Якщо стане в каре
web-napoleonics-odds-retire = Якщо відійде
web-napoleonics-odds-first-strike = Якщо вдарить першим

## Вигуки над полем
web-napoleonics-cry-square = Каре!
web-napoleonics-cry-square-left = Вийшли з каре
web-napoleonics-cry-support-lost = Підтримку втрачено
web-napoleonics-cry-first-strike = Перший удар!
web-napoleonics-cry-bounced = Відкинуто!
web-napoleonics-cry-retires = Відступ і перебудова
web-napoleonics-cry-objective-taken = Ціль узято!
web-napoleonics-cry-objective-lost = Ціль втрачено
