"""How games and words are written down."""
