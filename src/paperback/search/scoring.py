"""The value of one given spelling."""

from __future__ import annotations

from collections import Counter

from paperback.engine.spelling import Word

from .asking import choose, ready
from .found import PEOPLE, Found, Value
from .kernel.codes import LONGEST
from .rack import NOTHING_READ, Laid, Rack, Read, added, foreign, lay_out
from .rows import Row, number, row_of, row_read


def score_of(rack: Rack, words: tuple[Word, ...], value: Value = PEOPLE) -> Found:
    """Value one given spelling with the best choices; ValueError if the rack cannot lay it so, or a wild has no letter yet."""
    laid = lay_out(rack, _read_otherwise(rack, words) if rack.readings else NOTHING_READ)
    places = {card: place for place, card in enumerate(laid.cards)}
    turned = 0
    used: set[int] = set()
    plays: list[list[tuple[int, int, int]]] = []
    for word in words:
        at = 0
        play = []
        for tile in word:
            place = places.pop(tile.card, -1)
            if place < 0:
                message = f"card {tile.card} is not there to use"
                raise ValueError(message)
            turn = int(_turned(laid.rows[place], tile.letters))
            if turn and (laid.dyslexic < 0 or (turned and laid.dyslexic != laid.common)):
                message = f"{tile.letters} needs the Dyslexic"
                raise ValueError(message)
            turned += turn
            used.add(place)
            play.append((place, at, turn))
            at += len(tile.letters)
        if at > LONGEST:
            message = f"{at} letters are more than a word has"
            raise ValueError(message)
        plays.append(play)
    if turned:
        used.add(laid.dyslexic)
    if len(words) > 1:
        if laid.spacebar < 0:
            message = "two words need the Spacebar"
            raise ValueError(message)
        used.add(laid.spacebar)
    return _rate(laid, words, plays, used, value, turned=turned > 0)


def _read_otherwise(rack: Rack, words: tuple[Word, ...]) -> Read:
    """The cards that these words read by leave of a reading, as far as it goes."""
    faces, beside, leaves = dict(rack.hand), dict(rack.beside), foreign(rack)
    times: Counter[int] = Counter()
    read: dict[int, Row] = {}
    for tile in (tile for word in words for tile in word if tile.card in faces or tile.card in beside):
        face = faces.get(tile.card) or beside[tile.card]
        for n, reading in enumerate(leaves):
            forms = reading.ways.get(tile.card, ())
            ways = added(row_of(face), forms) if tile.card in faces else (tile.letters,) if tile.letters in forms else ()
            if tile.letters in ways and (not reading.limit or times[n] < reading.limit):
                times[n] += 1
                read[tile.card] = row_read(face, ways, muted=reading.muted)
                break
    return read


def _rate(
    laid: Laid, words: tuple[Word, ...], plays: list[list[tuple[int, int, int]]], used: set[int], value: Value, *, turned: bool
) -> Found:
    kernel = ready(laid, value._replace(gain=0))
    from_hand = sum(place < laid.hand for place in used)
    unused = laid.hand - from_hand
    everywhere = (len(words) > 1 and laid.spacebar == laid.common) or (turned and laid.dyslexic == laid.common)
    bonus = (len(words) > 1) + turned
    worth, score, draws = bonus * value.score, bonus, 0
    choices = []
    for word, play in zip(words, plays, strict=True):
        common = everywhere or any(place == laid.common for place, _, _ in play)
        letters = [number(letter) for tile in word for letter in tile.letters]
        rated = kernel.rate(letters, play, (unused == 0, unused, laid.common >= 0 and common, 1))
        worth += rated[0]
        score += rated[1]
        draws += rated[2]
        choices.append((play, rated[3:]))
    length = max(sum(len(tile.letters) for tile in word) for word in words)
    if length >= value.mark:
        worth += value.gain
    copies: list[tuple[int, int]] = []
    targets: list[tuple[int, int]] = []
    for play, chosen in choices:
        choose(laid, [place for place, _, _ in play], chosen, copies, targets)
    text = " ".join("".join(tile.letters for tile in word) for word in words)
    return Found(words, text, score, draws, length, worth, tuple(copies), tuple(targets), 0, complete=True)


def _turned(row: Row, letters: str) -> bool:
    """Whether a card reading so is turned around; ValueError if it cannot be read so."""
    face = row.face
    if face.wild:
        if len(letters) == 1:
            return False
    elif letters in row.readings:
        return False
    elif face.two_letter and letters == face.letters[::-1]:
        return True
    message = f"{face.key} cannot be read as {letters!r}"
    raise ValueError(message)
