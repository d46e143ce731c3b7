"""Advice for Commands & Colors: Napoleonics."""

from typing import Final

from .advice import NapoleonicsAdvice

ADVICE: Final = NapoleonicsAdvice()
