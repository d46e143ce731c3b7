"""Who can reach this server: only this computer, or others too; and by which addresses."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final, Literal, NamedTuple

from .settings import EVERYWHERE, LOOPBACK, Settings

#: An address of nobody (RFC 5737): whoever sends there takes the way out of this computer.
_NOBODY: Final = ("192.0.2.1", 9)

Reached = Literal["here", "network"]


class Reach(NamedTuple):
    """Who reaches a server, and which addresses others open; or would open, where only this computer reaches it."""

    by: Reached
    addresses: list[str]


def reach_of(settings: Settings) -> Reach:
    """How far a server with these settings is open."""
    if settings.public_url:
        return Reach("network", [settings.address()])
    if settings.host in LOOPBACK:
        return Reach("here", _addresses(settings.port))
    if settings.host in (EVERYWHERE, "::", ""):
        return Reach("network", _addresses(settings.port))
    return Reach("network", [settings.address()])


def _addresses(port: int) -> list[str]:
    return [f"http://{address}:{port}" for address in own_addresses()]


def own_addresses() -> list[str]:
    """The addresses of this computer in its networks, the usual one first, as far as nobody must be asked for them."""
    found = [_way_out(), *_named()]
    return list(dict.fromkeys(address for address in found if _is_of_use(address)))


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOBODY)  # nothing is sent: the system only chooses the way
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _named() -> list[str]:
    """The addresses that this computer's own name stands for."""
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def _is_of_use(address: str) -> bool:
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (known.is_loopback or known.is_unspecified or known.is_link_local)
