## Що відповідає стіл, коли повідомлення не виконано і справа не в правилах гри.

table-error-bad-message = Повідомлення не вдалося прочитати: { $wrong }.
table-error-too-big = Повідомлення довше за { $most } байтів.
table-error-too-fast = Повідомлення надходять надто часто: досить { $rate } на секунду.
table-error-no-hello = Гру не назвали вчасно.
table-error-unknown-game = Такої гри тут немає.
table-error-no-such-seat = За цим столом немає місця з таким ключем.
table-error-not-watched = За цією грою не можна спостерігати.
table-error-too-many = За цим столом забагато з’єднань: досить і { $most }.
table-error-too-long = За цим столом сталося стільки, що тепер можна лише ходити.
table-error-not-yours = Глядач лише дивиться.
table-error-not-your-decision = Зараз вирішуєте не ви.
table-error-stale = Відтоді на столі все змінилося.
table-error-unknown-action = У цій грі немає дії «{ $action }».
table-error-unknown-question = Зараз такого питання поставити не можна: { $wrong }.
table-error-over = Гру закінчено.
table-error-offered-already = Ви це вже запропонували.
table-error-offered-to-you = Це вже запропоновано вам: дайте відповідь.
table-error-no-offer = Цього ніхто не пропонує.
table-error-bad-orders = Це не постійні накази: { $wrong }.
table-error-no-chat = За цим столом не розмовляють.
table-error-empty-chat = Повідомлення порожнє.
table-error-unavailable = Стіл зараз недоступний. Спробуйте ще раз за хвилину.
table-error-not-saved = Зберегти не вдалося, тому нічого не зроблено. Спробуйте ще раз.
table-error-unexpected = Щось пішло не так. Ми це записали.
