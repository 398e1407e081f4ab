"""The pinned sources: their names, versions and hashes, how to fetch them, and how to read what is in them."""

from __future__ import annotations

import hashlib
import io
import subprocess
import tarfile
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_AR_MAGIC: Final = b"!<arch>\n"
_AR_HEADER: Final = 60


class InputError(Exception):
    """A source cannot be had, or is not the pinned one."""


@dataclass(frozen=True, slots=True)
class Pin:
    """One source: the package's name, the registry's client, the exact version, the file it comes as, its hash and licence."""

    package: str
    client: str
    version: str
    file: str
    sha256: str
    licence: str


PINS: Final[Mapping[str, Pin]] = {
    package: Pin(package=package, **entry)
    for package, entry in tomllib.loads(Path(__file__).with_name("pins.toml").read_text(encoding="utf-8")).items()
}


class Inputs:
    """The sources, in a folder that holds their archives or where they can be put."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._opened: dict[str, Mapping[str, Callable[[], bytes]]] = {}

    def fetch(self) -> None:
        """Fetch with the ordinary clients what the folder lacks, and check every archive's hash. Raises InputError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for pin in PINS.values():
            path = self._folder / pin.file
            if not path.exists():
                subprocess.run(_command(pin), cwd=self._folder, check=True, stdout=subprocess.DEVNULL)
            if not path.exists() or hashlib.sha256(path.read_bytes()).hexdigest() != pin.sha256:
                msg = f"{path} is not {pin.package} {pin.version} as pinned"
                raise InputError(msg)

    def names(self, package: str) -> list[str]:
        """List the files in a package, without the folder that an archive of its kind wraps around them."""
        return list(self._open(package))

    def read(self, package: str, name: str) -> bytes:
        """Read one file of a package."""
        return self._open(package)[name]()

    def text(self, package: str, name: str, encoding: str = "utf-8") -> str:
        """Read one text file of a package."""
        return self.read(package, name).decode(encoding)

    def _open(self, package: str) -> Mapping[str, Callable[[], bytes]]:
        if package not in self._opened:
            self._opened[package] = _members(self._folder / PINS[package].file)
        return self._opened[package]


def _command(pin: Pin) -> list[str]:
    if pin.client == "npm":
        return ["npm", "pack", "--silent", f"{pin.package}@{pin.version}"]
    if pin.client == "pip":
        kind = "--no-binary" if pin.file.endswith(".tar.gz") else "--only-binary"
        return ["python3", "-m", "pip", "download", "--quiet", "--no-deps", kind, ":all:", f"{pin.package}=={pin.version}"]
    return ["apt-get", "download", f"{pin.package}={pin.version}"]


def _members(path: Path) -> Mapping[str, Callable[[], bytes]]:
    if path.suffix == ".whl":
        wheel = zipfile.ZipFile(path)
        return {name: lambda name=name: wheel.read(name) for name in wheel.namelist()}  # type: ignore[misc]  # a default binds the name
    archive = tarfile.open(fileobj=io.BytesIO(_debian_data(path) if path.suffix == ".deb" else path.read_bytes()))  # noqa: SIM115 - read later
    found: dict[str, Callable[[], bytes]] = {}
    for member in archive.getmembers():
        if member.isfile():
            found[member.name.partition("/")[2]] = lambda member=member: _content(archive, member)  # type: ignore[misc]  # as above
    return found


def _content(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    file = archive.extractfile(member)
    assert file is not None
    return file.read()


def _debian_data(path: Path) -> bytes:
    """Take the archive of files out of a Debian package, which is an ar archive of three members."""
    raw = path.read_bytes()
    at = len(_AR_MAGIC)
    while at < len(raw):
        name = raw[at : at + 16].rstrip(b" /")
        size = int(raw[at + 48 : at + 58])
        at += _AR_HEADER
        if name.startswith(b"data.tar"):
            return raw[at : at + size]
        at += size + size % 2
    msg = f"{path} is no Debian package"
    raise InputError(msg)
