# Что помогает решать: шансы, постоянные приказы, везение, кто побеждает; и приглашение вернуться.

advice-push-your-turn = Ваш ход.

## Пометки ходов и атак
advice-mark-battle = ещё сможет сражаться
advice-mark-no-battle = сражаться уже не сможет
advice-mark-must = обязан будет сражаться
advice-mark-close = ближний бой
advice-mark-fire = дистанционный бой

## Шансы атаки
advice-odds-title = Шансы
advice-odds-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
advice-odds-hits = { $hits ->
    [0] без попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}
advice-odds-destroyed = уничтожен
advice-odds-retreat = отброшен
advice-odds-retreats = { $hexes ->
    [one] назад на { $hexes } гекс
    [few] назад на { $hexes } гекса
   *[other] назад на { $hexes } гексов
}
advice-odds-leader = полководец погибнет
advice-odds-losses = потеряет блоков в среднем
advice-odds-back = ответный удар
advice-odds-no-back = без ответного удара
advice-odds-assumes-flags = Считается, что игнорируется каждый флаг, который можно игнорировать.
advice-odds-assumes-back = Считается, что защитник, удержавший гекс, отвечает ударом.
advice-odds-assumes-left-out = Не учтены: неистовство слонов, болото и полководцы, бегущие сквозь врагов.

## Шансы у флагов
advice-odds-flag = Флаг { $flag }
advice-odds-own = лучшее у вас
advice-odds-theirs = лучшее у соперника
advice-odds-outs = { $cards ->
    [one] завершает { $cards } карта
    [few] завершают { $cards } карты
   *[other] завершают { $cards } карт
}
advice-odds-unseen = { $cards ->
    [one] не видна { $cards } карта
    [few] не видны { $cards } карты
   *[other] не видно { $cards } карт
}
advice-odds-proof = можно захватить
advice-odds-no-proof = захватить пока нельзя

## Постоянные приказы
advice-orders-title = Постоянные приказы
advice-orders-about = В ход соперника за вас отвечает первый подходящий приказ. Если его нельзя исполнить, отвечает следующий; в крайнем случае отряд остаётся на месте.
advice-orders-none = Приказов нет: вас спросят каждый раз.
advice-question-react = Когда отряд атакуют в ближнем бою
advice-question-battle-back = Когда отряд может нанести ответный удар
advice-question-ignore = Когда флаги можно игнорировать
advice-question-retreat = Путь отступления
advice-question-evade-to = Путь уклонения
advice-question-flee = Путь бегущего полководца
advice-question-rampage = Порядок неистовства слонов
advice-answer-stand = стоять
advice-answer-evade = уклониться
advice-answer-first-strike = сыграть «Первый удар»
advice-answer-battle-back = нанести ответный удар
advice-answer-decline = не отвечать ударом
advice-answer-most = игнорировать как можно больше
advice-answer-none = не игнорировать
advice-answer-computer = предоставить компьютеру
advice-when-attacker = нападающий
advice-when-attack-dice = кубиков атаки, не меньше
advice-when-dice = своих кубиков, не меньше
advice-when-blocks = своих блоков, не больше
advice-weight-any = любой
advice-weight-light = лёгкий
advice-weight-medium = средний
advice-weight-heavy = тяжёлый
advice-orders-bad-orders = Приказов слишком много, или это вовсе не приказы.
advice-orders-bad-order = Это не приказ.
advice-orders-unknown-question = Такого вопроса не бывает.
advice-orders-unknown-answer = Так на этот вопрос не отвечают.
advice-orders-unknown-condition = Такого условия нет.
advice-orders-unknown-value = Условие не может иметь такого значения.

## Везение и кто побеждал
advice-luck-title = Везение
advice-luck-none = Случаю ничего не досталось.
advice-luck-expected-hits = ожидалось попаданий
advice-luck-actual-hits = было попаданий
advice-luck-expected-values = ожидалось очков карт
advice-luck-actual-values = пришло очков карт
advice-luck-rolls = { $rolls ->
    [one] { $rolls } удар
    [few] { $rolls } удара
   *[other] { $rolls } ударов
}
advice-luck-cards = { $cards ->
    [one] { $cards } карта войск
    [few] { $cards } карты войск
   *[other] { $cards } карт войск
}
advice-luck-tactics = { $cards ->
    [one] { $cards } карта тактики
    [few] { $cards } карты тактики
   *[other] { $cards } карт тактики
}
advice-luck-banners = { $banners ->
    [one] { $banners } знамя
    [few] { $banners } знамени
   *[other] { $banners } знамён
}
advice-luck-kind-fire = дистанционный бой
advice-luck-kind-attack = ближний бой
advice-luck-kind-first-strike = «Первый удар»
advice-luck-kind-battle-back = ответный удар
advice-balance-title = Кто побеждал
advice-balance-about = Как это оценивает компьютерный игрок, видя обе руки.
