"""Pictures of growth, as vector files that only change with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path("docs/performance")
Panel = tuple[str, Sequence[Sequence[float]], Sequence[str], bool]
"""What stands at the left, the lines, their names, and whether they are drawn by powers of ten."""


def picture(name: str, axis: str, labels: Sequence[str], panels: Sequence[Panel], folder: Path = FOLDER) -> None:
    """Draw panels side by side into the folder; equal numbers make an equal file."""
    # only drawing needs it, and it is not installed elsewhere
    import matplotlib as mpl  # noqa: PLC0415

    mpl.use("svg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - after the choice of what draws

    style: Any = {"svg.hashsalt": "paperback", "svg.fonttype": "none", "font.size": 9, "axes.spines.top": False, "axes.spines.right": False}
    with mpl.rc_context(style):
        figure, axes = plt.subplots(1, len(panels), figsize=(8, 3), layout="constrained")
        for place, (title, lines, names, powers) in zip(axes, panels, strict=True):
            for line, line_name in zip(lines, names, strict=True):
                place.plot(labels, line, marker="o", markersize=4, label=line_name)
            if powers:
                place.set_yscale("log")
                place.yaxis.set_minor_formatter("")
            else:
                place.set_ylim(bottom=0)
            place.yaxis.set_major_formatter("{x:,g}")
            place.set_xlabel(axis)
            place.set_ylabel(title)
            place.grid(axis="y", alpha=0.3)
            if len(lines) > 1:
                place.legend(frameon=False)
        folder.mkdir(parents=True, exist_ok=True)
        figure.savefig(folder / f"{name}.svg", metadata={"Date": None, "Creator": "python -m benchmarks growth"}, facecolor="white")
        plt.close(figure)
