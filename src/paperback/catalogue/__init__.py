"""Every card of the game as data files, and the library that reads them."""
