# Особые правила битвы, в её брифинге.

napoleonics-special-exits = { $side }: отряды могут уйти с поля через свой край: { $hexes }.
napoleonics-special-no-square = Каре нельзя построить на местности: { $terrains }.
