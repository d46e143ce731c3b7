# Що смуга каже про битву, крім питання: скільки лишилося і кого вибрано.

web-hex-left-moves = Рухатися ще можуть { $left } із { $of }
web-hex-left-fights =
    { $left ->
        [0] Більше нема кому битися
        [one] Битися ще може { $left } загін
        [few] Битися ще можуть { $left } загони
       *[other] Битися ще можуть { $left } загонів
    }
web-hex-left-flags =
    { $left ->
        [one] { $left } прапор
        [few] { $left } прапори
       *[other] { $left } прапорів
    }
web-hex-hint-move = { $hex }, { $who }: куди?
web-hex-hint-attack = { $hex }, { $who }: кого атакувати?
web-hex-hint-card =
    { $units ->
        [0] { $card }: наказу не отримає ніхто.
       *[other] { $card }: наказ можуть отримати: { $units }. Натисніть ще раз, щоб зіграти.
    }
web-hex-can-withdraw = виберіть ще раз, щоб скасувати наказ
