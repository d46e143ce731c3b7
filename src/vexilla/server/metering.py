"""Which numbers of the server's parts are shown at ``/metrics``, beside those that are counted on the way."""

from __future__ import annotations

import os

from .pulse import memory
from .site import Site


def meter(site: Site) -> None:
    """Show what tables, store, computer players and push have done so far."""
    read, read_by = site.metrics.read, site.metrics.read_by
    tables, computers, store, push = site.tables, site.computers, site.store, site.push
    read("vexilla_tables_live", "Tables in memory.", "gauge", lambda: len(tables))
    read("vexilla_writes_total", "Writes to the database.", "counter", lambda: store.measures.writes)
    read("vexilla_commits_total", "Transactions that carried them.", "counter", lambda: store.measures.commits)
    read("vexilla_commit_seconds_total", "Time they took.", "counter", lambda: store.measures.seconds)
    read("vexilla_commit_failures_total", "Transactions that failed.", "counter", lambda: store.measures.failures)
    read("vexilla_writes_waiting", "Writes that wait for a transaction.", "gauge", lambda: store.waiting)
    read("vexilla_computer_jobs_total", "Questions to computer players.", "counter", lambda: computers.jobs)
    read("vexilla_computer_actions_total", "Decisions of computer players.", "counter", lambda: computers.actions)
    read("vexilla_computer_seconds_total", "Time they thought.", "counter", lambda: computers.seconds)
    read("vexilla_computer_waiting", "Questions that are being thought about.", "gauge", lambda: computers.waiting)
    read("vexilla_workshop_waiting", "Replays and analyses that wait.", "gauge", lambda: site.workshop.waiting)
    read("vexilla_connections_open", "Connections of any kind that are open.", "gauge", lambda: len(site.gate))
    read("vexilla_games_failed", "Games that could not be opened.", "gauge", lambda: len(tables.closed))
    read("vexilla_loop_lag_worst_seconds", "Most lag in the last minute.", "gauge", lambda: site.pulse.lag)
    read("vexilla_database_bytes", "Size of the database.", "gauge", lambda: site.pulse.database_bytes)
    read("vexilla_disk_free_bytes", "Room on the disk of the database.", "gauge", lambda: site.pulse.disk_free_bytes)
    read("vexilla_reports_open", "Reports that nobody has dealt with.", "gauge", lambda: site.pulse.reports_open)
    read_by(
        "vexilla_computer_troubles_total",
        "Questions that had no good answer: too slow, process died, error; and decisions chosen at random instead.",
        "trouble",
        lambda: {
            "slow": computers.slow,
            "died": computers.deaths,
            "error": computers.errors,
            "random": computers.quick,
        },
    )
    if push is not None:
        read_by("vexilla_push_total", "Web push messages, by what became of them.", "result", push.results)
    read("vexilla_memory_bytes", "Memory of this process.", "gauge", memory)
    read("vexilla_process_seconds_total", "Processor time of this process.", "counter", lambda: sum(os.times()[:2]))
