"""Computer players: each sees what its seat sees, and gives a command."""
