"""The computer players that people meet: pen names of our own invention, each with its two dials."""

from __future__ import annotations

from typing import Final, NamedTuple

from .dials import Name


class Opponent(NamedTuple):
    """Somebody to play against; what is told of them is the message `character.<key>`, their face is drawn by the client."""

    key: str
    name: str
    player: Name


OPPONENTS: Final = (
    Opponent("dottie", "Dottie Marsh", Name("novice", 1)),
    Opponent("beto", "Beto Faria", Name("novice", 2)),
    Opponent("mabel", "Mabel Teague", Name("novice", 4)),
    Opponent("paco", "Paco Lumbre", Name("casual", 1)),
    Opponent("hattie", "Hattie Bloom", Name("casual", 2)),
    Opponent("rex", "Rex Dunmore", Name("casual", 3)),
    Opponent("anselmo", "Anselmo Luz", Name("casual", 5)),
    Opponent("lola", "Lola Trueno", Name("author", 2)),
    Opponent("otis", "Otis Vane", Name("author", 3)),
    Opponent("graca", "Graça Salvaterra", Name("author", 4)),
    Opponent("max", "Max Nickel", Name("bestseller", 1)),
    Opponent("tomas", "Tomás Cordel", Name("bestseller", 3)),
    Opponent("vera", "Vera Sable", Name("bestseller", 4)),
    Opponent("amelia", "Amélia Brasa", Name("legend", 3)),
    Opponent("silas", "Silas Mortlake", Name("legend", 5)),
)
"""From the mildest to the strongest."""
USUAL: Final = next(one for one in OPPONENTS if one.key == "hattie")
"""Whom somebody new to the game meets, and who plays where no player is named."""
