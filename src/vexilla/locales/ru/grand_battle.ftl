# Великая битва: что читают о ней все.

grand-battle-title = Великая битва
grand-battle-short-title = Великая битва
grand-battle-about = Полевые сражения миниатюр на измеряемом столе, от Кадеша до Нейзби: приказы пишут до того, как кто-либо двинется, линии сходятся, решают кубики, и проигрывает армия, чья стойкость сломлена.
grand-battle-begin-leuctra = Битва для начала: две пешие армии на открытой местности, без орудий, ничего скрытого; фиванской колонне надо сломить спартанцев, пока их не обошли союзники.
grand-battle-option-measuring = измерения
grand-battle-value-free = свободные: расстояния в любое время
grand-battle-value-strict = строгие: никаких до подачи приказов
grand-battle-about-option-measuring = Сообщает ли программа расстояния в любое время или, как в книге, только после подачи листа приказов.

## Types of troops
grand-battle-type-skirmishers-foot = пешие застрельщики
grand-battle-type-skirmishers-mounted = конные застрельщики
grand-battle-type-shooters-light = линейные стрелки
grand-battle-type-shooters-heavy = линейные стрелки с тяжёлым оружием
grand-battle-type-spearmen = копейщики
grand-battle-type-spearmen-deep = копейщики в глубоком построении
grand-battle-type-pikemen-shallow = пикинёры в неглубоком построении
grand-battle-type-pikemen-deep = пикинёры в глубоком построении
grand-battle-type-swordsmen = мечники
grand-battle-type-halberdiers = алебардщики
grand-battle-type-legion = легион
grand-battle-type-vexillation = вексилляция
grand-battle-type-legion-line = линия легиона
grand-battle-type-cavalry-medium = средняя конница
grand-battle-type-cavalry-heavy = тяжёлая конница
grand-battle-type-dismounted-knights = спешенные рыцари
grand-battle-type-elephants = слоны
grand-battle-type-chariots-scythed = серпоносные колесницы
grand-battle-type-chariots-heavy = тяжёлые колесницы
grand-battle-type-chariots-light = лёгкие колесницы
grand-battle-type-bolt-thrower = батарея стреломётов
grand-battle-type-artillery-light = батарея лёгкой артиллерии
grand-battle-type-artillery-heavy = батарея тяжёлой артиллерии
grand-battle-type-gun-crew = орудийный расчёт
grand-battle-type-camp-servants = лагерная прислуга
grand-battle-type-baggage = обоз

## Traits
grand-battle-trait-CC = ближний бой
grand-battle-trait-trained = тренированные
grand-battle-trait-fanatics = фанатики
grand-battle-trait-big_shields = большие щиты
grand-battle-trait-couched_lance = куширование
grand-battle-trait-metal_horse_armour = металлический конный доспех
grand-battle-trait-camel = верблюды

## Weapons
grand-battle-weapon-light-bow = лёгкий лук
grand-battle-weapon-heavy-bow = тяжёлый лук
grand-battle-weapon-sling = праща
grand-battle-weapon-javelin = дротик
grand-battle-weapon-light-crossbow = лёгкий арбалет
grand-battle-weapon-heavy-crossbow = тяжёлый арбалет
grand-battle-weapon-arquebus = аркебуза
grand-battle-weapon-musket = мушкет
grand-battle-weapon-pistol = пистолет

## Engines and guns
grand-battle-gun-bolt-thrower = стреломёт
grand-battle-gun-light-bombard = лёгкая бомбарда
grand-battle-gun-light-cannon = лёгкая пушка
grand-battle-gun-heavy-bombard = тяжёлая бомбарда
grand-battle-gun-heavy-cannon = тяжёлая пушка

## Camps
grand-battle-camp-none = лагеря нет
grand-battle-camp-ordinary = обычный лагерь
grand-battle-camp-baggage = обоз
grand-battle-camp-barricade = лагерь-баррикада
grand-battle-camp-fortified = укреплённый лагерь

## Roles
grand-battle-role-attacker = атакующий
grand-battle-role-defender = обороняющийся

## How reserves come
grand-battle-arrival-direct = на своей стороне стола
grand-battle-arrival-outflanking = в обход
grand-battle-arrival-rear = в тылу врага

## What terrifies
grand-battle-fear-elephants = слоны
grand-battle-fear-artillery = артиллерия

## Profiles
grand-battle-staff = { $unit }: штаб
grand-battle-on-foot = { $unit }, в пешем строю
grand-battle-profile-skirm-javelin = Пешие застрельщики, дротики
grand-battle-profile-skirm-bow = Пешие застрельщики, лёгкие луки
grand-battle-profile-skirm-sling = Пешие застрельщики, пращи
grand-battle-profile-skirm-crossbow = Пешие застрельщики, лёгкие арбалеты
grand-battle-profile-skirm-handgun = Пешие застрельщики, ручницы или аркебузы
grand-battle-profile-lh-javelin = Лёгкая конница, дротики
grand-battle-profile-lh-bow = Конные лучники, лёгкие луки
grand-battle-profile-lh-heavybow = Конные лучники, композитные (тяжёлые) луки
grand-battle-profile-lh-arquebus = Конные аркебузиры или драгуны (застрельщики)
grand-battle-profile-lh-camel = Всадники на верблюдах, луки
grand-battle-profile-bolt = Стреломёты
grand-battle-profile-l-bombard = Лёгкие бомбарды (с 1450)
grand-battle-profile-l-bombard-fixed = Лёгкие бомбарды до 1450 (неподвижные)
grand-battle-profile-l-cannon = Лёгкие пушки
grand-battle-profile-h-bombard = Тяжёлые бомбарды
grand-battle-profile-h-cannon = Тяжёлые пушки
grand-battle-profile-phalanx = Македонская фаланга (сариссы)
grand-battle-profile-phalanx-4 = Македонская фаланга, новые таксисы
grand-battle-profile-hypaspists = Гипасписты
grand-battle-profile-hoplites = Греческие гоплиты
grand-battle-profile-peltasts = Фракийские или агрианские пельтасты
grand-battle-profile-companions = Гетайры
grand-battle-profile-thessalians = Фессалийская конница
grand-battle-profile-greek-horse = Греческая союзная конница
grand-battle-profile-persian-guard-horse = Персидская гвардейская конница и «родичи»
grand-battle-profile-persian-horse = Персидская, мидийская и каппадокийская конница
grand-battle-profile-bactrian-horse = Бактрийская и сакская доспешная конница
grand-battle-profile-scythed = Серпоносные колесницы
grand-battle-profile-elephant-indian = Индийские слоны
grand-battle-profile-elephant-african = Африканские слоны
grand-battle-profile-apple-bearers = Мелофоры (пешая царская гвардия)
grand-battle-profile-kardakes = Кардаки и копейщики ополчения
grand-battle-profile-levy-archers = Пешие лучники ополчения
grand-battle-profile-legion-5 = Легион, ветераны
grand-battle-profile-legion-4 = Легион, обычный, союзный или новобранцы
grand-battle-profile-roman-horse = Римская и италийская конница
grand-battle-profile-gallic-horse = Галльская знатная конница
grand-battle-profile-german-horse = Германская конница
grand-battle-profile-gallic-warband = Галльская дружина
grand-battle-profile-gallic-chosen = Галльские знатные воины, пешие
grand-battle-profile-libyan-spear = Ливийские копейщики
grand-battle-profile-hannibal-vets = Ветераны Ганнибала (снаряжение легионеров)
grand-battle-profile-ligurians = Лигурийские и галльские наёмники
grand-battle-profile-citizen-spear = Карфагенское гражданское ополчение
grand-battle-profile-punic-horse = Карфагенская гражданская конница
grand-battle-profile-cataphracts = Парфянские катафракты
grand-battle-profile-parthian-archers = Парфянские конные лучники, массой
grand-battle-profile-kataphraktoi = Византийские катафракты
grand-battle-profile-kavallarioi = Византийская фемная конница
grand-battle-profile-skutatoi = Скутарии (неглубокие пики)
grand-battle-profile-toxotai = Византийские пешие лучники
grand-battle-profile-skutatoi-mixed = Скутарии с лучниками
grand-battle-profile-varangians = Русские или варяжские секироносцы
grand-battle-profile-ghulams = Конница гулямов
grand-battle-profile-arab-lancers = Арабские конные копейщики
grand-battle-profile-daylami = Дейлемитская пехота
grand-battle-profile-arab-spear = Арабские копейщики
grand-battle-profile-arab-archers = Арабские пешие лучники
grand-battle-profile-ghazis = Добровольцы-гази
grand-battle-profile-maa-foot = Английские спешенные рыцари и латники
grand-battle-profile-longbow = Английские лучники с длинными луками
grand-battle-profile-english-battle = Английская баталия: спешенные латники с лучниками
grand-battle-profile-billmen = Английские биллмены
grand-battle-profile-knights-15c = Конные рыцари, начало XV века
grand-battle-profile-french-maa-foot = Французские спешенные латники
grand-battle-profile-heavy-xbow = Арбалетчики, тяжёлые арбалеты
grand-battle-profile-pavise-xbow = Арбалетчики с павезами
grand-battle-profile-town-spear = Копейщики городского ополчения
grand-battle-profile-swiss-pike = Швейцарские пикинёры (одна подставка)
grand-battle-profile-swiss-block = Швейцарская баталия (гевальтхауфен)
grand-battle-profile-swiss-halberd = Швейцарские алебардщики
grand-battle-profile-gendarmes = Ордонансные жандармы, кони в доспехах
grand-battle-profile-knights-lorraine = Лотарингские и союзные рыцари
grand-battle-profile-coustilliers = Кутилье
grand-battle-profile-burg-pike = Бургундские пикинёры
grand-battle-profile-burg-archers = Спешенные конные лучники, длинные луки
grand-battle-profile-tercio-pike = Пикинёры терции (глубокие, до 1632)
grand-battle-profile-tercio-shot = Мушкетёры терции
grand-battle-profile-tercio = Имперская терция (до 1632)
grand-battle-profile-cuirassiers = Кирасиры, пистолеты
grand-battle-profile-imp-arquebusiers = Конные аркебузиры
grand-battle-profile-swe-pike = Пикинёры шведской бригады (неглубокие)
grand-battle-profile-swe-shot = Мушкетёры шведской бригады
grand-battle-profile-swedish-brigade = Шведская бригада
grand-battle-profile-swe-horse = Шведская конница
grand-battle-profile-german-merc-horse = Немецкая наёмная конница
grand-battle-profile-commanded-shot = Командированные мушкетёры
grand-battle-profile-order-knights = Тевтонские братья-рыцари и гости
grand-battle-profile-polish-knights = Польские рыцари
grand-battle-profile-polish-line = Польская облегчённая конница (стрелки копий)
grand-battle-profile-lith-horse = Литовская и русская конница
grand-battle-profile-smolensk = Смоленские хоругви
grand-battle-profile-order-spear = Копейщики прусского ополчения
grand-battle-profile-polish-foot = Польская пехота с арбалетами
grand-battle-profile-mongol-heavy = Монгольские доспешные копейщики, конные
grand-battle-profile-mongol-medium = Монгольская линейная конница
grand-battle-profile-druzhina = Русская дружина
grand-battle-profile-rus-horse = Русская младшая дружина
grand-battle-profile-rus-spear = Копейщики русского городского ополчения
grand-battle-profile-rus-archers = Русские пешие лучники
grand-battle-profile-janissaries = Янычары, аркебузы
grand-battle-profile-kapikulu = Дворцовые сипахи
grand-battle-profile-timariots = Тимарные сипахи
grand-battle-profile-azabs = Пехота азабов, луки
grand-battle-profile-hung-knights = Венгерская и чешская доспешная конница
grand-battle-profile-hussars = Венгерские гусары, тяжёлые (доспешные), с пиками
grand-battle-profile-lands-pike = Пикинёры ландскнехтов (одна подставка)
grand-battle-profile-lands-block = Баталия ландскнехтов
grand-battle-profile-hung-arq = Венгерские и чешские аркебузиры
grand-battle-profile-hung-foot = Венгерская пехота с павезами
grand-battle-profile-nma-pike = Пикинёры Новой модели
grand-battle-profile-nma-shot = Мушкетёры Новой модели
grand-battle-profile-nma-regiment = Полк Новой модели
grand-battle-profile-ironsides = Железнобокие
grand-battle-profile-parl-horse = Парламентская конница
grand-battle-profile-roy-pike = Роялистские пикинёры
grand-battle-profile-roy-shot = Роялистские мушкетёры
grand-battle-profile-roy-regiment = Роялистская пехотная бригада
grand-battle-profile-cavaliers = Роялистская конница (Руперт)
grand-battle-profile-northern-horse = Северная конница
grand-battle-profile-companions-wedge = Гетайры одним глубоким клином
grand-battle-profile-iberian-foot = Иберийские скутарии
grand-battle-profile-iberian-wedge = Пехотный клин иберов
grand-battle-profile-chariot-egypt = Египетские колесницы, лёгкие луки
grand-battle-profile-chariot-egypt-royal = Царские египетские колесницы
grand-battle-profile-sherden = Гвардия шерденов
grand-battle-profile-egypt-foot = Египетские бойцы рукопашной
grand-battle-profile-egypt-archers = Египетские пешие лучники
grand-battle-profile-chariot-hittite = Хеттские колесницы с тремя бойцами
grand-battle-profile-chariot-anatolian = Анатолийские и сирийские союзные колесницы
grand-battle-profile-hittite-guard = Хеттские гвардейские копейщики
grand-battle-profile-hittite-spear = Хеттские копейщики
grand-battle-profile-anatolian-foot = Анатолийская союзная пехота
grand-battle-profile-hill-tribes = Горцы-каски
grand-battle-profile-theban-embolon = Фиванский эмбалон со священным отрядом
grand-battle-profile-theban-deep = Фиванская глубокая фаланга
grand-battle-profile-theban-horse = Фиванская конница
grand-battle-profile-spartiates = Спартиаты
grand-battle-profile-perioikoi = Лакедемонские гоплиты
grand-battle-profile-pelop-hoplites = Пелопоннесские союзные гоплиты
grand-battle-profile-spartan-horse = Спартанская и союзная конница
grand-battle-profile-chariot-celtic = Британские колесницы, дротики
grand-battle-profile-brit-nobles = Британские знатные воины, пешие
grand-battle-profile-brit-warband = Британская дружина
grand-battle-profile-auxilia = Вспомогательная пехота
grand-battle-profile-ala-horse = Вспомогательная конница
grand-battle-profile-bucellarii = Византийская гвардейская и линейная конница, луки
grand-battle-profile-byz-spear = Византийские копейщики, VI век
grand-battle-profile-heruls = Пехота герулов
grand-battle-profile-frank-foot = Франкские воины, метательные топоры
grand-battle-profile-frank-wedge = Пехотный клин франков
grand-battle-profile-alamanni = Алеманнские воины
grand-battle-profile-frank-horse = Франкская знать верхом
grand-battle-profile-reiter = Рейтары (одна подставка), пистолеты
grand-battle-profile-reiters = Рейтары глубоким эскадроном
grand-battle-profile-huguenot-horse = Гугенотская доспешная конница, пистолеты
grand-battle-profile-chevaux-legers = Шеволежеры
grand-battle-profile-french-band = Французские банды, пики
grand-battle-profile-french-arq = Французские аркебузиры

## Armies
grand-battle-army-macedon = Македоняне Александра
grand-battle-army-achaemenid = Ахеменидские персы Дария III
grand-battle-army-rome-zama = Римляне Сципиона
grand-battle-army-carthage-zama = Карфагеняне Ганнибала
grand-battle-army-rome-caesar = Римляне Цезаря
grand-battle-army-gauls = Галлы Верцингеторига
grand-battle-army-parthia = Парфяне Сурены
grand-battle-army-rome-crassus = Римляне Красса
grand-battle-army-byzantium = Византийцы Никифора Фоки
grand-battle-army-hamdanids = Арабы-хамданиды Сайф ад-Даулы
grand-battle-army-english-1415 = Англичане Генриха V
grand-battle-army-french-1415 = Французы коннетабля д’Альбре
grand-battle-army-swiss = Швейцарцы и союзники
grand-battle-army-burgundy = Бургундцы Карла Смелого
grand-battle-army-imperial = Армия императора и Лиги под началом Тилли
grand-battle-army-swedish = Шведы Густава Адольфа
grand-battle-army-teutonic = Тевтонский орден
grand-battle-army-poland-lithuania = Поляки и литовцы
grand-battle-army-mongols = Монголы Субэдэя и Джэбэ
grand-battle-army-rus = Русские князья и половцы
grand-battle-army-ottoman = Османы Сулеймана
grand-battle-army-hungary = Венгры Лайоша II
grand-battle-army-parliament = Армия новой модели
grand-battle-army-royalist = Роялисты
grand-battle-army-hittites = Хетты Муваталли II
grand-battle-army-egypt = Египтяне Рамсеса II
grand-battle-army-thebes = Фиванцы Эпаминонда
grand-battle-army-sparta = Спартанцы Клеомброта
grand-battle-army-britons = Бритты Боудикки
grand-battle-army-rome-britain = Римляне Светония Паулина
grand-battle-army-byzantium-554 = Византийцы Нарсеса
grand-battle-army-franks = Франки и алеманны Бутилина
grand-battle-army-french-royal-1562 = Французская королевская армия Монморанси
grand-battle-army-huguenots-1562 = Гугеноты Конде с немецкими рейтарами

## Battles
grand-battle-battle-gaugamela = Гавгамелы
grand-battle-battle-zama = Зама
grand-battle-battle-alesia = Галльская война
grand-battle-battle-carrhae = Карры
grand-battle-battle-cilicia = Походы на Алеппо
grand-battle-battle-agincourt = Азенкур
grand-battle-battle-murten = Муртен
grand-battle-battle-breitenfeld = Брейтенфельд
grand-battle-battle-grunwald = Грюнвальд
grand-battle-battle-kalka = Калка
grand-battle-battle-mohacs = Мохач
grand-battle-battle-naseby = Нейзби
grand-battle-battle-kadesh = Кадеш
grand-battle-battle-leuctra = Левктры
grand-battle-battle-watling-street = Уотлинг-стрит
grand-battle-battle-casilinum = Казилин
grand-battle-battle-dreux = Дрё

## Ошибки в файлах армий
error-army-unknown = { $sought ->
    [type] нет типа отряда
    [weapon] нет оружия
    [gun] нет орудия
    [trait] нет свойства
    [in-profile] в характеристиках не бывает
    [key] в армии не бывает
    [list] нет расписки армии
    [line] в расписке нет строки
    [in-line] в строке не бывает
    [in-reserve] в резерве не бывает
    [in-commander] у командира не бывает
    [camp] нет лагеря
    [role] нет роли
    [fear] никого не устрашает
    [mode] резерв не приходит путём
    [with] в армии нет отряда
   *[profile] нет характеристик
} «{ $name }»{ error-fault-hint }
error-army-profile-taken = { $unit }: такие характеристики уже есть в игре, дайте своим другое имя ({ $clause })
error-army-profile-row = { $unit } — это строка, например {"{"} type = "spearmen", BS = 4, P = 4, AR = 2, MV = 10 {"}"} ({ $clause })
error-army-strength = { $unit }: у отрядов { $type } бывает BS { $allowed }, а здесь { $value } ({ $clause })
error-army-depth = { $unit }: глубина подставки у { $type } — { $allowed }, а здесь { $value } ({ $clause })
error-army-traits-list = { $unit }: свойства пишут списком, например traits = ["CC", "trained"] ({ $clause })
error-army-trait-type = { $unit }: у отрядов { $type } не бывает { $trait } ({ $clause })
error-army-fanatics = { $unit }: фанатики обязаны начинать ближний бой, добавьте CC ({ $clause })
error-army-needs-weapon = { $unit }: отрядам { $type } нужно оружие, например weapon = "sling" ({ $clause })
error-army-no-weapon = { $unit }: у отрядов { $type } ручное оружие не учитывается, уберите { $weapon } ({ $clause })
error-army-long-range = { $unit }: для { $weapon } нужна подставка глубиной 4 шага: возьмите shooters-heavy или другое оружие ({ $clause })
error-army-short-range = { $unit }: { $weapon } — не тяжёлый лук, не тяжёлый арбалет и не мушкет: возьмите shooters-light ({ $clause })
error-army-gun-type = { $unit }: { $gun } — это { $wanted }, а не { $type } ({ $clause })
error-army-crew = { $unit }: у расчёта P 0, AR 0 и нет свойств ({ $clause })
error-army-at-will = { $unit }: dismounts_at_will — это true или false, и true только у конницы и лёгких колесниц, а здесь { $type } ({ $clause })
error-army-mixed = { $unit }: нужны пешие рукопашники и shooters-light или shooters-heavy, а здесь { $main } и { $support } ({ $clause })
error-army-double-strength = { $unit }: BS стала бы { $value }, а больше { $most } не бывает: { $base } остаётся на одной подставке ({ $clause })
error-army-number-of = { $unit }: { $key } должно быть числом от { $least } до { $most }; { error-fault-given } ({ $clause })
error-army-price = { $unit }: цена { $price }, а не { $value }: исправьте её или уберите ({ $clause })
error-army-other-game = это файл игры «{ $value }», а не «grand_battle»: исправьте строку или уберите её
error-army-no-name = армии нужно название, например name = "My Romans"
error-army-no-units = таблицы [units] нет, или она пуста: армии нужны отряды ({ $clause })
error-army-names = { $key } — это список имён в кавычках, например { $key } = ['{ $example }']; { error-fault-given } ({ $clause })
error-army-number = { $key } должно быть числом от { $least } до { $most }; { error-fault-given } ({ $clause })
error-army-switch = { $key } должно быть true или false; { error-fault-given }
error-army-never-reserve = { $unit }: { $type } никогда не бывают в резерве, напишите reserve = false ({ $clause })
error-army-reserve-mode = { $role ->
    [attacker] резерв атакующего не приходит путём { $mode }
   *[other] резерв обороняющегося не приходит путём { $mode }
} ({ $clause })
error-army-limits = { $unit }: в расписке от { $least } до { $most } отрядов вместе с резервом, а в армии { $army }, с резервом { $number } ({ $clause })
error-army-not-in-reserve = { $unit }: этим отрядам в резерв нельзя ({ $clause })
error-army-early-gun = { $thing }, год { $year }: артиллерия появляется в { $first } году, в некоторых расписках раньше ({ $clause })
error-army-gun-move = { $unit }: MV { $value }, а у батарей { $thing } в { $year } году { $move } ({ $clause })
error-army-year = { $unit }: { $thing } { $span ->
    [first] бывает с { $first } года
    [last] бывает до { $last } года
   *[both] бывает с { $first } до { $last } года
}, а год армии { $year } ({ $clause })
error-army-no-general = таблицы [general] нет: у армии один полководец, например Scipio = {"{"} with = "legion-5" {"}"} ({ $clause })
error-army-two-generals = полководец у армии один, а в [general] их несколько: { $names } ({ $clause })
error-army-many-commanders = командиров, кроме полководца, { $number }, а по расписке не больше { $most } ({ $clause })
error-army-ratings = { $name }: по этой расписке CP { $command } и LP { $leadership }: напишите их или уберите ({ $clause })
error-army-general-in-reserve = { $name } — полководец, он не бывает в резерве ({ $clause })
error-army-elephant = { $name } едет с отрядом { $unit }: на слонах ездят только индийские командиры (indian = true в расписке) ({ $clause })
error-army-staff = { $name }: штабу нужен конный отряд на одной подставке, а { $unit } не такой ({ $clause })
error-army-camp = { $camp }: такого лагеря в расписке нет, есть { $allowed } ({ $clause })
error-army-sections = { $key }: секций { $number }, а по расписке не больше { $most } ({ $clause })
error-army-reserve-sections = резерв на секции тратит только обороняющийся: role = "defender" ({ $clause })
error-army-reserve-price = резерв стоит { $value }: не больше десятой части цены армии { $price }, то есть { $most } ({ $clause })
error-army-over-budget = армия стоит { $price }: больше её бюджета { $budget } ({ $clause })
error-army-under-budget = армия стоит { $price }: из бюджета { $budget } тратят не меньше { $least } ({ $clause })
error-army-too-many = отрядов вместе с резервом { $number }: больше { $most } нельзя ({ $clause })
error-army-unusual = отрядов в армии { $number }: обычно их от 15 до 20 ({ $clause })

## Ошибки в файлах сражений
error-battle-unknown = { $sought ->
    [key] в сражении не бывает
    [told] не переводится
    [in-side] у стороны не бывает
    [list] нет списка армии
    [in-reserve] у резерва не бывает
    [mode] резерв этой стороны не приходит путём
   *[other] не бывает
} «{ $name }»{ error-fault-hint }
error-battle-number = { $key } должно быть числом от { $least } до { $most }; { error-fault-given }
error-battle-wrong = { $what }
error-battle-placing = { $thing }: { $clause ->
    [GRB-01-018] стоит на чём-то другом
    [GRB-02-016] не на своей половине стола, как положено обороняющемуся
    [GRB-02-017] ближе 20 шагов от противника
    [GRB-02-020] слишком близко к краю стола
    [GRB-02-022] не на своей половине стола
    [GRB-02-023] ближе 20 шагов от края стола
    [GRB-02-026] дальше 40 шагов перед лагерем
    [GRB-02-028] виден там, где спрятан
    [GRB-05-063] не на столе
    [GRB-10-040] на закрытой для него местности
   *[other] здесь быть не может
} ({ $clause })
