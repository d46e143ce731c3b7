# Армии Grand Battle в браузере: расписки, набор, ссылки, встреча двух армий.

web-armies = Армии
web-armies-about = Соберите армию Grand Battle по одной из расписок или возьмите присланную другом. Армии хранятся в этом браузере.
web-armies-all = ← Все армии
web-armies-own = Мои армии
web-armies-none = Пока ни одной: выберите расписку ниже или откройте файл.
web-armies-unnamed = Армия без названия
web-armies-own-list = собственная расписка
web-armies-not-here = Этой армии нет в этом браузере: она сохранена в другом или удалена.
web-armies-lists = Расписки армий
web-armies-search = Армия, битва, год
web-armies-points = { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[other] { $price } очков
}
web-armies-facts = { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[other] { $price } очков
}, { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[other] { $units } отрядов
}
web-armies-remove = Удалить: { $name }
web-armies-removed = Удалено: { $name }.
web-armies-undo = Вернуть
web-armies-import = Открыть файл армии…
web-armies-file-too-large = Этот файл слишком велик для армии.

## Набор
web-armies-name = Название армии
web-armies-from = По расписке «{ $list }» ({ $battle }, { $year }).
web-armies-fears = В ужас приводят: { $what }.
web-armies-troops = Войска
web-armies-officers = Полководец и командиры
web-armies-rest = Бюджет, лагерь, резерв
web-armies-sum = Итог
web-armies-strength = BS
web-armies-about-strength = Сила подставки: число фигурок, оно же запас потерь
web-armies-melee = P
web-armies-about-melee = Умение в ближнем бою
web-armies-armour = AR
web-armies-about-armour = Доспех
web-armies-move = MV
web-armies-about-move = Сколько шагов проходит в атаке
web-armies-weapon = { $weapon }: C { $shooting }, { $penetration ->
    [0] класс дальности { $range }
   *[other] доспех −{ $penetration }, класс дальности { $range }
}
web-armies-far = издалека C { $shooting }, доспех −{ $penetration }, до { $reach } шагов
web-armies-limits = от { $least } до { $most }
web-armies-each = по { $price }, всего { $total }
web-armies-less = На один меньше: { $unit }
web-armies-more = На один больше: { $unit }
web-armies-use = Чем они хороши
web-armies-units = Отрядов
web-armies-steadfastness = Стойкость
web-armies-discipline = Дисциплина
web-armies-of-budget = из { $budget }; потратить нужно не меньше { $least }
web-armies-reserve-price = Резерв
web-armies-reserve-of = { $price } из { $most }
web-armies-reserve-short = в резерве
web-armies-sound = Всё в порядке.
web-armies-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
web-armies-line = Строка { $line }:

## Командиры
web-armies-general = Полководец
web-armies-commander = Командир
web-armies-officer = Командир { $number }
web-armies-another = кто-то другой…
web-armies-officer-name = Имя
web-armies-with = Стоит с отрядом
web-armies-nobody = пока ни с кем
web-armies-points-of = CP { $command }, LP { $leadership } за { $price }
web-armies-staff = это его штаб
web-armies-with-reserve = в резерве
web-armies-dismiss = Убрать: { $name }
web-armies-add-general = Назначить полководца
web-armies-add-commander = Добавить командира
web-armies-commanders-of = { $number } из { $most } возможных

## Остальное
web-armies-budget = Бюджет
web-armies-budget-about = Не больше его и не меньше 95 процентов; 0 — без бюджета.
web-armies-role = Для кого
web-armies-role-any = для атакующего или обороняющегося
web-armies-role-attacker = для атакующего
web-armies-role-defender = для обороняющегося
web-armies-role-about = В сражении без сценария роль выбирает тот, кому выпало на кубике.
web-armies-camp = Лагерь
web-armies-camp-of = { $camp } ({ $price }; стойкость { $steadfastness })
web-armies-barricades = Баррикады
web-armies-works = Укрепления
web-armies-sections-about = Секции помимо лагеря: не больше { $most }, по { $price }.
web-armies-reserve = С резервом
web-armies-reserve-about = Он приходит позже, сверх армии, и стоит не больше десятой её части.
web-armies-mode = Как он приходит
web-armies-mode-later = решится, когда станут известны роли
web-armies-mode-direct = прямо (ход { $turns })
web-armies-mode-outflanking = в обход (ход { $turns })
web-armies-mode-rear = в тыл (ход { $turns })
web-armies-in-reserve = { $unit }, в резерве
web-armies-less-reserve = В резерве на один меньше: { $unit }
web-armies-more-reserve = В резерве на один больше: { $unit }
web-armies-notes = Заметки для себя

## Что с ней можно сделать
web-armies-keep = Сохранить в этом браузере
web-armies-kept = Каждое изменение сохраняется в этом браузере.
web-armies-fight = В бой с ней
web-armies-share = Поделиться ссылкой
web-armies-export = Сохранить файлом
web-armies-share-title = Поделиться: { $name }
web-armies-share-about = В этой ссылке вся армия целиком: кто её откроет, увидит армию и сможет оставить себе. Не посылайте её сопернику, которому не следует знать вашу армию.
web-armies-link = Ссылка на армию
web-armies-shared = Присланная армия
web-armies-keep-shared = Оставить среди моих армий
web-armies-link-broken = В этой ссылке нет армии: по дороге её обрезали или изменили. Попросите прислать ещё раз и скопируйте целиком.
web-armies-link-newer = Ссылку сделала более новая Vexilla: обновите эту или попросите армию файлом.
web-armies-link-too-long = Эта армия слишком длинна для ссылки: сохраните её файлом и пошлите файл.
web-armies-text = Файл армии
web-armies-text-about = Эту армию можно править только текстом: это собственная расписка, или в ней есть что-то непонятное. Ошибки названы по строкам.
web-armies-check = Проверить

## Встреча двух армий
web-armies-meet = Сражение без сценария
web-armies-meet-about = Встречаются две армии любых времён. Кубики решают, кто выберет роль и что лежит на столе; потом каждый расставляет свою армию. Соперник увидит вашу, когда она встанет на стол.
web-armies-side-bottom = Первая армия
web-armies-side-top = Вторая армия
web-armies-by-link = Армия по ссылке
web-armies-link-paste = Вставьте ссылку сюда
web-armies-link-take = Взять
web-armies-ground = Местность
web-armies-ground-dice = По кубикам, как в правилах: до четырёх участков
web-armies-ground-open = Никакой: открытое поле
web-armies-matching = Очки
web-armies-matching-dearer = Как в правилах: более дешёвая армия стоит не меньше 95 процентов более дорогой
web-armies-matching-any = Как есть, даже если неравны
web-armies-meet-faults = Что-то не так: { $name }
web-armies-to-sheet = Соперник и правила…
web-armies-challenge-instead = Каждый приносит свою армию, не показывая другому…
web-armies-challenge = Армии втёмную
web-armies-challenge-about = Вы называете очки и приносите свою армию; тот, кому вы пошлёте ссылку, приносит свою. Никто не видит чужой армии, пока она не стоит на столе. Обе составляют по распискам игры.
web-armies-challenge-own = Ваша армия
web-armies-challenge-budget = Очки
web-armies-challenge-budget-about = Сколько может стоить каждая армия; не меньше 95 процентов от этого.
web-armies-challenge-points = Очки: от { $least } до { $budget }
web-armies-challenge-colour = Ваше место
web-armies-challenge-make = Пригласить
web-armies-challenge-send = Пошлите эту ссылку другому игроку. Стол откроется, как только он принесёт свою армию.
web-armies-challenge-gone = Этого вызова в этом браузере нет или больше нет.
web-armies-waiting = Ждём другую армию…
web-armies-withdraw = Отозвать вызов
web-armies-accept-about = Принесите армию на эти очки: по расписке как есть, свою или по ссылке. Другой игрок увидит её, когда вы её расставите, а вы его армию — когда расставит он.
web-armies-accept-build = Сначала составить армию
web-armies-accept = Принести и сесть за стол

## Что не так, рядом с тем, к чему относится
web-armies-fault-limits = { $more ->
    [0] От { $least } до { $most } отрядов; сейчас { $army }
   *[other] От { $least } до { $most } отрядов вместе с резервом; сейчас { $army } и в резерве { $more }
}
web-armies-fault-over-budget = Стоит { $price }: больше бюджета { $budget }
web-armies-fault-under-budget = Стоит { $price }: из бюджета { $budget } тратят не меньше { $least }
web-armies-fault-reserve-price = Резерв стоит { $value }: не больше десятой части армии, { $most }
web-armies-fault-not-in-reserve = Этим отрядам в резерв нельзя
web-armies-fault-no-general = У армии есть полководец: назначьте его
web-armies-fault-many-commanders = Командиров { $number }, а по расписке не больше { $most }
web-armies-fault-with = Этого отряда в армии нет: выберите другой
web-armies-fault-elephant = На слонах ездят только индийские командиры: выберите другой отряд
web-armies-fault-staff = Штабу нужен конный отряд на одной подставке
web-armies-fault-general-in-reserve = Полководец не бывает в резерве
web-armies-fault-no-name = Армии нужно название
web-armies-fault-sections = Секций { $number }, а по расписке не больше { $most }
web-armies-fault-reserve-sections = Резерв на секции тратит только обороняющийся
web-armies-fault-too-many = Отрядов вместе с резервом { $number }: больше { $most } нельзя
web-armies-fault-unusual = Отрядов { $number }: обычно их от 15 до 20
