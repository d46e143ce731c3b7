# Великая битва: что читают о ней все.

grand-battle-title = Великая битва
grand-battle-short-title = Великая битва
grand-battle-about = Полевые сражения с миниатюрами на измеряемом столе, от Кадеша до Нейзби: приказы пишут до того, как кто-либо двинется, линии сходятся, решают кубики, и проигрывает армия, чья стойкость сломлена.
grand-battle-begin-leuctra = Битва для начала: две пешие армии на открытой местности, без орудий, ничего скрытого; фиванской колонне надо сломить спартанцев, пока их союзники не зашли ей во фланг.
grand-battle-option-measuring = измерения
grand-battle-value-free = свободные: расстояния в любое время
grand-battle-value-strict = строгие: никаких до подачи приказов
grand-battle-about-option-measuring = Сообщает ли программа расстояния в любое время или, как в книге, только после подачи листа приказов.

grand-battle-page-help = В каждом ходе пять фаз. Командная: пишут лист приказов; приказы стоят очков командования армии или командира поблизости. Стрельба артиллерии: стреляют батареи, получившие приказ. Атаки и манёвры: приказы выполняют; Манёвр — до двойного движения и не ближе 2 шагов от врага, Атака — прямо на врага после одного начального поворота. Бой: те, кто соприкасается, могут стрелять, а потом идти в последний бросок, в ближний бой; обе стороны прибавляют к кубику силу, оружие, поддержку и местность. Проигравший приходит в замешательство, отступает или бежит, а расстройство ослабляет его, пока он не восстановится. Восстановление: наводят порядок и останавливают бегущих. Потери снижают стойкость армии; когда её проверяют и на К20 выпадает больше, армия сломлена и проиграла. Если никто не сломлен, побеждает обороняющийся.

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
grand-battle-camp-lost = потерянный лагерь
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

## Short names of units, where the profile's is long
grand-battle-numbered = { $name } { $number }
grand-battle-half-melee = { $unit } (рукопашники)
grand-battle-half-shot = { $unit } (стрелки)
grand-battle-half-crew = { $unit } (расчёт)
grand-battle-servants-of = Лагерная прислуга ({ $side })
grand-battle-baggage-of = Обоз ({ $side })
grand-battle-army-of-side = { $army }: { $side }
grand-battle-section-of = секция { $number } лагеря ({ $side })
grand-battle-unit-camp = лагерь
grand-battle-unit-section = секция
grand-battle-unit-barricade = баррикада
grand-battle-unit-works = укрепления
grand-battle-short-skirm-javelin = Метатели дротиков
grand-battle-short-skirm-bow = Застрельщики с луками
grand-battle-short-skirm-sling = Пращники
grand-battle-short-skirm-crossbow = Застрельщики с арбалетами
grand-battle-short-skirm-handgun = Застрельщики с ручницами
grand-battle-short-lh-javelin = Лёгкая конница
grand-battle-short-lh-bow = Конные лучники
grand-battle-short-lh-heavybow = Конные лучники (тяжёлые луки)
grand-battle-short-lh-arquebus = Конные аркебузиры (застрельщики)
grand-battle-short-lh-camel = Всадники на верблюдах
grand-battle-short-l-bombard = Лёгкие бомбарды
grand-battle-short-l-bombard-fixed = Лёгкие бомбарды
grand-battle-short-phalanx = Фаланга
grand-battle-short-phalanx-4 = Новая фаланга
grand-battle-short-peltasts = Пельтасты
grand-battle-short-persian-guard-horse = Персидская гвардейская конница
grand-battle-short-persian-horse = Персидская конница
grand-battle-short-bactrian-horse = Бактрийская конница
grand-battle-short-apple-bearers = Мелофоры
grand-battle-short-kardakes = Кардаки
grand-battle-short-legion-5 = Легион ветеранов
grand-battle-short-legion-4 = Легион
grand-battle-short-roman-horse = Римская конница
grand-battle-short-hannibal-vets = Ветераны Ганнибала
grand-battle-short-ligurians = Лигуры и галлы
grand-battle-short-skutatoi = Скутарии
grand-battle-short-varangians = Варяги
grand-battle-short-maa-foot = Английские латники
grand-battle-short-longbow = Английские лучники
grand-battle-short-english-battle = Английская баталия
grand-battle-short-knights-15c = Конные рыцари
grand-battle-short-heavy-xbow = Арбалетчики
grand-battle-short-pavise-xbow = Арбалетчики с павезами
grand-battle-short-swiss-pike = Швейцарские пикинёры
grand-battle-short-swiss-block = Швейцарская баталия
grand-battle-short-gendarmes = Жандармы
grand-battle-short-knights-lorraine = Лотарингские рыцари
grand-battle-short-burg-archers = Бургундские лучники
grand-battle-short-tercio-pike = Пикинёры терции
grand-battle-short-tercio = Имперская терция
grand-battle-short-cuirassiers = Кирасиры
grand-battle-short-swe-pike = Шведские пикинёры
grand-battle-short-swe-shot = Шведские мушкетёры
grand-battle-short-order-knights = Тевтонские рыцари
grand-battle-short-polish-line = Польская облегчённая конница
grand-battle-short-lith-horse = Литовская конница
grand-battle-short-polish-foot = Польские арбалетчики
grand-battle-short-janissaries = Янычары
grand-battle-short-azabs = Азабы
grand-battle-short-hung-knights = Венгерские рыцари
grand-battle-short-hussars = Гусары
grand-battle-short-lands-pike = Пикинёры ландскнехтов
grand-battle-short-hung-arq = Венгерские аркебузиры
grand-battle-short-hung-foot = Венгерская пехота
grand-battle-short-cavaliers = Кавалеры
grand-battle-short-companions-wedge = Клин гетайров
grand-battle-short-chariot-egypt = Египетские колесницы
grand-battle-short-chariot-anatolian = Союзные колесницы
grand-battle-short-theban-embolon = Фиванский эмбалон
grand-battle-short-pelop-hoplites = Пелопоннесские гоплиты
grand-battle-short-spartan-horse = Спартанская конница
grand-battle-short-chariot-celtic = Британские колесницы
grand-battle-short-brit-nobles = Британская знать
grand-battle-short-bucellarii = Византийская гвардейская конница
grand-battle-short-byz-spear = Византийские копейщики
grand-battle-short-frank-foot = Франкские воины
grand-battle-short-reiter = Рейтары
grand-battle-short-reiters = Рейтары глубоким строем
grand-battle-short-huguenot-horse = Гугенотская конница
grand-battle-short-french-band = Французские пикинёры

## Phases
grand-battle-phase-deployment = расстановка
grand-battle-phase-command = командная фаза
grand-battle-phase-artillery = стрельба артиллерии
grand-battle-phase-movement = атаки и манёвры
grand-battle-phase-combat = бой
grand-battle-phase-recovery = восстановление

## Where a unit is
grand-battle-place-unplaced = не расставлен
grand-battle-place-reserve = в резерве
grand-battle-place-ambush = в засаде
grand-battle-place-table = на столе
grand-battle-place-off-table = за краем стола, может вернуться
grand-battle-place-gone = потерян
grand-battle-place-joined = соединён
grand-battle-place-camp = в лагере

## States of units
grand-battle-mark-all-round = круговая оборона
grand-battle-mark-dismounted = спешен
grand-battle-mark-fleeing = бежит
grand-battle-mark-routed = разгромлен
grand-battle-mark-looting = грабит лагерь
grand-battle-mark-bombarded = в замешательстве от орудий
grand-battle-mark-beyond-horse = там, куда не пройти коням
grand-battle-mark-makeshift = нештатный расчёт
grand-battle-mark-disabled = без расчёта
grand-battle-mark-enemy-crew = захвачен
grand-battle-mark-recovering = стоит и восстанавливается
grand-battle-mark-held = держит строй
grand-battle-mark-moved = двигался
grand-battle-mark-fired = стрелял издали
grand-battle-mark-shot = стрелял
grand-battle-mark-arrived = только что прибыл
grand-battle-mark-evaded = уклонился
grand-battle-mark-fought = сражался
grand-battle-mark-tested = прошёл тест на устрашение
grand-battle-mark-supported-shot = поддержал выстрел
grand-battle-mark-passed-through = через него прошли
grand-battle-mark-out-of-action = выведен из строя
grand-battle-mark-tested-looting = тест на прекращение грабежа уже был

## Ground
grand-battle-hill = холм
grand-battle-ground-open = открытая местность
grand-battle-ground-broken = пересечённая местность
grand-battle-ground-hill-gentle = пологий склон
grand-battle-ground-hill-steep = крутой склон
grand-battle-ground-forest = лес
grand-battle-ground-stream = ручей
grand-battle-ground-bridge = мост
grand-battle-ground-ditch = канава
grand-battle-ground-ravine = овраг
grand-battle-ground-barricade = баррикада
grand-battle-ground-works = укрепления
grand-battle-ground-own-gates = ворота своего лагеря
grand-battle-ground-deep-river = глубокая река
grand-battle-ground-lake = озеро
grand-battle-ground-swamp = болото
grand-battle-ground-thicket = чаща
grand-battle-kind-lake = озеро
grand-battle-kind-swamp = болото
grand-battle-kind-thicket = чаща

## Orders
grand-battle-order-attack = Атака
grand-battle-order-manoeuvre = Манёвр
grand-battle-order-hold = держать строй
grand-battle-order-recover = восстановление
grand-battle-order-stand = стоять и восстанавливаться
grand-battle-state-written = написан
grand-battle-state-given = отдан
grand-battle-state-lost = пропал
grand-battle-state-done = выполнен
grand-battle-purse-army = армия

## Sides of things
grand-battle-zone-front = фронт
grand-battle-zone-right = правый фланг
grand-battle-zone-rear = тыл
grand-battle-zone-left = левый фланг
grand-battle-edge-front = передняя
grand-battle-edge-right = правая
grand-battle-edge-rear = задняя
grand-battle-edge-left = левая
grand-battle-edge-far = дальняя
grand-battle-edge-near = ближняя
grand-battle-stage-shooting = стрельба
grand-battle-stage-melee = ближний бой
grand-battle-measure-steps = шагов
grand-battle-measure-degrees = градусов
grand-battle-mode-direct = на своей стороне стола
grand-battle-mode-outflanking = в обход
grand-battle-mode-rear = в тылу врага

## Tests of discipline
grand-battle-occasion-pursuit = не преследовать
grand-battle-occasion-swept = не поддаться бегству
grand-battle-occasion-return = вернуться на стол
grand-battle-occasion-stop = остановить бегство
grand-battle-occasion-looting = прекратить грабёж
grand-battle-occasion-terror = выдержать устрашение
grand-battle-occasion-fanatics = не сорваться в атаку

## Causes of disorder
grand-battle-cause-turn = за поворот на месте
grand-battle-cause-sideways = за движение в сторону
grand-battle-cause-terrain = на труднопроходимой местности
grand-battle-cause-ravine = в овраге
grand-battle-cause-obstacle = за преодоление преграды
grand-battle-cause-rush = за последний бросок по труднопроходимой местности или через преграду
grand-battle-cause-skirmisher_passage = сквозь строй прошли застрельщики
grand-battle-cause-dismount = за спешивание или посадку на коней
grand-battle-cause-attack_short = атака не достигла цели
grand-battle-cause-confusion = замешательство
grand-battle-cause-retreat = за отступление
grand-battle-cause-evade = за уклонение
grand-battle-cause-supporter_stands = сосед по бою бежит, а этот отряд стоит
grand-battle-cause-both_routed = разгромлены обе стороны
grand-battle-cause-blocked = путь был закрыт
grand-battle-cause-blocked_friend = путь закрыл свой отряд
grand-battle-cause-ran_into_enemy = на пути оказался враг
grand-battle-cause-not_shaken_off = оторваться от врага не удалось
grand-battle-cause-retreat_in_camp = за отступление внутри лагеря
grand-battle-cause-fled_through = сквозь строй бежали свои
grand-battle-cause-forced_pursuit = за вынужденное преследование
grand-battle-cause-looting = за грабёж
grand-battle-cause-face_flank = за поворот к врагу с фланга или тыла
grand-battle-cause-flight = за бегство
grand-battle-cause-chariot_retreat = за отступление колесниц
grand-battle-cause-swept_flight = увлечён в бегство
grand-battle-cause-terror_flight = за бегство от страха

## Results of combat
grand-battle-outcome-carry-on = стоит
grand-battle-outcome-confusion = замешательство
grand-battle-outcome-retreat = отступление
grand-battle-outcome-flight = бегство

## What is added up
grand-battle-term-strength = боевая сила
grand-battle-term-shooters = сила стрелков
grand-battle-term-melee = рукопашная
grand-battle-term-shooting = стрельба
grand-battle-term-armour = доспех
grand-battle-term-big_shields = большие щиты
grand-battle-term-cav_vs_elephant = кони перед слонами или верблюдами
grand-battle-term-large_target = крупная мишень
grand-battle-term-vs_skirmishers = против застрельщиков
grand-battle-term-spear_vs_mounted = копья против всадников
grand-battle-term-ram = таранный удар
grand-battle-term-fanatic_onset = натиск фанатиков
grand-battle-term-pike_vs_foot = пики против пехоты
grand-battle-term-pike_vs_mounted = пики против всадников
grand-battle-term-support = поддержка
grand-battle-term-support_skirmishers = поддержка застрельщиков
grand-battle-term-support_servants = поддержка прислуги
grand-battle-term-leadership = лидерство
grand-battle-term-flank = атакован во фланг
grand-battle-term-rear = атакован в тыл
grand-battle-term-higher_ground = возвышенность
grand-battle-term-shooter_in_forest = стрельба из леса
grand-battle-term-target_in_forest = укрытие в лесу
grand-battle-term-barricade = баррикада
grand-battle-term-works = укрепления
grand-battle-term-corner_fight = бой углами
grand-battle-term-corner_shooter = стрелки у угла
grand-battle-term-corner_skirmisher = застрельщики у угла
grand-battle-term-another_battery = ещё одна батарея
grand-battle-term-deep_double_pikes = по глубокой баталии пикинёров
grand-battle-term-double_cavalry = по глубокому строю конницы
grand-battle-term-deep_pikes_mixed = по глубоким пикинёрам со стрелками
grand-battle-term-shallow_pikes_all_round = по пикинёрам в круговой обороне
grand-battle-term-small_target_before_1525 = мелкая мишень
grand-battle-term-small_target_from_1525 = мелкая мишень
grand-battle-term-small_target_of_bolts = мелкая мишень
grand-battle-term-makeshift_crew = нештатный расчёт

## In the terminal
grand-battle-hint = Наберите число или строку, как в списке; отряды — их буквами со стола, несколько — ho1,ho2 или ho1-5. Ещё: units, unit, zoom, measure, sheet, cost, targets, odds, why, undo, log, rules, save, help, quit.
grand-battle-head = { $title } · ход { $turn } из { $last } · { $phase } · ходит: { $side }
grand-battle-head-before = { $title } · { $phase } · ходов не больше { $last }
grand-battle-army-line = { $side } ({ $place }) · стойкость { $now } из { $first }
grand-battle-seat-open = атакует или обороняется
grand-battle-seat-near = снизу, атакует
grand-battle-seat-far = сверху, обороняется
grand-battle-purse = { $name } { $points } ({ $id }, зона { $zone })
grand-battle-purses = очки: { $purses }
grand-battle-list-unit = отряд
grand-battle-list-name = название
grand-battle-list-place = место
grand-battle-list-heading = фронт
grand-battle-list-strength = сила
grand-battle-list-disorder = расстройство
grand-battle-list-state = состояние
grand-battle-about-unit = боевая сила { $left } из { $strength } (потери { $losses }, расстройство { $disorder }) · рукопашная { $melee } · доспех { $armour } · движение в шагах: { $move } в Атаке, { $march } в Манёвре · для стойкости армии стоит { $worth }
grand-battle-about-weapon = { $weapon }: стрельба { $shooting }, доспех врага меньше на { $penetration }
grand-battle-about-gun = { $gun }: дальность дистанционной стрельбы в шагах: { $reach }
grand-battle-no-unit = Отряда { $name } не видно. «units» покажет все отряды.
grand-battle-measure-usage = Измеряют расстояние между двумя отрядами на столе, например: measure theban-horse-1 spartan-horse-1
grand-battle-measure-strict = Измерения строгие: до объявления ничего не измеряют.
grand-battle-measured = { $one } — { $other }: расстояние в шагах: { $steps }. Где второй отряд относительно первого: { $zone }.
grand-battle-line-paid = { $order }: { $units } · платит { $purse }
grand-battle-line-else = { $order }: { $units } · платит { $purse }, иначе армия
grand-battle-line-free = { $order }: { $units } · бесплатно
grand-battle-line-unordered = { $order }: { $units } · сами, без приказа
grand-battle-cost-line = Строка { $line }, «{ $order }»: приказ { $state }, очков: { $points }, платит: { $purse }
grand-battle-cost-torn = (вне управления: { $units })
grand-battle-cost-none = Ещё ничего не написано.
grand-battle-target-reached = { $target } — можно достичь: { $attack }
grand-battle-targets-short = Слишком далеко или за другими: { $targets }
grand-battle-not-asked-now = На «{ $text }» сейчас ответа нет: «cost» спрашивают, пока пишут приказы, «targets» и «preview» — пока выполняется Атака, «reach» и «preview» — во время Манёвра.
grand-battle-targets-none = Этим отрядам атаковать некого. Кто состоит в одной группе под одним приказом, атакует вместе.
grand-battle-targets-strict = Измерения строгие: достигнет ли атака кого-нибудь, видно, когда она сделана.
grand-battle-preview-leg = { $leg }: стоит движения, в шагах: { $cost }
grand-battle-preview-end = { $unit }: место { $place }, направление { $heading }°
grand-battle-preview-contact = { $unit }: соприкоснётся с врагом, это { $target }
grand-battle-preview-nothing = Никто не сдвинется с места.
grand-battle-odds-title = Что будет с тем, кого ударят
grand-battle-odds-strike = удар
grand-battle-odds-ball = { $unit }: огонь издали, цель — { $target }
grand-battle-odds-shot = { $unit }: стрельба, цель — { $target }
grand-battle-odds-rush = { $unit }: последний бросок, цель — { $target }
grand-battle-odds-blow = { $unit }: бой без последнего броска, цель — { $target }
grand-battle-why-usage = Скажите, что хотите сделать: why advance theban-horse-1 20

## Что вписывают, когда что-то набирают
grand-battle-field-units = отряды
grand-battle-field-unit = отряд
grand-battle-field-kind = вид
grand-battle-field-purse = кто-платит
grand-battle-field-point = очко
grand-battle-field-line = строка
grand-battle-field-target = цель
grand-battle-field-heading = направление
grand-battle-field-place = место
grand-battle-field-length = шаги
grand-battle-field-hand = сторона
grand-battle-field-pivot = угол
grand-battle-field-angle = градусы
grand-battle-field-turn = поворот
grand-battle-field-to = x:y
grand-battle-field-at = x:y
grand-battle-field-front = фронт
grand-battle-field-edge = сторона
grand-battle-field-section = секция
grand-battle-field-marker = маркер
grand-battle-field-mode = способ
grand-battle-field-segment = сегмент
grand-battle-field-else = иначе

## How deeds are written
grand-battle-how-order = строка листа. Довольно «attack th1-2» или «move ho1,ho2»: заплатит тот, кто может; или целиком: «order manoeuvre hoplites-1,hoplites-2 from army else army». Виды: attack (Атака), manoeuvre или move (Манёвр), hold (держать фанатиков), recover (восстановление), stand (стоять весь ход и восстанавливаться, бесплатно). Отряды одной строки должны касаться друг друга. После «from» — кто платит: army (армия) или обозначение командира; «else army» — если он слишком далеко, заплатит армия, «else drop» — приказ тогда пропадёт.
grand-battle-how-strike = вычеркнуть строку, например «strike 2».
grand-battle-how-reorder = переставить строку, например «reorder 3 to 1»: строки измеряют и оплачивают с первой.
grand-battle-how-advance = прямо вперёд на столько шагов: «advance 6.5».
grand-battle-how-back = прямо назад, не поворачиваясь: «back 2». Это медленнее.
grand-battle-how-sideways = влево (left) или вправо (right), не поворачиваясь: «sideways left 3». Нетренированных это расстраивает.
grand-battle-how-wheel = захождение плечом вокруг переднего угла (left — левого, right — правого) на столько градусов: «wheel left 30». Стоит столько, сколько прошёл внешний угол.
grand-battle-how-turn = поворот на месте: «turn about» — кругом, «turn right90» — направо, «turn left90» — налево. Стоит половину движения и расстраивает нетренированных.
grand-battle-how-slip = застрельщики идут куда угодно и смотрят куда угодно: «slip ss1 60:42 0». 0° — вверх, 90° — вправо.
grand-battle-how-all-round = пехота занимает круговую оборону: фронт со всех сторон, флангов нет, движения нет.
grand-battle-how-form = выйти из круговой обороны: «form tercio-1 front=left».
grand-battle-how-dismount = всадники спешиваются, за половину движения.
grand-battle-how-mount = они снова садятся на коней, за половину движения.
grand-battle-how-build = поставить баррикаду у стороны отряда: «build hoplites-1 edge=front».
grand-battle-how-dismantle = разобрать баррикаду: «dismantle hoplites-1 s1».
grand-battle-how-split = смешанный отряд делится на два: «split tercio-1 front=melee».
grand-battle-how-join = его половины снова соединяются: «join tercio-1-melee,tercio-1-shot».
grand-battle-how-attack = «attack pr1» — прямо вперёд; или после одного начального поворота: «… after wheel-left20», «right90», «about»; у застрельщиков «to315». «targets» скажет, кого можно достичь.
grand-battle-how-align = вдоль какой стороны какого врага построена боевая линия: «align hoplites-1 -> perioikoi-1 edge=front».
grand-battle-how-lead = какой свой отряд с кем сражается: «lead hoplites-1 -> perioikoi-1».
grand-battle-how-fight = чей бой следующий: «fight hoplites-1».
grand-battle-how-shoot = кто в кого стреляет: «shoot skirm-bow-1 -> perioikoi-1»; несколько батарей вместе — через запятую.
grand-battle-how-face = повернуть отряд к тому, кто атакует его с фланга или тыла: «face hoplites-1 -> spartan-horse-1».
grand-battle-how-support = кого поддерживает прислуга: «support hoplites-1».
grand-battle-how-stop-looting = тест, прекратит ли отряд грабёж: «stop-looting hoplites-1».
grand-battle-how-face-about = повернуть его: «face-about hoplites-1 heading 180». 0° — вверх, 90° — вправо.
grand-battle-how-transfer = послать расчёт своей батареи: «transfer l-cannon-1».
grand-battle-how-evade = уклониться от врага, которого отряд касается: «evade lh-javelin-1».
grand-battle-how-pursue = преследовать ушедшего врага: «pursue hoplites-1».
grand-battle-how-stay = остаться на месте: «stay hoplites-1».
grand-battle-how-test = тест, можно ли остаться: «test hoplites-1».
grand-battle-how-return = вернуться на стол; место — сколько шагов вдоль края до середины отряда: «return lh-javelin-1 at 40».
grand-battle-how-lure = на кого бегут фанатики: «lure gallic-warband-1 -> legion-4-1».
grand-battle-how-name = какой из нескольких отрядов: «name legion-4-1».
grand-battle-how-reveal = перевернуть свой маркер: «reveal m1».
grand-battle-how-arrive = отряд выходит на стол: «arrive lh-javelin-4 at 20:4 heading 0».
grand-battle-how-place = поставить отряд серединой фронта в точку: «place ho1 60:42». Шаги слева и снизу; 0° — вверх, 90° — вправо.
grand-battle-how-line = поставить отряды бок о бок, слева направо от них самих: «line ho1-4 60:42».
grand-battle-how-ambush = спрятать отряд под маркером: «ambush ho1 60:42 90».
grand-battle-how-false-ambush = положить маркер, под которым никого нет: «false-ambush at 60:42».
grand-battle-how-lift = убрать маркер: «lift m1».
grand-battle-how-camp = где стоит лагерь: точка — середина его фронта, 24 шага в ширину, 16 в глубину: «camp 75:36».
grand-battle-how-section = поставить баррикаду (barricade) или укрепление (works): «section barricade 60:50 0».
grand-battle-how-reserve = как приходит резерв: «reserve direct» — на своей стороне стола, или «reserve outflanking segment 4» — в обход.

## Help in the terminal
grand-battle-help-text =
    число             выбрать этот пункт
    действие          как в списке или короче: attack th1-2 или move ho1,ho2 на листе; потом advance 6.5, wheel left 30, attack sh1
    отряды, группы    буквами со стола (th1), обозначениями (theban-horse-1), несколько — через запятую или пробел, ряд — ho1-5; не названы — значит все отряды приказа
    места             шаги слева:снизу, например 60:42; 0° — вверх, 90° — вправо; направление не названо — отряд смотрит, куда смотрел
    units             обе армии: обозначения, места, сила, расстройство, командиры (★ полководец, ☆ командир)
    unit ОТРЯД        все числа отряда
    zoom ЧАСТЬ        показать часть стола: zoom 40:20-90:60; zoom all — весь стол, zoom — там, где стоят отряды
    measure ОТРЯД ОТРЯД  расстояние между двумя отрядами и чья это зона
    sheet             лист приказов и у кого сколько очков
    cost [ПРИКАЗ]     сколько стоит лист или ещё один приказ: cost order attack hoplites-1 from army else army
    targets ОТРЯДЫ    пока выполняется Атака: кого можно достичь
    preview ДЕЙСТВИЕ  где кончится движение или Атака и сколько это стоит
    reach ОТРЯДЫ to X:Y  движение, которое подводит ближе всего к месту
    why ДЕЙСТВИЕ      какое правило запрещает и где останавливает: why advance hoplites-1 40
    odds              вероятности боя или выстрела, о котором идёт речь
    hint              что сделал бы здесь сильный игрок и почему
    undo              взять назад последнее решение, если с тех пор не открылось ничего нового
    log [ЧИСЛО]       что произошло, всё или последние события, с пунктами правил
    rules [СЛОВА]     искать в правилах или показать пункт: rules захождение, rules GRB-05-013
    save ФАЙЛ         записать партию в файл (она и так всё время сохраняется)
    quit              остановиться; партию можно продолжить
    На столе: контуры — армия снизу, закрашенные подставки — армия сверху; чёрточка перед подставкой показывает её фронт

## Battle files
grand-battle-scenarios-turns = ходов
grand-battle-scenarios-attacks = { $army }, атакует
grand-battle-scenarios-good = { $file } в порядке: { $name }, отрядов { $units }, ходов { $turns }.
grand-battle-scenarios-good-pick-up = { $file } в порядке: { $name }, сражение без сценария, отрядов { $units }, ходов { $turns }.
grand-battle-scenarios-pick-up = Сражение без сценария: кубики решают, кто выбирает роль и что лежит на столе; потом обе стороны расставляют войска.

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
    [list] нет расписки армии
    [in-reserve] у резерва не бывает
    [mode] резерв этой стороны не приходит путём
   *[other] не бывает
} «{ $name }»{ error-fault-hint }
error-battle-number = { $key } должно быть числом от { $least } до { $most }; { error-fault-given }
error-battle-over-budget = армия { $army } стоит { $price }: больше бюджета { $budget } ({ $clause })
error-battle-under-budget = армия { $army } стоит { $price }: { $even ->
    [yes] другая стоит { $budget }
   *[no] бюджет { $budget }
}, так что нужно не меньше { $least }; при бюджете 0 они встретятся и так ({ $clause })
error-battle-army-file = в сражении не называют файлы армий: впишите содержимое { $name } под [{ $side }.army]
error-battle-profile = профиль { $name } есть у обеих армий, но разный: дайте одному другое имя
error-battle-open-field = open_field — только для сражений без сценария: уберите его, и [ground] тоже ({ $clause })
error-battle-sealed = sealed — только для сражений без сценария: кто стоит на столе, знают все
error-battle-own-list = { $name } составлена не по расписке игры: втёмную приносят только армии по этим распискам.
error-battle-left-open = в сражении без сценария не задают { $key }: это решают кубики, армии и игроки ({ $clause })
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
