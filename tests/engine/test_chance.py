from __future__ import annotations

import subprocess
import sys

from paperback.engine.chance import SeededChance


def test_1_13_an_order_depends_on_seed_and_purpose_alone() -> None:
    """D58: no draw shifts another, and the order that cards came in shows nowhere."""
    chance = SeededChance("seed")
    assert chance.shuffled("a", range(30)) == SeededChance("seed").shuffled("a", reversed(range(30)))
    assert chance.shuffled("a", range(30)) != chance.shuffled("b", range(30))
    assert chance.shuffled("a", range(30)) != SeededChance("other").shuffled("a", range(30))


def test_every_order_holds_all_cards_once() -> None:
    chance = SeededChance("seed")
    for size in (0, 1, 2, 20, 21, 63, 64, 65, 200):
        assert sorted(chance.shuffled("x", range(size))) == list(range(size))


def test_all_orders_of_three_are_about_equally_frequent() -> None:
    chance = SeededChance("seed")
    orders = [tuple(chance.shuffled(str(n), range(3))) for n in range(6000)]
    assert {900 < orders.count(order) < 1100 for order in set(orders)} == {True}
    assert len(set(orders)) == 6


def test_a_number_stays_below_its_bound() -> None:
    chance = SeededChance("seed")
    assert {chance.below(str(n), 5) for n in range(200)} == {0, 1, 2, 3, 4}


def test_orders_do_not_depend_on_the_process() -> None:
    """D107: nothing hangs on the hash seed of a process."""
    code = "from paperback.engine.chance import SeededChance; print(SeededChance('s').shuffled('p', set(range(40))))"
    printed = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": n, "PYTHONPATH": ":".join(sys.path)}, capture_output=True, check=True
        ).stdout
        for n in "12"
    }
    assert len(printed) == 1
    assert printed.pop().decode().strip() == str(SeededChance("s").shuffled("p", range(40)))
