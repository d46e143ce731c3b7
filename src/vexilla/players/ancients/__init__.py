"""The computer player of Commands & Colors: Ancients."""
