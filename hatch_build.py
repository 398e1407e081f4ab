"""Build hook: the web client and, where there is a C compiler, the busiest modules, before any wheel, sdist or editable install."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import nodejs

CYTHON = ["cython==3.3.1", "setuptools>=80"]
SHARED = "shared"
"""The compiled module of what Cython would else put into each: compiling takes a fifth of the time."""


def digest(root: Path, files: list[Path]) -> str:
    """One digest of the files' names and contents."""
    found = hashlib.sha256()
    for file in files:
        found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


class Client:
    """The web client, built by Vite into the package."""

    def __init__(self, root: Path) -> None:
        self.root, self.web = root, root / "web"
        self.stamp = root / "src/paperback/web/.stamp"

    def digest(self) -> str:
        files = sorted([*self.web.rglob("*"), *self.root.glob("src/paperback/locales/**/*.json")])
        return digest(self.root, [file for file in files if "node_modules" not in file.parts and file.is_file()])

    def fresh(self) -> bool:
        if not (self.web / "package.json").is_file():
            return True
        return self.stamp.is_file() and self.stamp.read_text() == self.digest()

    def build(self) -> None:
        npm, env = nodejs.npm()

        def run(*args: str) -> None:
            subprocess.run([*npm, *args], cwd=self.web, env=env, check=True, stdout=sys.stderr)

        lock, done = self.web / "package-lock.json", self.web / "node_modules/.package-lock.json"
        if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
            run("ci", "--omit=dev", "--loglevel=error")
        run("run", "--silent", "build")
        self.stamp.write_text(self.digest())


class Compiled:
    """The search kernel and the busiest files around it, compiled by Cython, or left as they are where nothing can compile them."""

    def __init__(self, root: Path) -> None:
        self.root, self.package = root, root / "src/paperback"
        kernel = self.package / "search/kernel"
        self.modules = sorted(
            [*(types.with_suffix(".py") for types in kernel.glob("*.pxd")), *(self.package / f"{name}.py" for name in BUSY)]
        )
        self.sources = sorted({*self.modules, *kernel.glob("*.py"), *self.package.rglob("*.pxd")})
        self.work = root / ".cache/compiled"
        self.stamp = self.work / ".stamp"
        self.suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        self.targets = [file.with_name(file.stem + self.suffix) for file in (*self.modules, self.package / SHARED)]

    def settings(self) -> str:
        """What besides the sources decides about the outcome."""
        return hashlib.sha256((SETUP + " ".join(CYTHON) + self.suffix).encode()).hexdigest()

    def digest(self) -> str:
        return digest(self.root, self.sources) + self.settings()

    def missing(self) -> str | None:
        """What is not here that compiling needs; PAPERBACK_NO_COMPILER passes the compiler over."""
        compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
        if os.environ.get("PAPERBACK_NO_COMPILER") or shutil.which(compiler) is None:
            return f"no C compiler ({compiler})"
        header = Path(sysconfig.get_path("include")) / "Python.h"
        return None if header.is_file() else "no Python.h (on Debian: python3-dev)"

    def wanted(self) -> bool:
        """Whether there is something to compile and all that compiling it needs."""
        return bool(self.modules) and self.missing() is None

    def fresh(self) -> bool:
        built = all(target.is_file() for target in self.targets)
        return built and self.stamp.is_file() and self.stamp.read_text() == self.digest()

    def keep(self, when: float) -> None:
        """Date what is fresh anew: a source whose time alone has changed must not seem to be newer."""
        for target in self.targets:
            os.utime(target, (when, when))

    def clear(self) -> None:
        """Remove what was compiled from other sources: stale files are worse than slow ones."""
        for old in self.package.rglob("*" + self.suffix):
            old.unlink()

    def build(self) -> None:
        """Compile what changed; files in use are replaced, never written to."""
        work = self.work / self.settings()[:16]
        for old in self.work.glob("*"):
            if old.is_dir() and old != work:
                shutil.rmtree(old)
        # what is edited from here on is not what gets compiled, and must be seen to be newer
        sources, began = self.digest(), time.time()
        self.lay_out(work)
        command = [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", "2"]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
        built = [work / target.relative_to(self.root / "src") for target in self.targets]
        self.stamp.unlink(missing_ok=True)
        self.clear()  # only now: until here, games that run have the old ones
        if done.returncode or not all(file.is_file() for file in built):
            sys.stderr.write(
                f"paperback: nothing could be compiled, so searches and games run uncompiled, slower:\n{done.stderr[-2000:]}\n"
            )
            return
        for file, target in zip(built, self.targets, strict=True):
            new = target.with_name(target.name + ".new")
            shutil.copyfile(file, new)
            os.utime(new, (began, began))
            new.replace(target)
        self.stamp.write_text(sources)

    def lay_out(self, work: Path) -> None:
        """Put the sources into the folder of the build; what is there already keeps its time and is not compiled again."""
        for source in self.sources:
            copy = work / source.relative_to(self.root / "src")
            copy.parent.mkdir(parents=True, exist_ok=True)
            if not copy.is_file() or copy.read_bytes() != source.read_bytes():
                shutil.copyfile(source, copy)
            for folder in copy.relative_to(work).parents[:-1]:
                if not (work / folder / "__init__.py").is_file():
                    (work / folder / "__init__.py").touch()
        names = [".".join(file.relative_to(self.root / "src").with_suffix("").parts) for file in self.modules]
        (work / "setup.py").write_text(SETUP.format(modules=names, shared=SHARED))


BUSY = (
    "abilities/conditions",
    "abilities/effects",
    "bots/answering",
    "bots/asked",
    "bots/author",
    "bots/buying",
    "bots/ending",
    "bots/greedy",
    "bots/plan",
    "bots/speller",
    "bots/weighing",
    "bots/worlds",
    "bots/window",
    "engine/answers",
    "engine/chance",
    "engine/draw",
    "engine/fame",
    "engine/folds",
    "engine/market",
    "engine/play",
    "engine/rules",
    "engine/setup",
    "engine/sheet",
    "engine/shop",
    "engine/spell",
    "engine/spelling",
    "engine/state",
    "engine/turn",
    "search/asking",
    "search/query",
    "search/rack",
    "search/rows",
    "search/seat",
)
"""Files that take most of a game's time, by measurement (docs/performance.md); those that only describe data gain nothing."""

SETUP = """
from Cython.Build import cythonize
from setuptools import Extension, setup

def extension(name, source):
    return Extension(name, [source], extra_compile_args=["-O3" if ".kernel." in name else "-O2", "-g0"])

modules = [extension(name, name.replace(".", "/") + ".py") for name in {modules}]
shared = extension("paperback.{shared}", "paperback/{shared}.c")
directives = dict(language_level=3, annotation_typing=False, auto_pickle=False)
made = cythonize([*modules, shared], compiler_directives=directives, shared_utility_qualified_name=shared.name)
setup(name="paperback", packages=[], ext_modules=made)
"""


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    def parts(self) -> tuple[Client, Compiled]:
        return Client(Path(self.root)), Compiled(Path(self.root))

    def dependencies(self) -> list[str]:
        """What this build needs, and nothing that it does not."""
        client, compiled = self.parts()
        node = [] if client.fresh() or nodejs.system_node() else [nodejs.WHEEL]
        return node + (CYTHON if compiled.wanted() and not compiled.fresh() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring client and compiled files up to date."""
        client, compiled = self.parts()
        if not client.fresh():
            client.build()
        began = time.time()
        if compiled.wanted() and compiled.fresh():
            compiled.keep(began)
        elif compiled.wanted():
            compiled.build()
        elif compiled.modules:
            if version == "editable":  # a wheel without compiled files leaves those of the checkout where they are
                compiled.clear()
            sys.stderr.write(f"paperback: {compiled.missing()}, so searches and games run uncompiled, slower\n")
        if self.target_name == "wheel" and compiled.wanted() and compiled.fresh():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"] += [file.relative_to(compiled.root).as_posix() for file in compiled.targets]
