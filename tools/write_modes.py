"""Write docs/modes.md, what can be played and what goes together: `python -m tools.write_modes`. A test holds it to the program."""

from __future__ import annotations

from pathlib import Path

from paperback.modes.described import OptionSeen, described

PAGE = Path(__file__).parents[1] / "docs" / "modes.md"

HEAD = """# Modes and modules: what goes together

Written by `python -m tools.write_modes` from the one table that the program itself uses (`src/paperback/modes/registry.py`, rules 1.14);
`paperback modes --json` and `GET /api/modes` tell the same. Whatever is not listed here is refused with the reason. Modules go together
wherever both go with the mode.
"""


def page() -> str:
    """The whole page."""
    told = described()
    modes = [mode.name for mode in told.modes]
    lines = [HEAD, f"| module | {' | '.join(modes)} | people |", f"| --- |{' --- |' * (len(modes) + 1)}"]
    always = {(mode.name, name) for mode in told.modes for name in mode.needs}
    for module in told.modules:
        marks = ["always" if (mode, module.name) in always else "yes" if mode in module.modes else "" for mode in modes]
        lines.append(f"| {module.name} | {' | '.join(marks)} | {module.people or ''} |")
    lines += [
        "",
        "`people`: fewest human seats; of an option, for anything but its default.",
        "",
        "## Seats",
        "",
        "| mode | seats |",
        "| --- | --- |",
    ]
    lines += [f"| {mode.name} | {mode.seats[0]} to {mode.seats[1]} |" for mode in told.modes]
    lines += ["", "## Options of modes and modules", "", "| of | option | values | default | people |", "| --- | --- | --- | --- | --- |"]
    brought = [*((mode.name, mode.options) for mode in told.modes), *((module.name, module.options) for module in told.modules)]
    for name, options in brought:
        lines += [f"| {name} | {option.name} | {_values(option)} | {_said(option.default)} | {option.people or ''} |" for option in options]
    lines += ["", "## Settings", "", "| setting | values | default | modes |", "| --- | --- | --- | --- |"]
    for setting in told.settings:
        where = "all" if len(setting.modes) == len(modes) else ", ".join(setting.modes)
        lines.append(f"| {setting.name} | {', '.join(map(_said, setting.values))} | {_said(setting.default)} | {where} |")
    return "\n".join(lines) + "\n"


def _values(option: OptionSeen) -> str:
    return f"any of {len(option.values)} cards" if option.many else ", ".join(map(_said, option.values))


def _said(value: object) -> str:
    if value == ():
        return "none"
    return {None: "random", True: "yes", False: "no"}.get(value, str(value)) if value is None or isinstance(value, bool) else str(value)


def main() -> None:
    """Rewrite the page."""
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
