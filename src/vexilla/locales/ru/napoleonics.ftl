# Commands & Colors: Napoleonics. Общее с другими играми системы — в commands_colors.ftl;
# то, что здесь сказано своими словами, начинается с napoleonics-cc-.

napoleonics-title = Commands & Colors: Наполеоника (Napoleonics)
napoleonics-about = Сражения на Пиренеях и Ватерлоо: карты отдают приказы, кубики решают схватки, пехота строится в каре против кавалерии, пушки поддерживают атаки, а знамёна решают исход битвы.

## Нации
napoleonics-nation-french = французы
napoleonics-nation-british = британцы
napoleonics-nation-portuguese = португальцы

## Отряды. Две армии на поле и так различны, поэтому названы только португальцы: они стоят рядом с британцами.
napoleonics-unit-french-line-infantry = линейная пехота
napoleonics-unit-french-light-infantry = лёгкая пехота
napoleonics-unit-french-grenadiers = гренадеры
napoleonics-unit-french-young-guard = Молодая гвардия
napoleonics-unit-french-old-guard = Старая гвардия
napoleonics-unit-french-militia = ополчение
napoleonics-unit-french-light-cavalry = лёгкая кавалерия
napoleonics-unit-french-cuirassiers = кирасиры
napoleonics-unit-french-heavy-cavalry = тяжёлая кавалерия
napoleonics-unit-french-guard-heavy-cavalry = гвардейская тяжёлая кавалерия
napoleonics-unit-french-horse-artillery = конная артиллерия
napoleonics-unit-french-foot-artillery = пешая артиллерия
napoleonics-unit-french-guard-foot-artillery = гвардейская пешая артиллерия
napoleonics-unit-british-line-infantry = линейная пехота
napoleonics-unit-british-light-infantry = лёгкая пехота
napoleonics-unit-british-rifles = стрелки
napoleonics-unit-british-grenadiers = гренадеры
napoleonics-unit-british-guard-grenadiers = гвардейские гренадеры
napoleonics-unit-british-light-cavalry = лёгкая кавалерия
napoleonics-unit-british-heavy-cavalry = тяжёлая кавалерия
napoleonics-unit-british-guard-heavy-cavalry = гвардейская тяжёлая кавалерия
napoleonics-unit-british-horse-artillery = конная артиллерия
napoleonics-unit-british-foot-artillery = пешая артиллерия
napoleonics-unit-portuguese-line-infantry = португальская линейная пехота
napoleonics-unit-portuguese-light-infantry = португальская лёгкая пехота
napoleonics-unit-portuguese-militia = португальское ополчение
napoleonics-unit-portuguese-light-cavalry = португальская лёгкая кавалерия
napoleonics-unit-portuguese-heavy-cavalry = португальская тяжёлая кавалерия
napoleonics-unit-portuguese-foot-artillery = португальская пешая артиллерия

# Не больше трёх букв, для поля.
napoleonics-code-french-line-infantry = ЛН
napoleonics-code-french-light-infantry = ЛГ
napoleonics-code-french-grenadiers = ГР
napoleonics-code-french-young-guard = МГ
napoleonics-code-french-old-guard = СГ
napoleonics-code-french-militia = ОП
napoleonics-code-french-light-cavalry = ЛК
napoleonics-code-french-cuirassiers = КИ
napoleonics-code-french-heavy-cavalry = ТК
napoleonics-code-french-guard-heavy-cavalry = ГТК
napoleonics-code-french-horse-artillery = КА
napoleonics-code-french-foot-artillery = ПА
napoleonics-code-french-guard-foot-artillery = ГПА
napoleonics-code-british-line-infantry = ЛН
napoleonics-code-british-light-infantry = ЛГ
napoleonics-code-british-rifles = СТ
napoleonics-code-british-grenadiers = ГР
napoleonics-code-british-guard-grenadiers = ГГ
napoleonics-code-british-light-cavalry = ЛК
napoleonics-code-british-heavy-cavalry = ТК
napoleonics-code-british-guard-heavy-cavalry = ГТК
napoleonics-code-british-horse-artillery = КА
napoleonics-code-british-foot-artillery = ПА
napoleonics-code-portuguese-line-infantry = ПЛН
napoleonics-code-portuguese-light-infantry = ПЛГ
napoleonics-code-portuguese-militia = ПОП
napoleonics-code-portuguese-light-cavalry = ПЛК
napoleonics-code-portuguese-heavy-cavalry = ПТК
napoleonics-code-portuguese-foot-artillery = ППА

## Карты
napoleonics-card-scout-left = Разведка слева
napoleonics-card-scout-center = Разведка в центре
napoleonics-card-scout-right = Разведка справа
napoleonics-card-probe-left = Разведка боем слева
napoleonics-card-probe-center = Разведка боем в центре
napoleonics-card-probe-right = Разведка боем справа
napoleonics-card-attack-left = Атака слева
napoleonics-card-attack-center = Атака в центре
napoleonics-card-attack-right = Атака справа
napoleonics-card-assault-left = Наступление слева
napoleonics-card-assault-center = Наступление в центре
napoleonics-card-assault-right = Наступление справа
napoleonics-card-coordinated-advance = Согласованное наступление
napoleonics-card-flank-attack = Фланговая атака
napoleonics-card-forward = Общее наступление
napoleonics-card-recon-in-force = Разведка по фронту
napoleonics-card-bayonet-charge = Штыковая атака
napoleonics-card-bombard = Бомбардировка
napoleonics-card-cavalry-charge = Кавалерийская атака
napoleonics-card-counter-attack = Контратака
napoleonics-card-elan = Порыв
napoleonics-card-fire-and-hold = Огонь и удержание
napoleonics-card-first-strike = Первый удар
napoleonics-card-forced-march = Форсированный марш
napoleonics-card-cold-steel = Холодная сталь
napoleonics-card-leadership = Лидерство
napoleonics-card-grand-manoeuvre = Большой манёвр
napoleonics-card-rally = Сбор
napoleonics-card-short-supply = Нехватка припасов
# Не карты колоды: что остаётся от карты, которой некому приказать, и отсутствие приказов.
napoleonics-card-one-unit = один отряд на выбор
napoleonics-card-nothing = без приказов

## Секторы
napoleonics-section-left = левый фланг
napoleonics-section-center = центр
napoleonics-section-right = правый фланг

## Местность
napoleonics-terrain-open = открытая местность
napoleonics-terrain-forest = лес
napoleonics-terrain-hill = холм
napoleonics-terrain-rugged-hill = скалистый холм
napoleonics-terrain-town = город
napoleonics-terrain-mill = мельница
napoleonics-terrain-redoubt = редут
napoleonics-terrain-hill-redoubt = редут на холме
napoleonics-terrain-river = река
napoleonics-terrain-stream = ручей
napoleonics-terrain-ford = брод
napoleonics-terrain-bridge = мост
napoleonics-terrain-quarry = каменоломня

## Грани кубиков; выпавшая грань называется так же
napoleonics-face-infantry = пехота
napoleonics-face-cavalry = кавалерия
napoleonics-face-artillery = артиллерия
napoleonics-face-flag = флаг
napoleonics-face-sabres = сабли
napoleonics-dice-infantry = { napoleonics-face-infantry }
napoleonics-dice-cavalry = { napoleonics-face-cavalry }
napoleonics-dice-artillery = { napoleonics-face-artillery }
napoleonics-dice-flag = { napoleonics-face-flag }
napoleonics-dice-sabres = { napoleonics-face-sabres }

## На что бросают кубики
napoleonics-what-fire = стрельба
napoleonics-what-attack = атака
napoleonics-what-first-strike = первый удар
napoleonics-what-battle-back = ответный удар
napoleonics-what-square = удар каре
napoleonics-what-leader-check = Проверка полководца
napoleonics-what-escape = Прорыв полководца
napoleonics-what-elan = { napoleonics-card-elan }
napoleonics-what-rally = { napoleonics-card-rally }

## Вопросы
cc-ask-section = «Форсированный марш»: в каком секторе?
cc-ask-supply = «Нехватка припасов»: какой отряд уходит к своему краю?
napoleonics-cc-ask-place = «Нехватка припасов»: на какой гекс он уходит?
cc-ask-support = Комбинированная атака: какие батареи поддержат? Потом закончите.
napoleonics-cc-ask-react = Ваш отряд атакован: что он делает?
cc-ask-retire = Отход и перестроение: на какой гекс?
napoleonics-cc-ask-flee = Ваш полководец должен отступить: куда?
napoleonics-cc-ask-advance = Занять освободившийся гекс?
napoleonics-cc-ask-bonus = Дополнительный ближний бой: атаковать соседнего врага?
cc-ask-keep = Разведаны две карты: какую вы оставите себе?

# Для чего сейчас время, после слов «Сейчас нужно …».
napoleonics-now-cc-ask-card = сыграть карту
napoleonics-now-cc-ask-order = отдать приказы
napoleonics-now-cc-ask-section = выбрать сектор форсированного марша
napoleonics-now-cc-ask-rally = провести сбор
napoleonics-now-cc-ask-supply = выбрать отряд, который уходит к своему краю
napoleonics-now-cc-ask-place = выбрать гекс, на который уходит отряд
napoleonics-now-cc-ask-move = двигаться
napoleonics-now-cc-ask-battle = стрелять и сражаться
napoleonics-now-cc-ask-support = назвать батареи, которые поддержат атаку
napoleonics-now-cc-ask-react = решить, что делает атакованный отряд
napoleonics-now-cc-ask-ignore = решить, сколько флагов игнорировать
napoleonics-now-cc-ask-retreat = выбрать путь отступления
napoleonics-now-cc-ask-retire = выбрать путь отходящей кавалерии
napoleonics-now-cc-ask-flee = выбрать путь отступающего полководца
napoleonics-now-cc-ask-advance = решить, занимать ли освободившийся гекс
napoleonics-now-cc-ask-ride = решить о втором гексе прорыва
napoleonics-now-cc-ask-bonus = решить, проводить ли дополнительный ближний бой
napoleonics-now-cc-ask-battle-back = решить, наносить ли ответный удар
napoleonics-now-cc-ask-keep = выбрать карту, которую вы оставите себе

## Действия, как их показывает меню: глагол и число параметров
napoleonics-do-done-0 = Закончить
napoleonics-do-stand-0 = Стоять
napoleonics-do-square-0 = Построиться в каре
napoleonics-do-retire-0 = Отойти и перестроиться
napoleonics-do-first-strike-0 = Сыграть «Первый удар»
napoleonics-do-stop-0 = Остановиться
napoleonics-do-leave-0 = Покинуть поле боя
napoleonics-do-advance-0 = Продвинуться
napoleonics-do-stay-0 = Остаться
napoleonics-do-battle-back-0 = Нанести ответный удар
napoleonics-do-decline-0 = Не отвечать
napoleonics-do-one-unit-0 = Один отряд по обычным правилам
napoleonics-do-play-1 = { $card }
napoleonics-do-keep-1 = { $card }
napoleonics-do-section-1 = Сектор: { $section }
napoleonics-do-ignore-1 = Игнорировать флагов: { $flags }
napoleonics-do-order-1 = Приказ отряду { $hex }
napoleonics-do-order-leader-1 = Приказ полководцу { $hex }
napoleonics-do-leave-square-1 = Выйти из каре { $hex }
napoleonics-do-exit-1 = Вывести с поля отряд { $hex }
napoleonics-do-exit-leader-1 = Вывести с поля полководца { $hex }
napoleonics-do-retreat-1 = Отступить на { $hex }
napoleonics-do-retire-to-1 = Отойти на { $hex }
napoleonics-do-flee-1 = На { $hex }
napoleonics-do-ride-1 = Дальше на { $hex }
napoleonics-do-rally-1 = Вернуть блок: { $hex }
napoleonics-do-supply-1 = Отправить назад: { $hex }
napoleonics-do-place-1 = Отряд на { $hex }
napoleonics-do-support-1 = Поддержать с { $hex }
napoleonics-do-move-2 = Ход { $hex } → { $to }
napoleonics-do-move-leader-2 = Полководец { $hex } → { $to }
napoleonics-do-attack-2 = Атака { $hex } → { $to }

## События
napoleonics-cc-leader-fled = { $side }: { $leader } { $hex } → { $to } (отступление).
napoleonics-cc-advanced = { $side }: { $unit } { $hex } → { $to } (продвижение).
cc-square-formed = { $side }: отряд { $hex } ({ $unit }) строится в каре, жетон { $space }.
cc-tracked =
    { $side }: карта из руки ложится под каре { $space }{ $card-is ->
        [unknown] .
       *[other] : «{ $card }».
    }
cc-square-left = { $side }: отряд { $hex } ({ $unit }) выходит из каре { $space }, карта возвращается в руку.
cc-square-lost = { $side }: каре { $space } больше нет, карта возвращается в руку.
cc-withdrew = { $side }: { $unit } { $hex } → за свой край поля.
cc-supports = { $side }: отряд { $hex } ({ $unit }) поддерживает атаку на { $target }.
cc-support-lost = { $side }: атаки больше нет, кубики отряда { $hex } ({ $unit }) потеряны.
cc-retires = { $side }: отряд { $hex } ({ $unit }) отойдёт и перестроится.
cc-retired = { $side }: { $unit } { $hex } → { $to } (отход и перестроение).
cc-square-strikes = { $side }: каре { $hex } ({ $unit }) бьёт первым.
cc-bounced = { $side }: отряд { $hex } ({ $unit }) отброшен от каре.
cc-supplied = { $side }: { $unit } { $hex } → { $to } (нехватка припасов).
cc-scouted =
    { $side }: разведана карта{ $card-is ->
        [unknown] .
       *[other] {" "}«{ $card }».
    }
cc-kept =
    { $side }: одна из разведанных карт оставлена{ $card-is ->
        [unknown] .
       *[other] : «{ $card }».
    }
cc-dropped = { $side }: другая разведанная карта сброшена, «{ $card }».
cc-objective-taken = { $side }: цель сценария занята, { $hexes }.
cc-objective-lost = { $side }: цель сценария потеряна, { $hexes }; знамён теперь: { $banners }.

## Отказы, по пунктам правил

## Справка: отряды
napoleonics-about-unit-french-line-infantry = Линейная пехота (Франция), 4 блока. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок; после движения — половина с округлением вверх. Ближний бой: по кубику на блок, против пехоты ещё 1. Может построиться в каре. Отступает на 1 гекс за флаг.
napoleonics-about-unit-french-light-infantry = Элитная пехота (Франция), 4 блока. Проходит 1 гекс и сражается или 2 и не сражается. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх и ещё 1. Ближний бой: по кубику на блок. Может построиться в каре. Отступает на 1 гекс за флаг.
napoleonics-about-unit-french-grenadiers = Элитная пехота (Франция), 4 блока. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх и ещё 1. Ближний бой: по кубику на блок и ещё 1. Может построиться в каре. Может игнорировать 1 флаг; отступает на 1 гекс за флаг.
napoleonics-about-unit-french-young-guard = Гвардейская пехота (Франция), 4 блока. Проходит 1 гекс и сражается или 2 и не сражается. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх и ещё 1. Ближний бой: по кубику на блок и ещё 1. Может построиться в каре. Может игнорировать 1 флаг; отступает на 1 гекс за флаг.
napoleonics-about-unit-french-old-guard = Гвардейская пехота (Франция), 4 блока. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх и ещё 1. Ближний бой: по кубику на блок и ещё 2. Может построиться в каре. Может игнорировать 2 флага; отступает на 1 гекс за флаг.
napoleonics-about-unit-french-militia = Пехота ополчения (Франция), 4 блока. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок; после движения — половина с округлением вниз. Ближний бой: по кубику на блок; её сабли не поражают отряды. Может построиться в каре. Отступает на 3 гекса за флаг.
napoleonics-about-unit-french-light-cavalry = Лёгкая кавалерия (Франция), 4 блока. Проходит до 3 гексов. Ближний бой: по кубику на блок. Может отойти от пехоты и перестроиться. Отступает на 1 гекс за флаг.
napoleonics-about-unit-french-cuirassiers = Тяжёлая кавалерия (Франция), 4 блока. Проходит до 2 гексов. Ближний бой: по кубику на блок и ещё 1. Может отойти от пехоты и перестроиться. Может игнорировать 1 флаг; отступает на 1 гекс за флаг.
napoleonics-about-unit-french-heavy-cavalry = Тяжёлая кавалерия (Франция), 4 блока. Проходит до 2 гексов. Ближний бой: по кубику на блок и ещё 1. Может отойти от пехоты и перестроиться. Отступает на 1 гекс за флаг.
napoleonics-about-unit-french-guard-heavy-cavalry = Гвардейская тяжёлая кавалерия (Франция), 4 блока. Проходит до 2 гексов. Ближний бой: по кубику на блок и ещё 1. Может отойти от пехоты и перестроиться. Может игнорировать 2 флага; отступает на 1 гекс за флаг.
napoleonics-about-unit-french-horse-artillery = Конная артиллерия (Франция), 3 блока. Проходит 1 гекс и сражается или 2 и не сражается; с 1 блоком — движется или сражается. Стреляет на 4 гекса, после движения на 3: 2, 1, 1 кубик на 2, 3, 4 гекса; с 1 блоком 1 кубик. Ближний бой: 3 кубика, с 1 блоком 2. Отступает на 1 гекс за флаг.
napoleonics-about-unit-french-foot-artillery = Пешая артиллерия (Франция), 3 блока. Проходит 1 гекс или сражается. Стреляет на 5 гексов: 3, 2, 1, 1 кубик на 2–5 гексов; с 1 блоком 2, 1, 1, 1. Ближний бой: 4 кубика, с 1 блоком 3. Отступает на 1 гекс за флаг.
napoleonics-about-unit-french-guard-foot-artillery = Гвардейская пешая артиллерия (Франция), 3 блока. Проходит 1 гекс или сражается. Стреляет на 5 гексов: 3, 2, 1, 1 кубик на 2–5 гексов; с 1 блоком 2, 1, 1, 1. Ближний бой: 5 кубиков, с 1 блоком 4. Может игнорировать 2 флага; отступает на 1 гекс за флаг.
napoleonics-about-unit-british-line-infantry = Линейная пехота (Британия), 4 блока. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх. Ближний бой: по кубику на блок. Может построиться в каре. Отступает на 1 гекс за флаг.
napoleonics-about-unit-british-light-infantry = Элитная пехота (Британия), 5 блоков. Проходит 1 гекс и сражается или 2 и не сражается. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх и ещё 1. Ближний бой: по кубику на блок. Может построиться в каре. Отступает на 1 гекс за флаг.
napoleonics-about-unit-british-rifles = Элитная пехота (Британия), 3 блока. Проходит 1 гекс и сражается или 2 и не сражается. Стреляет на 3 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх и ещё 1. Ближний бой: по кубику на блок; её сабли не поражают отряды. Может построиться в каре. Отступает на 1 гекс за флаг.
napoleonics-about-unit-british-grenadiers = Элитная пехота (Британия), 4 блока. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх и ещё 1. Ближний бой: по кубику на блок и ещё 1. Может построиться в каре. Может игнорировать 1 флаг; отступает на 1 гекс за флаг.
napoleonics-about-unit-british-guard-grenadiers = Гвардейская пехота (Британия), 5 блоков. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вверх и ещё 1. Ближний бой: по кубику на блок и ещё 1. Может построиться в каре. Может игнорировать 2 флага; отступает на 1 гекс за флаг.
napoleonics-about-unit-british-light-cavalry = Лёгкая кавалерия (Британия), 3 блока. Проходит до 3 гексов. Ближний бой: по кубику на блок. Может отойти от пехоты и перестроиться. Отступает на 1 гекс за флаг.
napoleonics-about-unit-british-heavy-cavalry = Тяжёлая кавалерия (Британия), 3 блока. Проходит до 2 гексов. Ближний бой: по кубику на блок и ещё 1. Может отойти от пехоты и перестроиться. Отступает на 1 гекс за флаг.
napoleonics-about-unit-british-guard-heavy-cavalry = Гвардейская тяжёлая кавалерия (Британия), 3 блока. Проходит до 2 гексов. Ближний бой: по кубику на блок и ещё 1. Может отойти от пехоты и перестроиться. Может игнорировать 2 флага; отступает на 1 гекс за флаг.
napoleonics-about-unit-british-horse-artillery = Конная артиллерия (Британия), 3 блока. Проходит 1 гекс и сражается или 2 и не сражается; с 1 блоком — движется или сражается. Стреляет на 4 гекса, после движения на 3: 2, 1, 1 кубик на 2, 3, 4 гекса; с 1 блоком 1 кубик. Ближний бой: 3 кубика, с 1 блоком 2. Отступает на 1 гекс за флаг.
napoleonics-about-unit-british-foot-artillery = Пешая артиллерия (Британия), 3 блока. Проходит 1 гекс или сражается. Стреляет на 5 гексов: 3, 2, 1, 1 кубик на 2–5 гексов; с 1 блоком 2, 1, 1, 1. Ближний бой: 4 кубика, с 1 блоком 3. Отступает на 1 гекс за флаг.
napoleonics-about-unit-portuguese-line-infantry = Линейная пехота (Португалия), 4 блока. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок; после движения — половина с округлением вниз. Ближний бой: по кубику на блок. Может построиться в каре. Отступает на 1 гекс за флаг.
napoleonics-about-unit-portuguese-light-infantry = Элитная пехота (Португалия), 3 блока. Проходит 1 гекс и сражается или 2 и не сражается. Стреляет на 2 гекса: по кубику на блок и ещё 1; после движения — половина с округлением вниз и ещё 1. Ближний бой: по кубику на блок. Может построиться в каре. Отступает на 1 гекс за флаг.
napoleonics-about-unit-portuguese-militia = Пехота ополчения (Португалия), 4 блока. Проходит 1 гекс. Стреляет на 2 гекса: по кубику на блок; после движения — половина с округлением вниз. Ближний бой: по кубику на блок; её сабли не поражают отряды. Может построиться в каре. Отступает на 3 гекса за флаг.
napoleonics-about-unit-portuguese-light-cavalry = Лёгкая кавалерия (Португалия), 3 блока. Проходит до 3 гексов. Ближний бой: по кубику на блок. Может отойти от пехоты и перестроиться. Отступает на 1 гекс за флаг.
napoleonics-about-unit-portuguese-heavy-cavalry = Тяжёлая кавалерия (Португалия), 3 блока. Проходит до 2 гексов. Ближний бой: по кубику на блок и ещё 1. Может отойти от пехоты и перестроиться. Отступает на 1 гекс за флаг.
napoleonics-about-unit-portuguese-foot-artillery = Пешая артиллерия (Португалия), 3 блока. Проходит 1 гекс или сражается. Стреляет на 5 гексов: 3, 2, 1, 1 кубик на 2–5 гексов; с 1 блоком 2, 1, 1, 1. Ближний бой: 4 кубика, с 1 блоком 3. Отступает на 1 гекс за флаг.

## Справка: карты
napoleonics-about-card-scout-left = Один отряд или полководец на вашем левом фланге; в конце хода возьмите две карты и оставьте одну.
napoleonics-about-card-scout-center = Один отряд или полководец в центре; в конце хода возьмите две карты и оставьте одну.
napoleonics-about-card-scout-right = Один отряд или полководец на вашем правом фланге; в конце хода возьмите две карты и оставьте одну.
napoleonics-about-card-probe-left = Два отряда или полководца на вашем левом фланге.
napoleonics-about-card-probe-center = Два отряда или полководца в центре.
napoleonics-about-card-probe-right = Два отряда или полководца на вашем правом фланге.
napoleonics-about-card-attack-left = Три отряда или полководца на вашем левом фланге.
napoleonics-about-card-attack-center = Три отряда или полководца в центре.
napoleonics-about-card-attack-right = Три отряда или полководца на вашем правом фланге.
napoleonics-about-card-assault-left = Отряды и полководцы на вашем левом фланге по числу вашего командования.
napoleonics-about-card-assault-center = Отряды и полководцы в центре по числу вашего командования.
napoleonics-about-card-assault-right = Отряды и полководцы на вашем правом фланге по числу вашего командования.
napoleonics-about-card-coordinated-advance = Один отряд или полководец на левом фланге, два в центре и один на правом фланге.
napoleonics-about-card-flank-attack = По два отряда или полководца на левом и на правом фланге.
napoleonics-about-card-forward = По два отряда или полководца в каждом из трёх секторов.
napoleonics-about-card-recon-in-force = По одному отряду или полководцу в каждом из трёх секторов.
napoleonics-about-card-bayonet-charge = До четырёх отрядов пехоты проходят до двух гексов и могут вести ближний бой, гвардия — с дополнительным кубиком. Стрельбы нет.
napoleonics-about-card-bombard = До четырёх батарей: каждая проходит до трёх гексов или стоит и сражается с двумя дополнительными кубиками, гвардия — с тремя.
napoleonics-about-card-cavalry-charge = До четырёх отрядов кавалерии и конной артиллерии. Кавалерия сражается с дополнительным кубиком, гвардия — с двумя, но не в город и не из него и не против каре; тяжёлая кавалерия проходит до трёх гексов.
napoleonics-about-card-counter-attack = Приказы карты, которую только что сыграл соперник; лево и право меняются местами.
napoleonics-about-card-elan = Бросьте кубики по числу командования: каждый символ даёт приказ отряду своего рода войск, каждый флаг — любому отряду или полководцу. Они сражаются с дополнительным кубиком. Затем колода перемешивается.
napoleonics-about-card-fire-and-hold = До четырёх отрядов пехоты и артиллерии, рядом с которыми нет врага, стреляют с дополнительным кубиком. Ни движения, ни ближнего боя; пехота может выйти из каре.
napoleonics-about-card-first-strike = Играется в ход соперника, когда он атакует в ближнем бою: ваш отряд бьёт первым. Как карта своего хода приказов не даёт.
napoleonics-about-card-forced-march = Вся пехота одного сектора проходит до двух гексов. После двух гексов сражаться могут только лёгкая пехота, стрелки, гренадеры, гвардия и пехота с полководцем.
napoleonics-about-card-cold-steel = Все отряды рядом с врагом сражаются с дополнительным кубиком. Ни движения, ни стрельбы; в дополнительном ближнем бою лишнего кубика нет.
napoleonics-about-card-leadership = Все полководцы и отряды, с которыми они остаются; эти отряды сражаются с дополнительным кубиком. Полководцы могут отделиться.
napoleonics-about-card-grand-manoeuvre = До четырёх отрядов или полководцев, кроме каре, проходят до четырёх гексов и не сражаются. Или один отряд на выбор по обычным правилам.
napoleonics-about-card-rally = Бросьте кубики по числу командования: каждый символ возвращает блок отряду своего рода войск, не выше начального состава. Этим отрядам можно отдать приказ.
napoleonics-about-card-short-supply = Один отряд любой стороны, не в каре, уходит к своему краю поля в своём секторе, на гекс по вашему выбору. Свой отряд после этого не сражается. Других приказов нет.
napoleonics-about-card-one-unit = Один отряд на выбор, без действия карты.
napoleonics-about-card-nothing = Приказов нет.

## Справка: местность
napoleonics-about-terrain-open = Ни на что не влияет.
napoleonics-about-terrain-forest = Все останавливаются; в ход входа сражаются только лёгкая пехота и ей подобные. Внутрь пехота и артиллерия бросают на 1 кубик меньше, кавалерия на 2; наружу кавалерия на 2, артиллерия на 1. Закрывает видимость.
napoleonics-about-terrain-hill = Вверх по склону пехота и кавалерия бросают на 1 кубик меньше; вниз кавалерия на 1; с холма на холм пехота на 1 при стрельбе. Артиллерия с холма стреляет через соседних своих внизу. Закрывает видимость тем, кто ниже.
napoleonics-about-terrain-rugged-hill = Непроходимо; закрывает видимость.
napoleonics-about-terrain-town = Все останавливаются и не сражаются в ход входа. Внутрь пехота бросает на 2 кубика меньше, кавалерия на 3, артиллерия на 1; наружу кавалерия на 3, артиллерия на 1. Закрывает видимость.
napoleonics-about-terrain-mill = { napoleonics-about-terrain-town }
napoleonics-about-terrain-redoubt = Все останавливаются. Через фронт пехота бросает на 1 кубик меньше, кавалерия на 2, наружу кавалерия тоже на 2; пехота и артиллерия внутри могут игнорировать 1 флаг с фронта.
napoleonics-about-terrain-hill-redoubt = { napoleonics-about-terrain-redoubt } С других сторон действует холм. Закрывает видимость тем, кто ниже.
napoleonics-about-terrain-river = Непроходимо.
napoleonics-about-terrain-stream = Все останавливаются. Ближний бой внутрь и любой бой наружу: на 1 кубик меньше.
napoleonics-about-terrain-ford = { napoleonics-about-terrain-stream }
napoleonics-about-terrain-bridge = Ни на что не влияет: вода под мостом не считается.
napoleonics-about-terrain-quarry = Все останавливаются; артиллерии закрыто. Внутрь пехота в ближнем бою бросает на 1 кубик меньше, кавалерия на 2, артиллерия на 1; наружу пехота на 1, кавалерия на 2.

## Справка в терминале
napoleonics-help-text =
    число             выбрать этот пункт; если нужен гекс — число и гекс, например 2 E3
    гексы             E2 — приказ или выбор того, что там стоит; E2-E3 — ход или атака с гекса на гекс
    действие          как в записи: play probe-left, order E2, leave-square E2, attack E3 E4, support D2, done
    why ДЕЙСТВИЕ      какое правило запрещает: why E2-E9, why order C2, why square, why retire, why ignore 2
    odds              точные вероятности всех атак, возможных сейчас
    undo              взять назад последнее решение, если с тех пор не открылось ничего нового
    log               что произошло, с пунктами правил
    rules [СЛОВА]     искать в правилах или показать пункт: rules каре, rules NAP-06-022
    save ФАЙЛ         записать партию в файл (она и так всё время сохраняется)
    quit              остановиться; партию можно продолжить
    На поле: * полководец, ①–④ каре, ❶–❹ каре с полководцем, ⚑ цель сценария
napoleonics-why-usage = Скажите, что хотите сделать: why E2-E9
