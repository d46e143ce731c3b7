# Що допомагає вирішувати: шанси, постійні накази, везіння, хто перемагає; і запрошення повернутися.

advice-push-your-turn = Ваш хід.

## Позначки ходів і атак
advice-mark-battle = ще зможе битися
advice-mark-no-battle = битися вже не зможе
advice-mark-must = муситиме битися
advice-mark-close = ближній бій
advice-mark-fire = дистанційний бій

## Шанси атаки
advice-odds-title = Шанси
advice-odds-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}
advice-odds-hits = { $hits ->
    [0] без влучань
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
}
advice-odds-destroyed = знищений
advice-odds-retreat = відкинутий
advice-odds-retreats = { $hexes ->
    [one] назад на { $hexes } гекс
    [few] назад на { $hexes } гекси
   *[other] назад на { $hexes } гексів
}
advice-odds-leader = полководець загине
advice-odds-losses = втратить блоків у середньому
advice-odds-back = удар у відповідь
advice-odds-no-back = без удару у відповідь
advice-odds-assumes-flags = Вважається, що ігнорується кожен прапор, який можна ігнорувати.
advice-odds-assumes-back = Вважається, що захисник, який утримав гекс, б’є у відповідь.
advice-odds-assumes-left-out = Не враховано: шаленство слонів, болото та полководців, що тікають крізь ворогів.

## Шанси біля прапорів
advice-odds-flag = Прапор { $flag }
advice-odds-own = найкраще у вас
advice-odds-theirs = найкраще в суперника
advice-odds-outs = { $cards ->
    [one] завершує { $cards } карта
    [few] завершують { $cards } карти
   *[other] завершують { $cards } карт
}
advice-odds-unseen = { $cards ->
    [one] не видно { $cards } карти
    [few] не видно { $cards } карт
   *[other] не видно { $cards } карт
}
advice-odds-proof = можна захопити
advice-odds-no-proof = захопити поки не можна

## Постійні накази
advice-orders-title = Постійні накази
advice-orders-about = У хід суперника за вас відповідає перший наказ, що підходить. Якщо його не можна виконати, відповідає наступний; зрештою загін лишається на місці.
advice-orders-none = Наказів немає: вас питатимуть щоразу.
advice-question-react = Коли загін атакують у ближньому бою
advice-question-battle-back = Коли загін може вдарити у відповідь
advice-question-ignore = Коли прапори можна ігнорувати
advice-question-retreat = Шлях відступу
advice-question-evade-to = Шлях ухилення
advice-question-flee = Шлях полководця, що тікає
advice-question-rampage = Порядок шаленства слонів
advice-answer-stand = стояти
advice-answer-evade = ухилитися
advice-answer-first-strike = зіграти «Перший удар»
advice-answer-battle-back = ударити у відповідь
advice-answer-decline = не бити у відповідь
advice-answer-most = ігнорувати якнайбільше
advice-answer-none = не ігнорувати
advice-answer-computer = залишити комп’ютерові
advice-when-attacker = нападник
advice-when-attack-dice = кубиків атаки, не менше
advice-when-dice = власних кубиків, не менше
advice-when-blocks = власних блоків, не більше
advice-weight-any = будь-який
advice-weight-light = легкий
advice-weight-medium = середній
advice-weight-heavy = важкий
advice-orders-bad-orders = Наказів забагато, або це зовсім не накази.
advice-orders-bad-order = Це не наказ.
advice-orders-unknown-question = Такого запитання не буває.
advice-orders-unknown-answer = Так на це запитання не відповідають.
advice-orders-unknown-condition = Такої умови немає.
advice-orders-unknown-value = Умова не може мати такого значення.

## Везіння і хто перемагав
advice-luck-title = Везіння
advice-luck-none = На випадок нічого не лишилося.
advice-luck-expected-hits = очікувалося влучань
advice-luck-actual-hits = було влучань
advice-luck-expected-values = очікувалося очок карт
advice-luck-actual-values = прийшло очок карт
advice-luck-rolls = { $rolls ->
    [one] { $rolls } удар
    [few] { $rolls } удари
   *[other] { $rolls } ударів
}
advice-luck-cards = { $cards ->
    [one] { $cards } карта військ
    [few] { $cards } карти військ
   *[other] { $cards } карт військ
}
advice-luck-tactics = { $cards ->
    [one] { $cards } карта тактики
    [few] { $cards } карти тактики
   *[other] { $cards } карт тактики
}
advice-luck-banners = { $banners ->
    [one] { $banners } прапор
    [few] { $banners } прапори
   *[other] { $banners } прапорів
}
advice-luck-kind-fire = дистанційний бій
advice-luck-kind-attack = ближній бій
advice-luck-kind-first-strike = «Перший удар»
advice-luck-kind-battle-back = удар у відповідь
advice-balance-title = Хто перемагав
advice-balance-about = Як це оцінює комп’ютерний гравець, бачачи обидві руки.
