from __future__ import annotations

from tools.write_modes import PAGE, page


def test_1_14_the_table_in_the_documents_is_the_programs() -> None:
    assert PAGE.read_text("utf-8") == page()
