# What can be looked up: the reference at the table, and the search in the rules.

## Chapters

reference-units = Отряды
reference-leaders = Полководцы
reference-terrain = Местность
reference-dice = Кубики
reference-cards = Карты Приказа
samurai-reference-cards = Командные карты
reference-dragons = Карты Дракона
reference-formations = Формации
reference-tactics = Тактические карты
reference-troops = Карты Отрядов
reference-traits = Особенности
reference-weapons = Оружие
reference-guns = Машины и орудия
reference-modifiers = Модификаторы
reference-name-leader = полководец

## What the tables say

reference-fact-class = Класс
reference-fact-arm = Род войск
reference-fact-rank = Ранг
reference-fact-blocks = Блоков
reference-fact-figures = Фигур
reference-fact-move = Движение
reference-fact-battle-move = Движение перед боем
reference-fact-close = Ближний бой, кубиков
reference-fact-back = Ответный удар, кубиков
reference-fact-full-dice = Кубики в полном составе
reference-fact-range = Дальность
reference-fact-fire = Стрельба: стоя / после движения
reference-fact-fire-by-distance = Стрельба на 2, 3, 4 гекса
reference-fact-fire-moved = Стрельба после движения
reference-fact-fire-more = Стрельба
reference-fact-standing-fire = Стрельба без движения
reference-fact-half-fire = Половина после движения
reference-fact-battery = Кубики на 1–5 гексов
reference-fact-battery-of-one = С одним блоком
reference-fact-melee-more = Ближний бой
reference-fact-melee-infantry = Ближний бой с пехотой
reference-fact-weapon = Оружие
reference-fact-swords = Мечи попадают
reference-fact-sabres = Сабли попадают
reference-fact-ignores-swords = Игнорирует мечей
reference-fact-ignores-flags = Может игнорировать флагов
reference-fact-full-flags = Игнорирует флагов в полном составе
reference-fact-evades = Уклоняется
reference-fact-retreat = Отступление, гексов за флаг
reference-fact-retreat-cost = Отступление, жетонов за гекс
reference-fact-bonus = Дополнительный ближний бой
reference-fact-status = Старшинство в поединке
reference-fact-leads-horse = Возглавляет конницу
reference-fact-inspires-beside = Воодушевляет соседние отряды
reference-fact-closed = Закрыто для
reference-fact-stops = Останавливает
reference-fact-sight = Видимость
reference-fact-leaving = Выход
reference-fact-entering = Вход
reference-fact-battle-entering = Сражаются в ход входа
reference-fact-most-close = Ближний бой, не больше кубиков
reference-fact-most-close-in = Ближний бой внутрь, не больше
reference-fact-most-close-out = Ближний бой наружу, не больше
reference-fact-most-uphill = Вверх, не больше кубиков
reference-fact-most-downhill = Вниз и вдоль: пешие / конные
reference-fact-most-fire-in = Стрельба внутрь, не больше
reference-fact-most-fire-out = Стрельба наружу, не больше
reference-fact-fewer-inside = Внутри кубиков меньше на
reference-fact-fewer-melee-in = Ближний бой внутрь*
reference-fact-fewer-melee-out = Ближний бой наружу*
reference-fact-fewer-fire-in = Стрельба внутрь*
reference-fact-fewer-fire-out = Стрельба наружу*
reference-fact-fewer-uphill = Вверх по склону*
reference-fact-fewer-downhill = Вниз по склону*
reference-fact-fewer-hills = Стрельба с холма на холм*
reference-fact-front = Только с передней стороны
reference-fact-inspired = Полководцы воодушевляют
reference-fact-left = Левый участок
reference-fact-center = Центр
reference-fact-right = Правый участок
reference-fact-reshuffles = После неё колода тасуется
reference-fact-sides = Граней кубика
reference-fact-cost = Цена, жетонов
reference-fact-window = Когда
reference-fact-strength = Сила
reference-fact-category = Вид
reference-fact-strengths = Боевая сила
reference-fact-base = Подставка, шагов
reference-fact-price = Цена
reference-fact-rams = Таранит
reference-fact-rampages = Неистовствует в бегстве
reference-fact-all-round = Фронт со всех сторон
reference-fact-shooting = Стрельба
reference-fact-penetration = Пробиваемость
reference-fact-range-class = Класс дальности
reference-fact-years = Годы
reference-fact-case = Ближняя зона: стрельба / пробиваемость
reference-fact-ball = Дальняя зона: стрельба / пробиваемость
reference-fact-reach = Дальность, шагов
reference-fact-share = Доля движения, все
reference-fact-foot_skirmishers = Пешие застрельщики
reference-fact-mounted_skirmishers = Конные застрельщики
reference-fact-pikemen = Пикинёры
reference-fact-dismounted_knights = Спешенные рыцари
reference-fact-other_foot = Прочая пехота
reference-fact-cavalry = Кавалерия
reference-fact-elephants = Слоны
reference-fact-light_chariots = Лёгкие колесницы
reference-fact-heavy_scythed_chariots = Тяжёлые и серпоносные колесницы
reference-fact-mobile_artillery = Подвижная артиллерия
reference-fact-adds-BS = Боевая сила
reference-fact-adds-ATT = Атака
reference-fact-adds-DEF = Защита
reference-fact-adds-C = Стрельба

## Words of the tables

reference-is-yes = да
reference-is-no = нет
reference-is-all = все
reference-is-always = всегда
reference-is-never = никогда
reference-is-nobody = никто
reference-is-everyone = все
reference-is-foot = пешие
reference-is-mounted = конные
reference-is-machine = боевые машины
napoleonics-reference-is-machine = артиллерия
reference-is-leader = полководцы
reference-is-woodsmen = лёгкие пешие, ауксилии, воины
reference-is-light-infantry = лёгкая пехота
reference-is-as-enemy = столько же, сколько враг
reference-is-with-leader = с полководцем
reference-is-from-foot-and-heavy = от пеших и тяжёлых конных
reference-is-from-foot-and-elephants = от пеших и слонов
reference-is-hides = закрыта
reference-is-hides-lower = закрыта тем, кто ниже
reference-is-hides-outside = закрыта снаружи
reference-is-hides-beyond = закрыта позади
reference-is-adjacent = на один гекс
reference-is-command = по числу Командования
reference-is-up = с округлением вверх
reference-is-down = с округлением вниз
reference-is-class-light = лёгкий
reference-is-class-medium = средний
reference-is-class-heavy = тяжёлый
reference-is-class-line = линейный
reference-is-class-militia = ополчение
reference-is-class-elite = элита
reference-is-class-guard = гвардия
reference-is-arm-infantry = пехота
reference-is-arm-cavalry = кавалерия
reference-is-arm-artillery = артиллерия
reference-is-morale = Боевой дух
reference-is-environment = Местность
reference-is-guile = Хитрость

## Looking things up

reference-title = Справочник
reference-search = Найти отряд, карту, слово
reference-found = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
reference-nothing = Ничего с таким названием нет.
reference-chapters = Разделы
reference-rules = Правила
reference-by-arms = * пехота / кавалерия / артиллерия
reference-disorder = * и очко расстройства
reference-copies = В колоде: { $count }
reference-left = ещё может выйти: { $left } из { $count }
reference-seen-discards = в сбросе: { $count }
reference-seen-hand = у вас на руке: { $count }
reference-seen-table = на столе: { $count }
reference-seen-known = известно вам: { $count }
reference-meant = Возможно, вы имели в виду: { $words }
reference-named-by = На него ссылаются: { $clauses }
reference-named-by-title = На него ссылаются
reference-best-first = Сначала самые подходящие
reference-no-words = Нет пункта ни с одним из этих слов.
reference-none = Справочника по игре { $game } нет: есть { $known }.

## Figures to the rules

reference-figure-adjacent = Тёмный гекс и шесть его соседей
reference-figure-range = Дальность: гексы считают от отряда
reference-figure-sections = Левый участок, центр и правый участок, как их видит нижний игрок; гексы на линии принадлежат обоим
reference-figure-retreat = Отряд нижнего игрока отступает к своему краю: никогда не вбок и не вперёд
reference-figure-sight = Линия пересекает гекс с препятствием: цель не видна
reference-figure-sight-one-side = Линия идёт по стороне гекса, препятствие лишь с одной стороны: цель видна
reference-figure-sight-both-sides = Препятствия с обеих сторон линии: цель не видна
