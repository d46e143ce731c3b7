"""The terminal board that the games of Commands & Colors share."""
