from __future__ import annotations

from paperback import __version__
from paperback.bots.stamp import differences, stamp
from paperback.catalogue.library import load


def test_a_program_agrees_with_itself() -> None:
    assert stamp().version == __version__
    assert stamp().catalogue == load().fingerprint
    assert len(set(stamp())) == len(stamp())
    assert differences(stamp(), stamp.__wrapped__()) == []


def test_what_is_otherwise_is_named() -> None:
    other = stamp()._replace(version="0", kernel="k")
    assert differences(stamp(), other) == [f"version 0 instead of {__version__}", f"kernel k instead of {stamp().kernel}"]
