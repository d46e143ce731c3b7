"""The shipped examples for nginx and Caddy, before a real server: tables, limits, real addresses."""

from __future__ import annotations

import json
import pathlib
import socket
import ssl
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from databases import PATIENCE
from http_site import PEOPLE
from live_site import LiveSite, live
from proxies import EXAMPLES, NAME, PROXIES, free_port
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin


class Front:
    """A proxy with a server behind it, as people see it."""

    def __init__(self, port: int, site: LiveSite) -> None:
        self.port = port
        self.site = site
        self.origin = f"https://{NAME}:{port}"
        self.trust = ssl.create_default_context()
        self.trust.check_hostname = False
        self.trust.verify_mode = ssl.CERT_NONE

    def ask(self, method: str, path: str, *, source: str = "127.0.0.5", **given: Any) -> httpx.Response:
        """A request from an address of this machine."""
        headers = {"Host": f"{NAME}:{self.port}", "Origin": self.origin, **given.pop("headers", {})}
        transport = httpx.HTTPTransport(verify=self.trust, local_address=source)
        with httpx.Client(transport=transport, timeout=PATIENCE) as client:
            url = f"https://127.0.0.1:{self.port}{path}"
            extensions = {"sni_hostname": NAME}
            return client.request(method, url, headers=headers, extensions=extensions, **given)

    def new_game(self, **given: Any) -> httpx.Response:
        """Ask for a game."""
        return self.ask("POST", "/api/games", json={"game": "battle_line", "seats": PEOPLE}, **given)

    def says_of_too_long(self) -> int | None:
        """What is answered to a body that is too long; None if the connection ends in the middle of the answer.

        Our server hangs up on who goes on sending. Of that Caddy makes a bad gateway now and then, or half an answer.
        """
        try:
            given: dict[str, Any] = {"content": b" " * 4_000_000, "headers": {"Content-Type": "application/json"}}
            return self.ask("POST", "/api/mine", **given).status_code
        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
            return None

    def table(self, source: str = "127.0.0.5") -> ClientConnection:
        """A connection to a table."""
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (source, 0))
        address = f"wss://{NAME}:{self.port}/api/socket"
        return connect(address, sock=plain, ssl=self.trust, server_hostname=NAME, origin=Origin(self.origin))


@pytest.fixture(params=PROXIES)
def front(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[Front]:
    port = free_port()
    given: Any = {
        "public_url": f"https://{NAME}:{port}",
        "hosts": (NAME,),
        "proxies": ("127.0.0.1", "::1"),
        "new_games": 2,
        "address_connections": 1,
    }
    with (
        live(f"sqlite:///{tmp_path}/vexilla.db", **given) as site,
        PROXIES[request.param](tmp_path, port, site.port),
    ):
        yield Front(port, site)


def test_a_proxy_before_the_server(front: Front) -> None:
    made = front.new_game().json()

    # Tables: over HTTPS, from our own page, both ways.
    with front.table() as table:
        table.send(json.dumps({"do": "hello", "game": made["id"], "seat": made["seats"]["bottom"]}))
        assert json.loads(table.recv(PATIENCE))["is"] == "table"
        table.send(json.dumps({"do": "resign", "id": "r"}))
        while json.loads(table.recv(PATIENCE)).get("id") != "r":
            pass

    # Limits are by the address of people, whatever they claim to be.
    assert front.new_game().status_code == 201
    refused = front.new_game(headers={"X-Forwarded-For": "127.0.0.77"})
    assert (refused.status_code, refused.json()["error"]["reason"]) == (429, "too-fast")
    assert int(refused.headers["retry-after"]) > 0
    assert front.new_game(source="127.0.0.6").status_code == 201

    # What is for this computer alone, and what is too long, goes no further.
    assert front.ask("GET", "/metrics").status_code == 404
    assert front.says_of_too_long() in (413, 502, None)
    assert front.ask("GET", "/healthz").json()["ok"] is True


def test_the_page_shows_the_examples_as_they_are() -> None:
    page = (EXAMPLES.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in ("nginx.conf", "Caddyfile"):
        assert f"```\n{(EXAMPLES / name).read_text(encoding='utf-8')}```" in page, name
