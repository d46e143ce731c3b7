"""Three Pennants: nine cards, three rounds."""
