# Особые правила битвы, в её брифинге.

cc-special-each = { $side }: { $banners ->
    [one] знамя
    [few] { $banners } знамени
   *[other] { $banners } знамён
} { $count ->
    [one] за { $hexes }, пока этот гекс занят
   *[other] за каждый из гексов { $hexes }, пока он занят
}; проверяется в начале хода этой стороны.
cc-special-each-kept = { $side }: { $banners ->
    [one] знамя
    [few] { $banners } знамени
   *[other] { $banners } знамён
} один раз { $count ->
    [one] за { $hexes }, если этот гекс занят
   *[other] за каждый из гексов { $hexes }, если он занят
} в начале хода этой стороны.
cc-special-all = { $side }: { $banners ->
    [one] знамя
    [few] { $banners } знамени
   *[other] { $banners } знамён
}, пока заняты все гексы { $hexes }; проверяется в начале хода этой стороны.
cc-special-all-kept = { $side }: { $banners ->
    [one] знамя
    [few] { $banners } знамени
   *[other] { $banners } знамён
} один раз, если в начале хода этой стороны заняты все гексы { $hexes }.
