# Что помогает решать: на чём основаны шансы, постоянные приказы; и приглашение вернуться.

advice-push-your-turn = Ваш ход.

## Шансы атаки
advice-odds-assumes-flags = Считается, что игнорируется каждый флаг, который можно игнорировать.
advice-odds-assumes-back = Считается, что защитник, удержавший гекс, отвечает ударом.
advice-odds-assumes-left-out = Не учтены: неистовство слонов, болото и полководцы, бегущие сквозь врагов.
advice-odds-assumes-stands = Считается, что защитник остаётся на месте, если не названо другое ответное действие.
advice-odds-assumes-no-escapes = Не учтены полководцы, которые прорываются сквозь врагов.
advice-odds-assumes-no-dragons = Не учтены карты Дракона, которые ещё никто не сыграл, решение одинокого командира и фигуры, которых стоит полная утрата чести.

## Постоянные приказы
advice-orders-about = За вас без вопроса отвечает первый подходящий приказ. Если его нельзя исполнить, отвечает следующий; в крайнем случае отряд остаётся на месте или момент пропускается.
advice-orders-none = Приказов нет: вас спросят каждый раз.
advice-question-react = Когда отряд атакуют в ближнем бою
advice-question-melee = Когда отряд атакуют в ближнем бою
advice-question-battle-back = Когда отряд может нанести ответный удар
advice-question-ignore = Когда флаги можно игнорировать
advice-question-retreat = Путь отступления
advice-question-evade-to = Путь уклонения
advice-question-retire = Путь отходящей кавалерии
advice-question-flee = Путь бегущего полководца
advice-question-fate = Судьба одинокого командира
advice-question-rampage = Порядок неистовства слонов
advice-question-grb-evade = Когда отряд в «Великой битве» может уклониться от боя
advice-question-grb-face = Когда отряд может повернуться к тому, кто бьёт его во фланг или тыл
advice-question-grb-way = Путь отряда, который отходит, уклоняется или бежит
advice-question-grb-pursuit = Преследует ли победитель боя
advice-question-dragon-card-played = Карта Дракона: когда сыграна Командная карта
advice-question-dragon-after-move = Карта Дракона: после движения врага
advice-question-dragon-moves-made = Карта Дракона: когда враг закончил движение
advice-question-dragon-success = Карта Дракона: после своей успешной атаки
advice-question-dragon-advanced = Карта Дракона: когда враг перешёл в наступление
advice-question-dragon-close-combat-declared = Карта Дракона: перед рукопашной, если командир есть в обоих отрядах
advice-question-dragon-before-roll = Карта Дракона: перед броском
advice-question-dragon-after-roll = Карта Дракона: после броска
advice-answer-pass = пропустить
advice-answer-stand = стоять
advice-answer-evade = уклониться
advice-answer-square = построиться в каре
advice-answer-retire = отойти и перестроиться
advice-answer-first-strike = сыграть «Первый удар»
advice-answer-battle-back = нанести ответный удар
advice-answer-decline = не отвечать ударом
advice-answer-most = игнорировать как можно больше
advice-answer-none = не игнорировать
advice-answer-computer = предоставить компьютеру
advice-when-attacker = нападающий
advice-when-attack-dice = кубиков атаки, не меньше
advice-when-dice = своих кубиков, не меньше
advice-when-honor = своих жетонов, не больше
advice-when-turn = до конца хода
advice-when-blocks = своих блоков, не больше
advice-when-figures = своих фигур, не больше
advice-weight-any = любой
advice-weight-light = лёгкий
advice-weight-medium = средний
advice-weight-heavy = тяжёлый
advice-arm-any = любой
advice-arm-infantry = пехота
advice-arm-cavalry = кавалерия
advice-arm-artillery = артиллерия
advice-rank-any = любой
advice-rank-circle = отряд с кругом
advice-rank-triangle = отряд с треугольником
advice-rank-square = отряд с квадратом
