# Смуга над полем: що лишилося, що завершується, що завершилося саме.

web-bar-back = Ще ні
web-bar-passed-orders = Більше нема кому наказувати.
web-bar-passed-orders-left =
    { $left ->
        [one] Більше нема кому наказувати: лишився { $left } наказ.
        [few] Більше нема кому наказувати: лишилися { $left } накази.
       *[other] Більше нема кому наказувати: лишилося { $left } наказів.
    }
web-bar-passed-movement = Більше нема кому рухатися.
web-bar-passed-combat = Більше нема кому битися.
web-bar-passed-turn = Більше нічого було робити: ваш хід завершено.
web-bar-change-orders = Змінити накази

web-hint = Підказка
web-hint-about = Що зробив би тут сильний гравець?
web-hint-close = Закрити підказку
web-hint-thinks = Обмірковується…
