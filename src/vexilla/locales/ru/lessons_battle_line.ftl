# Уроки «Линии фронта». В задании не больше 60 слов.

lesson-battle-line-first-flags-title = Стол с песком
lesson-battle-line-first-flags-about = В ночь перед Гавгамелами старый Клит чертит на песке девять знамён и учит вас, самого молодого офицера Александра, их брать. Карты в этом уроке разложены заранее; в игре их тасуют.
lesson-battle-line-first-flags-end = Вы умеете сделать ход, собрать любую формацию, взять знамя, не дожидаясь противника, и знаете, зачем нужны полководцы и Туман. Остальные Тактические карты сами говорят, что они делают.
lesson-battle-line-first-flags-bottom = Вы
lesson-battle-line-first-flags-top = Клит

lesson-battle-line-first-flags-turn-title = Одна карта за ход
lesson-battle-line-first-flags-turn-task = Клит даёт вам семь карт. «Каждый ход одна карта ложится с твоей стороны знамени. Потом берёшь новую». Выберите любую карту в руке и любое знамя, затем доберите карту из стопки.
lesson-battle-line-first-flags-turn-hint = Нажмите карту внизу, затем знамя, или перетащите карту туда. Потом нажмите одну из двух стопок.
lesson-battle-line-first-flags-turn-done = Это был целый ход: сыграть карту, взять карту. Руки обоих остаются тайной.

lesson-battle-line-first-flags-wedge-title = Клин
lesson-battle-line-first-flags-wedge-task = «Три карты — это формация. Лучшая из них клин: один цвет, три значения подряд». У знамени 4 лежат красная 4 и красная 6. Завершите клин.
lesson-battle-line-first-flags-wedge-hint = Какая красная карта стоит между 4 и 6?
lesson-battle-line-first-flags-wedge-done = Клин! За ним по силе идут фаланга, батальон, стрелковая цепь и толпа.
lesson-battle-line-first-flags-wedge-wrong-battalion = Все красные, но с пропуском: это только батальон, третий по силе.
lesson-battle-line-first-flags-wedge-wrong-skirmish = Подряд, но двух цветов: это стрелковая цепь, четвёртая по силе.
lesson-battle-line-first-flags-wedge-wrong-host = Ни одного цвета, ни ряда, ни одного значения: толпа, слабее всех.

lesson-battle-line-first-flags-compare-title = Взять знамя
lesson-battle-line-first-flags-compare-task = Клит выкладывает против вас три синие карты: батальон. «Побей его фалангой — тремя картами одного значения!» У знамени 2 у вас две восьмёрки. Завершите фалангу и захватите знамя.
lesson-battle-line-first-flags-compare-hint = Сыграйте третью восьмёрку к знамени 2, затем нажмите само знамя.
lesson-battle-line-first-flags-compare-done = Знамя переходит к вам. Сначала решает вид формации, даже против больших чисел.
lesson-battle-line-first-flags-compare-wrong-weaker = Это слабее батальона напротив. Три карты одного значения сильнее.
lesson-battle-line-first-flags-compare-wrong-later = Это знамя уже ваше: захватите его сейчас, до добора карты.

lesson-battle-line-first-flags-sum-title = Батальон на батальон
lesson-battle-line-first-flags-sum-task = «Вид один и тот же? Тогда побеждает большая сумма». У знамени 7 его красный батальон даёт 13. У вас синяя 2 и синяя 7. Выберите карту, которая его побьёт, и захватите знамя.
lesson-battle-line-first-flags-sum-hint = 2 + 7 + сколько будет больше 13?
lesson-battle-line-first-flags-sum-done = 14 против 13. Равной суммы не хватило бы: при равенстве проигрывает тот, кто закончил последним.
lesson-battle-line-first-flags-sum-wrong-tie = 13 против 13. Он закончил раньше, и при равенстве знамя его.
lesson-battle-line-first-flags-sum-wrong-less = Этого мало: побеждает большая сумма, а у него 13.
lesson-battle-line-first-flags-sum-wrong-later = 14 против 13: захватите знамя до добора карты.

lesson-battle-line-first-flags-proof-title = Доказательство
lesson-battle-line-first-flags-proof-task = «Меня можно не ждать, — улыбается Клит, — если ничто, что я добавлю, тебя не побьёт». Завершите три двойки у знамени 5 и захватите его, хотя у него только две карты. А знамя 6? Попробуйте, если хотите.
lesson-battle-line-first-flags-proof-hint = Сыграйте зелёную 2 к знамени 5 и нажмите его: из красной 7 и зелёной 6 выйдет разве что стрелковая цепь.
lesson-battle-line-first-flags-proof-done = Доказано по одним открытым картам. Неудачный захват ничего не стоит, пробуйте чаще.
lesson-battle-line-first-flags-proof-wrong-open = Ещё нет: с оранжевой 5 у него был бы там клин, а её никто не видел.
lesson-battle-line-first-flags-proof-wrong-unfinished = Получится толпа. Третья двойка у вас в руке.
lesson-battle-line-first-flags-proof-wrong-later = Знамя 5 доказано: захватите его до добора карты.

lesson-battle-line-first-flags-leader-title = Сам Александр
lesson-battle-line-first-flags-leader-task = Тактическая карта! Полководец заменяет любую карту, какая нужна. У знамени 3 у Клита три десятки, у вас синяя 8 и синяя 9. Пошлите туда Александра и захватите знамя.
lesson-battle-line-first-flags-leader-hint = Александр сам станет синей 10 или синей 7: выйдет клин.
lesson-battle-line-first-flags-leader-done = Клин бьёт даже три десятки. Тактических карт можно сыграть лишь на одну больше, чем соперник.
lesson-battle-line-first-flags-leader-wrong-battalion = Синие, но с пропуском: батальон проиграет фаланге.
lesson-battle-line-first-flags-leader-wrong-host = Это была бы толпа, и знамя пропало бы.
lesson-battle-line-first-flags-leader-wrong-elsewhere = В вашей линии может быть только один полководец. Берегите его: он нужен у знамени 3.
lesson-battle-line-first-flags-leader-wrong-later = С Александром вышел клин: захватите знамя 3 до добора карты.

lesson-battle-line-first-flags-fog-title = Туман
lesson-battle-line-first-flags-fog-task = Клит смеётся: у него клин из 1, 2 и 3. Ваши большие числа у знамени 8 — просто толпа. Но у вас Туман: где он лежит, формации не считаются, только сумма. Напустите его на знамя 8 и захватите его.
lesson-battle-line-first-flags-fog-hint = Туман ложится рядом со знаменем и места не занимает. Потом нажмите знамя 8: 25 против 6.
lesson-battle-line-first-flags-fog-done = 25 против 6. Туман действует на обоих: кладите его там, где ваши числа больше.
lesson-battle-line-first-flags-fog-wrong-unused = Там Туман ничего не даст. Он хорош, где ваша сумма больше: у знамени 8.
lesson-battle-line-first-flags-fog-wrong-full = Ваша сторона знамени 8 заполнена: формация — это три карты. Туману место не нужно.
lesson-battle-line-first-flags-fog-wrong-later = В тумане вы впереди: захватите знамя 8 до добора карты.

lesson-battle-line-first-flags-win-title = Гавгамелы
lesson-battle-line-first-flags-win-task = Рассвет. Это уже не песок. Знамёна 4 и 5 ваши. Три знамени подряд — это прорыв и победа, как и любые пять. Выиграйте битву этим ходом!
lesson-battle-line-first-flags-win-hint = Рядом с вашими стоит знамя 6. Фиолетовая 8 даёт там клин; затем захватите его.
lesson-battle-line-first-flags-win-done = Прорыв! Дарий поворачивает колесницу. Клит только кивает, а он кивает редко.
lesson-battle-line-first-flags-win-wrong-far = Знамя 9 далеко: это было бы третье, но не три подряд.
lesson-battle-line-first-flags-win-wrong-weaker = Три его десятки это побьют. Ищите клин.
lesson-battle-line-first-flags-win-wrong-later = Битва выиграна в миг захвата. Берите знамя 6!
