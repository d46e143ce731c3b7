"""Advice for Commands & Colors: Ancients."""

from typing import Final

from .advice import AncientsAdvice

ADVICE: Final = AncientsAdvice()
