# Велика битва: що читають про неї всі.

grand-battle-title = Велика битва
grand-battle-short-title = Велика битва
grand-battle-about = Польові битви мініатюр на вимірюваному столі, від Кадеша до Нейзбі: накази пишуть до того, як хтось рушить, лінії сходяться, вирішують кубики, і програє армія, чию стійкість зламано.
grand-battle-begin-leuctra = Битва для початку: дві піші армії на відкритій місцевості, без гармат, нічого прихованого; фіванській колоні треба зламати спартанців, доки їх не обійшли союзники.
grand-battle-option-measuring = вимірювання
grand-battle-value-free = вільні: відстані будь-коли
grand-battle-value-strict = суворі: жодних до подання наказів
grand-battle-about-option-measuring = Чи повідомляє програма відстані будь-коли, чи, як у книзі, лише після подання аркуша наказів.

## Types of troops
grand-battle-type-skirmishers-foot = піші застрільники
grand-battle-type-skirmishers-mounted = кінні застрільники
grand-battle-type-shooters-light = лінійні стрільці
grand-battle-type-shooters-heavy = лінійні стрільці з важкою зброєю
grand-battle-type-spearmen = списники
grand-battle-type-spearmen-deep = списники в глибокому строю
grand-battle-type-pikemen-shallow = пікінери в неглибокому строю
grand-battle-type-pikemen-deep = пікінери в глибокому строю
grand-battle-type-swordsmen = мечники
grand-battle-type-halberdiers = алебардники
grand-battle-type-legion = легіон
grand-battle-type-vexillation = вексиляція
grand-battle-type-legion-line = лінія легіону
grand-battle-type-cavalry-medium = середня кавалерія
grand-battle-type-cavalry-heavy = важка кавалерія
grand-battle-type-dismounted-knights = спішені лицарі
grand-battle-type-elephants = слони
grand-battle-type-chariots-scythed = серпоносні колісниці
grand-battle-type-chariots-heavy = важкі колісниці
grand-battle-type-chariots-light = легкі колісниці
grand-battle-type-bolt-thrower = батарея стрілометів
grand-battle-type-artillery-light = батарея легкої артилерії
grand-battle-type-artillery-heavy = батарея важкої артилерії
grand-battle-type-gun-crew = гарматна обслуга
grand-battle-type-camp-servants = табірна прислуга
grand-battle-type-baggage = обоз

## Traits
grand-battle-trait-CC = ближній бій
grand-battle-trait-trained = вишколені
grand-battle-trait-fanatics = фанатики
grand-battle-trait-big_shields = великі щити
grand-battle-trait-couched_lance = спис напереваги
grand-battle-trait-metal_horse_armour = металевий кінський обладунок
grand-battle-trait-camel = верблюди

## Weapons
grand-battle-weapon-light-bow = легкий лук
grand-battle-weapon-heavy-bow = важкий лук
grand-battle-weapon-sling = праща
grand-battle-weapon-javelin = дротик
grand-battle-weapon-light-crossbow = легкий арбалет
grand-battle-weapon-heavy-crossbow = важкий арбалет
grand-battle-weapon-arquebus = аркебуза
grand-battle-weapon-musket = мушкет
grand-battle-weapon-pistol = пістоль

## Engines and guns
grand-battle-gun-bolt-thrower = стріломет
grand-battle-gun-light-bombard = легка бомбарда
grand-battle-gun-light-cannon = легка гармата
grand-battle-gun-heavy-bombard = важка бомбарда
grand-battle-gun-heavy-cannon = важка гармата

## Camps
grand-battle-camp-none = без табору
grand-battle-camp-ordinary = звичайний табір
grand-battle-camp-baggage = обоз
grand-battle-camp-barricade = табір-барикада
grand-battle-camp-fortified = укріплений табір

## Roles
grand-battle-role-attacker = нападник
grand-battle-role-defender = оборонець

## How reserves come
grand-battle-arrival-direct = на своєму боці стола
grand-battle-arrival-outflanking = в обхід
grand-battle-arrival-rear = у тилу ворога

## What terrifies
grand-battle-fear-elephants = слони
grand-battle-fear-artillery = артилерія

## Profiles
grand-battle-staff = { $unit }: штаб
grand-battle-on-foot = { $unit }, у пішому строю
grand-battle-profile-skirm-javelin = Піші застрільники, дротики
grand-battle-profile-skirm-bow = Піші застрільники, легкі луки
grand-battle-profile-skirm-sling = Піші застрільники, пращі
grand-battle-profile-skirm-crossbow = Піші застрільники, легкі арбалети
grand-battle-profile-skirm-handgun = Піші застрільники, ручниці чи аркебузи
grand-battle-profile-lh-javelin = Легка кіннота, дротики
grand-battle-profile-lh-bow = Кінні лучники, легкі луки
grand-battle-profile-lh-heavybow = Кінні лучники, композитні (важкі) луки
grand-battle-profile-lh-arquebus = Кінні аркебузири чи драгуни (застрільники)
grand-battle-profile-lh-camel = Вершники на верблюдах, луки
grand-battle-profile-bolt = Стріломети
grand-battle-profile-l-bombard = Легкі бомбарди (з 1450)
grand-battle-profile-l-bombard-fixed = Легкі бомбарди до 1450 (нерухомі)
grand-battle-profile-l-cannon = Легкі гармати
grand-battle-profile-h-bombard = Важкі бомбарди
grand-battle-profile-h-cannon = Важкі гармати
grand-battle-profile-phalanx = Македонська фаланга (сариси)
grand-battle-profile-phalanx-4 = Македонська фаланга, новіші таксиси
grand-battle-profile-hypaspists = Гіпаспісти
grand-battle-profile-hoplites = Грецькі гопліти
grand-battle-profile-peltasts = Фракійські чи агріанські пельтасти
grand-battle-profile-companions = Кавалерія гетайрів
grand-battle-profile-thessalians = Фессалійська кавалерія
grand-battle-profile-greek-horse = Кавалерія грецьких союзників
grand-battle-profile-persian-guard-horse = Перська гвардійська кавалерія і «родичі»
grand-battle-profile-persian-horse = Перська, мідійська та каппадокійська кавалерія
grand-battle-profile-bactrian-horse = Бактрійська та сакська панцирна кавалерія
grand-battle-profile-scythed = Серпоносні колісниці
grand-battle-profile-elephant-indian = Індійські слони
grand-battle-profile-elephant-african = Африканські слони
grand-battle-profile-apple-bearers = Яблуконосці (піша царська гвардія)
grand-battle-profile-kardakes = Кардаки й списники ополчення
grand-battle-profile-levy-archers = Піші лучники ополчення
grand-battle-profile-legion-5 = Легіон, ветерани
grand-battle-profile-legion-4 = Легіон звичайний, союзний чи з новобранців
grand-battle-profile-roman-horse = Римська та італійська кавалерія
grand-battle-profile-gallic-horse = Кавалерія галльської знаті
grand-battle-profile-german-horse = Германська кавалерія
grand-battle-profile-gallic-warband = Галльські воїни
grand-battle-profile-gallic-chosen = Піші воїни галльської знаті
grand-battle-profile-libyan-spear = Лівійські списники
grand-battle-profile-hannibal-vets = Ветерани Ганнібала (спорядження легіонерів)
grand-battle-profile-ligurians = Лігурійські та галльські найманці
grand-battle-profile-citizen-spear = Карфагенське громадянське ополчення
grand-battle-profile-punic-horse = Карфагенська громадянська кавалерія
grand-battle-profile-cataphracts = Парфянські катафракти
grand-battle-profile-parthian-archers = Парфянські кінні лучники у великій масі
grand-battle-profile-kataphraktoi = Візантійські катафракти
grand-battle-profile-kavallarioi = Візантійська фемна кавалерія
grand-battle-profile-skutatoi = Скутати (неглибокі пікінери)
grand-battle-profile-toxotai = Візантійські піші лучники
grand-battle-profile-skutatoi-mixed = Скутати з лучниками
grand-battle-profile-varangians = Руські чи варязькі сокирники
grand-battle-profile-ghulams = Кавалерія гулямів
grand-battle-profile-arab-lancers = Арабські кінні списники
grand-battle-profile-daylami = Дейлемітська піхота
grand-battle-profile-arab-spear = Арабські списники
grand-battle-profile-arab-archers = Арабські піші лучники
grand-battle-profile-ghazis = Добровольці-газі
grand-battle-profile-maa-foot = Англійські спішені лицарі та латники
grand-battle-profile-longbow = Англійські лучники з довгими луками
grand-battle-profile-english-battle = Англійська баталія: спішені латники з лучниками
grand-battle-profile-billmen = Англійські більмени
grand-battle-profile-knights-15c = Кінні лицарі, початок XV століття
grand-battle-profile-french-maa-foot = Французькі спішені латники
grand-battle-profile-heavy-xbow = Арбалетники, важкі арбалети
grand-battle-profile-pavise-xbow = Арбалетники з павезами
grand-battle-profile-town-spear = Списники міського ополчення
grand-battle-profile-swiss-pike = Швейцарські пікінери (одна підставка)
grand-battle-profile-swiss-block = Швейцарська баталія (гевальтгауфен)
grand-battle-profile-swiss-halberd = Швейцарські алебардники
grand-battle-profile-gendarmes = Ордонансні жандарми на панцирних конях
grand-battle-profile-knights-lorraine = Лотаринзькі та союзні лицарі
grand-battle-profile-coustilliers = Кутильєри
grand-battle-profile-burg-pike = Бургундські пікінери
grand-battle-profile-burg-archers = Спішені кінні лучники, довгі луки
grand-battle-profile-tercio-pike = Пікінери терції (глибокі, до 1632)
grand-battle-profile-tercio-shot = Мушкетери терції
grand-battle-profile-tercio = Імперська терція (до 1632)
grand-battle-profile-cuirassiers = Кірасири, пістолі
grand-battle-profile-imp-arquebusiers = Кінні аркебузири
grand-battle-profile-swe-pike = Пікінери шведської бригади (неглибокі)
grand-battle-profile-swe-shot = Мушкетери шведської бригади
grand-battle-profile-swedish-brigade = Шведська бригада
grand-battle-profile-swe-horse = Шведська кавалерія
grand-battle-profile-german-merc-horse = Німецька наймана кавалерія
grand-battle-profile-commanded-shot = Відряджені мушкетери
grand-battle-profile-order-knights = Тевтонські брати-лицарі та гості
grand-battle-profile-polish-knights = Польські лицарі
grand-battle-profile-polish-line = Польська легша кіннота (стрільці копій)
grand-battle-profile-lith-horse = Литовська та руська кавалерія
grand-battle-profile-smolensk = Смоленські хоругви
grand-battle-profile-order-spear = Списники прусського ополчення
grand-battle-profile-polish-foot = Польська піхота з арбалетами
grand-battle-profile-mongol-heavy = Монгольські панцирні кінні списники
grand-battle-profile-mongol-medium = Монгольська лінійна кавалерія
grand-battle-profile-druzhina = Руська дружина
grand-battle-profile-rus-horse = Руська молодша дружина
grand-battle-profile-rus-spear = Списники руського міського ополчення
grand-battle-profile-rus-archers = Руські піші лучники
grand-battle-profile-janissaries = Яничари, аркебузи
grand-battle-profile-kapikulu = Придворні сипахи
grand-battle-profile-timariots = Тимаріоти-сипахи
grand-battle-profile-azabs = Піхота азапів, луки
grand-battle-profile-hung-knights = Угорська та чеська панцирна кіннота
grand-battle-profile-hussars = Угорські гусари, важкі (панцирні) списи
grand-battle-profile-lands-pike = Пікінери ландскнехтів (одна підставка)
grand-battle-profile-lands-block = Баталія ландскнехтів
grand-battle-profile-hung-arq = Угорські та чеські аркебузири
grand-battle-profile-hung-foot = Угорська піхота з павезами
grand-battle-profile-nma-pike = Пікінери Нової моделі
grand-battle-profile-nma-shot = Мушкетери Нової моделі
grand-battle-profile-nma-regiment = Полк Нової моделі
grand-battle-profile-ironsides = Залізнобокі
grand-battle-profile-parl-horse = Кіннота парламенту
grand-battle-profile-roy-pike = Пікінери роялістів
grand-battle-profile-roy-shot = Мушкетери роялістів
grand-battle-profile-roy-regiment = Піхотна бригада роялістів
grand-battle-profile-cavaliers = Кіннота роялістів (Руперт)
grand-battle-profile-northern-horse = Північна кіннота
grand-battle-profile-companions-wedge = Кавалерія гетайрів одним глибоким клином
grand-battle-profile-iberian-foot = Іберійські скутарії
grand-battle-profile-iberian-wedge = Піхотний клин іберів
grand-battle-profile-chariot-egypt = Єгипетські колісниці, легкі луки
grand-battle-profile-chariot-egypt-royal = Царські єгипетські колісниці
grand-battle-profile-sherden = Гвардія шерденів
grand-battle-profile-egypt-foot = Єгипетські рукопашники
grand-battle-profile-egypt-archers = Єгипетські піші лучники
grand-battle-profile-chariot-hittite = Хетські колісниці з трьома воїнами
grand-battle-profile-chariot-anatolian = Колісниці анатолійських і сирійських союзників
grand-battle-profile-hittite-guard = Хетські гвардійські списники
grand-battle-profile-hittite-spear = Хетські списники
grand-battle-profile-anatolian-foot = Піхота анатолійських союзників
grand-battle-profile-hill-tribes = Горяни каска
grand-battle-profile-theban-embolon = Фіванський емболон зі Священним загоном
grand-battle-profile-theban-deep = Фіванська глибока фаланга
grand-battle-profile-theban-horse = Фіванська кавалерія
grand-battle-profile-spartiates = Спартіати
grand-battle-profile-perioikoi = Лакедемонські гопліти
grand-battle-profile-pelop-hoplites = Гопліти пелопоннеських союзників
grand-battle-profile-spartan-horse = Спартанська та союзна кавалерія
grand-battle-profile-chariot-celtic = Бритські колісниці, дротики
grand-battle-profile-brit-nobles = Піші воїни бритської знаті
grand-battle-profile-brit-warband = Бритські воїни
grand-battle-profile-auxilia = Допоміжна піхота
grand-battle-profile-ala-horse = Допоміжна кавалерія
grand-battle-profile-bucellarii = Візантійська гвардійська та лінійна кавалерія, луки
grand-battle-profile-byz-spear = Візантійські списники, VI століття
grand-battle-profile-heruls = Піхота герулів
grand-battle-profile-frank-foot = Франкські воїни, метальні сокири
grand-battle-profile-frank-wedge = Піхотний клин франків
grand-battle-profile-alamanni = Аламанські воїни
grand-battle-profile-frank-horse = Кінна франкська знать
grand-battle-profile-reiter = Рейтари (одна підставка), пістолі
grand-battle-profile-reiters = Рейтари глибоким ескадроном
grand-battle-profile-huguenot-horse = Гугенотська панцирна кіннота, пістолі
grand-battle-profile-chevaux-legers = Шеволежери
grand-battle-profile-french-band = Французькі банди, піки
grand-battle-profile-french-arq = Французькі аркебузири

## Armies
grand-battle-army-macedon = Македонці Александра
grand-battle-army-achaemenid = Перси-Ахеменіди Дарія III
grand-battle-army-rome-zama = Римляни Сципіона
grand-battle-army-carthage-zama = Карфагеняни Ганнібала
grand-battle-army-rome-caesar = Римляни Цезаря
grand-battle-army-gauls = Галли Верцингеторикса
grand-battle-army-parthia = Парфяни Сурени
grand-battle-army-rome-crassus = Римляни Красса
grand-battle-army-byzantium = Візантійці Никифора Фоки
grand-battle-army-hamdanids = Араби-Хамданіди Сейф ад-Даули
grand-battle-army-english-1415 = Англійці Генріха V
grand-battle-army-french-1415 = Французи конетабля д’Альбре
grand-battle-army-swiss = Швейцарські конфедерати й союзники
grand-battle-army-burgundy = Бургундці Карла Сміливого
grand-battle-army-imperial = Імперська й лігістська армія Тіллі
grand-battle-army-swedish = Шведи Густава Адольфа
grand-battle-army-teutonic = Тевтонський орден
grand-battle-army-poland-lithuania = Поляки й литовці
grand-battle-army-mongols = Монголи Субедея і Джебе
grand-battle-army-rus = Руські князі й половці
grand-battle-army-ottoman = Османи Сулеймана
grand-battle-army-hungary = Угорці Лайоша II
grand-battle-army-parliament = Армія нової моделі
grand-battle-army-royalist = Роялісти
grand-battle-army-hittites = Хети Муваталлі II
grand-battle-army-egypt = Єгиптяни Рамсеса II
grand-battle-army-thebes = Фіванці Епамінонда
grand-battle-army-sparta = Спартанці Клеомброта
grand-battle-army-britons = Брити Боудіки
grand-battle-army-rome-britain = Римляни Светонія Пауліна
grand-battle-army-byzantium-554 = Візантійці Нарсеса
grand-battle-army-franks = Франки й аламани Бутиліна
grand-battle-army-french-royal-1562 = Французька королівська армія Монморансі
grand-battle-army-huguenots-1562 = Гугеноти Конде з німецькими рейтарами

## Battles
grand-battle-battle-gaugamela = Гавгамели
grand-battle-battle-zama = Зама
grand-battle-battle-alesia = Галльська війна
grand-battle-battle-carrhae = Карри
grand-battle-battle-cilicia = Походи на Алеппо
grand-battle-battle-agincourt = Азенкур
grand-battle-battle-murten = Муртен
grand-battle-battle-breitenfeld = Брайтенфельд
grand-battle-battle-grunwald = Грюнвальд
grand-battle-battle-kalka = Калка
grand-battle-battle-mohacs = Мохач
grand-battle-battle-naseby = Нейзбі
grand-battle-battle-kadesh = Кадеш
grand-battle-battle-leuctra = Левктри
grand-battle-battle-watling-street = Вотлінг-стріт
grand-battle-battle-casilinum = Казилін
grand-battle-battle-dreux = Дре

## Помилки у файлах армій
error-army-unknown = { $sought ->
    [type] немає типу загону
    [weapon] немає зброї
    [gun] немає гармати
    [trait] немає властивості
    [in-profile] у профілі не буває
    [key] в армії не буває
    [list] немає списку армії
    [line] у списку немає рядка
    [in-line] у рядку не буває
    [in-reserve] у резерві не буває
    [in-commander] у командира не буває
    [camp] немає табору
    [role] немає ролі
    [fear] нікого не жахає
    [mode] резерв не приходить шляхом
    [with] в армії немає загону
   *[profile] немає профілю
} «{ $name }»{ error-fault-hint }
error-army-profile-taken = { $unit }: такий профіль уже є у грі, дайте своєму інше ім’я ({ $clause })
error-army-profile-row = { $unit } — це рядок, наприклад {"{"} type = "spearmen", BS = 4, P = 4, AR = 2, MV = 10 {"}"} ({ $clause })
error-army-strength = { $unit }: у загонів { $type } буває BS { $allowed }, а тут { $value } ({ $clause })
error-army-depth = { $unit }: глибина підставки у { $type } — { $allowed }, а тут { $value } ({ $clause })
error-army-traits-list = { $unit }: властивості пишуть списком, наприклад traits = ["CC", "trained"] ({ $clause })
error-army-trait-type = { $unit }: у загонів { $type } не буває { $trait } ({ $clause })
error-army-fanatics = { $unit }: фанатики мусять починати ближній бій, додайте CC ({ $clause })
error-army-needs-weapon = { $unit }: загонам { $type } потрібна зброя, наприклад weapon = "sling" ({ $clause })
error-army-no-weapon = { $unit }: у загонів { $type } ручна зброя не враховується, приберіть { $weapon } ({ $clause })
error-army-long-range = { $unit }: для { $weapon } потрібна підставка завглибшки 4 кроки: візьміть shooters-heavy або іншу зброю ({ $clause })
error-army-short-range = { $unit }: { $weapon } — не важкий лук, не важкий арбалет і не мушкет: візьміть shooters-light ({ $clause })
error-army-gun-type = { $unit }: { $gun } — це { $wanted }, а не { $type } ({ $clause })
error-army-crew = { $unit }: в обслуги P 0, AR 0 і немає властивостей ({ $clause })
error-army-at-will = { $unit }: dismounts_at_will — це true або false, і true лише в кавалерії та легких колісниць, а тут { $type } ({ $clause })
error-army-mixed = { $unit }: потрібні піші рукопашники та shooters-light або shooters-heavy, а тут { $main } і { $support } ({ $clause })
error-army-double-strength = { $unit }: BS стала б { $value }, а понад { $most } не буває: { $base } лишається на одній підставці ({ $clause })
error-army-number-of = { $unit }: { $key } має бути числом від { $least } до { $most }; { error-fault-given } ({ $clause })
error-army-price = { $unit }: ціна { $price }, а не { $value }: виправте її або приберіть ({ $clause })
error-army-other-game = це файл гри «{ $value }», а не «grand_battle»: виправте рядок або приберіть його
error-army-no-name = армії потрібна назва, наприклад name = "My Romans"
error-army-no-units = таблиці [units] немає, або вона порожня: армії потрібні загони ({ $clause })
error-army-names = { $key } — це список імен у лапках, наприклад { $key } = ['{ $example }']; { error-fault-given } ({ $clause })
error-army-number = { $key } має бути числом від { $least } до { $most }; { error-fault-given } ({ $clause })
error-army-switch = { $key } має бути true або false; { error-fault-given }
error-army-never-reserve = { $unit }: { $type } ніколи не бувають у резерві, напишіть reserve = false ({ $clause })
error-army-reserve-mode = { $role ->
    [attacker] резерв нападника не приходить шляхом { $mode }
   *[other] резерв оборонця не приходить шляхом { $mode }
} ({ $clause })
error-army-limits = { $unit }: у списку від { $least } до { $most } загонів разом із резервом, а в армії { $army }, з резервом { $number } ({ $clause })
error-army-not-in-reserve = { $unit }: цим загонам у резерв не можна ({ $clause })
error-army-early-gun = { $thing }, рік { $year }: артилерія з’являється у { $first } році, у деяких списках раніше ({ $clause })
error-army-gun-move = { $unit }: MV { $value }, а в батарей { $thing } у { $year } році { $move } ({ $clause })
error-army-year = { $unit }: { $thing } { $span ->
    [first] буває з { $first } року
    [last] буває до { $last } року
   *[both] буває з { $first } до { $last } року
}, а рік армії { $year } ({ $clause })
error-army-no-general = таблиці [general] немає: в армії один полководець, наприклад Scipio = {"{"} with = "legion-5" {"}"} ({ $clause })
error-army-two-generals = полководець в армії один, а в [general] їх кілька: { $names } ({ $clause })
error-army-many-commanders = командирів, крім полководця, { $number }, а за списком щонайбільше { $most } ({ $clause })
error-army-ratings = { $name }: за цим списком CP { $command } і LP { $leadership }: напишіть їх або приберіть ({ $clause })
error-army-general-in-reserve = { $name } — полководець, він не буває в резерві ({ $clause })
error-army-elephant = { $name } їде із загоном { $unit }: на слонах їздять лише індійські командири (indian = true у списку) ({ $clause })
error-army-staff = { $name }: штабу потрібен кінний загін на одній підставці, а { $unit } не такий ({ $clause })
error-army-camp = { $camp }: такого табору в списку немає, є { $allowed } ({ $clause })
error-army-sections = { $key }: секцій { $number }, а за списком щонайбільше { $most } ({ $clause })
error-army-reserve-sections = резерв на секції витрачає лише оборонець: role = "defender" ({ $clause })
error-army-reserve-price = резерв коштує { $value }: щонайбільше десята частина ціни армії { $price }, тобто { $most } ({ $clause })
error-army-over-budget = армія коштує { $price }: більше за її бюджет { $budget } ({ $clause })
error-army-under-budget = армія коштує { $price }: із бюджету { $budget } витрачають щонайменше { $least } ({ $clause })
error-army-too-many = загонів разом із резервом { $number }: понад { $most } не можна ({ $clause })
error-army-unusual = загонів в армії { $number }: зазвичай їх від 15 до 20 ({ $clause })

## Помилки у файлах битв
error-battle-unknown = { $sought ->
    [key] у битві не буває
    [told] не перекладається
    [in-side] у сторони не буває
    [list] немає списку армії
    [in-reserve] у резерву не буває
    [mode] резерв цієї сторони не приходить шляхом
   *[other] не буває
} «{ $name }»{ error-fault-hint }
error-battle-number = { $key } має бути числом від { $least } до { $most }; { error-fault-given }
error-battle-wrong = { $what }
error-battle-placing = { $thing }: { $clause ->
    [GRB-01-018] стоїть на чомусь іншому
    [GRB-02-016] не на своїй половині столу, як належить оборонцеві
    [GRB-02-017] ближче 20 кроків від противника
    [GRB-02-020] надто близько до краю столу
    [GRB-02-022] не на своїй половині столу
    [GRB-02-023] ближче 20 кроків від краю столу
    [GRB-02-026] далі 40 кроків перед табором
    [GRB-02-028] видно там, де його сховано
    [GRB-05-063] не на столі
    [GRB-10-040] на закритій для нього місцевості
   *[other] тут бути не може
} ({ $clause })
