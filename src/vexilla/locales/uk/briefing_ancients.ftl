# Особливі правила битви, у її брифінгу.

ancients-special-marian = { $side }: середня й важка піхота метає пілуми до 2 гексів 1 кубиком, якщо пройшла не більше 1 гекса.
ancients-special-julian = { $side }: середня й важка піхота метає пілуми до 2 гексів 1 кубиком, якщо пройшла не більше 1 гекса; або проходить 2 гекси й не б’ється.
ancients-special-objectives = { $side }: прапор один раз { $count ->
    [one] за { $hexes }
   *[other] за кожен із гексів { $hexes }
}, коли загін цієї сторони закінчить там рух.
ancients-special-exits = { $side }: загін, що пішов з поля через край противника, приносить прапор. Виходи: { $hexes }.
ancients-special-hand-grows = { $side }: рука зростає на карту за хід, до { $cards }.
ancients-special-hand-jumps = { $side }: з прапором номер { $banners } рука одразу зростає до { $cards } карт.
ancients-special-leaders-lower-hand = Кожен втрачений полководець зменшує руку своєї сторони на карту.
ancients-special-leaders-decide = Хто вб’є всіх полководців противника, одразу перемагає.
ancients-special-fears-elephants = { $side }: піхота не може ігнорувати прапори, що їх викинули слони в ближньому бою.
ancients-special-stiff-phalanx = { $side }: важка піхота без підтримки відповідає легіонам лише 3 кубиками.
ancients-special-ambush = { $side }: починаючи зі свого ходу { $turn } картою лідерства можна вивести із засідки резерв на край противника.
ancients-special-place-leaders = Переглянувши свої карти, обидві сторони ставлять полководців до своїх загонів: спершу { $side } ({ $number }), потім { $then-side } ({ $then-number }).
ancients-special-helmets = { $unit } ({ $hexes }): шоломи влучають у ближньому бою й без полководця.
ancients-special-flags = { $unit } ({ $hexes }): може ігнорувати ще { $flags ->
    [one] 1 прапор
    [few] { $flags } прапори
   *[other] { $flags } прапорив
}.
ancients-special-swords = { $unit } ({ $hexes }): може ігнорувати мечів: { $swords }.
ancients-special-bow = { $unit } ({ $hexes }): стріляє як лучники, до { $range } гексів.
ancients-special-dice = { $leader }: його загін у ближньому бою кидає більше кубиків на { $dice }.
ancients-special-vital = { $leader }: якщо його втрачено, його сторона програла битву.
ancients-special-solitary = { $leaders }: { $count ->
    [one] допомагає лише загону, з яким стоїть, і карта лідерства на ньому наказує лише цьому загону.
   *[other] кожен допомагає лише загону, з яким стоїть, і карта лідерства на ньому наказує лише цьому загону.
}
