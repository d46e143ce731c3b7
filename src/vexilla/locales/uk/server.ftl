# Сервер: що він відповідає, коли щось не так, і що друкує

## Запити
server-bad-json = Тіло запиту не читається як JSON: { $problem }.
server-not-json = Тіло запиту має бути JSON (Content-Type: application/json), а не «{ $given }».
server-too-long = Це задовго: приймається не більше { $most } байтів.
server-field-missing = { $where ->
        [body] Немає поля «{ $name }»: додайте його.
       *[other] У «{ $where }» немає поля «{ $name }»: додайте його.
    }
server-field-unknown = { $where ->
        [body] Поля «{ $name }» не буває: перевірте, як воно пишеться, або приберіть його.
       *[other] У «{ $where }» не буває поля «{ $name }»: перевірте, як воно пишеться, або приберіть його.
    }
server-field-too-long = «{ $where }» задовге: не більше { $most }.
server-field-too-short = «{ $where }» закоротке: не менше { $least }.
server-field-too-small = «{ $where }» замале: не менше { $least }.
server-field-too-large = «{ $where }» завелике: не більше { $most }.
server-field-value = «{ $where }» не буває «{ $value }»: що буває, сказано в /api/openapi.json.
server-field-type = «{ $where }» має бути { $wanted }, а не { $given }.
server-field-wrong = З «{ $where }» щось не так: { $problem }.
server-not-found = За адресою { $path } нічого немає.
server-wrong-method = { $method } тут не годиться: є { $allowed }.
server-too-fast = Забагато запитів. Спробуйте через { $seconds ->
        [one] { $seconds } секунду.
        [few] { $seconds } секунди.
       *[other] { $seconds } секунд.
    }
server-too-much = З однієї адреси за день зберігається не більше { $most } байтів. Спробуйте через { $seconds ->
        [one] { $seconds } секунду.
        [few] { $seconds } секунди.
       *[many] { $seconds } секунд.
    }
server-blocked = Цій адресі вхід на сервер тимчасово закрито.
server-foreign-origin = Чужому сайту це тут не дозволено. Господар сервера може дозволити: --origins.
server-wrong-host = У цього сервера немає такого імені. Господар може додати його: --hosts.
server-unexpected = На сервері щось зламалося. Це записано під номером { $id }; нічого з підтвердженого не втрачено.
server-busy = Сервер дуже зайнятий. Спробуйте через { $seconds ->
        [one] { $seconds } секунду.
        [few] { $seconds } секунди.
       *[other] { $seconds } секунд.
    }
server-too-slow-body = Запит не дійшов до кінця за { $seconds } с.
server-headers-too-slow = Заголовки запиту не дійшли до кінця за { $seconds } с.
server-headers-too-long = Заголовки запиту задовгі: приймається не більше { $most } байтів.
server-too-many-connections = З цієї адреси відкрито забагато з'єднань. Закрийте частину з них або спробуйте через { $seconds } с.
server-full = Під'єднано стільки, скільки цей сервер приймає. Спробуйте через { $seconds } с.
server-too-slow = На це пішло більше відведеного часу ({ $seconds } с), і роботу перервано.
server-no-database = Сервер не може зв'язатися зі своєю базою даних.
server-failed-writes = База даних відповідає, але не приймає записів (від запуску не прийнято { $failures }): подивіться журнал і чи не заповнений диск.
server-closing = Сервер закривається.
server-schema-differs = У бази даних не та схема, що в цієї програми: запустіть програму знову або оновіть її.
server-not-storable = У цьому є щось, що не можна зберегти, можливо, невидимий знак: приберіть його.
server-page-missing = Сторінку не зібрано. Виконайте «make play» або «npm ci» та «npm run build» у теці web.

## Партії
server-unknown-game = Партії з таким номером немає. Перевірте, чи посилання скопійоване повністю.
server-damaged = { table-error-damaged }
server-no-such-seat = Це посилання не відкриває місця за цим столом, а дивитися без місця тут не можна.
server-hint-with-people = Підказки є лише в партіях проти комп’ютера та вдвох за одним екраном: інакше суперник грав би проти вашого комп’ютера.
server-game-over = Партію закінчено: вирішувати більше нічого.
server-tried-at-one-step = Спробувати інше можна лише на одному кроці.
server-still-playing = Партія ще триває: її запис закритий, бо показав би приховані карти.
server-not-yours = Це може лише той, хто сидить за цим столом.
server-not-over = Реванш можна почати, коли партію закінчено.
server-no-such-invitation = Такого запрошення немає або його замінили іншим: попросіть нове посилання в того, хто вас запросив.
server-invitation-used = За цим запрошенням місце вже зайнято. Якщо це були ви, відкрийте партію там, де сіли за стіл, або перенесіть місце звідти сюди; якщо ні, спитайте того, хто вас запросив.
server-no-such-code = Код неправильний, уже використаний або старший за десять хвилин: покажіть новий на пристрої, де відкрито місце.
server-invitation-or-code = Вкажіть або запрошення, або код.
server-seat-taken = Інше місце вже зайнято: запросити на нього більше нікого не можна.
server-too-many-keys = Ваше місце відкрито на надто багатьох пристроях: спершу закрийте решту.
server-which-game = Скажіть, у що грати: немає поля «game».
server-scenario-or-contents = Назвіть нашу битву або принесіть свою: щось одне.
server-game-or-record = Потрібна або партія, або запис: щось одне.
server-from-playing = Зіграти далі з якогось місця можна, коли партію закінчено.
server-unknown-rules = Немає правил «{ $name }»: є { $known }.
server-unknown-lesson = Уроку { $name } немає.
server-bad-attempt = Коли ви почали цей крок, він був інший ({ $wrong }). Почніть його знову.
server-army-same-name = Двох командирів звуть { $name }: дайте одному з них інше ім’я.
server-unknown-army = Немає списку армії «{ $name }»: усі вони на сторінці «Армії».
server-no-such-challenge = Такого виклику немає або вже немає.
server-sealed-meeting = Армії наосліп
server-unknown-briefing = Для «{ $name }» немає розповіді про битву.
server-push-off = Цей сервер не розсилає сповіщень.
server-bad-subscription = За цією підпискою сповіщення не надіслати ({ $why }). Підпишіться в браузері знову.
server-no-such-line = Інший гравець такого рядка не писав, або його видалено.
server-no-such-name = Тут немає імені, про яке могло б ітися.
server-no-such-report = Такої відкритої скарги немає.
server-wrong-secret = Це не секрет господаря сервера.
server-bad-address = «{ $address }» — не адреса, яку можна не пускати: не можна закрити вхід ані проксі, ані самому цьому комп'ютеру.

## Комп'ютерні гравці
server-level-recruit = бачить лише те, що перед ним, і хапає все, що може
server-level-soldier = завдає найкращого удару цього ходу, мало думаючи про вашу відповідь
server-level-veteran = планує хід за шансами й пам’ятає, чим ви можете відповісти
server-level-general = спершу програє задуми подумки, потім вибирає
server-level-marshal = думає найдовше й найдалі
server-level-random = будь-який дозволений хід
server-level-straight = усі вперед, атакує все, до чого дійде
server-level-steady = грає на перемогу

## vexilla serve
serve-ready = Vexilla готова: { $address }
serve-stop = Зупинити: Ctrl+C. Партії зберігаються в { $database }
serve-only-here = Відкрити його можна лише на цьому комп’ютері. Для друзів у вашій мережі: та сама команда з --lan.
serve-network = Грати може кожен у мережі, хто відкриє { $address }.
serve-port-taken = Порт { $port } зайнятий іншою програмою. Виберіть інший (--port) або доручіть вибір програмі (--free-port).
serve-port-forbidden = Порт { $port } вам не дозволено: виберіть порт від 1024 (--port).
serve-address-wrong = У цього комп'ютера немає адреси { $host }: є 127.0.0.1 (лише цей комп'ютер) і 0.0.0.0 (і вся мережа).
serve-other-port = Порт { $port } зайнятий; замість нього взято { $chosen }.
serve-page-missing = Сторінку не зібрано, про що й буде сказано в браузері. Зберіть її: «make play» або «npm ci» та «npm run build» у теці web.
serve-no-proxies = Задано --public-url, але не --proxies: якщо перед сервером стоїть проксі, усі відвідувачі вважаються однією адресою й ділять її межі. Назвіть проксі: --proxies 127.0.0.1 (або яка в нього адреса).
serve-database-trouble = Базою даних не можна користуватися: { $problem }
serve-database-hint = Виберіть іншу, наприклад --database sqlite:///games.sqlite
serve-setting-wrong = --{ $name } не може бути { $value }: { $problem }
serve-no-browser = Браузер відкрити не вдалося. Відкрийте адресу самі.
serve-at-least = має бути не менше { $least }
serve-at-most = має бути не більше { $most }
serve-no-network = це не адреса і не мережа, наприклад 10.0.0.0/8
serve-no-origin = це не адреса сайту, наприклад https://example.org
serve-no-contact = має починатися з mailto: або https:
serve-short-secret = потрібно щонайменше { $least } знаків
serve-unreadable = його не вдається прочитати: потрібен текстовий файл у UTF-8, який сервер має право читати

## Помилки бази даних
error-store-address = це не адреса бази даних: потрібно sqlite:///шлях/до/файлу або postgresql://користувач:пароль@сервер/база
error-store-kind = баз даних виду «{ $kind }» Vexilla не знає: є sqlite і postgresql
error-store-no-postgres = бібліотеку для PostgreSQL не встановлено: pip install 'vexilla[postgres]'
error-store-no-file = в адресі немає файлу; перед відносним шляхом три скісні риски, перед абсолютним чотири: sqlite:///games.sqlite
error-store-folder = теку { $folder } для бази даних не створити; виберіть іншу
error-store-is-folder = { $file } — тека; в адресі має бути файл у ній
error-store-unwritable = у базу даних { $file } не можна писати: дайте цьому користувачеві право писати в неї та в її теку
error-store-no-wal = файл { $file } не можна вести так, щоб нічого не губилося (журнал WAL): виберіть теку на звичайному диску
error-store-unopened = база даних { $database } не відкривається: { $said }
error-store-newer = базу даних { $database } зроблено новішою програмою (схема { $schema }): оновіть програму
error-store-unavailable = база даних { $database } не відповідає: { $said }
error-store-closed = базу даних закрито

## vexilla admin
admin-game = { $id }  { $game }  { $bottom } : { $top }  { $state }, хід { $turn }, { $when } UTC
admin-state-playing = триває
admin-state-over = закінчена
admin-state-unknown = Стану «{ $state }» немає: є { $known }.
admin-more = … і ще { $count }.
admin-count = { $count ->
        [one] { $count } партія.
        [few] { $count } партії.
       *[many] { $count } партій.
    }
admin-none = Такої партії немає.
admin-which = Скажіть, що видалити: або номер партії, або --name.
admin-export-where = Скажіть через --export, у який новий файл записати перед видаленням усе, що зберігається про це ім’я.
admin-would-delete = { $count ->
        [one] Було б видалено { $count } партію з розмовами й усім іншим. Нічого не зроблено.
        [few] Було б видалено { $count } партії з розмовами й усім іншим. Нічого не зроблено.
       *[many] Було б видалено { $count } партій з розмовами й усім іншим. Нічого не зроблено.
    }
admin-would-export = Спершу все, що про них зберігається, було б записано в { $file }.
admin-exported = Усе, що про них зберігалося, записано в { $file }.
admin-deleted = { $count ->
        [one] Видалено { $count } партію.
        [few] Видалено { $count } партії.
       *[many] Видалено { $count } партій.
    }
admin-would-archive = { $count ->
        [one] { $count } партію було б записано в { $folder }, файл перечитано, і тоді партію видалено. Нічого не зроблено.
        [few] { $count } партії було б записано в { $folder }, файли перечитано, і тоді партії видалено. Нічого не зроблено.
       *[many] { $count } партій було б записано в { $folder }, файли перечитано, і тоді партії видалено. Нічого не зроблено.
    }
admin-archived = { $count ->
        [one] { $count } партія тепер у { $folder }, а в базі її немає.
        [few] { $count } партії тепер у { $folder }, а в базі їх немає.
       *[many] { $count } партій тепер у { $folder }, а в базі їх немає.
    }
admin-stays = { $id } лишається: { $problem }
admin-not-archived = { $count ->
        [one] { $count } партія лишилася в базі.
        [few] { $count } партії лишилися в базі.
       *[many] { $count } партій лишилося в базі.
    }
admin-would-back-up = { $database } було б записано в { $file } і перевірено. Нічого не зроблено.
admin-backed-up = { $count ->
        [one] { $file }: { $count } партія, схема { $schema }, перевірено.
        [few] { $file }: { $count } партії, схема { $schema }, перевірено.
       *[many] { $file }: { $count } партій, схема { $schema }, перевірено.
    }
admin-would-restore = { $count ->
        [one] { $count } партію з { $file } було б покладено в { $database } замість того, що там є. Нічого не зроблено.
        [few] { $count } партії з { $file } було б покладено в { $database } замість того, що там є. Нічого не зроблено.
       *[many] { $count } партій з { $file } було б покладено в { $database } замість того, що там є. Нічого не зроблено.
    }
admin-restored = { $count ->
        [one] У { $database } тепер { $count } партія з { $file }.
        [few] У { $database } тепер { $count } партії з { $file }.
       *[many] У { $database } тепер { $count } партій з { $file }.
    }
admin-report = { $id }  партія { $game }, { $side } скаржиться на { $what ->
        [name] ім'я «{ $text }»
       *[other] рядок { $line }: «{ $text }»
    }, { $when } UTC, адреси: { $addresses }
admin-report-note = Примітка: { $note }
admin-report-line = { $number }  { $side }: { $text }
admin-report-count = { $count ->
        [0] Відкритих скарг немає.
        [one] { $count } відкрита скарга.
        [few] { $count } відкриті скарги.
       *[other] { $count } відкритих скарг.
    }
admin-kept-out = { $address }: вхід закрито до { $when } UTC.
admin-not-kept-out = { $address }: вхід і так відкрито.
admin-no-line = Такого рядка в цій партії немає.
admin-no-chat = За цим столом і так не розмовляють.
admin-would-do-line = Рядок { $line } розмови партії { $game } було б видалено. Нічого не зроблено.
admin-done-line = Рядок { $line } розмови партії { $game } видалено.
admin-would-do-name = Ім'я сторони { $side } у партії { $game } було б замінено на «…». Нічого не зроблено.
admin-done-name = Ім'я сторони { $side } у партії { $game } тепер «…».
admin-would-do-chat = Розмову партії { $game } було б закрито. Нічого не зроблено.
admin-done-chat = Розмову партії { $game } закрито.
admin-would-do-block = { $address }: вхід було б закрито до { $when } UTC. Нічого не зроблено.
admin-done-block = { admin-kept-out }
admin-would-do-unblock = { $address }: вхід було б знову відкрито. Нічого не зроблено.
admin-done-unblock = { $address }: вхід знову відкрито.
admin-would-do-report = Скаргу { $report } було б закрито. Нічого не зроблено.
admin-done-report = Скаргу { $report } закрито.
admin-broken = { $id }: { $problem }
admin-broken-count = { $count ->
        [one] { $count } партія з { $all } не сходиться.
        [few] { $count } партії з { $all } не сходяться.
       *[many] { $count } партій з { $all } не сходиться.
    }
admin-verified = { $count ->
        [one] { $count } партія сходиться.
        [few] Усі { $count } партії сходяться.
       *[many] Усі { $count } партій сходяться.
    }
admin-unjudged = { $count ->
        [one] { $count } партію зіграла програма з іншими правилами або битвами: ця не може про неї судити.
        [few] { $count } партії зіграли програми з іншими правилами або битвами: ця не може про них судити.
       *[many] { $count } партій зіграли програми з іншими правилами або битвами: ця не може про них судити.
    }
admin-fault = { $fault }
admin-sound = { $database } у порядку.
admin-unsound = { $count ->
        [one] У { $database } { $count } пошкодження або більше. Збережіть копію як є і поверніть останню резервну копію: vexilla admin restore.
        [few] У { $database } { $count } пошкодження або більше. Збережіть копію як є і поверніть останню резервну копію: vexilla admin restore.
       *[many] У { $database } { $count } пошкоджень або більше. Збережіть копію як є і поверніть останню резервну копію: vexilla admin restore.
    }
