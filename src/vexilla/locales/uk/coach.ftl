# Тренер: підказка під час гри та ціна рішень після неї.

## До чого веде рішення. За цим іде ймовірність: «ви втрачаєте: важка піхота E4: 35 % (інакше 10 %)».
coach-cc-destroys = супротивник втрачає: { $unit } { $hex }
coach-cc-loses = ви втрачаєте: { $unit } { $hex }
coach-cc-hits = супротивник втрачає блоки: { $unit } { $hex }
coach-cc-hurt = ви втрачаєте блоки: { $unit } { $hex }
samurai-coach-cc-hits = супротивник втрачає фігурки: { $unit } { $hex }
samurai-coach-cc-hurt = ви втрачаєте фігурки: { $unit } { $hex }
coach-cc-leader-killed = гине полководець супротивника { $hex }
coach-cc-leader-lost = гине ваш полководець { $hex }
coach-cc-section =
    { $section-is ->
        [left] втрата загону на вашому лівому фланзі
        [right] втрата загону на вашому правому фланзі
       *[center] втрата загону у вашому центрі
    }
coach-bln-flag = прапор { $flag } стане вашим
coach-grb-their-lost = супротивник втрачає: { $unit }
coach-grb-own-lost = ви втрачаєте: { $unit }
coach-grb-their-flees = втеча супротивника: { $unit }
coach-grb-own-flees = втеча у вас: { $unit }
coach-grb-their-worn = втрати супротивника: { $unit }
coach-grb-own-worn = ваші втрати: { $unit }

## Наскільки ймовірно
coach-percent = { $percent } %
coach-percent-instead = { $percent } %, інакше { $instead } %

## Підказка за столом
coach-would = Вибір сильного гравця:
coach-then = Потім: { $what }
coach-chance = Ваші шанси на перемогу: { $percent } %
coach-because = Чому
coach-but = Проте
coach-no-reason = Варіанти майже рівні; цей лишає вашу позицію трохи кращою.
coach-others = Інші варіанти
coach-costs =
    { $points ->
        [0] майже не гірше
        [one] коштує { $points } пункт
        [few] коштує { $points } пункти
       *[other] коштує { $points } пунктів
    }
coach-do-it = Зробити так
coach-none = Для цього рішення підказки немає.

## Після партії
coach-review = Рішення
coach-review-about = Найсильніший рівень комп’ютера ({ $level }) каже, що зробив би на вашому місці в кожному з ваших рішень. І те й інше він подумки дограє, не знаючи карт, яких не знали ви, і так знаходить, що обійшлося найдорожче.
coach-review-begin = Розібрати мої рішення
coach-review-begin-side = Розібрати рішення сторони: { $side }
coach-review-busy = Рішень: { $done } з { $all }
coach-review-busy-theirs = Рішення супротивника, щоб відокремити удачу: { $done } з { $all }
coach-review-deeper = Найдорожчі розглядаються докладніше…
coach-review-stop = Зупинити
coach-review-stopped = Розібрано рішень: { $done } з { $all }. Найдорожче може бути серед решти.
coach-review-stopped-theirs = Розібрано рішень супротивника: { $done } з { $all }. Удачу ще не відокремлено від них.
coach-review-go-on = Продовжити
coach-review-clean = Нічого явно кращого за зроблене не знайшлося.
coach-review-dearest = Що обійшлося найдорожче
coach-review-turn = Хід { $turn }
coach-review-did = Ви зробили
coach-review-better = Краще було
coach-review-show = Показати
coach-review-retry = Спробувати знову
coach-review-sum-decisions = Віддано рішеннями, пунктів: { $points }
coach-review-sum-luck =
    { $way ->
        [for] Удача та рішення супротивника, пунктів на вашу користь: { $points }
       *[against] Удача та рішення супротивника, пунктів проти вас: { $points }
    }
coach-review-sum-theirs = Віддано рішеннями супротивника, пунктів: { $points }
coach-review-sum-luck-alone =
    { $way ->
        [for] Удача, пунктів на вашу користь: { $points }
       *[against] Удача, пунктів проти вас: { $points }
    }
coach-review-note = Пункт — це один відсоток шансів на перемогу. Числа взято з партій, які комп’ютер дограв подумки; відмінності, що могли виникнути випадково, не рахуються.

## Ще одна спроба
coach-train-title = Рішення, які варто спробувати знову
coach-train-about = Позиції, у яких можна було зіграти краще. Хто знайшов — той навчився.
coach-train-none = Пробувати поки нічого: після партії розберіть свої рішення.
coach-train-entry = { $title }, хід { $turn }
coach-train-cost = втрачено пунктів: { $points }
coach-train-open = Спробувати
coach-train-forget = Забути
coach-train-task = Тут ви обрали «{ $action }», втративши пунктів: { $points }. Знайдіть краще.
coach-train-found = Саме так: кращого тут не відомо.
coach-train-not = Це коштує пунктів: { $points }. Поверніть хід і подумайте ще або попросіть підказку.
