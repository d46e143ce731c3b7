# Уроки «Наполеоніки». У завданні щонайбільше 60 слів.

lesson-napoleonics-rolica-title = Ранок біля Роліси
lesson-napoleonics-rolica-about = Португалія, 1808 рік. Ви наймолодший майор Веллслі, а на шляху французи Делаборда. Кубики й карти в цьому уроці підібрано, щоб ви побачили те, про що йдеться; у битві вони падають як схочуть.
lesson-napoleonics-rolica-end = Ви вмієте віддавати накази картою, стріляти, залучати гармати до атаки, шикувати каре, триматися при полководці й прориватися кавалерією.
lesson-napoleonics-rolica-bottom = Британці
lesson-napoleonics-rolica-top = Французи
lesson-napoleonics-rolica-name-wellesley = Веллслі

lesson-napoleonics-rolica-card-title = Карта й накази
lesson-napoleonics-rolica-card-task = Кожен хід починається з карти. Вона каже, де і скільки загонів слухається; решта не рухається й не б’ється. Зіграйте карту центру на два накази й накажіть піхоті на G3 і гарматам на F3.
lesson-napoleonics-rolica-card-hint = Натисніть карту центру і «Зіграти», тоді G3 і F3.
lesson-napoleonics-rolica-card-done = Накази віддано. Кого карта не назвала, той стоїть на місці.
lesson-napoleonics-rolica-card-wrong-section = Ця карта каже про фланг. А ваша атака починається в центрі.
lesson-napoleonics-rolica-card-wrong-few = Накази ще є. Діють лише загони з наказом.

lesson-napoleonics-rolica-fire-title = Залп
lesson-napoleonics-rolica-fire-task = Піхота стріляє кубиком за блок, а британська лінійна, стоячи на місці, — одним більше. Знак ворога влучає, прапор жене назад. Стійте: завершіть рух і стріляйте по G6.
lesson-napoleonics-rolica-fire-hint = Завершіть рух. Тоді натисніть G4 і G6.
lesson-napoleonics-rolica-fire-done = П’ять кубиків: влучання і відступ. Кожен утрачений блок — мінус кубик, тож стріляйте першими.
lesson-napoleonics-rolica-fire-wrong-moved = Хто рухався, стріляє половиною блоків. Цього разу стійте.
lesson-napoleonics-rolica-fire-wrong-nothing = Ціль у досяжності: спершу вистріліть.

lesson-napoleonics-rolica-combined-title = Разом із гарматами
lesson-napoleonics-rolica-combined-task = Коли атакує піхота чи кавалерія, батарея з наказом, яка бачить ціль, може додати свої кубики: це спільна атака. Атакуйте G5 піхотою з G4 і залучіть гармати на F3.
lesson-napoleonics-rolica-combined-hint = Натисніть G4, тоді G5. На питання про батареї виберіть F3.
lesson-napoleonics-rolica-combined-done = Сім кубиків одним кидком, і шаблі в гармат теж влучають. Загону немає: перший прапор ваш.
lesson-napoleonics-rolica-combined-wrong-guns = Гармати можуть стріляти й самі, але спільну атаку веде піхота чи кавалерія.
lesson-napoleonics-rolica-combined-wrong-alone = Гармати треба назвати до кидка.
lesson-napoleonics-rolica-combined-wrong-nothing = Ворог поруч: спершу атакуйте.

lesson-napoleonics-rolica-square-title = У каре!
lesson-napoleonics-rolica-square-task = Французька кавалерія атакує вашу піхоту. У каре ви б’єте першими одним кубиком, а у вершників не більш як один. Ціна: карта з руки, доки каре стоїть. Шикуйте каре!
lesson-napoleonics-rolica-square-hint = Виберіть серед відповідей каре.
lesson-napoleonics-rolica-square-done = Прапор із каре відкидає кавалерію. Але пам’ятайте: каре не рухається.
lesson-napoleonics-rolica-square-wrong-stand = Без каре проти вас усі їхні кубики. Багнети вперед!

lesson-napoleonics-rolica-leader-title = З вами Веллслі
lesson-napoleonics-rolica-leader-task = Французи стріляють: один прапор. Прапор відігнав би вас на гекс. Але із загоном Веллслі, а загін із полководцем може не зважати на один прапор. Тримайтеся!
lesson-napoleonics-rolica-leader-hint = Не зважайте на один прапор.
lesson-napoleonics-rolica-leader-done = Ані кроку назад. Але бережіть полководців: утрачений — прапор для ворога.
lesson-napoleonics-rolica-leader-wrong-back = Можна відійти, але з полководцем не треба.

lesson-napoleonics-rolica-win-title = Прорив
lesson-napoleonics-rolica-win-task = Три прапори з п’яти, а перед вами два виснажені вороги. Кавалерія, що перемогла, може зайняти порожній гекс і битися знову. Зімніть G5, наступайте, лишіться там і атакуйте гармати на G6.
lesson-napoleonics-rolica-win-hint = G4 на G5, наступати, лишитися, тоді G5 на G6.
lesson-napoleonics-rolica-win-done = Два прапори однією атакою: п’ятий перемагає одразу. Делаборд лишає пагорб.
lesson-napoleonics-rolica-win-wrong-stay = Без прориву немає другого бою. Займайте гекс!
lesson-napoleonics-rolica-win-wrong-ride = Другий гекс за бажанням, але тут ви вже поруч із гарматами.
lesson-napoleonics-rolica-win-wrong-nothing = В атаку!
