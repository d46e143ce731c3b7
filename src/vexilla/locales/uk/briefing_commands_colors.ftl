# Особливі правила битви, у її брифінгу.

cc-special-each = { $side }: { $banners ->
    [one] прапор
    [few] { $banners } прапори
   *[other] { $banners } прапорів
} { $count ->
    [one] за { $hexes }, доки цей гекс зайнято
   *[other] за кожен із гексів { $hexes }, доки його зайнято
}; перевіряється на початку ходу цієї сторони.
cc-special-each-kept = { $side }: { $banners ->
    [one] прапор
    [few] { $banners } прапори
   *[other] { $banners } прапорів
} один раз { $count ->
    [one] за { $hexes }, якщо цей гекс зайнято
   *[other] за кожен із гексів { $hexes }, якщо його зайнято
} на початку ходу цієї сторони.
cc-special-all = { $side }: { $banners ->
    [one] прапор
    [few] { $banners } прапори
   *[other] { $banners } прапорів
}, доки зайнято всі гекси { $hexes }; перевіряється на початку ходу цієї сторони.
cc-special-all-kept = { $side }: { $banners ->
    [one] прапор
    [few] { $banners } прапори
   *[other] { $banners } прапорів
} один раз, якщо на початку ходу цієї сторони зайнято всі гекси { $hexes }.
