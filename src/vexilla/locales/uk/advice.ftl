# Що допомагає вирішувати: на чому ґрунтуються шанси, постійні накази; і запрошення повернутися.

advice-push-your-turn = Ваш хід.

## Шанси атаки
advice-odds-assumes-flags = Вважається, що ігнорується кожен прапор, який можна ігнорувати.
advice-odds-assumes-back = Вважається, що захисник, який утримав гекс, б’є у відповідь.
advice-odds-assumes-left-out = Не враховано: шаленство слонів, болото та полководців, що тікають крізь ворогів.
advice-odds-assumes-stands = Вважається, що захисник лишається на місці, якщо не названо іншої реакції.
advice-odds-assumes-no-escapes = Не враховано полководців, що тікають крізь ворогів.
advice-odds-assumes-no-dragons = Не враховано карти Дракона, яких ще ніхто не зіграв, рішення одинокого полководця та фігурки, яких коштує повна втрата честі.

## Постійні накази
advice-orders-about = За вас без питання відповідає перший наказ, що підходить. Якщо його не можна виконати, відповідає наступний; зрештою загін лишається на місці або момент минає.
advice-orders-none = Наказів немає: вас питатимуть щоразу.
advice-question-react = Коли загін атакують у ближньому бою
advice-question-melee = Коли загін атакують у ближньому бою
advice-question-battle-back = Коли загін може вдарити у відповідь
advice-question-ignore = Коли прапори можна ігнорувати
advice-question-retreat = Шлях відступу
advice-question-evade-to = Шлях ухилення
advice-question-retire = Шлях кавалерії, що відступає й перебудовується
advice-question-flee = Шлях полководця, що тікає
advice-question-fate = Доля одинокого полководця
advice-question-rampage = Порядок шаленства слонів
advice-question-grb-evade = Коли загін у «Великій битві» може ухилитися від бою
advice-question-grb-face = Коли загін може повернутися до того, хто б’є його у фланг або тил
advice-question-grb-way = Шлях загону, що відходить, ухиляється або тікає
advice-question-grb-pursuit = Чи переслідує переможець бою
advice-question-dragon-card-played = Карта Дракона: коли зіграно карту Наказу
advice-question-dragon-after-move = Карта Дракона: після руху ворога
advice-question-dragon-moves-made = Карта Дракона: коли ворог завершив рух
advice-question-dragon-success = Карта Дракона: після власної успішної атаки
advice-question-dragon-advanced = Карта Дракона: коли ворог просунувся
advice-question-dragon-close-combat-declared = Карта Дракона: перед ближнім боєм, якщо в обох загонах є полководець
advice-question-dragon-before-roll = Карта Дракона: перед кидком
advice-question-dragon-after-roll = Карта Дракона: після кидка
advice-answer-pass = пропустити
advice-answer-stand = стояти
advice-answer-evade = ухилитися
advice-answer-square = вишикуватися в каре
advice-answer-retire = відступити й перебудуватися
advice-answer-first-strike = зіграти «Перший удар»
advice-answer-battle-back = ударити у відповідь
advice-answer-decline = не бити у відповідь
advice-answer-most = ігнорувати якнайбільше
advice-answer-none = не ігнорувати
advice-answer-computer = залишити комп’ютерові
advice-when-attacker = нападник
advice-when-attack-dice = кубиків атаки, не менше
advice-when-dice = власних кубиків, не менше
advice-when-honor = своїх жетонів, не більше
advice-when-turn = до кінця ходу
advice-when-blocks = власних блоків, не більше
advice-when-figures = своїх фігурок, не більше
advice-weight-any = будь-який
advice-weight-light = легкий
advice-weight-medium = середній
advice-weight-heavy = важкий
advice-arm-any = будь-який
advice-arm-infantry = піхота
advice-arm-cavalry = кавалерія
advice-arm-artillery = артилерія
advice-rank-any = будь-який
advice-rank-circle = загін із колом
advice-rank-triangle = загін із трикутником
advice-rank-square = загін із квадратом
