# Уроки «Наполеоники». В задании не больше 60 слов.

lesson-napoleonics-rolica-title = Утро у Ролисы
lesson-napoleonics-rolica-about = Португалия, 1808 год. Вы самый молодой майор Уэлсли, а на пути французы Делаборда. Кубики и карты в этом уроке подобраны, чтобы вы увидели то, о чём речь; в битве они падают как хотят.
lesson-napoleonics-rolica-end = Вы умеете отдавать приказы картой, стрелять, подключать пушки к атаке, строить каре, держаться при полководце и прорываться кавалерией.
lesson-napoleonics-rolica-bottom = Британцы
lesson-napoleonics-rolica-top = Французы
lesson-napoleonics-rolica-name-wellesley = Уэлсли

lesson-napoleonics-rolica-card-title = Карта и приказы
lesson-napoleonics-rolica-card-task = Каждый ход начинается с карты. Она говорит, где и сколько отрядов слушается; остальные не двигаются и не сражаются. Сыграйте карту центра на два приказа и прикажите пехоте на G3 и пушкам на F3.
lesson-napoleonics-rolica-card-hint = Нажмите карту центра и «Сыграть», затем G3 и F3.
lesson-napoleonics-rolica-card-done = Приказы отданы. Кого карта не назвала, тот стоит на месте.
lesson-napoleonics-rolica-card-wrong-section = Эта карта говорит о фланге. А ваша атака начинается в центре.
lesson-napoleonics-rolica-card-wrong-few = Приказы ещё есть. Действуют только отряды с приказом.

lesson-napoleonics-rolica-fire-title = Залп
lesson-napoleonics-rolica-fire-task = Пехота стреляет кубиком за блок, а британская линейная, стоя на месте, — одним больше. Знак врага попадает, флаг гонит назад. Стойте: закончите движение и стреляйте по G6.
lesson-napoleonics-rolica-fire-hint = Закончите движение. Затем нажмите G4 и G6.
lesson-napoleonics-rolica-fire-done = Пять кубиков: попадание и отступление. Каждый потерянный блок — минус кубик, поэтому стреляйте первыми.
lesson-napoleonics-rolica-fire-wrong-moved = Кто двигался, стреляет половиной блоков. На этот раз стойте.
lesson-napoleonics-rolica-fire-wrong-nothing = Цель в досягаемости: сначала выстрелите.

lesson-napoleonics-rolica-combined-title = Вместе с пушками
lesson-napoleonics-rolica-combined-task = Когда атакует пехота или кавалерия, батарея с приказом, которая видит цель, может добавить свои кубики: это совместная атака. Атакуйте G5 пехотой с G4 и подключите пушки на F3.
lesson-napoleonics-rolica-combined-hint = Нажмите G4, затем G5. На вопрос о батареях выберите F3.
lesson-napoleonics-rolica-combined-done = Семь кубиков одним броском, и сабли у пушек тоже попадают. Отряда нет: первое знамя ваше.
lesson-napoleonics-rolica-combined-wrong-guns = Пушки могут стрелять и сами, но совместную атаку ведёт пехота или кавалерия.
lesson-napoleonics-rolica-combined-wrong-alone = Пушки надо назвать до броска.
lesson-napoleonics-rolica-combined-wrong-nothing = Враг рядом: сначала атакуйте.

lesson-napoleonics-rolica-square-title = В каре!
lesson-napoleonics-rolica-square-task = Французская кавалерия атакует вашу пехоту. В каре вы бьёте первыми одним кубиком, а у всадников не больше одного. Цена: карта из руки, пока каре стоит. Стройте каре!
lesson-napoleonics-rolica-square-hint = Выберите среди ответов каре.
lesson-napoleonics-rolica-square-done = Флаг из каре отбрасывает кавалерию. Но помните: каре не двигается.
lesson-napoleonics-rolica-square-wrong-stand = Без каре против вас все их кубики. Штыки вперёд!

lesson-napoleonics-rolica-leader-title = С вами Уэлсли
lesson-napoleonics-rolica-leader-task = Французы стреляют: один флаг. Флаг отогнал бы вас на гекс. Но с отрядом Уэлсли, а отряд с полководцем может не замечать один флаг. Держитесь!
lesson-napoleonics-rolica-leader-hint = Не замечайте один флаг.
lesson-napoleonics-rolica-leader-done = Ни шагу назад. Но берегите полководцев: потерянный — знамя для врага.
lesson-napoleonics-rolica-leader-wrong-back = Можно отойти, но с полководцем не нужно.

lesson-napoleonics-rolica-win-title = Прорыв
lesson-napoleonics-rolica-win-task = Три знамени из пяти, а перед вами два измотанных врага. Победившая кавалерия может занять пустой гекс и драться снова. Опрокиньте G5, наступайте, останьтесь там и атакуйте пушки на G6.
lesson-napoleonics-rolica-win-hint = G4 на G5, наступать, остаться, затем G5 на G6.
lesson-napoleonics-rolica-win-done = Два знамени одной атакой: пятое побеждает сразу. Делаборд оставляет холм.
lesson-napoleonics-rolica-win-wrong-stay = Без прорыва нет второго боя. Занимайте гекс!
lesson-napoleonics-rolica-win-wrong-ride = Второй гекс по желанию, но здесь вы уже рядом с пушками.
lesson-napoleonics-rolica-win-wrong-nothing = В атаку!
