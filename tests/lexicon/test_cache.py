from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from paperback.lexicon import cache

PARTS = [b"", b"one", bytes(range(40))]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PAPERBACK_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def contents(name: str, parts: list[bytes]) -> list[bytes]:
    return [bytes(part) for part in cache.sections(name, lambda: parts)]


def refuse() -> list[bytes]:
    pytest.fail("built again")


def test_what_was_built_is_given_back_without_building_again() -> None:
    assert contents("a", PARTS) == PARTS
    assert [bytes(part) for part in cache.sections("a", refuse)] == PARTS
    assert contents("b", [b"other"]) == [b"other"]


@pytest.mark.parametrize("damage", [b"", b"PBLEXIC1", b"something else entirely", b"PBLEXIC1" + b"\xff" * 64])
def test_a_damaged_file_is_built_again(folder: Path, damage: bytes) -> None:
    contents("a", PARTS)
    (folder / "a.bin").write_bytes(damage)
    assert contents("a", PARTS) == PARTS
    assert (folder / "a.bin").read_bytes() != damage


def test_a_file_cut_short_is_built_again(folder: Path) -> None:
    contents("a", PARTS)
    whole = (folder / "a.bin").read_bytes()
    (folder / "a.bin").write_bytes(whole[:-16])
    assert contents("a", PARTS) == PARTS
    assert (folder / "a.bin").read_bytes() == whole


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("PAPERBACK_CACHE", str(tmp_path / "file"))
    assert contents("a", PARTS) == PARTS


def test_the_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PAPERBACK_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.folder() == tmp_path / "paperback"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.folder() == Path.home() / ".cache" / "paperback"


def build(number: int) -> list[bytes]:
    part = bytes([1]) * 1_000_000
    return [bytes(section) for section in cache.sections("shared", lambda: [part, part])] if number else []


def test_processes_that_build_at_once_all_get_the_whole(folder: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        results = pool.map(build, [1] * 8, chunksize=1)
    assert {tuple(map(len, result)) for result in results} == {(1_000_000, 1_000_000)}
    assert [path.name for path in folder.iterdir()] == ["shared.bin"]
