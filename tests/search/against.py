"""The search beside the oracle, and plays beside plays."""

from __future__ import annotations

from benchmarks.oracle import Oracle, Play, Trie
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Found, Rack, Value, best, best_few, score_of, spellings


def ordered(text: str) -> str:
    return " ".join(sorted(text.split(" ")))


def dearest(plays: list[Play]) -> list[tuple[int, str]]:
    """Every text of the plays with its best value, the best first, equal ones alphabetically."""
    values: dict[str, int] = {}
    for play in plays:
        text = ordered(play.text)
        values[text] = max(values.get(text, play.value), play.value)
    return sorted(((value, text) for text, value in values.items()), key=lambda pair: (-pair[0], pair[1]))


def compare(arrays: LexiconArrays, trie: Trie, rack: Rack, value: Value) -> None:
    plays = [play for play in Oracle(trie, rack, value).plays() if play.value > -(10**8)]
    found, quick = best(arrays, rack, value), best(arrays, rack, value, ties=False)
    if not plays:
        assert found is None
        assert quick is None
        return
    expected = dearest(plays)
    assert found is not None
    assert quick is not None
    assert (found.value, found.text) == expected[0]
    assert quick.value == found.value
    assert found.complete
    assert (found.value, found.score, found.draws) in {(p.value, p.score, p.draws) for p in plays if ordered(p.text) == found.text}
    assert same(score_of(rack, found.words, value), found)
    ways = spellings(rack, found.text, value, limit=10_000)
    assert same(ways[0], found)
    assert [(play.value, play.text) for play in best_few(arrays, rack, 5, value)] == expected[:5]
    if " " in found.text:
        return
    assert {way.value for way in ways} == {play.value for play in plays if play.text == found.text}


def same(a: Found, b: Found) -> bool:
    return (a.value, a.score, a.draws, a.length, a.text) == (b.value, b.score, b.draws, b.length, b.text)
