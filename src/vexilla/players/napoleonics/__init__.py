"""The computer player of Commands & Colors: Napoleonics."""
