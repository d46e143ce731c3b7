"""Advice that the games of Commands & Colors share."""
