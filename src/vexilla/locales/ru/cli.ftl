# Программа в терминале

side-bottom = Нижний
side-top = Верхний
side-nobody = никто
seat-you = { $side } (вы)
seat-computer = { $side } (компьютер: { $name })
seat-human = { $side }

## Программа
# Читается и без Fluent: одна строка, в ней только $extra.
extra-missing = Эта часть Vexilla не установлена. Установить её: pip install 'vexilla[{ $extra }]'

## Доска
board-turn = ход { $turn }
board-deck = колода { $cards }
board-cards = карт в руке: { $cards }
board-game = партия { $game } из { $games }, очки { $bottom }:{ $top }
board-piles = Отряды { $troops } · Тактика { $tactics }
board-hand-hidden = в руке: отрядов { $troops }, тактики { $tactics }
board-hand-known = из них вы знаете: { $cards }
board-tactics-played = сыграно тактики: { $count }
board-discards = в сбросе: { $cards }
board-next = следующие в стопке, как вы их положили: { $cards }
board-opponent-thinks = { $side }: обдумывание …
board-opponent-thinks-so-far = { $side }: обдумывание, { $percent }% (Ctrl+C: ходить сейчас)

## Меню
menu-hint = Выберите номер; ещё есть: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-flag = Номер карты и знамя, например 2 5. Ещё есть: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-hex = Номер и гекс (1 E2) или только гексы (E2, E2-E3). Ещё: help, cards, why, odds, hint, undo, log, rules, save, quit.
menu-hint-plain = Номер и то, что к нему нужно, например 2 5. Ещё есть: help, cards, why, odds, hint, undo, log, rules, save, quit.
plain-help-text =
    номер             сделать этот выбор; если нужно место: номер и место, например 2 5
    действие          так, как оно стоит в записи
    why ДЕЙСТВИЕ      какое правило его запрещает
    cards             что делает каждая карта на вашей руке
    odds              что вероятно, если это известно
    hint              что сделал бы здесь сильный игрок и почему
    undo              взять назад своё последнее решение, если с тех пор не открылось ничего нового
    log               что произошло, с пунктами правил
    rules [СЛОВА]     искать в правилах или показать пункт по номеру
    save ФАЙЛ         записать партию в файл (она и сама всё время сохраняется)
    quit              прервать; партию можно продолжить
plain-why-usage = Скажите, что вы хотели бы сделать: why 1
fact-yes = да
fact-no = нет
menu-flags = знамёна { $flags }
menu-which = Куда? Одно из: { $choices }
news-more = … раньше ещё событий: { $count }; «log { $all }» их покажет
menu-prompt = >
menu-not-understood = Непонятно: «{ $text }». Выберите номер или наберите help.
menu-usage = «{ $text }» пишется иначе:
menu-not-now = «{ $verb }» сейчас не к месту. Можно вот что:
menu-no-number = Нет выбора с номером { $number }: есть от 1 до { $last }.
menu-no-numbers = Здесь нет пунктов с числами: наберите строку, как в списке, или help.


why-allowed = Сейчас это разрешено.
refused = { $message } ({ $clause })

undo-done = Взято назад.
undo-over = Партия окончена.
undo-nothing = Брать назад нечего.
undo-other-decided = С тех пор принял решение другой игрок.
undo-chance = С тех пор вмешался случай: взять назад нельзя.
undo-revealed = С тех пор вы увидели новое: взять назад нельзя.

save-done = Сохранено в { $file }.
save-usage = Скажите куда: save battle.vexilla
saved-on-quit = Партия сохранена. Продолжить: { $command }

handover-title = Решает: { $side }.
handover-text = Уступите место у клавиатуры. Другому сейчас смотреть нельзя.
handover-press = Нажмите Enter, когда будете готовы.

over-won = Победа: { $side }!
over-drawn = Ничья.
over-record = Запись партии: { $file }

hint-thinks = Обдумывается…
odds-title = Чем ещё может кончиться у каждого знамени
odds-flag = знамя
odds-yours = Вы
odds-theirs = Соперник
odds-hint = Нужные карты считаются среди невиденных вами ({ $unseen }); вероятность — что такая карта придёт со следующим добором из стопки отрядов.
odds-complete = { $kind } { $sum }
odds-reach = до: { $kind } { $sum }
odds-never = завершить уже нельзя
odds-outs = { $kind }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    } ({ $percent }%)
odds-held = в руке: { $cards }
odds-none = Здесь вероятностей нет.
cards-none = О ваших картах здесь сказать нечего.

## Другие команды
language-unknown = Нет языка «{ $language }»: есть { $languages }.
terminal-too-small = Терминал слишком мал: { $columns }×{ $rows }. Нужно не меньше { $need-columns } столбцов и { $need-rows } строк; увеличьте окно или уменьшите шрифт.
file-missing = Файла { $file } нет.
file-exists = Файл { $file } уже есть; выберите другое имя.
file-unreadable = Файл { $file } не читается: { $problem }
file-unwritable = В { $file } нельзя записать: { $problem }
record-repair-hint = Всё, что до строки { $line }, цело. Сохранить это в новый файл: { $command }
record-repaired = Целая часть ({ $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[other] { $lines } строк
    }) теперь в файле { $file }.
option-unreadable = «{ $option }» не настройка: пишите ИМЯ=ЗНАЧЕНИЕ, например series=3.

verify-good = Верно: повторено { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }, позиция та же, что в записи.
verify-unfinished = Пока всё верно: повторено { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }; партия не окончена.
verify-commitment = Зерно случая отвечает обещанию, данному до первой карты или броска, и даёт именно этот случай.
verify-no-seed = Зерно случая в записи не раскрыто, поэтому случай не проверен.
verify-digest = Отпечаток { $digest }

replay-title = { $game }: { $bottom } — { $top }
replay-press = Enter: следующее решение · a: всё остальное · q: прервать

rules-title = { $game }: { $count ->
        [one] { $count } пункт
        [few] { $count } пункта
       *[other] { $count } пунктов
    }
rules-none = В правилах { $game } нет пункта с каким-либо из этих слов: { $words }
rules-unknown-clause = Пункта { $clause } нет.
rules-kind-rule = правило
rules-kind-table = таблица
rules-kind-example = пример
rules-kind-ruling = трактовка
rules-chapter = Глава: { $chapter }
rules-note = Примечание: { $note }
rules-clause-column = пункт
rules-text-column = текст

simulate-title = { $game }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
simulate-player = игрок
simulate-wins = победы
simulate-share = доля
simulate-interval = интервал 95%
simulate-drawn = ничьи
simulate-thinking = думал не дольше
simulate-decisions = Решений за партию: { $decisions }, партий в секунду: { $rate }
simulate-progress = идёт игра

perft-title = { $game }: решения до глубины { $depth }
perft-action = первое решение
perft-nodes = узлы
perft-total = всего

games-title = Игры
games-game = игра
games-scenarios = сценарии
games-options = настройки
games-players = компьютерные игроки

battery-good = Проверено случайных партий { $game }: { $games }. Отпечаток { $digest }
battery-failed = Проверка не прошла: { $problem }
battery-record = Запись до этого места: { $file }

## Ошибки
error-game-key = Игра «{ $name }» из пакета { $package } пропущена: ключ игры состоит из строчных букв, цифр и одиночных подчёркиваний.
error-game-broken = Игра «{ $name }» из пакета { $package } пропущена: { $value } не загружается: { $wrong }.
error-game-no-game = Игра «{ $name }» из пакета { $package } пропущена: { $value } не является игрой (Game).
error-game-key-differs = Игра «{ $name }» из пакета { $package } пропущена: { $value } называет себя { $other }.
error-game-taken = Игра «{ $name }» из пакета { $package } пропущена: такая игра уже есть, из пакета { $of }.
error-game-prefix = Игра «{ $name }» из пакета { $package } пропущена: её пункты начинаются с { $prefix }, как и пункты игры { $other }.
error-unknown-game = Нет игры «{ $name }»: есть { $known }.
error-unknown-scenario = У игры { $game } нет сценария «{ $name }»: есть { $known }.
error-unknown-option = У игры { $game } нет настройки «{ $name }»: есть { $known }.
error-unknown-value = Настройка { $option } игры { $game } не бывает «{ $name }»: есть { $known }.
error-unknown-player = Нет игрока «{ $name }» для игры { $game }: есть { $known }.
error-unknown-side = Нет стороны «{ $name }»: есть { $known }.
error-unknown-seat = Нет мест вида «{ $name }»: есть { $known }.
error-unknown-rules = Нет правил «{ $name }»: есть { $known }.
error-unknown-army = Нет расписки армии «{ $name }»: есть { $known }.
error-two-players = Нужны два игрока через запятую, например steady,random; а не «{ $name }».
error-at-least-one = Число должно быть не меньше 1, а не { $number }.
error-unknown-engine = Нет движка «{ $name }»: есть { $known }.
error-thinking-seconds = Компьютер думает от 1 до { $most } секунд, а не { $seconds }.
error-arena-players = Для арены нужны хотя бы два игрока через запятую.
error-arena-twice = { $name } назван дважды; на арене каждый игрок один.
error-arena-sprt = Для --sprt нужны два процента через запятую, меньший первым, например 50,70; а не «{ $claims }».
error-bad-results = { $file }, строка { $line }: это не результат партии; назовите для результатов другой файл.
error-ray-version = На машине кластера ({ $machine }) другие правила или игроки; установите ту же версию.
error-line = строка { $line }: { $wrong }
error-record-empty = файл пуст
error-record-not = это не запись партии: она начинается со слов «{ $first }»
error-record-header = «{ $row }» не строка заголовка ({ $known })
error-record-missing = в заголовке нет строки «{ $name }:»; возможно, файл обрезан
error-record-cut = файл обрезан посреди строки, после «{ $row }»
error-record-version = версия правил должна быть числом, а не «{ $version }»
error-record-seed = зерно случая записывают шестнадцатеричными цифрами, их { $digits }
error-record-commitment = зерно случая не то, что было обещано: оно не отвечает обещанию
error-record-undo-chance = то, что решил случай, взять назад нельзя
error-record-undo-nothing = брать назад нечего
error-record-takeback = взять ход назад может только сторона, а не «{ $row }»
error-record-ending = партия не кончается так: «{ $row }»
error-record-no-step = в записи нет хода { $step }
error-from-over = После шага { $step } партия окончена, и играть больше нечего. Вернитесь на шаг назад.
error-record-expected = здесь решает { $side }, а в записи «{ $row }»
error-record-impossible = «{ $row }» здесь невозможно
error-record-seed-says = записано «{ $row }», а по зерну случая «{ $promised }»
error-record-after-end = партия окончена, а запись продолжается: «{ $row }»
error-record-digest = позиция не та, что в записи: отпечатки различаются
error-record-result = в записи «{ $row }», а итог: { $result }
error-record-word = строки не начинаются со слова «{ $word }»
error-record-no-seed = запись без зерна случая нельзя играть дальше
error-record-illegal = «{ $row }» здесь запрещено пунктом { $clause }
error-record-unknown = «{ $row }» не действие этой игры
error-record-twice = в заголовке две строки «{ $name }:»
error-record-contents = содержимое называют видом и числом строк, например «contents: scenario 40»
error-record-contents-cut = в содержимом должно быть строк: { $rows }, а их { $have }; возможно, файл обрезан
error-record-contents-long = содержимое слишком длинное: больше { $most } знаков не читается
error-record-contents-name = «{ $name }» не годится как имя содержимого: без папок, без пробелов и короче
error-record-no-contents = «{ $name }» — файл игрока, а в этой записи его содержимого нет; у кого этот файл есть, может его добавить: vexilla replay ЗАПИСЬ --battle ФАЙЛ --repair НОВАЯ-ЗАПИСЬ
error-record-setup = расстановку называют её хешем: «{ $hash }» и шестнадцатеричные цифры, их { $digits }
error-record-setup-differs = содержимое не то, которым играли: оно не отвечает хешу расстановки
error-other-setup = Эта партия сыграна, когда «{ $scenario }» игры { $game } был расставлен иначе, чем в этой программе: повторите её той программой, в которой она сыграна.
error-contents-too-long = { $name }: больше { $most } знаков не читается.
error-nothing-given = Игра { $game } не берёт расстановку из файла.
error-unknown-contents = Игре { $game } нельзя дать «{ $name }»: можно { $known }.
error-given-name = «{ $name }» — сценарий самой игры { $game }: назовите свой иначе.
error-other-rules = Эта партия сыграна по правилам { $game } версии { $theirs }, а в программе версия { $ours }: повторите её той программой, в которой она сыграна.
error-store-damaged = База данных { $file } повреждена ({ $said }). Сохраните её копию как есть, посмотрите, что не так, командой «vexilla admin check» и верните последнюю резервную копию: «vexilla admin restore».
error-damaged = Повреждено в базе данных: { $wrong }
error-admin-no-database = Базы данных { $file } нет.
error-admin-other-schema = У базы данных { $database } схема { $schema }, а этой программе нужна { $needed }. Сделайте резервную копию и один раз запустите сервер этой версии: он её переделает.
error-backup-exists = { $file } уже есть: назовите другой файл.
error-backup-unwritable = { $file } не удаётся записать: { $said }
error-backup-missing = Файла { $file } нет.
error-backup-unsound = { $file } не годится как резервная копия: { $said }
error-backup-newer = Резервная копия { $file } сделана более новой версией Vexilla (схема { $schema }): обновите эту программу.
error-restore-running = С базой { $database } работает сервер ({ $where }): сначала остановите его.
error-restore-full = В базе { $database } есть партии ({ $games }): скажите --replace, если они больше не нужны.

## Вероятности атак
attack-odds-title = Вероятности атак, возможных сейчас
attack-odds-hint = Защитник стоит и игнорирует все флаги, какие может; попадания от нуля до всех блоков; отступление как гексы:вероятность; затем чего вам стоит ответный удар.
attack-odds-attack = атака
attack-odds-dice = кубики
attack-odds-hits = попадания 0, 1, 2 …
attack-odds-destroy = уничтожен
attack-odds-retreat = отступает
attack-odds-leader = полководец убит
attack-odds-back = ваши потери
attack-odds-lost = вы уничтожены
attack-odds-driven = вы отступаете

## Сценарии
scenarios-title = Сценарии: { $game }
scenarios-scenario = сценарий
scenarios-battle = битва
scenarios-bottom = нижняя сторона
scenarios-top = верхняя сторона
scenarios-banners = знамёна
scenarios-people = победы людей
scenarios-cards = { $army }, карт: { $cards }
scenarios-first = ▸ ходит первой
scenarios-good = { $file }: сценарий в порядке: { $name }, отрядов { $units }, полководцев { $leaders }.
scenarios-bad = { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[other] { $count } ошибок.
}
lessons-good = { $file }: урок в порядке, шагов: { $steps }.
scenarios-none = У игры { $game } нет файлов сценариев: начальная расстановка всегда одна.
simulate-all-title = { $game }: партий на сценарий — { $games }, внизу { $bottom }, вверху { $top }
simulate-scenario = сценарий
simulate-people = люди (низ–верх)
simulate-record = { $bottom }–{ $top } % из { $plays }

## Армии
armies-title = Армии Grand Battle
armies-key = имя
armies-army = армия
armies-battle = битва
armies-units = отряды
armies-price = цена
armies-steadfastness = СТ
armies-discipline = Д
armies-profile = войска
armies-count = число
armies-BS = БС
armies-P = Р
armies-AR = Дс
armies-MV = Дв
armies-C = С, класс
armies-before-christ = { $year } до н. э.
armies-general = Полководец: { $name }, ОК { $command }, ОЛ { $leadership }; с ним { $unit }
armies-commander = Командир: { $name }, ОК { $command }, ОЛ { $leadership }; с ним { $unit }
armies-totals = Отрядов: { $units }. Цена: { $price }. Стойкость: { $steadfastness }. Дисциплина: { $discipline }. Лагерь: { $camp }.
armies-barricade = Баррикады: { $number ->
    [one] { $number } секция
    [few] { $number } секции
   *[other] { $number } секций
}.
armies-works = Укрепления: { $number ->
    [one] { $number } секция
    [few] { $number } секции
   *[other] { $number } секций
}.
armies-reserve = В резерве: { $units }, цена { $price }.
armies-role = Роль: { $role }.
armies-fears = Её устрашают: { $what }.
armies-met = { $file } записан. Играть: vexilla play { $file }
armies-good = { $file }: { $name }, отрядов { $units }, цена { $price }, стойкость { $steadfastness }, дисциплина { $discipline }
armies-bad = { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[other] { $count } ошибок.
}

## Ошибки в файлах сценариев
error-unreadable-army = Армия { $name } не читается: нет такого файла, он закрыт для чтения или это не текст в UTF-8.
error-unreadable = Сценарий { $name } не читается: нет такого файла, он закрыт для чтения или это не текст в UTF-8.
error-fault-hint = { $guesses ->
    [0] : есть { $known }
   *[other] ; может быть, «{ $near }»?
}
error-fault-given = { $value ->
    [None] не задано
   *[other] задано { $value }
}
error-fault-too-long = в файле больше { $most } знаков: такой длинный файл не читается
error-fault-too-large = { $key }: такого большого числа здесь не бывает
error-fault-too-deep = { $key }: столько таблиц одна в другой здесь не бывает
error-fault-other-game = это битва игры «{ $game }», а не «{ $read_as }»: читайте её как битву той игры или исправьте строку
error-fault-not-toml = это не TOML: { $problem }
error-fault-unknown-key = в сценарии не бывает «{ $name }»{ error-fault-hint }
error-fault-no-name = сценарию нужно название, например name = "Akragas"
error-fault-first = first должно быть "bottom" или "top": кто ходит первым; { error-fault-given }
error-fault-banners = banners должно быть числом от 1 до { $most }: сколько знамён нужно для победы; { error-fault-given }
error-fault-unknown-terrain = нет местности «{ $name }»{ error-fault-hint }
error-fault-terrain-twice = { $hex } — уже { $terrain }: местность у гекса одна
error-fault-unknown-direction = у гекса нет стороны «{ $name }»{ error-fault-hint }
error-fault-no-front = для { $hex } нужны передние стороны, например { $hex }:ne,nw
error-fault-needless-front = у местности { $terrain } нет передних сторон: пишите просто { $hex }
error-fault-no-side = сценарию нужна таблица [{ $side }], в ней army, cards, units и leaders
error-fault-unknown-in-side = в [{ $side }] не бывает «{ $name }»{ error-fault-hint }
error-fault-cards = cards должно быть числом от 1 до { $most }: сколько карт в руке; { error-fault-given }
error-fault-no-army = в [{ $side }] нужно название армии, например army = "Roman"
error-fault-no-units = таблицы [{ $side }.units] нет, или она пуста: армии нужны отряды
error-fault-unknown-kind = нет вида отрядов «{ $name }»{ error-fault-hint }
error-fault-two-units = на { $hex } уже стоит { $unit }: двух отрядов в одном гексе не бывает
error-fault-unit-closed = { $unit } не может стоять на { $hex }: местность { $terrain } для этого отряда закрыта
error-fault-reserve = в резерве указывают число отрядов, например { $unit } = 2; { error-fault-given }
error-fault-two-leaders = на { $hex } уже стоит { $leader }: двух полководцев в одном гексе не бывает
error-fault-leader-with-enemy = { $leader } стоит на { $hex } вместе с вражеским отрядом
error-fault-leader-closed = { $leader } не может стоять на { $hex }: местность { $terrain } для полководца закрыта
error-fault-record = в [record] нужны три числа: сколько партий сыграно (plays) и какой процент из них выиграли bottom и top
error-fault-not-table = { $key } должно быть таблицей: [{ $key }]
error-fault-not-hexes = { $key } — это гексы в кавычках, например "B8 E8"; { error-fault-given }
error-fault-no-hex = на поле нет гекса { $hex }: есть от A1 до { $last }, в чётных рядах на гекс меньше
error-fault-not-side = { $key } должно быть "bottom" или "top"; { error-fault-given }
error-fault-unknown-special = нет особого правила «{ $name }»{ error-fault-hint }
error-fault-unknown-optional = среди правил, которые могут быть необязательными, нет «{ $name }»{ error-fault-hint }
error-fault-by-side = в { $key } нужно значение для стороны, например { $key } = {"{"} bottom = … {"}"}
error-fault-which-side = в { $key } бывают bottom и top, а не «{ $name }»
error-fault-unknown-legions = нет правила легионов «{ $name }»{ error-fault-hint }
error-fault-switch = { $key } должно быть true или false; { error-fault-given }
error-fault-number = { $key } должно быть числом от { $least } до { $most }; { error-fault-given }
error-fault-text = { $key } должно быть текстом в кавычках; { error-fault-given }
error-fault-hand-jumps = в hand-jumps нужны banners и cards, например {"{"} bottom = {"{"} banners = 3, cards = 6 {"}"} {"}"}
error-fault-ambush = в ambush нужны сторона и ход, например {"{"} side = "top", turn = 2 {"}"}
error-fault-ambush-of-nobody = засаде нужен резерв: [{ $side }.reserve]
error-fault-idle-reserve = резерв [{ $side }.reserve] никогда не выйдет: добавьте в [special] ambush или place-leaders
error-fault-place-leaders = в place-leaders нужны числа, например {"{"} first = "bottom", bottom = 2, top = 2 {"}"}
error-fault-leaders-number = в place-leaders нужно число полководцев; { error-fault-given }
error-fault-leaders-in-reserve = { $side } ставит полководцев: { $number }, а в резерве их названо: { $named }
error-fault-no-unit = на «{ $hex }» нет отряда, который мог бы стать особым
error-fault-no-leader = нет полководца «{ $leader }», который мог бы стать особым
error-fault-unknown-ability = у особых отрядов и полководцев не бывает «{ $name }»{ error-fault-hint }
error-fault-not-list = { $key } должно быть списком таблиц: [[special.{ $key }]]
error-fault-blocks = отряд { $unit } на { $hex } начинает с 1–{ $most } блоками, например { $hex }:1; { error-fault-given }
error-fault-sources = sources — это список текстов, например ["Oman, volume I"]; { error-fault-given }
error-fault-not-own-edge = { $hex } не на краю стороны { $side }: отряды уходят через свой край
error-fault-objective = цели нужны сторона, гексы и знамёна: side = "top", hexes = "E5 F5", banners = 2
error-fault-unknown-in-objective = у цели не бывает «{ $name }»{ error-fault-hint }
error-fault-beyond-box = отрядов { $unit } в коробке { $limit }, а не { $number }: уменьшите их число или задайте beyond-the-box = true
error-fault-leaders-beyond-box = полководцев для { $side } в коробке { $limit }, а не { $number }: уменьшите их число или задайте beyond-the-box = true
error-fault-leader-words = у полководца только гекс, например { $leader } = "E4"; лишнее слово: «{ $word }»
error-fault-leader-kind = у командира указывают гекс и кто он: { $leader } = "{ $hex } …"; есть { $known }
error-fault-leads-horse = { $leader } на { $hex } пеший: конницу он не возглавляет
error-fault-commander = полководец стоит со своими телохранителями в лагере, и больше никто: { $leader } на { $hex }
error-fault-camp = { $hex }: лагерь и телохранители полководца бывают только вместе
error-fault-two-camps = у стороны { $side } больше одного лагеря
error-fault-too-much-honor = у обеих сторон вместе вначале не больше { $most } жетонов

# Уроки
error-fault-lesson-game = игры «{ $name }» нет{ error-fault-hint }
error-fault-lesson-unknown-key = здесь не бывает «{ $name }»{ error-fault-hint }
error-fault-lesson-stream = нет потока случая «{ $name }»{ error-fault-hint }
error-fault-lesson-clause = нет пункта правил { $clause }
error-fault-lesson-minutes = minutes должно быть числом от 1 до 60
error-fault-lesson-steps = в уроке от 1 до { $most } шагов, каждый начинается с [[step]]
error-fault-lesson-people = people должно быть списком имён, которые есть в позициях
error-fault-lesson-no-position = первому шагу нужна позиция, записанная текстом
error-fault-lesson-no-solution = шагу нужно решение (solution): действия, которые ведут к цели
error-fault-lesson-name = name пишут малыми латинскими буквами, цифрами и дефисами: по нему находят тексты
error-fault-lesson-side = side должно быть bottom или top: за кого играет ученик
error-fault-lesson-texts = { $key } должно быть списком текстов
error-fault-lesson-chance = chance — это списки по потокам: {"{"} dice = ["flag flag"] {"}"}
error-fault-lesson-no-goal = шагу нужна цель: [{"{"} event = "cc-moved", to = "E5" {"}"}]
error-fault-lesson-goal = часть цели — это {"{"} event = "ИМЯ", … {"}"}, {"{"} asked = "ВОПРОС" {"}"} или {"{"} view = "banners.bottom", is = 1 {"}"}
error-fault-lesson-point = «{ $point }»: указать можно на { $known }, и нужно имя
error-fault-lesson-no-clauses = шаг называет пункты правил (clauses), которым он учит
error-fault-lesson-wrong = неверные попытки — это таблицы: {"{"} name = …, tries = […], clause = … {"}"}
error-fault-lesson-no-tries = неверной попытке «{ $name }» нужен tries: список действий
error-fault-lesson-two-steps = два шага называются «{ $name }»
error-fault-lesson-no-text = нет текста { $message } на языке { $language }: добавьте его в { $file }
error-fault-lesson-words = { $message } на языке { $language } длиннее { $most } слов
error-fault-lesson-position = позиция не читается: { $problem }
error-fault-lesson-goal-reached = цель достигнута прежде, чем ученик что-либо сделал
error-fault-lesson-action = «{ $action }»: { $problem }
error-fault-lesson-refused = «{ $action }» запрещено правилом { $clause }: напишите другое действие
error-fault-lesson-elsewhere = «{ $action }» ведёт не туда: разрешите это действие (allow) или напишите другое
error-fault-lesson-solution = решение не приводит к цели
error-fault-lesson-moments = разных моментов больше { $most }: разрешайте меньше
error-fault-lesson-enemy = другую сторону спрашивают { $question }: скажите в enemy, что она делает
error-fault-lesson-after = после { $done ->
    [0] начала
   *[other] «{ $way }»
} «{ $action }»: { $problem }
error-fault-lesson-stuck = после { $done ->
    [0] начала
   *[other] «{ $way }»
} цели уже не достичь
error-fault-lesson-never = «{ $action }» здесь нельзя попробовать, и пункт { $clause } этого нигде не запрещает

# Чего не хватает в действии с полями
error-deed-usage = Это пишется так: { $usage }.
error-deed-not-now = Сейчас не время для этого; можно: { $usage }.
error-field-id = { $field }: «{ $value }» не обозначение: в нём только латинские буквы, цифры и дефисы.
error-field-twice = { $field }: «{ $value }» названо дважды.
error-field-count = { $field }: нужно назвать от { $least } до { $most }, а названо { $count }.
error-field-number = { $field }: «{ $value }» не число от { $lowest } до { $highest }.
error-field-places = { $field }: у «{ $value }» слишком много знаков после точки: можно не больше { $places }.
error-field-range = { $field }: { $value } не между { $lowest } и { $highest }.
error-field-word = { $field }: «{ $value }» не подходит; бывает { $known }.
error-field-point = { $field }: «{ $value }» не точка; точка пишется так: { $near }.

# vexilla show
show-other-game = { $file } — запись партии другой игры: { $game }; её покажет «vexilla replay». Здесь рисуют Великую битву.
show-unit = отряд
show-profile = войска
show-side = сторона
show-place = фронт
show-heading = курс
show-strength = сила
show-losses = потери
show-disorder = расстройство
show-marks = отметки
