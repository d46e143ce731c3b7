# Уроки «Лінії фронту». У завданні щонайбільше 60 слів.

lesson-battle-line-first-flags-title = Стіл із піском
lesson-battle-line-first-flags-about = У ніч перед Гавгамелами старий Клейт креслить на піску дев’ять прапорів і вчить вас, наймолодшого офіцера Олександра, їх брати. Карти в цьому уроці розкладено заздалегідь; у грі їх тасують.
lesson-battle-line-first-flags-end = Ви вмієте зробити хід, скласти будь-яку формацію, узяти прапор, не чекаючи на супротивника, і знаєте, навіщо полководці й Туман. Решта Тактичних карт самі кажуть, що вони роблять.
lesson-battle-line-first-flags-bottom = Ви
lesson-battle-line-first-flags-top = Клейт

lesson-battle-line-first-flags-turn-title = Одна карта за хід
lesson-battle-line-first-flags-turn-task = Клейт дає вам сім карт. «Щоходу одна карта лягає з твого боку прапора. Потім береш нову». Виберіть будь-яку карту в руці та будь-який прапор, тоді доберіть карту зі стосу.
lesson-battle-line-first-flags-turn-hint = Натисніть карту внизу, потім прапор, або перетягніть карту туди. Далі натисніть один із двох стосів.
lesson-battle-line-first-flags-turn-done = Це був цілий хід: зіграти карту, узяти карту. Руки обох лишаються таємницею.

lesson-battle-line-first-flags-wedge-title = Клин
lesson-battle-line-first-flags-wedge-task = «Три карти — це формація. Найкраща з них клин: один колір, три значення поспіль». Біля прапора 4 лежать червона 4 і червона 6. Завершіть клин.
lesson-battle-line-first-flags-wedge-hint = Яка червона карта стоїть між 4 і 6?
lesson-battle-line-first-flags-wedge-done = Клин! За ним за силою йдуть фаланга, батальйон, стрілецький ланцюг і натовп.
lesson-battle-line-first-flags-wedge-wrong-battalion = Усі червоні, але з пропуском: це лише батальйон, третій за силою.
lesson-battle-line-first-flags-wedge-wrong-skirmish = Поспіль, але двох кольорів: це стрілецький ланцюг, четвертий за силою.
lesson-battle-line-first-flags-wedge-wrong-host = Ні одного кольору, ні ряду, ні одного значення: натовп, найслабший з усіх.

lesson-battle-line-first-flags-compare-title = Узяти прапор
lesson-battle-line-first-flags-compare-task = Клейт викладає проти вас три сині карти: батальйон. «Побий його фалангою — трьома картами одного значення!» Біля прапора 2 у вас дві вісімки. Завершіть фалангу й захопіть прапор.
lesson-battle-line-first-flags-compare-hint = Зіграйте третю вісімку до прапора 2, тоді натисніть сам прапор.
lesson-battle-line-first-flags-compare-done = Прапор переходить до вас. Спершу вирішує вид формації, навіть проти більших чисел.
lesson-battle-line-first-flags-compare-wrong-weaker = Це слабше за батальйон навпроти. Три карти одного значення сильніші.
lesson-battle-line-first-flags-compare-wrong-later = Цей прапор уже ваш: захопіть його зараз, до добору карти.

lesson-battle-line-first-flags-sum-title = Батальйон на батальйон
lesson-battle-line-first-flags-sum-task = «Вид той самий? Тоді перемагає більша сума». Біля прапора 7 його червоний батальйон дає 13. У вас синя 2 і синя 7. Виберіть карту, яка його поб’є, і захопіть прапор.
lesson-battle-line-first-flags-sum-hint = 2 + 7 + скільки буде більше за 13?
lesson-battle-line-first-flags-sum-done = 14 проти 13. Рівної суми не вистачило б: за рівності програє той, хто закінчив останнім.
lesson-battle-line-first-flags-sum-wrong-tie = 13 проти 13. Він закінчив раніше, тож за рівності прапор його.
lesson-battle-line-first-flags-sum-wrong-less = Цього мало: перемагає більша сума, а в нього 13.
lesson-battle-line-first-flags-sum-wrong-later = 14 проти 13: захопіть прапор до добору карти.

lesson-battle-line-first-flags-proof-title = Доказ
lesson-battle-line-first-flags-proof-task = «Чекати на мене не треба, — усміхається Клейт, — якщо ніщо, що я додам, тебе не поб’є». Завершіть три двійки біля прапора 5 і захопіть його, хоч у нього лише дві карти. А прапор 6? Спробуйте, якщо хочете.
lesson-battle-line-first-flags-proof-hint = Зіграйте зелену 2 до прапора 5 і натисніть його: з червоної 7 та зеленої 6 вийде хіба що стрілецький ланцюг.
lesson-battle-line-first-flags-proof-done = Доведено самими відкритими картами. Невдале захоплення нічого не коштує, тож пробуйте частіше.
lesson-battle-line-first-flags-proof-wrong-open = Ще ні: з помаранчевою 5 у нього був би там клин, а її ніхто не бачив.
lesson-battle-line-first-flags-proof-wrong-unfinished = Вийде натовп. Третя двійка у вас у руці.
lesson-battle-line-first-flags-proof-wrong-later = Прапор 5 доведено: захопіть його до добору карти.

lesson-battle-line-first-flags-leader-title = Сам Олександр
lesson-battle-line-first-flags-leader-task = Тактична карта! Полководець замінює будь-яку карту, яка потрібна. Біля прапора 3 у Клейта три десятки, у вас синя 8 і синя 9. Пошліть туди Олександра й захопіть прапор.
lesson-battle-line-first-flags-leader-hint = Олександр сам стане синьою 10 або синьою 7: вийде клин.
lesson-battle-line-first-flags-leader-done = Клин б’є навіть три десятки. Тактичних карт можна зіграти лише на одну більше, ніж суперник.
lesson-battle-line-first-flags-leader-wrong-battalion = Сині, але з пропуском: батальйон програє фаланзі.
lesson-battle-line-first-flags-leader-wrong-host = Це був би натовп, і прапор пропав би.
lesson-battle-line-first-flags-leader-wrong-elsewhere = У вашій лінії може бути лише один полководець. Бережіть його: він потрібен біля прапора 3.
lesson-battle-line-first-flags-leader-wrong-later = З Олександром вийшов клин: захопіть прапор 3 до добору карти.

lesson-battle-line-first-flags-fog-title = Туман
lesson-battle-line-first-flags-fog-task = Клейт сміється: у нього клин із 1, 2 і 3. Ваші великі числа біля прапора 8 — просто натовп. Але у вас Туман: де він лежить, формації не рахуються, лише сума. Напустіть його на прапор 8 і захопіть його.
lesson-battle-line-first-flags-fog-hint = Туман лягає поруч із прапором і місця не займає. Потім натисніть прапор 8: 25 проти 6.
lesson-battle-line-first-flags-fog-done = 25 проти 6. Туман діє на обох: кладіть його там, де ваші числа більші.
lesson-battle-line-first-flags-fog-wrong-unused = Там Туман нічого не дасть. Він добрий, де ваша сума більша: біля прапора 8.
lesson-battle-line-first-flags-fog-wrong-full = Ваш бік прапора 8 заповнено: формація — це три карти. Туману місце не потрібне.
lesson-battle-line-first-flags-fog-wrong-later = У тумані ви попереду: захопіть прапор 8 до добору карти.

lesson-battle-line-first-flags-win-title = Гавгамели
lesson-battle-line-first-flags-win-task = Світанок. Це вже не пісок. Прапори 4 і 5 ваші. Три прапори поспіль — це прорив і перемога, як і будь-які п’ять. Виграйте битву цим ходом!
lesson-battle-line-first-flags-win-hint = Поруч із вашими стоїть прапор 6. Фіолетова 8 дає там клин; тоді захопіть його.
lesson-battle-line-first-flags-win-done = Прорив! Дарій повертає колісницю. Клейт лише киває, а киває він рідко.
lesson-battle-line-first-flags-win-wrong-far = Прапор 9 далеко: це був би третій, але не три поспіль.
lesson-battle-line-first-flags-win-wrong-weaker = Три його десятки це поб’ють. Шукайте клин.
lesson-battle-line-first-flags-win-wrong-later = Битву виграно в мить захоплення. Беріть прапор 6!
