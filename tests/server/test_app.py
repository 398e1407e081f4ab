from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from paperback.server.app import create_app


def site(folder: Path) -> Path:
    """A built client."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the client</title>")
    (folder / "assets" / "index-1a2b3c.js").write_text("0")
    return folder


@pytest.mark.parametrize(
    ("path", "accept", "status", "caching"),
    [
        ("/", "text/html", 200, "no-cache"),
        ("/game/OgQZS97YtYbz", "text/html", 200, "no-cache"),
        ("/assets/index-1a2b3c.js", "*/*", 200, "public, max-age=31536000, immutable"),
        ("/assets/index-gone.js", "*/*", 404, "no-cache"),
        ("/../pyproject.toml", "*/*", 404, "no-cache"),
        ("/%2e%2e/%2e%2e/etc/passwd", "*/*", 404, "no-cache"),
        ("/%00", "*/*", 404, "no-cache"),
        ("/api/nothing", "text/html", 404, "no-store"),
    ],
)
async def test_the_client_is_served_with_a_page_for_every_address(
    tmp_path: Path, path: str, accept: str, status: int, caching: str
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'games.db'}", web=site(tmp_path / "web"))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as browser:
        answer = await browser.get(path, headers={"accept": accept})
    assert answer.status_code == status
    assert answer.headers["cache-control"] == caching
    if status == 200 and accept == "text/html":
        assert "the client" in answer.text


async def test_without_a_built_client_the_api_is_there(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'games.db'}", web=tmp_path / "nothing")
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as browser:
        assert (await browser.get("/")).status_code == 404
        assert (await browser.get("/api/health")).status_code == 200
