# Особливі правила битви, у її брифінгу.

napoleonics-special-exits = { $side }: загони можуть піти з поля через свій край: { $hexes }.
napoleonics-special-no-square = Каре не можна побудувати на місцевості: { $terrains }.
