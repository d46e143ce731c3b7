# Програма в терміналі

side-bottom = Нижній
side-top = Верхній
side-nobody = ніхто
seat-you = { $side } (ви)
seat-computer = { $side } (комп’ютер: { $name })
seat-human = { $side }

## Дошка
board-turn = хід { $turn }
board-deck = колода { $cards }
board-cards = карт у руці: { $cards }
board-game = партія { $game } з { $games }, очки { $bottom }:{ $top }
board-piles = Загони { $troops } · Тактика { $tactics }
board-hand-hidden = у руці: загонів { $troops }, тактики { $tactics }
board-hand-known = з них ви знаєте: { $cards }
board-tactics-played = зіграно тактики: { $count }
board-discards = у скиді: { $cards }
board-next = наступні у стосі, як ви їх поклали: { $cards }
board-opponent-thinks = { $side } думає …

## Меню
menu-hint = Виберіть номер; ще є: help, why, odds, undo, log, rules, save, quit.
menu-hint-flag = Номер карти і прапор, наприклад 2 5. Ще є: help, why, odds, undo, log, rules, save, quit.
menu-hint-hex = Номер і гекс (1 E2) або лише гекси (E2, E2-E3). Ще: help, why, odds, undo, log, rules, save, quit.
menu-flags = прапори { $flags }
menu-which = Куди? Один із: { $choices }
menu-prompt = >
menu-not-understood = Незрозуміло: «{ $text }». Виберіть номер або наберіть help.
menu-no-number = Немає вибору з номером { $number }: є від 1 до { $last }.

help-text =
    номер             зробити цей вибір; для карти, яку кладуть до прапора: номер і прапор, наприклад 2 5
    дія               як у записі: play red-7 3, claim 4, draw troops; чр7 або r7 означає red-7
    why ДІЯ           яке правило забороняє: why claim 4, why 2 5, why pass
    odds              чим ще може стати кожна формація і з якою ймовірністю
    undo              взяти назад своє останнє рішення, якщо відтоді не відкрилося нічого нового
    log               що сталося, з пунктами правил
    rules [СЛОВА]     шукати в правилах або показати пункт: rules BLN-07-004
    save ФАЙЛ         записати партію у файл (вона й сама весь час зберігається)
    quit              перервати; партію можна продовжити

why-allowed = Зараз це дозволено.
why-usage = Скажіть, що ви хотіли б зробити: why claim 4
refused = { $message } ({ $clause })

undo-done = Взято назад.
undo-over = Партію закінчено.
undo-nothing = Брати назад нічого.
undo-other-decided = Відтоді прийняв рішення інший гравець.
undo-chance = Відтоді втрутився випадок: взяти назад не можна.
undo-revealed = Відтоді ви побачили нове: взяти назад не можна.

save-done = Збережено в { $file }.
save-usage = Скажіть куди: save battle.vexilla
saved-on-quit = Партію збережено. Продовжити: { $program } play --resume { $file }

handover-title = Хід переходить: { $side }.
handover-text = Поступіться місцем біля клавіатури. Іншому зараз дивитися не можна.
handover-press = Натисніть Enter, коли будете готові.

over-won = Перемога: { $side }!
over-drawn = Нічия.
over-record = Запис партії: { $file }

odds-title = Чим ще може скінчитися біля кожного прапора
odds-flag = прапор
odds-yours = Ви
odds-theirs = Суперник
odds-hint = Потрібні карти рахуються серед небачених вами ({ $unseen }); імовірність — що така карта прийде з наступним добором зі стосу загонів.
odds-complete = { $kind } { $sum }
odds-reach = до: { $kind } { $sum }
odds-never = завершити вже не можна
odds-outs = { $kind }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    } ({ $percent }%)
odds-held = у руці: { $cards }
odds-none = Тут імовірностей немає.

## Інші команди
language-unknown = Немає мови «{ $language }»: є { $languages }.
terminal-too-small = Термінал замалий: { $columns }×{ $rows }. Потрібно щонайменше { $need-columns } стовпців і { $need-rows } рядків; збільште вікно або зменште шрифт.
file-missing = Файлу { $file } немає.
file-exists = Файл { $file } уже є; виберіть іншу назву.
file-unreadable = Файл { $file } не читається: { $problem }
file-unwritable = У { $file } не можна записати: { $problem }
record-repair-hint = Усе, що до рядка { $line }, ціле. Зберегти це в новий файл: { $program } replay { $file } --repair { $repaired }
record-repaired = Цілу частину ({ $lines ->
        [one] { $lines } рядок
        [few] { $lines } рядки
       *[other] { $lines } рядків
    }) записано у файл { $file }.
option-unreadable = «{ $option }» не налаштування: пишіть НАЗВА=ЗНАЧЕННЯ, наприклад series=3.

verify-good = Правильно: повторено { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
       *[other] { $decisions } рішень
    }, позиція та сама, що в записі.
verify-unfinished = Поки все правильно: повторено { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
       *[other] { $decisions } рішень
    }; партію не закінчено.
verify-commitment = Зерно випадку відповідає обіцянці, даній до першої карти, і дає саме ці карти.
verify-no-seed = Зерно випадку в записі не розкрито, тому випадок не перевірено.
verify-digest = Відбиток { $digest }

replay-title = { $game }: { $bottom } проти { $top }
replay-press = Enter: наступне рішення · a: усе інше · q: перервати

rules-title = { $game }: { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
       *[other] { $count } пунктів
    }
rules-none = У правилах { $game } немає пункту з усіма цими словами: { $words }
rules-unknown-clause = Пункту { $clause } немає.
rules-kind-rule = правило
rules-kind-table = таблиця
rules-kind-example = приклад
rules-kind-ruling = тлумачення
rules-chapter = Розділ: { $chapter }
rules-note = Примітка: { $note }
rules-clause-column = пункт
rules-text-column = текст

simulate-title = { $game }, { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }
simulate-player = гравець
simulate-wins = перемоги
simulate-share = частка
simulate-interval = інтервал 95%
simulate-drawn = нічиї
simulate-thinking = думав не довше
simulate-decisions = Рішень за партію: { $decisions }, партій за секунду: { $rate }
simulate-progress = триває гра

perft-title = { $game }: рішення до глибини { $depth }
perft-action = перше рішення
perft-nodes = вузли
perft-total = усього

games-title = Ігри
games-game = гра
games-scenarios = сценарії
games-options = налаштування
games-players = комп’ютерні гравці

battery-good = Перевірено випадкових партій { $game }: { $games }. Відбиток { $digest }
battery-failed = Перевірка не пройшла: { $problem }
battery-record = Запис до цього місця: { $file }

## Помилки
error-unknown-game = Немає гри «{ $name }»: є { $known }.
error-unknown-scenario = У грі { $game } немає сценарію «{ $name }»: є { $known }.
error-unknown-option = У грі { $game } немає налаштування «{ $name }»: є { $known }.
error-unknown-value = Налаштування { $option } гри { $game } не буває «{ $name }»: є { $known }.
error-unknown-player = Немає гравця «{ $name }» для гри { $game }: є { $known }.
error-unknown-side = Немає сторони «{ $name }»: є { $known }.
error-unknown-rules = Немає правил «{ $name }»: є { $known }.
error-two-players = Потрібні два гравці через кому, наприклад steady,random; а не «{ $name }».
error-at-least-one = Число має бути не менше 1, а не { $number }.
error-line = рядок { $line }: { $wrong }
error-record-empty = файл порожній
error-record-not = це не запис партії: він починається словами «{ $first }»
error-record-header = «{ $row }» не рядок заголовка ({ $known })
error-record-missing = у заголовку немає рядка «{ $name }:»; можливо, файл обрізано
error-record-cut = файл обрізано посеред рядка, після «{ $row }»
error-record-version = версія правил має бути числом, а не «{ $version }»
error-record-seed = зерно випадку не записане шістнадцятковими цифрами
error-record-commitment = зерно випадку не те, що було обіцяно: воно не відповідає обіцянці
error-record-undo-chance = те, що вирішив випадок, взяти назад не можна
error-record-undo-nothing = брати назад нічого
error-record-expected = тут вирішує { $side }, а в записі «{ $row }»
error-record-impossible = «{ $row }» тут неможливе
error-record-seed-says = записано «{ $row }», а за зерном випадку «{ $promised }»
error-record-after-end = партію закінчено, а запис триває: «{ $row }»
error-record-digest = позиція не та, що в записі: відбитки різняться
error-record-result = у записі «{ $row }», а підсумок: { $result }
error-record-word = рядки не починаються словом «{ $word }»
error-record-no-seed = запис без зерна випадку не можна грати далі
error-record-illegal = «{ $row }» тут забороняє пункт { $clause }
error-record-unknown = «{ $row }» не дія цієї гри
error-other-rules = Цю партію зіграно за правилами { $game } версії { $theirs }, а в програмі версія { $ours }: повторіть її тією програмою, в якій її зіграно.

## Імовірності атак
attack-odds-title = Імовірності атак, можливих зараз
attack-odds-hint = Оборонець стоїть і нехтує всіма прапорами, якими може; влучання від нуля до всіх блоків; відступ як гекси:імовірність; далі чого вам коштує удар у відповідь.
attack-odds-attack = атака
attack-odds-dice = кубики
attack-odds-hits = влучання 0, 1, 2 …
attack-odds-destroy = знищено
attack-odds-retreat = відступає
attack-odds-leader = полководця вбито
attack-odds-back = ваші втрати
attack-odds-lost = вас знищено
attack-odds-driven = ви відступаєте

## Сценарії
scenarios-title = Сценарії: { $game }
scenarios-scenario = сценарій
scenarios-battle = битва
scenarios-bottom = нижня сторона
scenarios-top = верхня сторона
scenarios-banners = прапори
scenarios-people = перемоги людей
scenarios-cards = { $army }, карт: { $cards }
scenarios-first = ▸ ходить першою
scenarios-good = { $file }: сценарій справний: { $name }, загонів { $units }, полководців { $leaders }.
scenarios-bad = { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
   *[other] { $count } помилок.
}
scenarios-none = Гра { $game } не має файлів сценаріїв: початкове розставлення завжди те саме.
simulate-all-title = { $game }: партій на сценарій — { $games }, унизу { $bottom }, угорі { $top }
simulate-scenario = сценарій
simulate-people = люди (низ–верх)
simulate-record = { $bottom }–{ $top } % із { $plays }
