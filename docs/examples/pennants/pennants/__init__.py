"""Three Pennants: a game for Vexilla, with the folders that every game of it has."""
