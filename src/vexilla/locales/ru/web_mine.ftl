### Мои партии: партии этого браузера, общие итоги и всё в одном файле.

web-mine = Мои партии
web-mine-about = Все партии, сыгранные в этом браузере. Список хранится только в нём; учётной записи нет.
web-mine-none = В этом браузере ещё не сыграно ни одной партии.
web-mine-none-so = Таких партий у вас нет.
web-mine-not-asked = Узнать, как идут партии сейчас, не удалось; список показан по последним сведениям.

## Какие из них
web-mine-which = Какие партии
web-mine-game = Игра
web-mine-game-any = все игры
web-mine-opponent = Соперник
web-mine-opponent-any = все соперники
web-mine-result = Итог
web-mine-result-any = все итоги
web-mine-result-running = идёт
web-mine-result-won = победа
web-mine-result-lost = поражение
web-mine-result-drawn = ничья
web-mine-result-shared = обе стороны играли здесь
web-mine-nameless = кто-то без имени
web-mine-both = двое за одним экраном
web-mine-count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }

## Список
web-mine-battle = Сражение
web-mine-side = Сторона
web-mine-side-both = обе
web-mine-when = Последний ход
web-mine-luck-column = Удача
web-mine-ways = Перейти
web-mine-table = К столу
web-mine-replay = Повтор
web-mine-gone = на сервере её больше нет
web-mine-remove = Убрать из списка: { $title }
web-mine-remove-sure = Убрать партию из списка? Ваше место в ней и её итог здесь пропадут.
web-mine-more = Показать ещё

## Победы
web-mine-rates = Победы
web-mine-rates-about = Ничья считается за половину победы. Партии, где обе стороны играли здесь, не считаются.
web-mine-rates-none = Законченных партий пока нет.
web-mine-score = побед { $won }, ничьих { $drawn }, поражений { $lost }
web-mine-sides = По сторонам
web-mine-side-nameless = стороны равны

## Удача
web-mine-luck = Удача
web-mine-luck-about = Что случай обещал в среднем и что дал, в сумме по всем законченным партиям.
web-mine-luck-none = Пока не известна ни для одной партии.
web-mine-luck-left =
    { $left ->
        [one] Ещё считается { $left } партия.
        [few] Ещё считаются { $left } партии, одна за другой.
       *[other] Ещё считаются { $left } партий, одна за другой.
    }
web-mine-luck-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
web-mine-luck-you = Вы
web-mine-luck-others = Ваши соперники
web-mine-luck-dice = попаданий { $actual }, в среднем { $expected }
web-mine-luck-pips = очков { $actual }, в среднем { $expected }
web-mine-luck-cards = взято карт ценностью { $actual }, в среднем { $expected }
web-mine-luck-curve = Насколько вы опережали среднее после каждой партии: под конец { $surplus }

## Файл
web-mine-file = Сохранить и перенести
web-mine-file-about = Все партии этого списка в одном файле: чтобы сохранить их или продолжить в другом браузере.
web-mine-export = Сохранить все партии
web-mine-export-seats = Вместе с моими местами в идущих партиях
web-mine-export-seats-about = У кого такой файл, тот может играть за вас. Никому его не давайте.
web-mine-import = Добавить партии из файла
web-mine-imported = Новых: { $added }, обновлено: { $changed }, уже было: { $same }.
web-mine-imported-seats =
    { $seats ->
        [0] {""}
       *[other] Перенесено мест: { $seats }.
    }
web-mine-bad-text = Файл не читается: это не файл партий, или он повреждён. Ничего не изменилось.
web-mine-bad-format = Это не файл партий Vexilla, или в нём чего-то не хватает. Ничего не изменилось.
web-mine-bad-version = Файл записан более новой Vexilla (версия файла { $version }). Ничего не изменилось.
web-mine-bad-game = В партии { $number } этого файла неверно поле «{ $field }». Ничего не изменилось.
