"""Commands & Colors: Ancients."""
