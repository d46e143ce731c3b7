# Вид страницы: панели, журнал, конец битвы, первый экран.

web-panel-fold = Свернуть панель: больше места для поля
web-panel-unfold = Снова показать журнал, разговор и стол

## Конец битвы
web-end-won = Знамёна: { $won } из { $needed }
web-end-lost =
    { $count ->
        [one] Потерян { $count } отряд:
        [few] Потеряно { $count } отряда:
       *[other] Потеряно { $count } отрядов:
    }
web-end-reckon = Везение и перелом
web-end-reckoning = Компьютер просматривает всю битву…
web-end-luck = Везение:
web-end-luck-dice = { $surplus } попаданий
web-end-luck-cards = { $surplus } очков на картах
web-end-turning = Перелом:
web-end-turning-ahead = с этого хода и до конца { $side } впереди ({ $before } → { $after }).
web-end-turning-gain = самый большой выигрыш, { $side } ({ $before } → { $after }).
web-end-turning-look = Посмотреть в повторе

## Первый экран
web-lobby-all-battles = Все битвы
web-lobby-all-of =
    { $count ->
        [one] { $count } битва
        [few] Все { $count } битвы
       *[other] Все { $count } битв
    }

## Звуки
web-sound-ask = Включить звуки?
web-sound-on = Да
web-sound-off = Нет
web-sound-volume = Громкость
