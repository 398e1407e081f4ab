"""Build the word lists from their pinned sources and compare them with what ships: `python -m tools.build_lexicons --inputs FOLDER`.

Archives that the folder lacks are fetched with pip, npm and apt-get. Exit status 1 if a file differs; `--write` replaces it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from tools.build_lexicons.assemble import Assembly
from tools.build_lexicons.inputs import InputError, Inputs

DATA: Final = Path(__file__).parents[2] / "src" / "paperback" / "lexicon" / "data"


def main() -> int:
    """Fetch, build, compare."""
    parser = argparse.ArgumentParser(prog="python -m tools.build_lexicons", description="Build the word lists from their pinned sources.")
    parser.add_argument("--inputs", type=Path, required=True, help="folder with the sources' archives; what it lacks is fetched into it")
    parser.add_argument("--write", action="store_true", help="replace shipped files that differ")
    options = parser.parse_args()
    inputs = Inputs(options.inputs)
    try:
        inputs.fetch()
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    begun = time.monotonic()
    files = Assembly(inputs, lambda doing: print(f"{time.monotonic() - begun:6.1f} s  {doing}", file=sys.stderr)).files
    different = [name for name, content in files.items() if not _ships(name, content)]
    for name in different:
        print(f"{'written' if options.write else 'differs'}: {name}")
        if options.write:
            (DATA / name).write_bytes(files[name])
    print(f"{len(files) - len(different)} of {len(files)} files were as they ship")
    return 1 if different and not options.write else 0


def _ships(name: str, content: bytes) -> bool:
    path = DATA / name
    return path.exists() and path.read_bytes() == content


if __name__ == "__main__":
    sys.exit(main())
