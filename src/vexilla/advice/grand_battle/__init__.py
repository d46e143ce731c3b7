"""Advice for Grand Battle."""

from typing import Final

from .advice import GrandBattleAdvice

ADVICE: Final = GrandBattleAdvice()
