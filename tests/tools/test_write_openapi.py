from __future__ import annotations

from pathlib import Path

from tools.write_openapi import PROTOCOL, SCHEMA, TYPES, schema, write_types


def test_the_client_knows_the_server_as_it_is(tmp_path: Path) -> None:
    (tmp_path / SCHEMA).write_text(schema(), "utf-8")
    write_types(tmp_path)
    for name in (SCHEMA, TYPES):
        assert (tmp_path / name).read_text("utf-8") == (PROTOCOL / name).read_text("utf-8"), "run python -m tools.write_openapi"
