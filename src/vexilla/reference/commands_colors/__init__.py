"""What the references of all games of the system have in common: ground, Command cards, dice."""
