"""The minds of a council: who knows best, and others who dare more or less than he does."""

from __future__ import annotations

from typing import Final

#: How the dials of the first mind are turned for one that fears the enemy's answer less, and one that fears it more.
BOLD: Final = {"ordered": 0.35, "caution": 0.7, "approach": 1.5, "least_gain": 0.5}
CAREFUL: Final = {"ordered": 1.8, "caution": 1.4, "prospect": 0.7}
