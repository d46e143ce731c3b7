"""Advice for Battle Line."""

from typing import Final

from .advice import BattleLineAdvice

ADVICE: Final = BattleLineAdvice()
