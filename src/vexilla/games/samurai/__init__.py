"""Samurai Battles (Commands & Colors): everything in which it differs from the other games of the system."""
