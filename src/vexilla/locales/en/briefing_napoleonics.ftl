# Special rules of a battle, in its briefing.

napoleonics-special-exits = { $side }: units may leave the field over their own edge: { $hexes }.
napoleonics-special-no-square = No square can be formed on: { $terrains }.
