"""The program in the terminal."""
