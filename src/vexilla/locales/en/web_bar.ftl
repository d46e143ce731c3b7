# The bar above the board: what is left, what is ended, what has ended by itself.

web-bar-back = Not yet
web-bar-passed-orders = Nobody else can be ordered.
web-bar-passed-orders-left =
    { $left ->
        [one] Nobody else can be ordered: one order is left over.
       *[other] Nobody else can be ordered: { $left } orders are left over.
    }
web-bar-passed-movement = Nobody else can move.
web-bar-passed-combat = Nobody else can fight.
web-bar-passed-turn = Nothing more could be done: your turn is over.
web-bar-change-orders = Change the orders

web-hint = Hint
web-hint-about = What would a strong player do here?
web-hint-close = Close the hint
web-hint-thinks = Thinking it over…
