"""What processes count together: how often an address may do something, and what each shows at ``/metrics``."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .schema import allowances, numbers

#: Seconds after which a bucket is full in any case, and need not be kept.
_FULL_AFTER: Final = 120.0

_bucket: Final = (
    select(allowances.c.left, allowances.c.filled).where(allowances.c.who == bindparam("which")).with_for_update()
)
_take: Final = (
    update(allowances)
    .where(allowances.c.who == bindparam("which"))
    .values(left=bindparam("left"), filled=bindparam("filled"))
)
_full: Final = delete(allowances).where(allowances.c.filled < bindparam("before"))
_numbers: Final = select(numbers.c.process, numbers.c.text).where(
    numbers.c.process.in_(bindparam("others", expanding=True))
)
_old: Final = delete(numbers).where(numbers.c.process.not_in(bindparam("kept", expanding=True)))


def take(connection: Connection, kind: str, address: str, per_minute: int, now: float) -> float:
    """Take a token from the bucket of an address; how many seconds to wait where there is none.

    The bucket is filled up over a minute, as that of a single process is.
    """
    who = hashlib.sha256(f"{kind} {address}".encode()).hexdigest()
    new = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(allowances)
    connection.execute(new.on_conflict_do_nothing(), {"who": who, "left": float(per_minute), "filled": now})
    left, filled = connection.execute(_bucket, {"which": who}).one()
    left = min(float(per_minute), left + max(0.0, now - filled) * per_minute / 60)
    wait = 0.0 if left >= 1 else (1 - left) * 60 / per_minute
    connection.execute(_take, {"which": who, "left": left if wait else left - 1, "filled": now})
    return wait


def forget_full(connection: Connection, now: float) -> None:
    """Forget the buckets that are full by now."""
    connection.execute(_full, {"before": now - _FULL_AFTER})


def leave_numbers(connection: Connection, me: str, text: str, others: Iterable[str]) -> None:
    """Leave what this process has counted to the others, and forget what the dead left."""
    connection.execute(_old, {"kept": list(others)})
    connection.execute(insert(numbers), {"process": me, "text": text})


def numbers_of(connection: Connection, others: Iterable[str]) -> dict[str, str]:
    """What other processes have counted a few seconds ago."""
    return {row.process: row.text for row in connection.execute(_numbers, {"others": list(others)})}
