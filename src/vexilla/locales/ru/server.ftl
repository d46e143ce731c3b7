# Сервер: что он отвечает, когда что-то не так, и что печатает

## Запросы
server-bad-json = Тело запроса не читается как JSON: { $problem }.
server-not-json = Тело запроса должно быть JSON (Content-Type: application/json), а не «{ $given }».
server-too-long = Это слишком длинно: принимается не больше { $most } байт.
server-field-missing = { $where ->
        [body] Нет поля «{ $name }»: добавьте его.
       *[other] В «{ $where }» нет поля «{ $name }»: добавьте его.
    }
server-field-unknown = { $where ->
        [body] Поля «{ $name }» не бывает: проверьте, как оно пишется, или уберите его.
       *[other] В «{ $where }» не бывает поля «{ $name }»: проверьте, как оно пишется, или уберите его.
    }
server-field-too-long = «{ $where }» слишком длинно: не больше { $most }.
server-field-too-short = «{ $where }» слишком коротко: не меньше { $least }.
server-field-too-small = «{ $where }» слишком мало: не меньше { $least }.
server-field-too-large = «{ $where }» слишком велико: не больше { $most }.
server-field-value = «{ $where }» не бывает «{ $value }»: что бывает, сказано в /api/openapi.json.
server-field-type = «{ $where }» должно быть { $wanted }, а не { $given }.
server-field-wrong = С «{ $where }» что-то не так: { $problem }.
server-not-found = По адресу { $path } ничего нет.
server-wrong-method = { $method } здесь не годится: есть { $allowed }.
server-too-fast = Слишком много запросов. Попробуйте через { $seconds ->
        [one] { $seconds } секунду.
        [few] { $seconds } секунды.
       *[other] { $seconds } секунд.
    }
server-too-much = С одного адреса за день сохраняется не больше { $most } байт. Попробуйте через { $seconds ->
        [one] { $seconds } секунду.
        [few] { $seconds } секунды.
       *[many] { $seconds } секунд.
    }
server-blocked = Этому адресу вход на сервер временно закрыт.
server-foreign-origin = Чужому сайту это здесь не разрешено. Хозяин сервера может разрешить: --origins.
server-wrong-host = У этого сервера нет такого имени. Хозяин может добавить его: --hosts.
server-unexpected = На сервере что-то сломалось. Это записано под номером { $id }; ничего из подтверждённого не потеряно.
server-busy = Сервер очень занят. Попробуйте через { $seconds ->
        [one] { $seconds } секунду.
        [few] { $seconds } секунды.
       *[other] { $seconds } секунд.
    }
server-too-slow-body = Запрос не дошёл до конца за { $seconds } с.
server-headers-too-slow = Заголовки запроса не дошли до конца за { $seconds } с.
server-headers-too-long = Заголовки запроса слишком длинные: принимается не больше { $most } байт.
server-too-many-connections = С этого адреса открыто слишком много соединений. Закройте часть из них или попробуйте через { $seconds } с.
server-full = Подключено столько, сколько этот сервер принимает. Попробуйте через { $seconds } с.
server-too-slow = На это ушло больше отведённого времени ({ $seconds } с), и работа прервана.
server-no-database = Сервер не может связаться со своей базой данных.
server-failed-writes = База данных отвечает, но не принимает записи (с запуска не принято { $failures }): посмотрите журнал и не заполнен ли диск.
server-closing = Сервер закрывается.
server-schema-differs = У базы данных не та схема, что у этой программы: запустите программу заново или обновите её.
server-not-storable = В этом есть что-то, что нельзя сохранить, возможно, невидимый знак: уберите его.
server-page-missing = Страница не собрана. Выполните «make play» или «npm ci» и «npm run build» в папке web.

## Партии
server-unknown-game = Партии с таким номером нет. Проверьте, целиком ли скопирована ссылка.
server-damaged = { table-error-damaged }
server-no-such-seat = Эта ссылка не открывает места за этим столом, а смотреть без места здесь нельзя.
server-hint-with-people = Подсказки есть только в партиях против компьютера и вдвоём за одним экраном: иначе соперник играл бы против вашего компьютера.
server-game-over = Партия окончена: решать больше нечего.
server-tried-at-one-step = Испытать другое можно только на одном шаге.
server-still-playing = Партия ещё идёт: её запись закрыта, потому что показала бы скрытые карты.
server-not-yours = Это может только тот, кто сидит за этим столом.
server-not-over = Реванш можно начать, когда партия окончена.
server-no-such-invitation = Такого приглашения нет или его заменили другим: попросите новую ссылку у того, кто вас пригласил.
server-invitation-used = По этому приглашению место уже занято. Если это были вы, откройте партию там, где сели за стол, или перенесите место оттуда сюда; если нет, спросите того, кто вас пригласил.
server-no-such-code = Код неверен, уже использован или старше десяти минут: покажите новый на устройстве, где открыто место.
server-invitation-or-code = Укажите либо приглашение, либо код.
server-seat-taken = Другое место уже занято: пригласить на него больше никого нельзя.
server-too-many-keys = Ваше место открыто на слишком многих устройствах: сначала закройте остальные.
server-which-game = Скажите, во что играть: нет поля «game».
server-scenario-or-contents = Назовите нашу битву или принесите свою: что-то одно.
server-game-or-record = Нужна либо партия, либо запись: что-то одно.
server-from-playing = Сыграть дальше с какого-то места можно, когда партия окончена.
server-unknown-rules = Нет правил «{ $name }»: есть { $known }.
server-unknown-lesson = Урока { $name } нет.
server-bad-attempt = Когда вы начали этот шаг, он был другим ({ $wrong }). Начните его заново.
server-army-same-name = Двух командиров зовут { $name }: дайте одному из них другое имя.
server-unknown-army = Нет расписки армии «{ $name }»: все они на странице «Армии».
server-no-such-challenge = Такого вызова нет или больше нет.
server-sealed-meeting = Армии втёмную
server-unknown-briefing = Для «{ $name }» нет рассказа о битве.
server-push-off = Этот сервер не рассылает уведомлений.
server-bad-subscription = По этой подписке уведомление не отправить ({ $why }). Подпишитесь в браузере заново.
server-no-such-line = Другой игрок такой строки не писал, или её удалили.
server-no-such-name = Здесь нет имени, о котором могла бы идти речь.
server-no-such-report = Такой открытой жалобы нет.
server-wrong-secret = Это не секрет хозяина сервера.
server-bad-address = «{ $address }» — не адрес, который можно не пускать: нельзя закрыть вход ни прокси, ни самому этому компьютеру.

## Компьютерные игроки
server-level-recruit = видит только то, что перед ним, и хватает всё, что может
server-level-soldier = наносит лучший удар этого хода, мало думая о вашем ответе
server-level-veteran = планирует ход по шансам и помнит, чем вы можете ответить
server-level-general = сперва проигрывает замыслы в уме, потом выбирает
server-level-marshal = думает дольше и дальше всех
server-level-random = любой разрешённый ход
server-level-straight = все вперёд, атакует всё, до чего дойдёт
server-level-steady = играет на победу

## vexilla serve
serve-ready = Vexilla готова: { $address }
serve-stop = Остановить: Ctrl+C. Партии хранятся в { $database }
serve-only-here = Открыть его можно только на этом компьютере. Для друзей в вашей сети: та же команда с --lan.
serve-network = Играть может каждый в сети, кто откроет { $address }.
serve-port-taken = Порт { $port } занят другой программой. Выберите другой (--port) или поручите выбор программе (--free-port).
serve-port-forbidden = Порт { $port } вам не разрешён: выберите порт от 1024 (--port).
serve-address-wrong = У этого компьютера нет адреса { $host }: есть 127.0.0.1 (только этот компьютер) и 0.0.0.0 (и вся сеть).
serve-other-port = Порт { $port } занят; вместо него взят { $chosen }.
serve-page-missing = Страница не собрана, о чём и будет сказано в браузере. Соберите её: «make play» или «npm ci» и «npm run build» в папке web.
serve-no-proxies = Задан --public-url, но не --proxies: если перед сервером стоит прокси, все посетители считаются одним адресом и делят его пределы. Назовите прокси: --proxies 127.0.0.1 (или какой у него адрес).
serve-database-trouble = Базой данных нельзя пользоваться: { $problem }
serve-database-hint = Выберите другую, например --database sqlite:///games.sqlite
serve-setting-wrong = --{ $name } не может быть { $value }: { $problem }
serve-no-browser = Браузер открыть не удалось. Откройте адрес сами.
serve-at-least = должно быть не меньше { $least }
serve-at-most = должно быть не больше { $most }
serve-no-network = это не адрес и не сеть, например 10.0.0.0/8
serve-no-origin = это не адрес сайта, например https://example.org
serve-no-contact = должно начинаться с mailto: или https:
serve-short-secret = нужно не меньше { $least } знаков
serve-unreadable = его нельзя прочитать: нужен текстовый файл в UTF-8, который сервер вправе читать

## Ошибки базы данных
error-store-address = это не адрес базы данных: нужен sqlite:///путь/к/файлу или postgresql://пользователь:пароль@сервер/база
error-store-kind = базы данных вида «{ $kind }» Vexilla не знает: есть sqlite и postgresql
error-store-no-postgres = библиотека для PostgreSQL не установлена: pip install 'vexilla[postgres]'
error-store-no-file = в адресе нет файла; перед относительным путём три косые черты, перед абсолютным четыре: sqlite:///games.sqlite
error-store-folder = папку { $folder } для базы данных не создать; выберите другую
error-store-is-folder = { $file } — папка; в адресе должен быть файл в ней
error-store-unwritable = в базу данных { $file } нельзя писать: дайте этому пользователю право писать в неё и в её папку
error-store-no-wal = файл { $file } нельзя вести так, чтобы ничего не терялось (журнал WAL): выберите папку на обычном диске
error-store-unopened = база данных { $database } не открывается: { $said }
error-store-newer = база данных { $database } сделана более новой программой (схема { $schema }): обновите программу
error-store-unavailable = база данных { $database } не отвечает: { $said }
error-store-closed = база данных закрыта

## vexilla admin
admin-game = { $id }  { $game }  { $bottom } : { $top }  { $state }, ход { $turn }, { $when } UTC
admin-state-playing = идёт
admin-state-over = окончена
admin-state-unknown = Состояния «{ $state }» нет: есть { $known }.
admin-more = … и ещё { $count }.
admin-count = { $count ->
        [one] { $count } партия.
        [few] { $count } партии.
       *[many] { $count } партий.
    }
admin-none = Такой партии нет.
admin-which = Скажите, что удалить: либо номер партии, либо --name.
admin-export-where = Скажите через --export, в какой новый файл записать перед удалением всё, что хранится об этом имени.
admin-would-delete = { $count ->
        [one] Была бы удалена { $count } партия с разговорами и всем остальным. Ничего не сделано.
        [few] Были бы удалены { $count } партии с разговорами и всем остальным. Ничего не сделано.
       *[many] Было бы удалено { $count } партий с разговорами и всем остальным. Ничего не сделано.
    }
admin-would-export = Сначала всё, что о них хранится, было бы записано в { $file }.
admin-exported = Всё, что о них хранилось, записано в { $file }.
admin-deleted = { $count ->
        [one] Удалена { $count } партия.
        [few] Удалены { $count } партии.
       *[many] Удалено { $count } партий.
    }
admin-would-archive = { $count ->
        [one] { $count } партия была бы записана в { $folder }, файл перечитан, и тогда партия удалена. Ничего не сделано.
        [few] { $count } партии были бы записаны в { $folder }, файлы перечитаны, и тогда партии удалены. Ничего не сделано.
       *[many] { $count } партий было бы записано в { $folder }, файлы перечитаны, и тогда партии удалены. Ничего не сделано.
    }
admin-archived = { $count ->
        [one] { $count } партия теперь в { $folder }, а в базе её нет.
        [few] { $count } партии теперь в { $folder }, а в базе их нет.
       *[many] { $count } партий теперь в { $folder }, а в базе их нет.
    }
admin-stays = { $id } остаётся: { $problem }
admin-not-archived = { $count ->
        [one] { $count } партия осталась в базе.
        [few] { $count } партии остались в базе.
       *[many] { $count } партий осталось в базе.
    }
admin-would-back-up = { $database } была бы записана в { $file } и проверена. Ничего не сделано.
admin-backed-up = { $count ->
        [one] { $file }: { $count } партия, схема { $schema }, проверено.
        [few] { $file }: { $count } партии, схема { $schema }, проверено.
       *[many] { $file }: { $count } партий, схема { $schema }, проверено.
    }
admin-would-restore = { $count ->
        [one] { $count } партия из { $file } была бы положена в { $database } вместо того, что там есть. Ничего не сделано.
        [few] { $count } партии из { $file } были бы положены в { $database } вместо того, что там есть. Ничего не сделано.
       *[many] { $count } партий из { $file } было бы положено в { $database } вместо того, что там есть. Ничего не сделано.
    }
admin-restored = { $count ->
        [one] В { $database } теперь { $count } партия из { $file }.
        [few] В { $database } теперь { $count } партии из { $file }.
       *[many] В { $database } теперь { $count } партий из { $file }.
    }
admin-report = { $id }  партия { $game }, { $side } жалуется на { $what ->
        [name] имя «{ $text }»
       *[other] строку { $line }: «{ $text }»
    }, { $when } UTC, адреса: { $addresses }
admin-report-note = Примечание: { $note }
admin-report-line = { $number }  { $side }: { $text }
admin-report-count = { $count ->
        [0] Открытых жалоб нет.
        [one] { $count } открытая жалоба.
        [few] { $count } открытые жалобы.
       *[other] { $count } открытых жалоб.
    }
admin-kept-out = { $address }: вход закрыт до { $when } UTC.
admin-not-kept-out = { $address }: вход и так открыт.
admin-no-line = Такой строки в этой партии нет.
admin-no-chat = За этим столом и так не разговаривают.
admin-would-do-line = Строка { $line } разговора партии { $game } была бы удалена. Ничего не сделано.
admin-done-line = Строка { $line } разговора партии { $game } удалена.
admin-would-do-name = Имя стороны { $side } в партии { $game } было бы заменено на «…». Ничего не сделано.
admin-done-name = Имя стороны { $side } в партии { $game } теперь «…».
admin-would-do-chat = Разговор партии { $game } был бы закрыт. Ничего не сделано.
admin-done-chat = Разговор партии { $game } закрыт.
admin-would-do-block = { $address }: вход был бы закрыт до { $when } UTC. Ничего не сделано.
admin-done-block = { admin-kept-out }
admin-would-do-unblock = { $address }: вход был бы снова открыт. Ничего не сделано.
admin-done-unblock = { $address }: вход снова открыт.
admin-would-do-report = Жалоба { $report } была бы закрыта. Ничего не сделано.
admin-done-report = Жалоба { $report } закрыта.
admin-broken = { $id }: { $problem }
admin-broken-count = { $count ->
        [one] { $count } партия из { $all } не сходится.
        [few] { $count } партии из { $all } не сходятся.
       *[many] { $count } партий из { $all } не сходится.
    }
admin-verified = { $count ->
        [one] { $count } партия сходится.
        [few] Все { $count } партии сходятся.
       *[many] Все { $count } партий сходятся.
    }
admin-unjudged = { $count ->
        [one] { $count } партию сыграла программа с другими правилами или битвами: эта не может о ней судить.
        [few] { $count } партии сыграли программы с другими правилами или битвами: эта не может о них судить.
       *[many] { $count } партий сыграли программы с другими правилами или битвами: эта не может о них судить.
    }
admin-fault = { $fault }
admin-sound = { $database } в порядке.
admin-unsound = { $count ->
        [one] В { $database } { $count } повреждение или больше. Сохраните копию как есть и верните последнюю резервную копию: vexilla admin restore.
        [few] В { $database } { $count } повреждения или больше. Сохраните копию как есть и верните последнюю резервную копию: vexilla admin restore.
       *[many] В { $database } { $count } повреждений или больше. Сохраните копию как есть и верните последнюю резервную копию: vexilla admin restore.
    }
