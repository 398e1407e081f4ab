"""Build hook: the web client and, where there is a C compiler, the search kernel, before any wheel, sdist or editable install."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
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


class Kernel:
    """The search kernel: the same files compiled by Cython, or left as they are where nothing can compile them."""

    def __init__(self, root: Path) -> None:
        self.root, self.folder = root, root / "src/paperback/search/kernel"
        self.types = sorted(self.folder.glob("*.pxd"))
        self.sources = sorted([*self.folder.glob("*.py"), *self.types])
        self.stamp = root / ".cache/kernel.stamp"
        self.suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        self.targets = [self.folder / (name + self.suffix) for name in [*(types.stem for types in self.types), SHARED]]

    def digest(self) -> str:
        settings = hashlib.sha256((SETUP + " ".join(CYTHON)).encode()).hexdigest()
        return digest(self.root, self.sources) + settings + self.suffix

    def missing(self) -> str | None:
        """What is not here that compiling needs; PAPERBACK_NO_COMPILER passes the compiler over."""
        compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
        if os.environ.get("PAPERBACK_NO_COMPILER") or shutil.which(compiler) is None:
            return f"no C compiler ({compiler})"
        header = Path(sysconfig.get_path("include")) / "Python.h"
        return None if header.is_file() else "no Python.h (on Debian: python3-dev)"

    def wanted(self) -> bool:
        """Whether there is a kernel and all that compiling it needs."""
        return bool(self.types) and self.missing() is None

    def fresh(self) -> bool:
        built = all(target.is_file() for target in self.targets)
        return built and self.stamp.is_file() and self.stamp.read_text() == self.digest()

    def clear(self) -> None:
        """Remove what was compiled from other sources: a stale kernel is worse than a slow one."""
        for old in self.folder.glob("*" + self.suffix):
            old.unlink()

    def build(self) -> None:
        work = self.root / ".cache/kernel"
        shutil.rmtree(work, ignore_errors=True)
        package = work / "paperback/search/kernel"
        package.mkdir(parents=True)
        for folder in (package.parent.parent, package.parent, package):
            (folder / "__init__.py").touch()
        for source in self.sources:
            shutil.copy(source, package)
        (work / "setup.py").write_text(SETUP.format(modules=[types.stem for types in self.types], shared=SHARED))
        command = [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", "2"]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
        self.clear()  # only now: until here, games that run have the old one
        built = [package / target.name for target in self.targets]
        if done.returncode or not all(file.is_file() for file in built):
            sys.stderr.write(f"paperback: the search kernel could not be compiled and runs uncompiled, slower:\n{done.stderr[-2000:]}\n")
            return
        for file, target in zip(built, self.targets, strict=True):
            file.replace(target)
        self.stamp.write_text(self.digest())


SETUP = """
from Cython.Build import cythonize
from setuptools import Extension, setup

folder = "paperback/search/kernel/"
package = folder.replace("/", ".")
flags = dict(extra_compile_args=["-O3", "-g0"])
modules = [Extension(package + name, [folder + name + ".py"], **flags) for name in {modules}]
shared = Extension(package + "{shared}", [folder + "{shared}.c"], **flags)
directives = dict(language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, auto_pickle=False)
made = cythonize([*modules, shared], compiler_directives=directives, shared_utility_qualified_name=shared.name)
setup(name="kernel", packages=[], ext_modules=made)
"""


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    def parts(self) -> tuple[Client, Kernel]:
        return Client(Path(self.root)), Kernel(Path(self.root))

    def dependencies(self) -> list[str]:
        """What this build needs, and nothing that it does not."""
        client, kernel = self.parts()
        node = [] if client.fresh() or nodejs.system_node() else [nodejs.WHEEL]
        return node + (CYTHON if kernel.wanted() and not kernel.fresh() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring client and kernel up to date."""
        client, kernel = self.parts()
        if not client.fresh():
            client.build()
        if kernel.wanted() and not kernel.fresh():
            kernel.build()
        elif kernel.types and not kernel.wanted():
            kernel.clear()
            sys.stderr.write(f"paperback: {kernel.missing()}, so the search kernel runs uncompiled, slower\n")
        if self.target_name == "wheel" and kernel.wanted() and kernel.fresh():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
