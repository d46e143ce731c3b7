"""Commands & Colors: what the rulebooks of Ancients, Napoleonics and Samurai Battles agree on."""
