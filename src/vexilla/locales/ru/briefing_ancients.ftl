# Особые правила битвы, в её брифинге.

ancients-special-marian = { $side }: средняя и тяжёлая пехота мечет пилумы до 2 гексов 1 кубиком, если прошла не больше 1 гекса.
ancients-special-julian = { $side }: средняя и тяжёлая пехота мечет пилумы до 2 гексов 1 кубиком, если прошла не больше 1 гекса; или проходит 2 гекса и не сражается.
ancients-special-objectives = { $side }: знамя один раз { $count ->
    [one] за { $hexes }
   *[other] за каждый из гексов { $hexes }
}, когда отряд этой стороны закончит там движение.
ancients-special-exits = { $side }: отряд, ушедший с поля через край противника, приносит знамя. Выходы: { $hexes }.
ancients-special-hand-grows = { $side }: рука растёт на карту за ход, до { $cards }.
ancients-special-hand-jumps = { $side }: со знаменем номер { $banners } рука сразу растёт до { $cards } карт.
ancients-special-leaders-lower-hand = Каждый потерянный полководец уменьшает руку своей стороны на карту.
ancients-special-leaders-decide = Кто убьёт всех полководцев противника, сразу побеждает.
ancients-special-fears-elephants = { $side }: пехота не может игнорировать флаги, выброшенные слонами в ближнем бою.
ancients-special-stiff-phalanx = { $side }: тяжёлая пехота без поддержки отвечает легионам только 3 кубиками.
ancients-special-ambush = { $side }: начиная со своего хода { $turn } картой лидерства можно вывести из засады резерв на край противника.
ancients-special-place-leaders = Посмотрев свои карты, обе стороны ставят полководцев к своим отрядам: сначала { $side } ({ $number }), потом { $then-side } ({ $then-number }).
ancients-special-helmets = { $unit } ({ $hexes }): шлемы попадают в ближнем бою и без полководца.
ancients-special-flags = { $unit } ({ $hexes }): может игнорировать ещё { $flags ->
    [one] 1 флаг
    [few] { $flags } флага
   *[other] { $flags } флагов
}.
ancients-special-swords = { $unit } ({ $hexes }): может игнорировать мечей: { $swords }.
ancients-special-bow = { $unit } ({ $hexes }): стреляет как лучники, до { $range } гексов.
ancients-special-dice = { $leader }: его отряд в ближнем бою бросает больше кубиков на { $dice }.
ancients-special-vital = { $leader }: если он потерян, его сторона проиграла битву.
ancients-special-solitary = { $leaders }: { $count ->
    [one] помогает только отряду, с которым стоит, и карта лидерства на нём приказывает только этому отряду.
   *[other] каждый помогает только отряду, с которым стоит, и карта лидерства на нём приказывает только этому отряду.
}
