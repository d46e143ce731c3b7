"""Advice for Samurai Battles."""

from typing import Final

from .advice import SamuraiAdvice

ADVICE: Final = SamuraiAdvice()
