from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paperback.server.guard import LARGEST_BODY, LOOPBACK
from tests.server.browser import Served

NEW = {"seats": [{"kind": "human"}, {"kind": "ai"}]}
JSON = {"content-type": "application/json"}


def pieces(size: int) -> Iterator[bytes]:
    yield from (b" " * 1024 for _ in range(size // 1024))


def test_a_body_that_is_too_large_is_refused_whether_or_not_it_says_so(local: Served) -> None:
    me = local.browser().http
    said = me.post("/api/games", content=b" " * (LARGEST_BODY + 1), headers=JSON)
    unsaid = me.post("/api/games", content=pieces(LARGEST_BODY + 2048), headers=JSON)
    for answer in (said, unsaid):
        assert (answer.status_code, answer.json()) == (413, {"code": "bad_request", "params": {}})
    assert me.post("/api/games", content=pieces(2048), headers=JSON).status_code == 422
    assert me.post("/api/games", json=NEW).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/json5"])
def test_a_form_of_another_site_cannot_post(local: Served, kind: str) -> None:
    answer = local.browser().http.post(
        "/api/games", content=b'{"seats": [{"kind": "human"}, {"kind": "ai"}]}', headers={"content-type": kind}
    )
    assert (answer.status_code, answer.json()["code"]) == (415, "bad_request")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://example.org"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"sec-fetch-site": "none"}, 201),
        ({"content-type": "application/json; charset=utf-8"}, 201),
    ],
)
def test_only_a_page_of_the_same_origin_can_post(local: Served, headers: dict[str, str], status: int) -> None:
    answer = local.browser().http.post("/api/games", json=NEW, headers=headers)
    assert answer.status_code == status
    same = {"origin": local.address}
    assert local.browser().http.post("/api/games", json=NEW, headers=same).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"[" * 50_000,
        b'{"seats": 3}',
        b"\xff\xfe",
        b'{"seats": "\\ud800"}',
        b"1e999",
        b"9" * 5000,
        b'{"seats": [NaN]}',
    ],
)
def test_a_body_that_makes_no_sense_is_refused(local: Served, body: bytes) -> None:
    answer = local.browser().http.post("/api/games", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_request"), answer.text


def test_what_was_sent_is_not_sent_back(local: Served) -> None:
    answer = local.browser().http.post("/api/games", json={"seats": [], "secret": "tell nobody"})
    assert "tell nobody" not in answer.text
    assert set(answer.json()) == {"code", "params"}


def test_every_answer_keeps_the_page_to_itself(local: Served) -> None:
    me = local.browser().http
    for answer in (me.get("/api/health"), me.get("/"), me.get("/api/nothing"), me.post("/api/games", json={})):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in answer.headers
    assert me.get("/api/health").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status"), [("GET", "/api/nothing", 404), ("DELETE", "/api/games", 405), ("PUT", "/api/games", 405)]
)
def test_a_request_that_nobody_answers_is_refused_in_the_same_form(local: Served, method: str, path: str, status: int) -> None:
    answer = local.browser().http.request(method, path)
    assert (answer.status_code, answer.json()) == (status, {"code": "bad_request", "params": {}})


@pytest.mark.parametrize(
    ("name", "status"), [("127.0.0.1", 200), ("localhost:8765", 200), ("[::1]:80", 200), ("evil.example", 421), ("", 421), ("[::1", 421)]
)
def test_a_server_for_oneself_is_asked_by_its_own_names_only(tmp_path: Path, name: str, status: int) -> None:
    """A page elsewhere may let its name lead to this machine: to the browser it then is the same origin."""
    served = Served(f"sqlite:///{tmp_path / 'games.db'}", LOOPBACK)
    answer = served.browser().http.get("/api/health", headers={"host": name})
    served.stop()
    assert answer.status_code == status
