# Вигляд сторінки: панелі, журнал, кінець битви, перший екран.

web-panel-fold = Згорнути панель: більше місця для поля
web-panel-unfold = Знову показати журнал, розмову і стіл

## Кінець битви
web-end-won = Прапори: { $won } з { $needed }
web-end-lost =
    { $count ->
        [one] Втрачено { $count } загін:
        [few] Втрачено { $count } загони:
       *[other] Втрачено { $count } загонів:
    }
web-end-reckon = Талан і перелом
web-end-reckoning = Комп’ютер переглядає всю битву…
web-end-luck = Талан:
web-end-luck-dice = { $surplus } влучань
web-end-luck-cards = { $surplus } очок на картах
web-end-turning = Перелом:
web-end-turning-ahead = відтоді й до кінця { $side } попереду ({ $before } → { $after }).
web-end-turning-gain = найбільший здобуток, { $side } ({ $before } → { $after }).
web-end-turning-look = Подивитися в повторі

## Перший екран
web-lobby-all-battles = Усі битви
web-lobby-all-of =
    { $count ->
        [one] { $count } битва
        [few] Усі { $count } битви
       *[other] Усі { $count } битв
    }

## Звуки
web-sound-ask = Увімкнути звуки?
web-sound-on = Так
web-sound-off = Ні
web-sound-volume = Гучність
