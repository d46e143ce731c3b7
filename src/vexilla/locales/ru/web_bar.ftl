# Полоса над полем: что осталось, что завершается, что завершилось само.

web-bar-back = Ещё нет
web-bar-passed-orders = Больше приказ отдать некому.
web-bar-passed-orders-left =
    { $left ->
        [one] Больше приказ отдать некому: остался { $left } приказ.
        [few] Больше приказ отдать некому: осталось { $left } приказа.
       *[other] Больше приказ отдать некому: осталось { $left } приказов.
    }
web-bar-passed-movement = Больше двигаться некому.
web-bar-passed-combat = Больше сражаться некому.
web-bar-passed-turn = Больше делать было нечего: ваш ход закончен.
web-bar-change-orders = Изменить приказы

web-hint = Подсказка
web-hint-about = Что сделал бы здесь сильный игрок?
web-hint-close = Закрыть подсказку
web-hint-thinks = Обдумывается…
