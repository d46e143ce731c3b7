# Програма в терміналі

side-bottom = Нижній
side-top = Верхній
side-nobody = ніхто
seat-you = { $side } (ви)
seat-computer = { $side } (комп’ютер: { $name })
seat-human = { $side }

## Програма
# Читається й без Fluent: один рядок, у ньому лише $extra.
extra-missing = Цю частину Vexilla не встановлено. Встановити її: pip install 'vexilla[{ $extra }]'

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
board-opponent-thinks = { $side }: обмірковування …
board-opponent-thinks-so-far = { $side }: обдумування, { $percent }% (Ctrl+C: ходити зараз)

## Меню
menu-hint = Виберіть номер; ще є: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-flag = Номер карти і прапор, наприклад 2 5. Ще є: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-hex = Номер і гекс (1 E2) або лише гекси (E2, E2-E3). Ще: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-plain = Номер і те, що до нього потрібно, наприклад 2 5. Ще є: help, cards, why, odds, hint, undo, log, rules, save, quit.
plain-help-text =
    номер             зробити цей вибір; якщо потрібне місце: номер і місце, наприклад 2 5
    дія               так, як вона стоїть у записі
    why ДІЯ           яке правило її забороняє
    cards             що робить кожна карта у вас на руці
    odds              що ймовірно, якщо це відомо
    hint              що зробив би тут сильний гравець і чому
    undo              взяти назад своє останнє рішення, якщо відтоді не відкрилося нічого нового
    log               що сталося, з пунктами правил
    rules [СЛОВА]     шукати в правилах або показати пункт за номером
    save ФАЙЛ         записати партію у файл (вона й сама весь час зберігається)
    quit              перервати; партію можна продовжити
plain-why-usage = Скажіть, що ви хотіли б зробити: why 1
fact-yes = так
fact-no = ні
menu-flags = прапори { $flags }
menu-which = Куди? Один із: { $choices }
news-more = … раніше ще подій: { $count }; «log { $all }» їх покаже
menu-prompt = >
menu-not-understood = Незрозуміло: «{ $text }». Виберіть номер або наберіть help.
menu-usage = «{ $text }» пишеться інакше:
menu-not-now = «{ $verb }» зараз не на часі. Можна ось що:
menu-no-number = Немає вибору з номером { $number }: є від 1 до { $last }.
menu-no-numbers = Тут немає нічого з номером: наберіть рядок, як у списку, або help.


why-allowed = Зараз це дозволено.
refused = { $message } ({ $clause })

undo-done = Взято назад.
undo-over = Партію закінчено.
undo-nothing = Брати назад нічого.
undo-other-decided = Відтоді прийняв рішення інший гравець.
undo-chance = Відтоді втрутився випадок: взяти назад не можна.
undo-revealed = Відтоді ви побачили нове: взяти назад не можна.

save-done = Збережено в { $file }.
save-usage = Скажіть куди: save battle.vexilla
saved-on-quit = Партію збережено. Продовжити: { $command }

handover-title = Вирішує: { $side }.
handover-text = Поступіться місцем біля клавіатури. Іншому зараз дивитися не можна.
handover-press = Натисніть Enter, коли будете готові.

over-won = Перемога: { $side }!
over-drawn = Нічия.
over-record = Запис партії: { $file }

hint-thinks = Обмірковується…
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
cards-none = Про ваші карти тут сказати нічого.

## Інші команди
language-unknown = Немає мови «{ $language }»: є { $languages }.
terminal-too-small = Термінал замалий: { $columns }×{ $rows }. Потрібно щонайменше { $need-columns } стовпців і { $need-rows } рядків; збільште вікно або зменште шрифт.
file-missing = Файлу { $file } немає.
file-exists = Файл { $file } уже є; виберіть іншу назву.
file-unreadable = Файл { $file } не читається: { $problem }
file-unwritable = У { $file } не можна записати: { $problem }
record-repair-hint = Усе, що до рядка { $line }, ціле. Зберегти це в новий файл: { $command }
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
verify-commitment = Зерно випадку відповідає обіцянці, даній до першої карти чи кидка, і дає саме цей випадок.
verify-no-seed = Зерно випадку в записі не розкрито, тому випадок не перевірено.
verify-digest = Відбиток { $digest }

replay-title = { $game }: { $bottom } — { $top }
replay-press = Enter: наступне рішення · a: усе інше · q: перервати

rules-title = { $game }: { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
       *[other] { $count } пунктів
    }
rules-none = У правилах { $game } немає пункту з жодним із цих слів: { $words }
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
error-game-key = Гру «{ $name }» з пакета { $package } пропущено: ключ гри складається з малих літер, цифр і поодиноких підкреслень.
error-game-broken = Гру «{ $name }» з пакета { $package } пропущено: { $value } не завантажується: { $wrong }.
error-game-no-game = Гру «{ $name }» з пакета { $package } пропущено: { $value } не є грою (Game).
error-game-key-differs = Гру «{ $name }» з пакета { $package } пропущено: { $value } називає себе { $other }.
error-game-taken = Гру «{ $name }» з пакета { $package } пропущено: така гра вже є, з пакета { $of }.
error-game-prefix = Гру «{ $name }» з пакета { $package } пропущено: її пункти починаються з { $prefix }, як і пункти гри { $other }.
error-unknown-game = Немає гри «{ $name }»: є { $known }.
error-unknown-scenario = У грі { $game } немає сценарію «{ $name }»: є { $known }.
error-unknown-option = У грі { $game } немає налаштування «{ $name }»: є { $known }.
error-unknown-value = Налаштування { $option } гри { $game } не буває «{ $name }»: є { $known }.
error-unknown-player = Немає гравця «{ $name }» для гри { $game }: є { $known }.
error-unknown-side = Немає сторони «{ $name }»: є { $known }.
error-unknown-seat = Немає місць виду «{ $name }»: є { $known }.
error-unknown-rules = Немає правил «{ $name }»: є { $known }.
error-unknown-army = Немає списку армії «{ $name }»: є { $known }.
error-two-players = Потрібні два гравці через кому, наприклад steady,random; а не «{ $name }».
error-at-least-one = Число має бути не менше 1, а не { $number }.
error-unknown-engine = Немає рушія «{ $name }»: є { $known }.
error-thinking-seconds = Комп’ютер думає від 1 до { $most } секунд, а не { $seconds }.
error-arena-players = Для арени потрібні хоча б два гравці через кому.
error-arena-twice = { $name } названо двічі; на арені кожен гравець один.
error-arena-sprt = Для --sprt потрібні два відсотки через кому, менший перший, наприклад 50,70; а не «{ $claims }».
error-bad-results = { $file }, рядок { $line }: це не результат партії; назвіть для результатів інший файл.
error-ray-version = На машині кластера ({ $machine }) інші правила або гравці; встановіть ту саму версію.
error-line = рядок { $line }: { $wrong }
error-record-empty = файл порожній
error-record-not = це не запис партії: він починається словами «{ $first }»
error-record-header = «{ $row }» не рядок заголовка ({ $known })
error-record-missing = у заголовку немає рядка «{ $name }:»; можливо, файл обрізано
error-record-cut = файл обрізано посеред рядка, після «{ $row }»
error-record-version = версія правил має бути числом, а не «{ $version }»
error-record-seed = зерно випадку записують шістнадцятковими цифрами, їх { $digits }
error-record-commitment = зерно випадку не те, що було обіцяно: воно не відповідає обіцянці
error-record-undo-chance = те, що вирішив випадок, взяти назад не можна
error-record-undo-nothing = брати назад нічого
error-record-takeback = взяти хід назад може лише сторона, а не «{ $row }»
error-record-ending = партія не закінчується так: «{ $row }»
error-record-no-step = у записі немає ходу { $step }
error-from-over = Після кроку { $step } партію закінчено, і грати більше нічого. Поверніться на крок назад.
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
error-record-twice = у заголовку два рядки «{ $name }:»
error-record-contents = вміст називають видом і числом рядків, наприклад «contents: scenario 40»
error-record-contents-cut = у вмісті має бути рядків: { $rows }, а їх { $have }; можливо, файл обрізано
error-record-contents-long = вміст задовгий: більше { $most } знаків не читається
error-record-contents-name = «{ $name }» не годиться як ім'я вмісту: без тек, без пропусків і коротше
error-record-no-contents = «{ $name }» — файл гравця, а в цьому записі його вмісту немає; хто має цей файл, може його додати: vexilla replay ЗАПИС --battle ФАЙЛ --repair НОВИЙ-ЗАПИС
error-record-setup = розстановку називають її хешем: «{ $hash }» і шістнадцяткові цифри, їх { $digits }
error-record-setup-differs = вміст не той, яким грали: він не відповідає хешу розстановки
error-other-setup = Цю партію зіграно, коли «{ $scenario }» гри { $game } було розставлено інакше, ніж у цій програмі: повторіть її тією програмою, в якій її зіграно.
error-contents-too-long = { $name }: більше { $most } знаків не читається.
error-nothing-given = Гра { $game } не бере розстановку з файлу.
error-unknown-contents = Грі { $game } не можна дати «{ $name }»: можна { $known }.
error-given-name = «{ $name }» — сценарій самої гри { $game }: назвіть свій інакше.
error-other-rules = Цю партію зіграно за правилами { $game } версії { $theirs }, а в програмі версія { $ours }: повторіть її тією програмою, в якій її зіграно.
error-store-damaged = База даних { $file } пошкоджена ({ $said }). Збережіть її копію як є, подивіться, що не так, командою «vexilla admin check» і поверніть останню резервну копію: «vexilla admin restore».
error-damaged = Пошкоджено в базі даних: { $wrong }
error-admin-no-database = Бази даних { $file } немає.
error-admin-other-schema = У бази даних { $database } схема { $schema }, а цій програмі потрібна { $needed }. Зробіть резервну копію й один раз запустіть сервер цієї версії: він її переробить.
error-backup-exists = { $file } вже є: назвіть інший файл.
error-backup-unwritable = { $file } не вдається записати: { $said }
error-backup-missing = Файла { $file } немає.
error-backup-unsound = { $file } не годиться як резервна копія: { $said }
error-backup-newer = Резервну копію { $file } зробила новіша версія Vexilla (схема { $schema }): оновіть цю програму.
error-restore-running = З базою { $database } працює сервер ({ $where }): спершу зупиніть його.
error-restore-full = У базі { $database } є партії ({ $games }): скажіть --replace, якщо вони більше не потрібні.

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
lessons-good = { $file }: урок справний, кроків: { $steps }.
scenarios-none = Гра { $game } не має файлів сценаріїв: початкове розставлення завжди те саме.
simulate-all-title = { $game }: партій на сценарій — { $games }, унизу { $bottom }, угорі { $top }
simulate-scenario = сценарій
simulate-people = люди (низ–верх)
simulate-record = { $bottom }–{ $top } % із { $plays }

## Армії
armies-title = Армії Grand Battle
armies-key = ім’я
armies-army = армія
armies-battle = битва
armies-units = загони
armies-price = ціна
armies-steadfastness = СТ
armies-discipline = Д
armies-profile = війська
armies-count = число
armies-BS = БС
armies-P = Р
armies-AR = Об
armies-MV = Рх
armies-C = С, клас
armies-before-christ = { $year } до н. е.
armies-general = Полководець: { $name }, ОК { $command }, ОЛ { $leadership }; з ним { $unit }
armies-commander = Командир: { $name }, ОК { $command }, ОЛ { $leadership }; з ним { $unit }
armies-totals = Загонів: { $units }. Ціна: { $price }. Стійкість: { $steadfastness }. Дисципліна: { $discipline }. Табір: { $camp }.
armies-barricade = Барикади: { $number ->
    [one] { $number } секція
    [few] { $number } секції
   *[other] { $number } секцій
}.
armies-works = Укріплення: { $number ->
    [one] { $number } секція
    [few] { $number } секції
   *[other] { $number } секцій
}.
armies-reserve = У резерві: { $units }, ціна { $price }.
armies-role = Роль: { $role }.
armies-fears = Її жахають: { $what }.
armies-met = { $file } записано. Грати: vexilla play { $file }
armies-good = { $file }: { $name }, загонів { $units }, ціна { $price }, стійкість { $steadfastness }, дисципліна { $discipline }
armies-bad = { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
   *[other] { $count } помилок.
}

## Помилки у файлах сценаріїв
error-unreadable-army = Армія { $name } не читається: немає такого файлу, він закритий для читання або це не текст у UTF-8.
error-unreadable = Сценарій { $name } не читається: немає такого файлу, він закритий для читання або це не текст у UTF-8.
error-fault-hint = { $guesses ->
    [0] : є { $known }
   *[other] ; може, «{ $near }»?
}
error-fault-given = { $value ->
    [None] не задано
   *[other] задано { $value }
}
error-fault-too-long = у файлі понад { $most } знаків: такий довгий файл не читається
error-fault-too-large = { $key }: такого великого числа тут не буває
error-fault-too-deep = { $key }: стільки таблиць одна в одній тут не буває
error-fault-other-game = це битва гри «{ $game }», а не «{ $read_as }»: читайте її як битву тієї гри або виправте рядок
error-fault-not-toml = це не TOML: { $problem }
error-fault-unknown-key = у сценарії не буває «{ $name }»{ error-fault-hint }
error-fault-no-name = сценарію потрібна назва, наприклад name = "Akragas"
error-fault-first = first має бути "bottom" або "top": хто ходить першим; { error-fault-given }
error-fault-banners = banners має бути числом від 1 до { $most }: скільки прапорів потрібно для перемоги; { error-fault-given }
error-fault-unknown-terrain = немає місцевості «{ $name }»{ error-fault-hint }
error-fault-terrain-twice = { $hex } — уже { $terrain }: місцевість у гекса одна
error-fault-unknown-direction = у гекса немає сторони «{ $name }»{ error-fault-hint }
error-fault-no-front = для { $hex } потрібні передні сторони, наприклад { $hex }:ne,nw
error-fault-needless-front = у місцевості { $terrain } немає передніх сторін: пишіть просто { $hex }
error-fault-no-side = сценарію потрібна таблиця [{ $side }], у ній army, cards, units і leaders
error-fault-unknown-in-side = у [{ $side }] не буває «{ $name }»{ error-fault-hint }
error-fault-cards = cards має бути числом від 1 до { $most }: скільки карт у руці; { error-fault-given }
error-fault-no-army = у [{ $side }] потрібна назва армії, наприклад army = "Roman"
error-fault-no-units = таблиці [{ $side }.units] немає, або вона порожня: армії потрібні загони
error-fault-unknown-kind = немає виду загонів «{ $name }»{ error-fault-hint }
error-fault-two-units = на { $hex } уже стоїть { $unit }: двох загонів в одному гексі не буває
error-fault-unit-closed = { $unit } не може стояти на { $hex }: місцевість { $terrain } для цього загону закрита
error-fault-reserve = у резерві вказують число загонів, наприклад { $unit } = 2; { error-fault-given }
error-fault-two-leaders = на { $hex } уже стоїть { $leader }: двох полководців в одному гексі не буває
error-fault-leader-with-enemy = { $leader } стоїть на { $hex } разом із ворожим загоном
error-fault-leader-closed = { $leader } не може стояти на { $hex }: місцевість { $terrain } для полководця закрита
error-fault-record = у [record] потрібні три числа: скільки партій зіграно (plays) і який відсоток із них виграли bottom і top
error-fault-not-table = { $key } має бути таблицею: [{ $key }]
error-fault-not-hexes = { $key } — це гекси в лапках, наприклад "B8 E8"; { error-fault-given }
error-fault-no-hex = на полі немає гекса { $hex }: є від A1 до { $last }, у парних рядах на гекс менше
error-fault-not-side = { $key } має бути "bottom" або "top"; { error-fault-given }
error-fault-unknown-special = немає особливого правила «{ $name }»{ error-fault-hint }
error-fault-unknown-optional = серед правил, які можуть бути необов’язковими, немає «{ $name }»{ error-fault-hint }
error-fault-by-side = у { $key } потрібне значення для сторони, наприклад { $key } = {"{"} bottom = … {"}"}
error-fault-which-side = у { $key } бувають bottom і top, а не «{ $name }»
error-fault-unknown-legions = немає правила легіонів «{ $name }»{ error-fault-hint }
error-fault-switch = { $key } має бути true або false; { error-fault-given }
error-fault-number = { $key } має бути числом від { $least } до { $most }; { error-fault-given }
error-fault-text = { $key } має бути текстом у лапках; { error-fault-given }
error-fault-hand-jumps = у hand-jumps потрібні banners і cards, наприклад {"{"} bottom = {"{"} banners = 3, cards = 6 {"}"} {"}"}
error-fault-ambush = в ambush потрібні сторона і хід, наприклад {"{"} side = "top", turn = 2 {"}"}
error-fault-ambush-of-nobody = засідці потрібен резерв: [{ $side }.reserve]
error-fault-idle-reserve = резерв [{ $side }.reserve] ніколи не вийде: додайте до [special] ambush або place-leaders
error-fault-place-leaders = у place-leaders потрібні числа, наприклад {"{"} first = "bottom", bottom = 2, top = 2 {"}"}
error-fault-leaders-number = у place-leaders потрібне число полководців; { error-fault-given }
error-fault-leaders-in-reserve = { $side } ставить полководців: { $number }, а в резерві їх названо: { $named }
error-fault-no-unit = на «{ $hex }» немає загону, який міг би стати особливим
error-fault-no-leader = немає полководця «{ $leader }», який міг би стати особливим
error-fault-unknown-ability = в особливих загонів і полководців не буває «{ $name }»{ error-fault-hint }
error-fault-not-list = { $key } має бути списком таблиць: [[special.{ $key }]]
error-fault-blocks = загін { $unit } на { $hex } починає з 1–{ $most } блоками, наприклад { $hex }:1; { error-fault-given }
error-fault-sources = sources — це список текстів, наприклад ["Oman, volume I"]; { error-fault-given }
error-fault-not-own-edge = { $hex } не на краю сторони { $side }: загони відходять через свій край
error-fault-objective = цілі потрібні сторона, гекси та прапори: side = "top", hexes = "E5 F5", banners = 2
error-fault-unknown-in-objective = у цілі не буває «{ $name }»{ error-fault-hint }
error-fault-beyond-box = загонів { $unit } у коробці { $limit }, а не { $number }: зменште їх кількість або задайте beyond-the-box = true
error-fault-leaders-beyond-box = полководців для { $side } у коробці { $limit }, а не { $number }: зменште їх кількість або задайте beyond-the-box = true
error-fault-leader-words = у полководця лише гекс, наприклад { $leader } = "E4"; зайве слово: «{ $word }»
error-fault-leader-kind = у полководця вказують гекс і хто він: { $leader } = "{ $hex } …"; є { $known }
error-fault-leads-horse = { $leader } на { $hex } піший: кавалерію він не очолює
error-fault-commander = головнокомандувач стоїть зі своїми охоронцями в таборі, і більше ніхто: { $leader } на { $hex }
error-fault-camp = { $hex }: табір і охоронці головнокомандувача бувають лише разом
error-fault-two-camps = у сторони { $side } більше одного табору
error-fault-too-much-honor = в обох сторін разом на початку щонайбільше { $most } жетонів

# Уроки
error-fault-lesson-game = гри «{ $name }» немає{ error-fault-hint }
error-fault-lesson-unknown-key = тут не буває «{ $name }»{ error-fault-hint }
error-fault-lesson-stream = немає потоку випадку «{ $name }»{ error-fault-hint }
error-fault-lesson-clause = немає пункту правил { $clause }
error-fault-lesson-minutes = minutes має бути числом від 1 до 60
error-fault-lesson-steps = в уроці від 1 до { $most } кроків, кожен починається з [[step]]
error-fault-lesson-people = people має бути списком імен, які є в позиціях
error-fault-lesson-no-position = першому кроку потрібна позиція, записана текстом
error-fault-lesson-no-solution = кроку потрібен розв’язок (solution): дії, що ведуть до мети
error-fault-lesson-name = name пишуть малими латинськими літерами, цифрами й дефісами: за ним знаходять тексти
error-fault-lesson-side = side має бути bottom або top: за кого грає учень
error-fault-lesson-texts = { $key } має бути списком текстів
error-fault-lesson-chance = chance — це списки за потоками: {"{"} dice = ["flag flag"] {"}"}
error-fault-lesson-no-goal = кроку потрібна мета: [{"{"} event = "cc-moved", to = "E5" {"}"}]
error-fault-lesson-goal = частина мети — це {"{"} event = "НАЗВА", … {"}"}, {"{"} asked = "ПИТАННЯ" {"}"} або {"{"} view = "banners.bottom", is = 1 {"}"}
error-fault-lesson-point = «{ $point }»: вказати можна на { $known }, і потрібна назва
error-fault-lesson-no-clauses = крок називає пункти правил (clauses), яких навчає
error-fault-lesson-wrong = хибні спроби — це таблиці: {"{"} name = …, tries = […], clause = … {"}"}
error-fault-lesson-no-tries = хибній спробі «{ $name }» потрібен tries: список дій
error-fault-lesson-two-steps = два кроки називаються «{ $name }»
error-fault-lesson-no-text = немає тексту { $message } мовою { $language }: додайте його до { $file }
error-fault-lesson-words = { $message } мовою { $language } довший за { $most } слів
error-fault-lesson-position = позиція не читається: { $problem }
error-fault-lesson-goal-reached = мети досягнуто раніше, ніж учень щось зробив
error-fault-lesson-action = «{ $action }»: { $problem }
error-fault-lesson-refused = «{ $action }» заборонено правилом { $clause }: напишіть іншу дію
error-fault-lesson-elsewhere = «{ $action }» веде не туди: дозвольте цю дію (allow) або напишіть іншу
error-fault-lesson-solution = розв’язок не веде до мети
error-fault-lesson-moments = різних моментів більше ніж { $most }: дозволяйте менше
error-fault-lesson-enemy = іншу сторону питають { $question }: скажіть в enemy, що вона робить
error-fault-lesson-after = після { $done ->
    [0] початку
   *[other] «{ $way }»
} «{ $action }»: { $problem }
error-fault-lesson-stuck = після { $done ->
    [0] початку
   *[other] «{ $way }»
} мети вже не досягти
error-fault-lesson-never = «{ $action }» тут не можна спробувати, і пункт { $clause } цього ніде не забороняє

# Чого бракує в дії з полями
error-deed-usage = Це пишеться так: { $usage }.
error-deed-not-now = Зараз не час для цього; можна: { $usage }.
error-field-id = { $field }: «{ $value }» не позначення: у ньому лише латинські літери, цифри й дефіси.
error-field-twice = { $field }: «{ $value }» названо двічі.
error-field-count = { $field }: треба назвати від { $least } до { $most }, а названо { $count }.
error-field-number = { $field }: «{ $value }» не число від { $lowest } до { $highest }.
error-field-places = { $field }: у «{ $value }» забагато знаків після крапки: можна не більше { $places }.
error-field-range = { $field }: { $value } не між { $lowest } і { $highest }.
error-field-word = { $field }: «{ $value }» не підходить; буває { $known }.
error-field-point = { $field }: «{ $value }» не точка; точка пишеться так: { $near }.

# vexilla show
show-other-game = { $file } — запис партії іншої гри: { $game }; його покаже «vexilla replay». Тут малюють Велику битву.
show-unit = загін
show-profile = війська
show-side = сторона
show-place = фронт
show-heading = курс
show-strength = сила
show-losses = втрати
show-disorder = розлад
show-marks = позначки
