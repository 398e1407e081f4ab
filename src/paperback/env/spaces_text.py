"""The tables of actions and observations, as text: what stays the same as long as `ENCODING` does."""

from __future__ import annotations

from .blocks import ENCODING
from .fields import fields
from .table import Table


def spaces_text(table: Table) -> str:
    """Every block of actions and every array, one a line."""
    lines = [f"encoding {ENCODING}", "", f"actions ({table.blocks.size})"]
    lines += [f"{block.start:4} to {block.stop - 1:4}  {block.name}: {block.about}" for block in table.blocks.all]
    lines += ["", "observation (int16)"]
    for field in fields(table):
        shape = " x ".join(map(str, field.shape))
        lines.append(f"{field.name} [{shape}] {field.least} to {field.most}: {field.about}")
    return "\n".join(lines)
