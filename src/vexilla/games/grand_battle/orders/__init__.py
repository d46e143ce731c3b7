"""Command: the order sheet, what orders cost, tests of discipline, fanatics (chapter 4)."""
