# What going on ends, and what is asked before flags are passed by.

battle-line-end-claims = Claim no more
battle-line-spare-claims =
    { $idle ->
        [one] You could still claim a flag. Go on all the same?
       *[other] You could still claim { $idle } flags. Go on all the same?
    }
