# Тренер: подсказка во время игры и цена решений после неё.

## К чему ведёт решение. За этим следует вероятность: «вы теряете: тяжёлая пехота E4: 35 % (иначе 10 %)».
coach-cc-destroys = противник теряет: { $unit } { $hex }
coach-cc-loses = вы теряете: { $unit } { $hex }
coach-cc-hits = противник теряет блоки: { $unit } { $hex }
coach-cc-hurt = вы теряете блоки: { $unit } { $hex }
samurai-coach-cc-hits = противник теряет фигуры: { $unit } { $hex }
samurai-coach-cc-hurt = вы теряете фигуры: { $unit } { $hex }
coach-cc-leader-killed = гибнет полководец противника { $hex }
coach-cc-leader-lost = гибнет ваш полководец { $hex }
coach-cc-section =
    { $section-is ->
        [left] потеря отряда на вашем левом фланге
        [right] потеря отряда на вашем правом фланге
       *[center] потеря отряда в вашем центре
    }
coach-bln-flag = знамя { $flag } станет вашим
coach-grb-their-lost = противник теряет: { $unit }
coach-grb-own-lost = вы теряете: { $unit }
coach-grb-their-flees = бегство противника: { $unit }
coach-grb-own-flees = бегство у вас: { $unit }
coach-grb-their-worn = урон противнику: { $unit }
coach-grb-own-worn = урон вам: { $unit }

## Насколько вероятно
coach-percent = { $percent } %
coach-percent-instead = { $percent } %, иначе { $instead } %

## Подсказка за столом
coach-would = Выбор сильного игрока:
coach-then = Затем: { $what }
coach-chance = Ваши шансы на победу: { $percent } %
coach-because = Почему
coach-but = Однако
coach-no-reason = Варианты почти равны; этот оставляет вашу позицию чуть лучше.
coach-others = Другие варианты
coach-costs =
    { $points ->
        [0] почти не хуже
        [one] стоит { $points } пункт
        [few] стоит { $points } пункта
       *[other] стоит { $points } пунктов
    }
coach-do-it = Сделать так
coach-none = Для этого решения подсказки нет.

## После партии
coach-review = Решения
coach-review-about = Сильнейший уровень компьютера ({ $level }) говорит, что сделал бы на вашем месте в каждом из ваших решений. И то и другое он мысленно доигрывает, не зная карт, которых не знали вы, и так находит, что обошлось дороже всего.
coach-review-begin = Разобрать мои решения
coach-review-begin-side = Разобрать решения стороны: { $side }
coach-review-busy = Решений: { $done } из { $all }
coach-review-busy-theirs = Решения противника, чтобы отделить удачу: { $done } из { $all }
coach-review-deeper = Самые дорогие разбираются подробнее…
coach-review-stop = Остановить
coach-review-stopped = Разобрано решений: { $done } из { $all }. Самое дорогое может быть среди остальных.
coach-review-stopped-theirs = Разобрано решений противника: { $done } из { $all }. Удача ещё не отделена от них.
coach-review-go-on = Продолжить
coach-review-clean = Ничего явно лучшего, чем сделанное, не нашлось.
coach-review-dearest = Что обошлось дороже всего
coach-review-turn = Ход { $turn }
coach-review-did = Вы сделали
coach-review-better = Лучше было
coach-review-show = Показать
coach-review-retry = Попробовать снова
coach-review-sum-decisions = Отдано решениями, пунктов: { $points }
coach-review-sum-luck =
    { $way ->
        [for] Удача и решения противника, пунктов в вашу пользу: { $points }
       *[against] Удача и решения противника, пунктов против вас: { $points }
    }
coach-review-sum-theirs = Отдано решениями противника, пунктов: { $points }
coach-review-sum-luck-alone =
    { $way ->
        [for] Удача, пунктов в вашу пользу: { $points }
       *[against] Удача, пунктов против вас: { $points }
    }
coach-review-note = Пункт — это один процент шансов на победу. Числа взяты из партий, мысленно доигранных компьютером; различия, которые могли возникнуть случайно, не считаются.

## Ещё одна попытка
coach-train-title = Решения, которые стоит попробовать снова
coach-train-about = Позиции, в которых можно было сыграть лучше. Кто нашёл — тот научился.
coach-train-none = Пробовать пока нечего: после партии разберите свои решения.
coach-train-entry = { $title }, ход { $turn }
coach-train-cost = потеряно пунктов: { $points }
coach-train-open = Попробовать
coach-train-forget = Забыть
coach-train-task = Здесь вы выбрали «{ $action }», потеряв пунктов: { $points }. Найдите лучшее.
coach-train-found = Именно так: лучшего здесь не известно.
coach-train-not = Это стоит пунктов: { $points }. Верните ход и подумайте ещё или попросите подсказку.
