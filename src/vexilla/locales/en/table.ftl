## What the socket of a table answers when a message is not obeyed, and no rule of the game is the reason.

table-error-bad-message = This message cannot be read: { $wrong }.
table-error-too-big = The message is longer than { $most } bytes.
table-error-too-fast = Messages come too fast: { $rate } a second are enough.
table-error-no-hello = No game was asked for in time.
table-error-unknown-game = There is no such game here.
table-error-no-such-seat = This opens no seat at the table.
table-error-not-watched = This game may not be watched.
table-error-too-many = Too many connections are at this table: { $most } are enough.
table-error-too-long = So much has happened at this table that only deciding goes on here.
table-error-not-yours = A spectator only watches.
table-error-not-your-decision = There is nothing for you to decide now.
table-error-stale = The table has changed since you looked.
table-error-unknown-action = { $action } is not an action of this game.
table-error-unknown-question = This is not a question that can be asked now: { $wrong }.
table-error-over = The game is over.
table-error-offered-already = You offer this already.
table-error-offered-to-you = This is offered to you already: answer it.
table-error-no-offer = This is not offered.
table-error-bad-orders = These are no standing orders: { $wrong }.
table-error-no-chat = There is no chat at this table.
table-error-empty-chat = There is nothing to say.
table-error-unavailable = The table cannot be reached just now. Try again in a moment.
table-error-not-saved = It could not be saved, so it was not done. Try again.
table-error-unexpected = Something went wrong here. It has been noted.
