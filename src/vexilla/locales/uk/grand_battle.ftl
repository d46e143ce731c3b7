# Велика битва: що читають про неї всі.

grand-battle-title = Велика битва
grand-battle-short-title = Велика битва
grand-battle-about = Польові битви з мініатюрами на вимірюваному столі, від Кадеша до Нейзбі: накази пишуть до того, як хтось рушить, лінії сходяться, вирішують кубики, і програє армія, чию стійкість зламано.
grand-battle-begin-leuctra = Битва для початку: дві піші армії на відкритій місцевості, без гармат, нічого прихованого; фіванській колоні треба зламати спартанців, доки їхні союзники не зайшли їй у фланг.
grand-battle-option-measuring = вимірювання
grand-battle-value-free = вільні: відстані будь-коли
grand-battle-value-strict = суворі: жодних до подання наказів
grand-battle-about-option-measuring = Чи повідомляє програма відстані будь-коли, чи, як у книзі, лише після подання аркуша наказів.

grand-battle-page-help = У кожному ході п’ять фаз. Командування: пишуть аркуш наказів; накази оплачують очками командування армії або командира поблизу. Артилерія: батареї з наказом ведуть вогонь. Рух: накази виконують; «Маневр» веде не далі ніж на подвоєний рух і не ближче 2 кроків до ворога, «Атака» — прямо на нього після одного початкового повороту. Бій: хто торкається ворога, може стріляти, потім кинутися останнім ривком у ближній бій; обидва додають до кубика силу, зброю, підтримку й місцевість. Переможений зазнає замішання, відступає чи тікає, а розлад послаблює його, доки він не відновиться. Відновлення: повертають порядок і зупиняють тих, хто тікає. Втрати знижують стійкість армії; коли її перевіряють і на К20 випадає більше, армію зламано, і вона програла. Якщо нікого не зламано, перемагає оборонець.

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
grand-battle-camp-lost = втрачений табір
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

## Короткі назви загонів, де назва профілю довга
grand-battle-numbered = { $name } { $number }
grand-battle-half-melee = рукопашники ({ $unit })
grand-battle-half-shot = стрільці ({ $unit })
grand-battle-half-crew = обслуга ({ $unit })
grand-battle-servants-of = Табірна прислуга ({ $side })
grand-battle-baggage-of = Обоз ({ $side })
grand-battle-army-of-side = { $army }: { $side }
grand-battle-section-of = секція табору { $number } ({ $side })
grand-battle-unit-camp = табір
grand-battle-unit-section = секція
grand-battle-unit-barricade = барикада
grand-battle-unit-works = укріплення
grand-battle-short-skirm-javelin = Застрільники з дротиками
grand-battle-short-skirm-bow = Застрільники з луками
grand-battle-short-skirm-sling = Пращники
grand-battle-short-skirm-crossbow = Застрільники з арбалетами
grand-battle-short-skirm-handgun = Застрільники з ручницями
grand-battle-short-lh-javelin = Легка кіннота
grand-battle-short-lh-bow = Кінні лучники
grand-battle-short-lh-heavybow = Кінні лучники з важкими луками
grand-battle-short-lh-arquebus = Кінні застрільники з аркебузами
grand-battle-short-lh-camel = Вершники на верблюдах
grand-battle-short-l-bombard = Легкі бомбарди
grand-battle-short-l-bombard-fixed = Легкі бомбарди
grand-battle-short-phalanx = Фаланга
grand-battle-short-phalanx-4 = Нова фаланга
grand-battle-short-peltasts = Пельтасти
grand-battle-short-persian-guard-horse = Перська гвардійська кавалерія
grand-battle-short-persian-horse = Перська кавалерія
grand-battle-short-bactrian-horse = Бактрійська кавалерія
grand-battle-short-apple-bearers = Яблуконосці
grand-battle-short-kardakes = Кардаки
grand-battle-short-legion-5 = Легіон ветеранів
grand-battle-short-legion-4 = Легіон
grand-battle-short-roman-horse = Римська кавалерія
grand-battle-short-hannibal-vets = Ветерани Ганнібала
grand-battle-short-ligurians = Лігурійці та галли
grand-battle-short-skutatoi = Скутати
grand-battle-short-varangians = Варяги
grand-battle-short-maa-foot = Англійські латники
grand-battle-short-longbow = Англійські лучники
grand-battle-short-english-battle = Англійська баталія
grand-battle-short-knights-15c = Кінні лицарі
grand-battle-short-heavy-xbow = Арбалетники
grand-battle-short-pavise-xbow = Арбалетники з павезами
grand-battle-short-swiss-pike = Швейцарські пікінери
grand-battle-short-swiss-block = Швейцарська баталія
grand-battle-short-gendarmes = Жандарми
grand-battle-short-knights-lorraine = Лотаринзькі лицарі
grand-battle-short-burg-archers = Бургундські лучники
grand-battle-short-tercio-pike = Пікінери терції
grand-battle-short-tercio = Імперська терція
grand-battle-short-cuirassiers = Кірасири
grand-battle-short-swe-pike = Шведські пікінери
grand-battle-short-swe-shot = Шведські мушкетери
grand-battle-short-order-knights = Тевтонські лицарі
grand-battle-short-polish-line = Польська легша кіннота
grand-battle-short-lith-horse = Литовська кавалерія
grand-battle-short-polish-foot = Польські арбалетники
grand-battle-short-janissaries = Яничари
grand-battle-short-azabs = Азапи
grand-battle-short-hung-knights = Угорські лицарі
grand-battle-short-hussars = Гусари
grand-battle-short-lands-pike = Пікінери ландскнехтів
grand-battle-short-hung-arq = Угорські аркебузири
grand-battle-short-hung-foot = Угорська піхота
grand-battle-short-cavaliers = Кавалери
grand-battle-short-companions-wedge = Клин гетайрів
grand-battle-short-chariot-egypt = Єгипетські колісниці
grand-battle-short-chariot-anatolian = Союзні колісниці
grand-battle-short-theban-embolon = Фіванський емболон
grand-battle-short-pelop-hoplites = Пелопоннеські гопліти
grand-battle-short-spartan-horse = Спартанська кавалерія
grand-battle-short-chariot-celtic = Бритські колісниці
grand-battle-short-brit-nobles = Бритська знать
grand-battle-short-bucellarii = Візантійська гвардійська кавалерія
grand-battle-short-byz-spear = Візантійські списники
grand-battle-short-frank-foot = Франкські воїни
grand-battle-short-reiter = Рейтари
grand-battle-short-reiters = Рейтари в глибокому строю
grand-battle-short-huguenot-horse = Гугенотська кіннота
grand-battle-short-french-band = Французькі пікінери

## Фази
grand-battle-phase-deployment = розстановка
grand-battle-phase-command = командування
grand-battle-phase-artillery = артилерія
grand-battle-phase-movement = рух
grand-battle-phase-combat = бій
grand-battle-phase-recovery = відновлення

## Де загін
grand-battle-place-unplaced = ще не розставлено
grand-battle-place-reserve = у резерві
grand-battle-place-ambush = у засідці
grand-battle-place-table = на столі
grand-battle-place-off-table = за краєм стола, може повернутися
grand-battle-place-gone = вибув
grand-battle-place-joined = з’єднаний
grand-battle-place-camp = у таборі

## Стан загонів
grand-battle-mark-all-round = кругова оборона
grand-battle-mark-dismounted = спішений
grand-battle-mark-fleeing = тікає
grand-battle-mark-routed = розгромлений
grand-battle-mark-looting = грабує
grand-battle-mark-bombarded = у замішанні від гармат
grand-battle-mark-beyond-horse = там, куди коням ходу немає
grand-battle-mark-makeshift = позаштатна обслуга
grand-battle-mark-disabled = без обслуги
grand-battle-mark-enemy-crew = у руках ворога
grand-battle-mark-recovering = стоїть і відновлюється
grand-battle-mark-held = тримає стрій
grand-battle-mark-moved = уже рухався
grand-battle-mark-fired = уже вів вогонь
grand-battle-mark-shot = уже стріляв
grand-battle-mark-arrived = щойно прибув
grand-battle-mark-evaded = уже ухилявся
grand-battle-mark-fought = уже бився
grand-battle-mark-tested = пройшов тест жаху
grand-battle-mark-supported-shot = підтримав стрільбу
grand-battle-mark-passed-through = крізь нього пройшли
grand-battle-mark-out-of-action = виведений з ладу
grand-battle-mark-tested-looting = тест на грабунок уже був

## Місцевість
grand-battle-hill = пагорб
grand-battle-ground-open = відкрита місцевість
grand-battle-ground-broken = пересічена місцевість
grand-battle-ground-hill-gentle = пологий схил
grand-battle-ground-hill-steep = крутий схил
grand-battle-ground-forest = ліс
grand-battle-ground-stream = струмок
grand-battle-ground-bridge = міст
grand-battle-ground-ditch = канава
grand-battle-ground-ravine = яр
grand-battle-ground-barricade = барикада
grand-battle-ground-works = укріплення
grand-battle-ground-own-gates = ворота свого табору
grand-battle-ground-deep-river = глибока річка
grand-battle-ground-lake = озеро
grand-battle-ground-swamp = болото
grand-battle-ground-thicket = хаща
grand-battle-kind-lake = озеро
grand-battle-kind-swamp = болото
grand-battle-kind-thicket = хаща

## Накази
grand-battle-order-attack = Атака
grand-battle-order-manoeuvre = Маневр
grand-battle-order-hold = тримати стрій
grand-battle-order-recover = відновлення
grand-battle-order-stand = стояти й відновлюватися
grand-battle-state-written = записано
grand-battle-state-given = віддано
grand-battle-state-lost = втрачено
grand-battle-state-done = виконано
grand-battle-purse-army = армія

## Боки й зони
grand-battle-zone-front = фронт
grand-battle-zone-right = правий фланг
grand-battle-zone-rear = тил
grand-battle-zone-left = лівий фланг
# Чоловічий рід: «бік» підставки, «край» стола.
grand-battle-edge-front = передній
grand-battle-edge-right = правий
grand-battle-edge-rear = задній
grand-battle-edge-left = лівий
grand-battle-edge-far = дальній
grand-battle-edge-near = ближній
grand-battle-stage-shooting = стрільба
grand-battle-stage-melee = ближній бій
# Стоїть у дужках після числа, часто дробового: «6.5 (кроків)».
grand-battle-measure-steps = кроків
grand-battle-measure-degrees = градусів
grand-battle-mode-direct = на своєму боці стола
grand-battle-mode-outflanking = в обхід
grand-battle-mode-rear = у тил ворога

## Тести на дисципліну: для чого
grand-battle-occasion-pursuit = щоб не переслідувати
grand-battle-occasion-swept = щоб не втекти разом з іншими
grand-battle-occasion-return = щоб повернутися на стіл
grand-battle-occasion-stop = щоб зупинити втечу
grand-battle-occasion-looting = щоб припинити грабунок
grand-battle-occasion-terror = щоб витримати жах
grand-battle-occasion-fanatics = щоб не зірватися в атаку

## Причини розладу
grand-battle-cause-turn = за поворот
grand-battle-cause-sideways = за рух убік
grand-battle-cause-terrain = на складній місцевості
grand-battle-cause-ravine = у яру
grand-battle-cause-obstacle = за подолання перепони
grand-battle-cause-rush = за ривок по складній місцевості чи через перепону
grand-battle-cause-skirmisher_passage = бо крізь загін пройшли застрільники
grand-battle-cause-dismount = за спішування чи посадку на коней
grand-battle-cause-attack_short = бо атака не дісталася цілі
grand-battle-cause-confusion = через замішання від ворога
grand-battle-cause-retreat = за відступ
grand-battle-cause-evade = за ухилення
grand-battle-cause-supporter_stands = бо загін вистояв, коли сусід утік
grand-battle-cause-both_routed = бо розгромлено обидві сторони
grand-battle-cause-blocked = бо шлях назад перекрито
grand-battle-cause-blocked_friend = бо шлях назад закрили свої
grand-battle-cause-ran_into_enemy = бо загін наткнувся на ворога
grand-battle-cause-not_shaken_off = бо загін не відірвався від ворога
grand-battle-cause-retreat_in_camp = за відступ усередині табору
grand-battle-cause-fled_through = бо крізь загін тікали інші
grand-battle-cause-forced_pursuit = за переслідування
grand-battle-cause-looting = за грабунок
grand-battle-cause-face_flank = за поворот до ворога з флангу чи тилу
grand-battle-cause-flight = за втечу
grand-battle-cause-chariot_retreat = за відступ колісниць
grand-battle-cause-swept_flight = бо загін утік разом з іншими
grand-battle-cause-terror_flight = за втечу від жаху

## Результати бою
grand-battle-outcome-carry-on = стоїть
grand-battle-outcome-confusion = замішання
grand-battle-outcome-retreat = відступ
grand-battle-outcome-flight = втеча

## З чого складається сума
grand-battle-term-strength = сила
grand-battle-term-shooters = сила стрільців
grand-battle-term-melee = рукопаш
grand-battle-term-shooting = стрільба
grand-battle-term-armour = обладунок
grand-battle-term-big_shields = великі щити
grand-battle-term-cav_vs_elephant = коні перед слонами чи верблюдами
grand-battle-term-large_target = велика мішень
grand-battle-term-vs_skirmishers = проти застрільників
grand-battle-term-spear_vs_mounted = списи проти вершників
grand-battle-term-ram = таранний удар
grand-battle-term-fanatic_onset = натиск фанатиків
grand-battle-term-pike_vs_foot = піки проти піхоти
grand-battle-term-pike_vs_mounted = піки проти вершників
grand-battle-term-support = підтримка
grand-battle-term-support_skirmishers = підтримка застрільників
grand-battle-term-support_servants = підтримка прислуги
grand-battle-term-leadership = лідерство
grand-battle-term-flank = удар у фланг
grand-battle-term-rear = удар у тил
grand-battle-term-higher_ground = вище місце
grand-battle-term-shooter_in_forest = стрільба з лісу
grand-battle-term-target_in_forest = ціль у лісі
grand-battle-term-barricade = барикада
grand-battle-term-works = укріплення
grand-battle-term-corner_fight = бій кутами
grand-battle-term-corner_shooter = стрільці на куті
grand-battle-term-corner_skirmisher = застрільники на куті
grand-battle-term-another_battery = ще одна батарея
grand-battle-term-deep_double_pikes = по глибокій баталії пікінерів
grand-battle-term-double_cavalry = по глибокому строю кавалерії
grand-battle-term-deep_pikes_mixed = по глибоких пікінерах зі стрільцями
grand-battle-term-shallow_pikes_all_round = по пікінерах у круговій обороні
grand-battle-term-small_target_before_1525 = мала мішень
grand-battle-term-small_target_from_1525 = мала мішень
grand-battle-term-small_target_of_bolts = мала мішень
grand-battle-term-makeshift_crew = позаштатна обслуга

## У терміналі
grand-battle-hint = Наберіть номер або рядок, як у списку; загони — їхніми літерами зі столу, кілька — ho1,ho2 або ho1-5. Ще є: units, unit, zoom, measure, sheet, cost, targets, odds, why, undo, log, rules, save, help, quit.
grand-battle-head = { $title } · хід { $turn } з { $last } · { $phase } · черга: { $side }
grand-battle-head-before = { $title } · { $phase } · ходів щонайбільше { $last }
grand-battle-army-line = { $side } ({ $place }) · стійкість { $now } з { $first }
grand-battle-seat-open = нападник або оборонець
grand-battle-seat-near = знизу, нападник
grand-battle-seat-far = зверху, оборонець
grand-battle-purse = { $name } { $points } ({ $id }, зона { $zone })
grand-battle-purses = очки: { $purses }
grand-battle-list-unit = код
grand-battle-list-name = назва
grand-battle-list-place = місце
grand-battle-list-heading = напрям
grand-battle-list-strength = сила
grand-battle-list-disorder = розлад
grand-battle-list-state = стан
grand-battle-about-unit = сила { $left } з { $strength } (втрати { $losses }, розлад { $disorder }) · рукопаш { $melee } · обладунок { $armour } · рух у кроках: в атаці { $move }, за наказом «Маневр» { $march } · частка стійкості { $worth }
grand-battle-about-weapon = { $weapon }: стрільба { $shooting }, пробивність { $penetration } (на стільки слабшає обладунок)
grand-battle-about-gun = { $gun }: б’є здалеку, кроків: { $reach }
grand-battle-no-unit = Загону «{ $name }» не видно. Усі загони показує «units».
grand-battle-measure-usage = Міряють між двома загонами на столі, наприклад: measure theban-horse-1 spartan-horse-1
grand-battle-measure-strict = Вимірювання суворі: до оголошення нічого не міряють.
grand-battle-measured = { $one } — { $other }, кроків: { $steps }. У якій зоні першого загону стоїть другий: { $zone }.
grand-battle-line-paid = { $order }: { $units } · платить { $purse }
grand-battle-line-else = { $order }: { $units } · платить { $purse }, інакше армія
grand-battle-line-free = { $order }: { $units } · безкоштовно
grand-battle-line-unordered = { $order }: { $units } · самі, без наказу
grand-battle-cost-line = Рядок { $line }, { $order }: { $state }, очок { $points }, платить { $purse }
grand-battle-cost-torn = (поза командною зоною: { $units })
grand-battle-cost-none = Ще нічого не записано.
grand-battle-target-reached = { $target } — можна дістати: { $attack }
grand-battle-targets-short = Задалеко або за іншими: { $targets }
grand-battle-not-asked-now = На «{ $text }» зараз відповіді немає: «cost» питають, доки пишуть накази, «targets» і «preview» — доки виконується Атака, «reach» і «preview» — під час Маневру.
grand-battle-targets-none = Цим загонам атакувати нікого. Хто стоїть в одній групі під одним наказом, атакує разом.
grand-battle-targets-strict = Вимірювання суворі: чи дістане атака когось, видно, коли її зроблено.
grand-battle-preview-leg = { $leg }: витратить кроків руху: { $cost }
grand-battle-preview-end = { $unit }: місце { $place }, напрям { $heading }°
grand-battle-preview-contact = { $unit }: зустріч із ворогом, { $target }
grand-battle-preview-nothing = Ніхто не зрушив би з місця.
grand-battle-odds-title = Що чекає на того, по кому б’ють
grand-battle-odds-strike = удар
grand-battle-odds-ball = Дальня стрільба: { $unit } → { $target }
grand-battle-odds-shot = Стрільба: { $unit } → { $target }
grand-battle-odds-rush = Ривок: { $unit } → { $target }
grand-battle-odds-blow = Бій без ривка: { $unit } → { $target }
grand-battle-why-usage = Скажіть, що треба зробити: why advance theban-horse-1 20

## Що вписують, коли щось набирають
grand-battle-field-units = загони
grand-battle-field-unit = загін
grand-battle-field-kind = вид
grand-battle-field-purse = платник
grand-battle-field-point = очко
grand-battle-field-line = рядок
grand-battle-field-target = ціль
grand-battle-field-heading = напрям
grand-battle-field-place = місце
grand-battle-field-length = кроки
grand-battle-field-hand = бік
grand-battle-field-pivot = кут
grand-battle-field-angle = градуси
grand-battle-field-turn = поворот
grand-battle-field-to = x:y
grand-battle-field-at = x:y
grand-battle-field-front = фронт
grand-battle-field-edge = сторона
grand-battle-field-section = секція
grand-battle-field-marker = маркер
grand-battle-field-mode = спосіб
grand-battle-field-segment = сегмент
grand-battle-field-else = інакше

## Як записують дії
grand-battle-how-order = рядок аркуша. Досить «attack th1-2» чи «move ho1,ho2»: платить той, хто може; або повністю: «order manoeuvre hoplites-1,hoplites-2 from army else army». Види: attack — Атака, manoeuvre чи move — Маневр, hold — тримати стрій (для фанатиків), recover — відновлення, stand — відновлення стоячи на місці, без очок. Загони одного рядка мають торкатися один одного. Після «from» — хто платить: army (армія) або код командира; «else army» дає заплатити армії, якщо він задалеко, з «else drop» наказ тоді втрачено.
grand-battle-how-strike = викреслює рядок, наприклад «strike 2».
grand-battle-how-reorder = переставляє рядок, наприклад «reorder 3 to 1»: рядки вимірюють і оплачують від першого.
grand-battle-how-advance = прямо вперед на стільки кроків: «advance 6.5».
grand-battle-how-back = прямо назад без повороту: «back 2». Це повільніше.
grand-battle-how-sideways = ліворуч або праворуч без повороту: «sideways left 3» (left — ліворуч, right — праворуч). Невишколені розладнуються.
grand-battle-how-wheel = заходження навколо переднього кута на стільки градусів: «wheel left 30». Коштує стільки, скільки пройде зовнішній кут.
grand-battle-how-turn = поворот на місці: «turn about» — кругом, «right90» — праворуч, «left90» — ліворуч. Коштує половину руху; невишколені розладнуються.
grand-battle-how-slip = застрільники йдуть куди завгодно й повертаються куди завгодно: «slip ss1 60:42 0». 0° — угору, 90° — праворуч.
grand-battle-how-all-round = піхота стає в кругову оборону: фронт з усіх боків, флангів немає, руху теж.
grand-battle-how-form = виходить із кругової оборони: «form tercio-1 front=left».
grand-battle-how-dismount = вершники спішуються за половину руху.
grand-battle-how-mount = знову сідають на коней за половину руху.
grand-battle-how-build = ставить барикаду біля боку загону: «build hoplites-1 edge=front».
grand-battle-how-dismantle = розбирає барикаду: «dismantle hoplites-1 s1».
grand-battle-how-split = змішаний загін стає двома: «split tercio-1 front=melee».
grand-battle-how-join = дві його половини знову стають одним загоном: «join tercio-1-melee,tercio-1-shot».
grand-battle-how-attack = «attack pr1» — прямо вперед; або після одного початкового повороту: «… after wheel-left20», «right90», «about»; для застрільників «to315». Кого можна дістати, каже «targets».
grand-battle-how-align = уздовж якого боку якого ворога стає лінія: «align hoplites-1 -> perioikoi-1 edge=front».
grand-battle-how-lead = хто зі своїх із ким б’ється: «lead hoplites-1 -> perioikoi-1».
grand-battle-how-fight = чий бій наступний: «fight hoplites-1».
grand-battle-how-shoot = хто в кого стріляє: «shoot skirm-bow-1 -> perioikoi-1»; кілька батарей разом — через кому.
grand-battle-how-face = повертає загін до того, хто атакує його у фланг чи тил: «face hoplites-1 -> spartan-horse-1».
grand-battle-how-support = кого підтримує прислуга: «support hoplites-1».
grand-battle-how-stop-looting = тест, чи припинить загін грабунок: «stop-looting hoplites-1».
grand-battle-how-face-about = повертає загін: «face-about hoplites-1 heading 180». 0° — угору, 90° — праворуч.
grand-battle-how-transfer = посилає обслугу своєї батареї: «transfer l-cannon-1».
grand-battle-how-evade = ухиляється від ворога, якого торкається: «evade lh-javelin-1».
grand-battle-how-pursue = переслідує того, хто відійшов: «pursue hoplites-1».
grand-battle-how-stay = лишається на місці: «stay hoplites-1».
grand-battle-how-test = тест, чи можна лишитися: «test hoplites-1».
grand-battle-how-return = повертається серединою на такій відстані вздовж краю, в кроках: «return lh-javelin-1 at 40».
grand-battle-how-lure = на кого кидаються фанатики: «lure gallic-warband-1 -> legion-4-1».
grand-battle-how-name = котрий із кількох загонів: «name legion-4-1».
grand-battle-how-reveal = відкриває свій маркер: «reveal m1».
grand-battle-how-arrive = загін виходить на стіл: «arrive lh-javelin-4 at 20:4 heading 0».
grand-battle-how-place = ставить загін, середина фронту — у вказаній точці: «place ho1 60:42». Кроки зліва і знизу; 0° — угору, 90° — праворуч.
grand-battle-how-line = ставить загони поруч, від їхнього лівого до їхнього правого краю: «line ho1-4 60:42».
grand-battle-how-ambush = ховає загін під маркером: «ambush ho1 60:42 90».
grand-battle-how-false-ambush = кладе маркер, під яким нікого немає: «false-ambush at 60:42».
grand-battle-how-lift = забирає маркер назад: «lift m1».
grand-battle-how-camp = каже, де стоїть табір: точка — середина його фронту, 24 кроки завширшки, 16 завглибшки: «camp 75:36».
grand-battle-how-section = ставить барикаду (barricade) чи укріплення (works): «section barricade 60:50 0».
grand-battle-how-reserve = як приходить резерв: «reserve direct» — на своєму боці стола, або «reserve outflanking segment 4» — в обхід.

## Довідка в терміналі
grand-battle-help-text =
    номер             зробити цей вибір
    дія               так, як у списку, або коротше: attack th1-2 чи move ho1,ho2 на аркуші; потім advance 6.5, wheel left 30, attack sh1
    загони, групи     літерами зі столу (th1), кодами (theban-horse-1), кілька — через кому чи пропуск, ряд — ho1-5; не названо — усі загони наказу
    місця             кроки зліва:знизу, наприклад 60:42; 0° — угору, 90° — праворуч; напрямок не названо — загін дивиться, куди дивився
    units             обидві армії: коди, місця, сила, розлад, лідери (★ полководець, ☆ командир)
    unit КОД          усі числа загону
    zoom ЧАСТИНА      показати частину стола: zoom 40:20-90:60; zoom all, zoom
    measure КОД КОД   відстань між двома загонами і в чиїй зоні
    sheet             аркуш наказів і хто скільки має очок
    cost [НАКАЗ]      скільки коштує аркуш або ще один наказ: cost order attack hoplites-1 from army else army
    targets ЗАГОНИ    під час виконання атаки: кого можна дістати
    preview ДІЯ       де закінчився б рух чи атака і скільки це коштує
    reach ЗАГОНИ to X:Y   рух, що приводить найближче до місця
    why ДІЯ           яке правило її забороняє і де вона зупиниться: why advance hoplites-1 40
    odds              шанси бою чи пострілу, про який зараз вирішують
    hint              що зробив би тут сильний гравець і чому
    undo              взяти назад своє останнє рішення, якщо відтоді не відкрилося нічого нового
    log [ЧИСЛО]       що сталося, усе або останні події, з пунктами правил
    rules [СЛОВА]     шукати в правилах або показати пункт: rules заходження, rules GRB-05-013
    save ФАЙЛ         записати партію у файл (вона й сама весь час зберігається)
    quit              перервати; партію можна продовжити
    На столі: контури — армія знизу, зафарбовані підставки — армія зверху; риска перед підставкою показує, куди вона дивиться

## Файли битв
grand-battle-scenarios-turns = ходів
grand-battle-scenarios-attacks = { $army }, нападник
grand-battle-scenarios-good = Файл { $file } справний: { $name }, загонів { $units }, ходів { $turns }.
grand-battle-scenarios-good-pick-up = Файл { $file } справний: { $name }, битва без сценарію, загонів { $units }, ходів { $turns }.
grand-battle-scenarios-pick-up = Битва без сценарію: кубики вирішують, хто вибирає роль і що лежить на столі; потім обидві сторони розставляють війська.

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
error-battle-over-budget = армія { $army } коштує { $price }: більше за бюджет { $budget } ({ $clause })
error-battle-under-budget = армія { $army } коштує { $price }: { $even ->
    [yes] друга коштує { $budget }
   *[no] бюджет { $budget }
}, тож потрібно щонайменше { $least }; з бюджетом 0 вони зустрінуться й так ({ $clause })
error-battle-army-file = у битві не називають файлів армій: впишіть вміст { $name } під [{ $side }.army]
error-battle-profile = профіль { $name } є в обох арміях, але різний: дайте одному іншу назву
error-battle-open-field = open_field — лише для битв без сценарію: приберіть його, і [ground] теж ({ $clause })
error-battle-sealed = sealed — лише для битв без сценарію: хто стоїть на столі, знають усі
error-battle-own-list = { $name } складено не за списком гри: наосліп приносять лише армії за цими списками.
error-battle-left-open = у битві без сценарію не задають { $key }: це вирішують кубики, армії та гравці ({ $clause })
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
