# Армії Grand Battle у браузері: списки, набір, посилання, зустріч двох армій.

web-armies = Армії
web-armies-about = Зберіть армію Grand Battle за одним зі списків або візьміть надіслану другом. Армії зберігаються в цьому браузері.
web-armies-all = ← Усі армії
web-armies-own = Мої армії
web-armies-none = Поки жодної: оберіть список нижче або відкрийте файл.
web-armies-unnamed = Армія без назви
web-armies-own-list = власний список
web-armies-not-here = Цієї армії немає в цьому браузері: вона збережена в іншому або видалена.
web-armies-lists = Списки армій
web-armies-search = Армія, битва, рік
web-armies-points = { $price ->
    [one] { $price } очко
    [few] { $price } очки
   *[other] { $price } очок
}
web-armies-facts = { $price ->
    [one] { $price } очко
    [few] { $price } очки
   *[other] { $price } очок
}, { $units ->
    [one] { $units } загін
    [few] { $units } загони
   *[other] { $units } загонів
}
web-armies-remove = Видалити: { $name }
web-armies-removed = Видалено: { $name }.
web-armies-undo = Повернути
web-armies-import = Відкрити файл армії…
web-armies-file-too-large = Цей файл завеликий для армії.

## Набір
web-armies-name = Назва армії
web-armies-from = За списком «{ $list }» ({ $battle }, { $year }).
web-armies-fears = Жах наводять: { $what }.
web-armies-troops = Війська
web-armies-officers = Полководець і командири
web-armies-rest = Бюджет, табір, резерв
web-armies-sum = Підсумок
web-armies-strength = BS
web-armies-about-strength = Сила підставки: кількість фігурок, вона ж запас втрат
web-armies-melee = P
web-armies-about-melee = Уміння в ближньому бою
web-armies-armour = AR
web-armies-about-armour = Обладунок
web-armies-move = MV
web-armies-about-move = Скільки кроків проходить в атаці
web-armies-weapon = { $weapon }: C { $shooting }, { $penetration ->
    [0] клас дальності { $range }
   *[other] обладунок −{ $penetration }, клас дальності { $range }
}
web-armies-far = здалеку C { $shooting }, обладунок −{ $penetration }, до { $reach } кроків
web-armies-limits = від { $least } до { $most }
web-armies-each = по { $price }, разом { $total }
web-armies-less = На один менше: { $unit }
web-armies-more = На один більше: { $unit }
web-armies-use = Чим вони добрі
web-armies-units = Загонів
web-armies-steadfastness = Стійкість
web-armies-discipline = Дисципліна
web-armies-of-budget = із { $budget }; витратити треба щонайменше { $least }
web-armies-reserve-price = Резерв
web-armies-reserve-of = { $price } із { $most }
web-armies-reserve-short = у резерві
web-armies-sound = Усе гаразд.
web-armies-faults = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[other] { $count } помилок
}
web-armies-line = Рядок { $line }:

## Командири
web-armies-general = Полководець
web-armies-commander = Командир
web-armies-officer = Командир { $number }
web-armies-another = хтось інший…
web-armies-officer-name = Ім’я
web-armies-with = Стоїть із загоном
web-armies-nobody = поки ні з ким
web-armies-points-of = CP { $command }, LP { $leadership } за { $price }
web-armies-staff = це його штаб
web-armies-with-reserve = у резерві
web-armies-dismiss = Прибрати: { $name }
web-armies-add-general = Призначити полководця
web-armies-add-commander = Додати командира
web-armies-commanders-of = { $number } із { $most } можливих

## Решта
web-armies-budget = Бюджет
web-armies-budget-about = Не більше за нього і не менше 95 відсотків; 0 — без бюджету.
web-armies-role = Для кого
web-armies-role-any = для нападника чи оборонця
web-armies-role-attacker = для нападника
web-armies-role-defender = для оборонця
web-armies-role-about = У битві без сценарію роль обирає той, кому випало на кубику.
web-armies-camp = Табір
web-armies-camp-of = { $camp } ({ $price }; стійкість { $steadfastness })
web-armies-barricades = Барикади
web-armies-works = Укріплення
web-armies-sections-about = Секції крім табору: щонайбільше { $most }, по { $price }.
web-armies-reserve = З резервом
web-armies-reserve-about = Він приходить пізніше, понад армію, і коштує щонайбільше десяту її частину.
web-armies-mode = Як він приходить
web-armies-mode-later = вирішиться, коли стануть відомі ролі
web-armies-mode-direct = прямо (хід { $turns })
web-armies-mode-outflanking = в обхід (хід { $turns })
web-armies-mode-rear = у тил (хід { $turns })
web-armies-in-reserve = { $unit }, у резерві
web-armies-less-reserve = У резерві на один менше: { $unit }
web-armies-more-reserve = У резерві на один більше: { $unit }
web-armies-notes = Нотатки для себе

## Що з нею можна зробити
web-armies-keep = Зберегти в цьому браузері
web-armies-kept = Кожна зміна зберігається в цьому браузері.
web-armies-fight = До бою з нею
web-armies-share = Поділитися посиланням
web-armies-export = Зберегти файлом
web-armies-share-title = Поділитися: { $name }
web-armies-share-about = У цьому посиланні вся армія: хто його відкриє, побачить армію і зможе залишити собі. Не надсилайте його супернику, якому не слід знати вашу армію.
web-armies-link = Посилання на армію
web-armies-shared = Надіслана армія
web-armies-keep-shared = Залишити серед моїх армій
web-armies-link-broken = У цьому посиланні немає армії: дорогою його обрізали або змінили. Попросіть надіслати ще раз і скопіюйте повністю.
web-armies-link-newer = Посилання зробила новіша Vexilla: оновіть цю або попросіть армію файлом.
web-armies-link-too-long = Ця армія задовга для посилання: збережіть її файлом і надішліть файл.
web-armies-text = Файл армії
web-armies-text-about = Цю армію можна правити лише текстом: це власний список, або в ній є щось незрозуміле. Помилки названо за рядками.
web-armies-check = Перевірити

## Зустріч двох армій
web-armies-meet = Битва без сценарію
web-armies-meet-about = Зустрічаються дві армії будь-яких часів. Кубики вирішують, хто обере роль і що лежить на столі; потім кожен розставляє свою армію. Суперник побачить вашу, коли вона стане на стіл.
web-armies-side-bottom = Перша армія
web-armies-side-top = Друга армія
web-armies-by-link = Армія за посиланням
web-armies-link-paste = Вставте посилання сюди
web-armies-link-take = Узяти
web-armies-ground = Місцевість
web-armies-ground-dice = За кубиками, як у правилах: до чотирьох ділянок
web-armies-ground-open = Жодної: відкрите поле
web-armies-matching = Очки
web-armies-matching-dearer = Як у правилах: дешевша армія коштує щонайменше 95 відсотків дорожчої
web-armies-matching-any = Як є, навіть якщо нерівні
web-armies-meet-faults = Щось не так: { $name }
web-armies-to-sheet = Суперник і правила…
web-armies-challenge-instead = Кожен приносить свою армію, не показуючи іншому…
web-armies-challenge = Армії наосліп
web-armies-challenge-about = Ви називаєте очки й приносите свою армію; той, кому ви надішлете посилання, приносить свою. Ніхто не бачить чужої армії, доки вона не стоїть на столі. Обидві складають за списками гри.
web-armies-challenge-own = Ваша армія
web-armies-challenge-budget = Очки
web-armies-challenge-budget-about = Скільки може коштувати кожна армія; щонайменше 95 відсотків від цього.
web-armies-challenge-points = Очки: від { $least } до { $budget }
web-armies-challenge-colour = Ваше місце
web-armies-challenge-make = Запросити
web-armies-challenge-send = Надішліть це посилання іншому гравцеві. Стіл відкриється, щойно він принесе свою армію.
web-armies-challenge-gone = Цього виклику в цьому браузері немає або вже немає.
web-armies-waiting = Чекаємо на іншу армію…
web-armies-withdraw = Відкликати виклик
web-armies-accept-about = Принесіть армію на ці очки: за списком як є, свою або за посиланням. Інший гравець побачить її, коли ви її розставите, а ви його армію — коли розставить він.
web-armies-accept-build = Спершу скласти армію
web-armies-accept = Принести й сісти за стіл

## Що не так, поруч із тим, чого стосується
web-armies-fault-limits = { $more ->
    [0] Від { $least } до { $most } загонів; зараз { $army }
   *[other] Від { $least } до { $most } загонів разом із резервом; зараз { $army } і в резерві { $more }
}
web-armies-fault-over-budget = Коштує { $price }: більше за бюджет { $budget }
web-armies-fault-under-budget = Коштує { $price }: із бюджету { $budget } витрачають щонайменше { $least }
web-armies-fault-reserve-price = Резерв коштує { $value }: щонайбільше десята частина армії, { $most }
web-armies-fault-not-in-reserve = Цим загонам у резерв не можна
web-armies-fault-no-general = В армії є полководець: призначте його
web-armies-fault-many-commanders = Командирів { $number }, а за списком щонайбільше { $most }
web-armies-fault-with = Цього загону в армії немає: оберіть інший
web-armies-fault-elephant = На слонах їздять лише індійські командири: оберіть інший загін
web-armies-fault-staff = Штабу потрібен кінний загін на одній підставці
web-armies-fault-general-in-reserve = Полководець не буває в резерві
web-armies-fault-no-name = Армії потрібна назва
web-armies-fault-sections = Секцій { $number }, а за списком щонайбільше { $most }
web-armies-fault-reserve-sections = Резерв на секції витрачає лише оборонець
web-armies-fault-too-many = Загонів разом із резервом { $number }: більше { $most } не можна
web-armies-fault-unusual = Загонів { $number }: зазвичай їх від 15 до 20
