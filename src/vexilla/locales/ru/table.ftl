## Что отвечает стол, когда сообщение не выполнено и дело не в правилах игры.

table-error-bad-message = Сообщение не удалось прочесть: { $wrong }.
table-error-too-big = Сообщение длиннее { $most } байт.
table-error-too-fast = Сообщения приходят слишком часто: хватит { $rate } в секунду.
table-error-no-hello = Игра не была названа вовремя.
table-error-unknown-game = Такой игры здесь нет.
table-error-no-such-seat = За этим столом нет места с таким ключом.
table-error-not-watched = За этой игрой нельзя наблюдать.
table-error-too-many = За этим столом слишком много соединений: хватит и { $most }.
table-error-too-long = За этим столом произошло столько, что теперь можно только ходить.
table-error-not-yours = Зритель только смотрит.
table-error-not-your-decision = Сейчас решаете не вы.
table-error-stale = С тех пор на столе всё изменилось.
table-error-unknown-action = В этой игре нет действия «{ $action }».
table-error-unknown-question = Сейчас такого вопроса задать нельзя: { $wrong }.
table-error-over = Игра окончена.
table-error-offered-already = Вы это уже предложили.
table-error-offered-to-you = Это уже предложено вам: ответьте.
table-error-no-offer = Этого никто не предлагает.
table-error-bad-orders = Это не постоянные приказы: { $wrong }.
table-error-no-chat = За этим столом не разговаривают.
table-error-empty-chat = Сообщение пустое.
table-error-unavailable = Стол сейчас недоступен. Попробуйте ещё раз через минуту.
table-error-not-saved = Сохранить не удалось, поэтому ничего не сделано. Попробуйте ещё раз.
table-error-unexpected = Что-то пошло не так. Мы это записали.
