# What being done ends, and what is asked before something is ended that cannot be made good.

cc-end-orders = End the orders
cc-end-movement = End the movement
cc-end-combat = End the combats
cc-end-rally = End the rally
cc-end-turn = End the turn

cc-spare-orders = Nobody has an order yet. End the turn all the same?
cc-spare-movement =
    { $idle ->
        [one] One could still move. End the turn all the same?
       *[other] { $idle } could still move. End the turn all the same?
    }
cc-spare-combat =
    { $idle ->
        [one] { $ends ->
            [turn] One unit could still fight. End the turn all the same?
           *[other] One unit could still fight. End the combats all the same?
        }
       *[other] { $ends ->
            [turn] { $idle } units could still fight. End the turn all the same?
           *[other] { $idle } units could still fight. End the combats all the same?
        }
    }
cc-spare-rally =
    { $idle ->
        [one] One unit could still regain a block. Leave it at that?
       *[other] { $idle } units could still regain a block. Leave it at that?
    }
