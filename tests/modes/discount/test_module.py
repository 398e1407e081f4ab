from __future__ import annotations

import pytest

from paperback.engine.settings import preset
from paperback.modes.module import SettingsError
from paperback.modes.registry import MODES, complete


def test_1_14_discount_goes_with_modes_that_have_an_offer() -> None:
    assert complete(preset("anniversary", modules=("discount",))).modules == ("discount",)
    for mode in MODES.values():
        if not mode.piles:
            with pytest.raises(SettingsError) as refused:
                complete(preset("anniversary", mode=mode.name, modules=("discount",)))
            assert refused.value.code == "module_mode"
