"""What processes count together: how often an address may do something, and what each shows at ``/metrics``."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .schema import allowances, numbers

#: Seconds after which any bucket is full, and need not be kept.
_FULL_AFTER: Final = 86_400.0


class Bucket(NamedTuple):
    """How many tokens a bucket holds, and in how many seconds it is filled up."""

    most: int
    seconds: float


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


def take(connection: Connection, who: str, bucket: Bucket, tokens: int, now: float) -> float:
    """Take tokens from the bucket of somebody; how many seconds to wait where there are too few.

    It is filled up in time, as that of a single process is.
    """
    most, seconds = bucket
    who = hashlib.sha256(who.encode()).hexdigest()
    new = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(allowances)
    connection.execute(new.on_conflict_do_nothing(), {"who": who, "left": float(most), "filled": now})
    left, filled = connection.execute(_bucket, {"which": who}).one()
    left = min(float(most), left + max(0.0, now - filled) * most / seconds)
    wanted = min(tokens, most)
    wait = 0.0 if left >= wanted else (wanted - left) * seconds / most
    connection.execute(_take, {"which": who, "left": left if wait else left - wanted, "filled": now})
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
