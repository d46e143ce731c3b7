"""A running server in one object: its settings and everything that its calls work with."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import Headers

from .http.judged import JudgedSteps
from .http.page import Page
from .http.problems import Problem
from .http.security import Addresses, Limits, Origins
from .http.workshop import Workshop
from .metrics import Metrics
from .notices import NOTICES, read_notice
from .order import Order
from .pulse import Pulse
from .settings import Settings
from .store import StoreUnavailable
from .wire.gate import Gate

if TYPE_CHECKING:
    from .computers import Computers
    from .push import Push
    from .store import Store
    from .tables import Tables

Scope = MutableMapping[str, Any]


class Site:
    """What the application is made of; the parts that need a running loop are there while it runs."""

    store: Store
    computers: Computers
    push: Push | None
    tables: Tables
    workshop: Workshop

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.order: Final = Order()
        self.pulse: Final = Pulse(self.metrics)
        self.limits: Final = Limits(settings)
        self.origins: Final = Origins(settings)
        self.page: Final = Page(settings.page_folder())
        #: What people can read of whoever runs the server: a page for each language.
        self.notices: Final = {name: read_notice(file) for name in NOTICES if (file := getattr(settings, name))}
        #: What was found out about decisions of games that are over.
        self.judged: Final = JudgedSteps()
        self.addresses: Final = Addresses(settings.proxies)
        self.gate: Final = Gate(settings, self.addresses, self.metrics)

    def client(self, scope: Scope) -> str:
        """The address a request is counted for."""
        peer = scope.get("client")
        # A proxy may add a header of its own below one that the client made up: all of them together are the way.
        forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
        return self.addresses.client(peer[0] if peer else "", forwarded)

    async def check_quota(self, size: int, scope: Scope) -> None:
        """Count bytes that somebody wants kept, at all processes together; Problem if it is too much for a day."""
        wait = self.limits.take("bring", self.client(scope), size) or await self._take_of_all("bring", scope, size)
        if wait:
            self.metrics.limited.add("bring")
            raise Problem("too-much", seconds=max(1, round(wait + 0.5)), most=self.settings.import_bytes)

    def check_limit(self, kind: str, scope: Scope) -> None:
        """Count something that is limited; Problem if it comes too fast."""
        if kind:
            self._refuse_if(self.limits.take(kind, self.client(scope)), kind, scope)

    async def check_call_limit(self, kind: str, scope: Scope) -> None:
        """Count a call that is limited, at all processes together; Problem if it comes too fast."""
        self.check_limit(kind, scope)
        if kind:
            self._refuse_if(await self._take_of_all(kind, scope), kind, scope)

    async def _take_of_all(self, kind: str, scope: Scope, tokens: int = 1) -> float:
        """The seconds to wait by what an address did at all processes; alone, a process knows that by itself."""
        bucket = self.limits.bucket(kind)
        if not bucket.most or not self.store.heart.others:
            return 0.0
        try:
            return await self.store.take(f"{kind} {self.client(scope)}", bucket, tokens)
        except StoreUnavailable:
            # The call itself will say so.
            return 0.0

    def _refuse_if(self, wait: float, kind: str, scope: Scope) -> None:
        if wait:
            self.metrics.limited.add(kind)
            # Read by the connection, which then waits a little before it takes the next request.
            scope["vexilla.limited"] = True
            raise Problem("too-fast", seconds=max(1, round(wait + 0.5)))
