"""The reference sheets of Grand Battle: rows that rules look up, each with the clauses it stands on.

Lengths are in thousandths of a step, strengths that are added up are in halves, shares of a move in quarters.
"""
