# What can be looked up: the reference at the table, and the search in the rules.

## Chapters

reference-units = Загони
reference-leaders = Полководці
reference-terrain = Місцевість
reference-dice = Кубики
reference-cards = Карти Наказу
samurai-reference-cards = Карти Наказу
reference-dragons = Карти Дракона
reference-formations = Формації
reference-tactics = Тактичні карти
reference-troops = Карти Загонів
reference-traits = Особливості
reference-weapons = Зброя
reference-guns = Машини та гармати
reference-modifiers = Модифікатори
reference-name-leader = полководець

## What the tables say

reference-fact-class = Клас
reference-fact-arm = Рід військ
reference-fact-rank = Ранг
reference-fact-blocks = Блоків
reference-fact-figures = Фігурок
reference-fact-move = Рух
reference-fact-battle-move = Рух перед боєм
reference-fact-close = Ближній бій, кубиків
reference-fact-back = Удар у відповідь, кубиків
reference-fact-full-dice = Кубики в повному складі
reference-fact-range = Дальність
reference-fact-fire = Стрільба: стоячи / після руху
reference-fact-fire-by-distance = Стрільба на 2, 3, 4 гекси
reference-fact-fire-moved = Стрільба після руху
reference-fact-fire-more = Стрільба
reference-fact-standing-fire = Стрільба без руху
reference-fact-half-fire = Половина після руху
reference-fact-battery = Кубики на 1–5 гексів
reference-fact-battery-of-one = З одним блоком
reference-fact-melee-more = Ближній бій
reference-fact-melee-infantry = Ближній бій із піхотою
reference-fact-weapon = Зброя
reference-fact-swords = Мечі влучають
reference-fact-sabres = Шаблі влучають
reference-fact-ignores-swords = Ігнорує мечів
reference-fact-ignores-flags = Може ігнорувати прапорів
reference-fact-full-flags = Ігнорує прапорів у повному складі
reference-fact-evades = Ухиляється
reference-fact-retreat = Відступ, гексів за прапор
reference-fact-retreat-cost = Відступ, жетонів за гекс
reference-fact-bonus = Додатковий ближній бій
reference-fact-status = Старшинство в поєдинку
reference-fact-leads-horse = Очолює кавалерію
reference-fact-inspires-beside = Надихає сусідні загони
reference-fact-closed = Закрито для
reference-fact-stops = Зупиняє
reference-fact-sight = Видимість
reference-fact-leaving = Вихід
reference-fact-entering = Вхід
reference-fact-battle-entering = Б’ються в хід входу
reference-fact-most-close = Ближній бій, не більше кубиків
reference-fact-most-close-in = Ближній бій усередину, не більше
reference-fact-most-close-out = Ближній бій назовні, не більше
reference-fact-most-uphill = Угору, не більше кубиків
reference-fact-most-downhill = Униз і вздовж: піші / кінні
reference-fact-most-fire-in = Стрільба всередину, не більше
reference-fact-most-fire-out = Стрільба назовні, не більше
reference-fact-fewer-inside = Усередині кубиків менше на
reference-fact-fewer-melee-in = Ближній бій усередину*
reference-fact-fewer-melee-out = Ближній бій назовні*
reference-fact-fewer-fire-in = Стрільба всередину*
reference-fact-fewer-fire-out = Стрільба назовні*
reference-fact-fewer-uphill = Угору схилом*
reference-fact-fewer-downhill = Униз схилом*
reference-fact-fewer-hills = Стрільба з пагорба на пагорб*
reference-fact-front = Лише з передньої сторони
reference-fact-inspired = Полководці надихають
reference-fact-left = Ліва ділянка
reference-fact-center = Центр
reference-fact-right = Права ділянка
reference-fact-reshuffles = Після неї колода тасується
reference-fact-sides = Граней кубика
reference-fact-cost = Ціна, жетонів
reference-fact-window = Коли
reference-fact-strength = Сила
reference-fact-category = Вид
reference-fact-strengths = Бойова сила
reference-fact-base = Підставка, кроків
reference-fact-price = Ціна
reference-fact-rams = Таранить
reference-fact-rampages = Шаленіє у втечі
reference-fact-all-round = Фронт з усіх боків
reference-fact-shooting = Стрільба
reference-fact-penetration = Пробивність
reference-fact-range-class = Клас дальності
reference-fact-years = Роки
reference-fact-case = Ближня зона: стрільба / пробивність
reference-fact-ball = Дальня зона: стрільба / пробивність
reference-fact-reach = Дальність, кроків
reference-fact-share = Частка руху, усі
reference-fact-foot_skirmishers = Піші застрільники
reference-fact-mounted_skirmishers = Кінні застрільники
reference-fact-pikemen = Пікінери
reference-fact-dismounted_knights = Спішені лицарі
reference-fact-other_foot = Інша піхота
reference-fact-cavalry = Кавалерія
reference-fact-elephants = Слони
reference-fact-light_chariots = Легкі колісниці
reference-fact-heavy_scythed_chariots = Важкі та серпоносні колісниці
reference-fact-mobile_artillery = Рухома артилерія
reference-fact-adds-BS = Бойова сила
reference-fact-adds-ATT = Атака
reference-fact-adds-DEF = Захист
reference-fact-adds-C = Стрільба

## Words of the tables

reference-is-yes = так
reference-is-no = ні
reference-is-all = усі
reference-is-always = завжди
reference-is-never = ніколи
reference-is-nobody = ніхто
reference-is-everyone = усі
reference-is-foot = піші
reference-is-mounted = кінні
reference-is-machine = бойові машини
napoleonics-reference-is-machine = артилерія
reference-is-leader = полководці
reference-is-woodsmen = легкі піші, ауксилії, воїни
reference-is-light-infantry = легка піхота
reference-is-as-enemy = стільки ж, скільки ворог
reference-is-with-leader = з полководцем
reference-is-from-foot-and-heavy = від піших і важких кінних
reference-is-from-foot-and-elephants = від піших і слонів
reference-is-hides = закрита
reference-is-hides-lower = закрита тим, хто нижче
reference-is-hides-outside = закрита ззовні
reference-is-hides-beyond = закрита позаду
reference-is-adjacent = на один гекс
reference-is-command = за числом Командування
reference-is-up = з округленням угору
reference-is-down = з округленням донизу
reference-is-class-light = легкий
reference-is-class-medium = середній
reference-is-class-heavy = важкий
reference-is-class-line = лінійний
reference-is-class-militia = міліція
reference-is-class-elite = еліта
reference-is-class-guard = гвардія
reference-is-arm-infantry = піхота
reference-is-arm-cavalry = кавалерія
reference-is-arm-artillery = артилерія
reference-is-morale = Бойовий дух
reference-is-environment = Місцевість
reference-is-guile = Хитрощі

## Looking things up

reference-title = Довідник
reference-search = Знайти загін, карту, слово
reference-found = { $count ->
    [one] { $count } запис
    [few] { $count } записи
   *[many] { $count } записів
}
reference-nothing = Нічого з такою назвою немає.
reference-chapters = Розділи
reference-rules = Правила
reference-by-arms = * піхота / кавалерія / артилерія
reference-disorder = * і очко розладу
reference-copies = У колоді: { $count }
reference-left = ще може вийти: { $left } з { $count }
reference-seen-discards = у скиді: { $count }
reference-seen-hand = у вас на руці: { $count }
reference-seen-table = на столі: { $count }
reference-seen-known = відомо вам: { $count }
reference-meant = Можливо, ви мали на увазі: { $words }
reference-named-by = На нього посилаються: { $clauses }
reference-named-by-title = На нього посилаються
reference-best-first = Спершу найбільш відповідні
reference-no-words = Немає пункту з жодним із цих слів.
reference-none = Довідника з гри { $game } немає: є { $known }.

## Figures to the rules

reference-figure-adjacent = Темний гекс і шість його сусідів
reference-figure-range = Дальність: гекси рахують від загону
reference-figure-sections = Ліва ділянка, центр і права ділянка, як їх бачить нижній гравець; гекси на лінії належать обом
reference-figure-retreat = Загін нижнього гравця відступає до свого краю: ніколи не вбік і не вперед
reference-figure-sight = Лінія перетинає гекс із перешкодою: цілі не видно
reference-figure-sight-one-side = Лінія йде стороною гекса, перешкода лише з одного боку: ціль видно
reference-figure-sight-both-sides = Перешкоди з обох боків лінії: цілі не видно
