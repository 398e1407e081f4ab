"""The rules of the game: pure functions over plain values, standard library only."""
