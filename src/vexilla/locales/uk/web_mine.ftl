### Мої партії: партії цього браузера, спільні підсумки й усе в одному файлі.

web-mine = Мої партії
web-mine-about = Усі партії, зіграні в цьому браузері. Список зберігається лише в ньому; облікового запису немає.
web-mine-none = У цьому браузері ще не зіграно жодної партії.
web-mine-none-so = Таких партій у вас немає.
web-mine-not-asked = Дізнатися, як ідуть партії зараз, не вдалося; список показано за останніми відомостями.

## Які з них
web-mine-which = Які партії
web-mine-game = Гра
web-mine-game-any = усі ігри
web-mine-opponent = Суперник
web-mine-opponent-any = усі суперники
web-mine-result = Підсумок
web-mine-result-any = усі підсумки
web-mine-result-running = триває
web-mine-result-won = перемога
web-mine-result-lost = поразка
web-mine-result-drawn = нічия
web-mine-result-shared = обидві сторони грали тут
web-mine-nameless = хтось без імені
web-mine-both = двоє за одним екраном
web-mine-count =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[other] { $count } партій
    }

## Список
web-mine-battle = Битва
web-mine-side = Сторона
web-mine-side-both = обидві
web-mine-when = Останній хід
web-mine-luck-column = Удача
web-mine-ways = Перейти
web-mine-table = До столу
web-mine-replay = Повтор
web-mine-gone = на сервері її більше немає
web-mine-remove = Прибрати зі списку: { $title }
web-mine-remove-sure = Прибрати партію зі списку? Ваше місце в ній і її підсумок тут пропадуть.
web-mine-more = Показати ще

## Перемоги
web-mine-rates = Перемоги
web-mine-rates-about = Нічия рахується за половину перемоги. Партії, де обидві сторони грали тут, не рахуються.
web-mine-rates-none = Закінчених партій поки немає.
web-mine-score = перемог { $won }, нічиїх { $drawn }, поразок { $lost }
web-mine-sides = За сторонами
web-mine-side-nameless = сторони рівні

## Удача
web-mine-luck = Удача
web-mine-luck-about = Що випадок обіцяв у середньому і що дав, разом за всі закінчені партії.
web-mine-luck-none = Поки не відома для жодної партії.
web-mine-luck-left =
    { $left ->
        [one] Ще рахується { $left } партія.
        [few] Ще рахуються { $left } партії, одна за одною.
       *[other] Ще рахуються { $left } партій, одна за одною.
    }
web-mine-luck-games =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }
web-mine-luck-you = Ви
web-mine-luck-others = Ваші суперники
web-mine-luck-dice = влучань { $actual }, у середньому { $expected }
web-mine-luck-pips = очок { $actual }, у середньому { $expected }
web-mine-luck-cards = узято карт вартістю { $actual }, у середньому { $expected }
web-mine-luck-curve = Наскільки ви випереджали середнє після кожної партії: наприкінці { $surplus }

## Файл
web-mine-file = Зберегти й перенести
web-mine-file-about = Усі партії цього списку в одному файлі: щоб зберегти їх або продовжити в іншому браузері.
web-mine-export = Зберегти всі партії
web-mine-export-seats = Разом із моїми місцями в партіях, що тривають
web-mine-export-seats-about = У кого такий файл, той може грати за вас. Нікому його не давайте.
web-mine-import = Додати партії з файлу
web-mine-imported = Нових: { $added }, оновлено: { $changed }, уже було: { $same }.
web-mine-imported-seats =
    { $seats ->
        [0] {""}
       *[other] Перенесено місць: { $seats }.
    }
web-mine-bad-text = Файл не читається: це не файл партій, або він пошкоджений. Нічого не змінилося.
web-mine-bad-format = Це не файл партій Vexilla, або в ньому чогось бракує. Нічого не змінилося.
web-mine-bad-version = Файл записала новіша Vexilla (версія файлу { $version }). Нічого не змінилося.
web-mine-bad-game = У партії { $number } цього файлу неправильне поле «{ $field }». Нічого не змінилося.
