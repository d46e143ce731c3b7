"""The server: games kept, tables told, rules owned."""
