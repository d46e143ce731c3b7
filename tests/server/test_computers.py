"""Computer players in worker processes: they decide, they never hang a game, and they leave with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from databases import PATIENCE

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.sides import BOTTOM, TOP
from vexilla.kernel.table import Table, new_table
from vexilla.players import player_named
from vexilla.players.player import Sight
from vexilla.server.computers.pool import PROGRAM, Computers
from vexilla.server.computers.worker import TABLES_KEPT, Answer, Job, Thinker

#: Workers that also know players with faults.
FAULTY = f"""
import os
import time
import vexilla.players as players

class Faulty:
    def __init__(self, generator):
        self.name = "faulty"
    def choose(self, sight):
        self.fault()
        return sight.options()[0]

class Ponders:
    # Thinks until it is told to stop; then it plays the last of what it may do.
    name = "ponders"
    seconds = 1
    is_done = False
    progress = 0.0

    def __init__(self, generator):
        pass
    def begin(self, sight):
        self.options = sight.options()
        self.progress = 0.0
        return self
    def step(self):
        time.sleep(0.01)
        self.progress = min(0.99, self.progress + 0.1 / self.seconds)
    def best(self):
        return self.options[-1 if self.progress else 0]
    def choose(self, sight):
        raise RuntimeError("a worker thinks in slices")

class Endless(Faulty):
    def fault(self):
        while True:
            pass

class Deadly(Faulty):
    def fault(self):
        os._exit(1)

class Raising(Faulty):
    def fault(self):
        raise RuntimeError("no idea")

players._FOR_EVERY_GAME.update(ponders=Ponders, endless=Endless, deadly=Deadly, raising=Raising)
{PROGRAM}
"""


class Journal:
    """A table with the journal that a server would keep of it: a version for every decision."""

    def __init__(self, ruleset: str, scenario: str | None = None, seed: int = 1) -> None:
        game = GAMES.find(ruleset)
        self.name = f"{ruleset} {scenario} {seed}"
        self.table: Table = new_table(game, game.setup(scenario), {"bottom": "human", "top": "human"}, seed_from(seed))
        self.entries: list[list[str]] = [self.table.record.lines[:]]
        self.asked_for: list[int] = []

    @property
    def version(self) -> int:
        return len(self.entries) - 1

    async def lines_between(self, after: int, upto: int) -> list[str]:
        self.asked_for.append(after)
        return [line for entry in self.entries[after + 1 : upto + 1] for line in entry]

    def note(self) -> None:
        written = sum(len(entry) for entry in self.entries)
        self.entries.append(self.table.record.lines[written:])

    def act(self, side: int, text: str) -> None:
        self.table.act(side, self.table.game.vocabulary.action(text))
        self.note()

    def act_at_random(self, seed: int) -> None:
        match = self.table.match
        options = sorted(match.options())
        self.act(match.decider, match.text(options[generator_from(seed).below(len(options))]))

    def ask(self, computers: Computers, level: str) -> Awaitable[list[str]]:
        match = self.table.match
        return computers.decide(
            self.name, self.table.record.header(), self.lines_between, self.version, match.decider, level, match
        )


def run(
    job: Callable[[Computers], Awaitable[None]], *, workers: int = 1, limit: float = 20.0, program: str = PROGRAM
) -> None:
    async def with_computers() -> None:
        computers = Computers(workers, limit, program)
        await computers.start()
        try:
            await job(computers)
        finally:
            await computers.close()

    asyncio.run(with_computers())


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if condition():
            return True
        time.sleep(0.05)
    return condition()


# -- playing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "scenario"), [("battle_line", None), ("ancients", "001-akragas")])
def test_a_game_against_a_worker(ruleset: str, scenario: str | None) -> None:
    """All actions of an answer stand, chance and all; and only the first job needs the whole record."""
    journal = Journal(ruleset, scenario)

    async def play(computers: Computers) -> None:
        decisions = 0
        while not journal.table.over and decisions < 150:
            if journal.table.match.decider == TOP:
                for text in await journal.ask(computers, "steady"):
                    assert journal.table.match.decider == TOP
                    journal.act(TOP, text)
                    decisions += 1
                assert journal.table.match.decider != TOP, "it goes on until someone else decides"
            else:
                journal.act_at_random(decisions)
                decisions += 1
        assert computers.jobs > 10
        assert computers.actions >= computers.jobs
        assert (computers.slow, computers.deaths, computers.errors, computers.quick) == (0, 0, 0, 0)
        assert computers.replays == 1
        assert computers.seconds > 0

    # Where the machine is busy an answer may take long: it must not end before its time for that.
    run(play, limit=300.0)
    assert journal.asked_for[0] == -1
    assert all(after >= 0 for after in journal.asked_for[1:])


def test_it_decides_as_the_player_would_who_sees_only_his_side() -> None:
    journal = Journal("battle_line")
    while journal.table.match.decider != TOP:
        journal.act_at_random(3)
    header = journal.table.record.header()
    lines = journal.table.record.lines[:]
    job = Job("g", header, -1, journal.version, lines, TOP, "steady", 20.0)
    answer = Thinker().answer(job)
    assert answer == Thinker().answer(job), "made anew, it decides the same"
    seed = journal.table.record.seed
    assert seed is not None
    player = player_named("battle_line", "steady", generator_for(seed, "top player"))
    match = journal.table.match
    assert answer.actions[0] == match.text(player.choose(Sight(match, TOP)))


@pytest.mark.parametrize("level", ["random", "steady"])
@pytest.mark.parametrize(
    ("ruleset", "scenario"),
    [("battle_line", None), ("ancients", "001-akragas"), ("napoleonics", "001-rolica-first-position")],
)
def test_whoever_is_asked_again_answers_the_same(ruleset: str, scenario: str | None, level: str) -> None:
    """A turn whose end was not stored is asked for again, at any point of it and in any worker: nothing changes."""
    journal = Journal(ruleset, scenario, 2)
    record = journal.table.record

    def job() -> Job:
        return Job("g", record.header(), -1, journal.version, record.lines[:], journal.table.match.decider, level, 60.0)

    experienced = Thinker()
    turns = 0
    while turns < 8:
        side = journal.table.match.decider
        wanted = experienced.answer(job()).actions
        assert wanted == experienced.answer(job()).actions, "asked twice"
        while wanted and journal.table.match.decider == side:
            assert wanted == Thinker().answer(job()).actions, "asked in a worker that was started anew"
            journal.act(side, wanted.pop(0))
        assert not wanted
        turns += 1


def test_what_was_taken_back_is_forgotten() -> None:
    journal = Journal("ancients", "001-akragas")

    async def play(computers: Computers) -> None:
        while journal.table.match.decider != BOTTOM:
            journal.act_at_random(1)
        await journal.ask(computers, "random")
        first = min(journal.table.match.options())
        journal.table.act(BOTTOM, first)
        journal.note()
        journal.table.undo(BOTTOM)
        journal.note()
        for text in await journal.ask(computers, "steady"):
            journal.act(BOTTOM, text)
        assert computers.replays == 1, "the worker had all lines but the last ones"
        assert computers.errors == 0

    run(play)


def test_a_worker_without_the_game_asks_for_all_lines() -> None:
    journal = Journal("battle_line")
    decider = journal.table.match.decider
    thinker = Thinker()
    header = journal.table.record.header()
    news = Job("g", header, 0, 0, [], decider, "random", 20.0)
    whole = news._replace(after=-1, lines=journal.table.record.lines[:])
    assert thinker.answer(news) == Answer([], missing=True)
    assert thinker.answer(whole).actions
    assert thinker.answer(news).actions
    assert thinker.answer(news._replace(after=5, version=6)).missing
    assert thinker.answer(whole).actions
    for number in range(TABLES_KEPT):
        thinker.answer(whole._replace(game=str(number)))
    assert thinker.answer(news).missing, "the game asked about longest ago makes room"


def test_a_replaced_worker_gets_the_whole_record_again() -> None:
    journal = Journal("battle_line")

    async def play(computers: Computers) -> None:
        await journal.ask(computers, "random")
        (before,) = computers.pids
        os.kill(before, signal.SIGKILL)
        # The job that finds the worker dead is answered all the same, the next one by a new worker.
        await journal.ask(computers, "random")
        assert (computers.deaths, computers.quick) == (1, 1)
        await journal.ask(computers, "random")
        assert computers.quick == 1
        assert computers.pids != [before]
        assert computers.replays == 2

    run(play)


def test_a_job_meant_for_a_dead_worker_falls_back_to_all_lines() -> None:
    """The server may believe that a worker knows a game which its successor does not."""
    journal = Journal("battle_line")

    async def play(computers: Computers) -> None:
        computers._workers[0].known[journal.name] = journal.version
        assert await journal.ask(computers, "random")
        assert journal.asked_for == [journal.version, -1]
        assert (computers.errors, computers.quick) == (0, 0)

    run(play)


def test_games_are_spread_over_workers_and_stay_there() -> None:
    journals = [Journal("battle_line", seed=seed) for seed in range(4)]

    async def play(computers: Computers) -> None:
        for _ in range(3):
            await asyncio.gather(*[journal.ask(computers, "random") for journal in journals])
        assert computers.replays == len(journals)
        assert [len(worker.known) for worker in computers._workers] == [2, 2]
        assert computers.waiting == 0

    run(play, workers=2)


# -- when something goes wrong -----------------------------------------------------------------------


@pytest.mark.parametrize(("level", "counted"), [("endless", "slow"), ("deadly", "deaths"), ("raising", "errors")])
def test_a_faulty_player_does_not_hang_the_game(level: str, counted: str) -> None:
    journal = Journal("ancients", "001-akragas")

    async def play(computers: Computers) -> None:
        match = journal.table.match
        legal = {match.text(action) for action in match.options()}
        late = -1
        while late < computers.slow:  # until the worker listens, which takes longer on a busy machine
            late = computers.slow
            await journal.ask(computers, "random")
        assert computers.quick == late
        (action,) = await journal.ask(computers, level)
        assert action in legal
        assert getattr(computers, counted) == (late + 1 if counted == "slow" else 1)
        assert (computers.slow + computers.deaths + computers.errors, computers.quick) == (late + 1, late + 1)
        (before,) = computers.pids or [0]
        assert await journal.ask(computers, "random")
        if level == "raising":
            assert computers.pids == [before], "an error costs no process"

    run(play, limit=5.0 if level == "endless" else 60.0, program=FAULTY)


def test_a_thought_is_watched_and_cut_short() -> None:
    journal = Journal("battle_line")

    async def play(computers: Computers) -> None:
        match = journal.table.match
        told: list[int] = []

        def report(percent: int) -> None:
            told.append(percent)
            if percent == 99:
                computers.cut("another game")
                computers.cut(journal.name)

        arguments = (journal.name, journal.table.record.header(), journal.lines_between, journal.version)
        actions = await computers.decide(*arguments, match.decider, "ponders", match, 3, report)
        assert actions[0] == match.text(max(match.options()))
        assert told == sorted(told)
        assert told[-1] == 99
        assert (computers.quick, computers.slow, computers.errors) == (0, 0, 0)
        # What was cut was that job; the next one is thought about again.
        again: list[int] = []

        def cut_again(percent: int) -> None:
            again.append(percent)
            computers.cut(journal.name)

        await computers.decide(*arguments, match.decider, "ponders", match, 1, cut_again)
        assert again
        computers.cut(journal.name)  # nobody thinks: nothing happens
        assert await journal.ask(computers, "random")

    run(play, limit=3600.0, program=FAULTY)


def test_a_thought_that_takes_too_long_is_answered_with_the_best_so_far() -> None:
    """Before the worker would have to be killed: half of the limit."""
    journal = Journal("battle_line")

    async def play(computers: Computers) -> None:
        match = journal.table.match
        last = match.text(max(match.options()))
        while (await journal.ask(computers, "ponders"))[0] != last:  # until the worker listens
            assert computers.slow < PATIENCE
        assert computers.errors == 0

    run(play, limit=4.0, program=FAULTY)


def test_a_long_turn_is_answered_in_parts() -> None:
    """A player whose time is half over is stopped between two decisions, not killed."""
    journal = Journal("battle_line")

    async def play(computers: Computers) -> None:
        side = journal.table.match.decider
        answered = 0
        while journal.table.match.decider == side:
            for text in await journal.ask(computers, "random"):
                journal.act(side, text)
                answered += 1
        assert answered >= 2
        assert computers.jobs == answered
        assert computers.quick == 0

    run(play, program=f"from vexilla.server.computers import worker\nworker._ENOUGH = 0.0\n{PROGRAM}")


def test_thinking_blocks_nobody() -> None:
    """The event loop goes on, other games are answered, and the thinker stands back."""
    slow, quick = Journal("battle_line", seed=1), Journal("battle_line", seed=2)

    async def play(computers: Computers) -> None:
        await asyncio.gather(slow.ask(computers, "random"), quick.ask(computers, "random"))
        niceness = [os.getpriority(os.PRIO_PROCESS, pid) for pid in computers.pids]
        last = min(19, os.getpriority(os.PRIO_PROCESS, 0) + 19)
        assert niceness == [last, last]
        thinking = asyncio.ensure_future(slow.ask(computers, "endless"))
        for _ in range(3):
            assert await quick.ask(computers, "random")
        assert not thinking.done()
        await computers.close()
        assert await thinking, "somebody decides in any case"
        assert computers.quick == 1

    run(play, workers=2, limit=600.0, program=FAULTY)


def test_closing_is_quick_and_leaves_nothing() -> None:
    journals = [Journal("battle_line", seed=seed) for seed in range(3)]

    async def play() -> None:
        computers = Computers(1, 600.0, FAULTY)
        await computers.start()
        await journals[0].ask(computers, "random")
        pids = computers.pids
        asked = [asyncio.ensure_future(journal.ask(computers, "endless")) for journal in journals]
        await asyncio.sleep(0.2)
        await computers.close()
        # Long before their time for thinking is up.
        answers = await asyncio.wait_for(asyncio.gather(*asked), PATIENCE)
        assert all(len(actions) == 1 for actions in answers)
        assert computers.deaths == computers.slow == 0
        assert pids
        assert not any(is_alive(pid) for pid in pids)

    asyncio.run(play())


def test_a_job_that_comes_too_late_is_answered_too() -> None:
    """The lines of the record may come from the store only after the workers have been closed."""
    journal = Journal("battle_line")

    async def play() -> None:
        computers = Computers(1, 600.0)
        await computers.start()
        have_lines = asyncio.Event()
        match = journal.table.match

        async def lines_between(after: int, upto: int) -> list[str]:
            await have_lines.wait()
            return await journal.lines_between(after, upto)

        header = journal.table.record.header()
        asked = asyncio.ensure_future(computers.decide("g", header, lines_between, 0, match.decider, "random", match))
        await asyncio.sleep(0)
        await computers.close()
        have_lines.set()
        assert len(await asyncio.wait_for(asked, PATIENCE)) == 1
        assert await journal.ask(computers, "random"), "and one that comes later still"

    asyncio.run(play())


SERVER = """
import asyncio, sys
sys.path.insert(0, {tests!r})
from test_computers import FAULTY, Computers, Journal

async def main():
    computers = Computers(2, 600.0, FAULTY)
    await computers.start()
    idle, busy = Journal("battle_line", seed=1), Journal("battle_line", seed=2)
    await asyncio.gather(idle.ask(computers, "random"), busy.ask(computers, "random"))
    asyncio.ensure_future(busy.ask(computers, "endless"))
    await asyncio.sleep(0.3)
    print(*computers.pids, flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


def test_workers_die_with_the_server() -> None:
    """Also when it is killed without a word, and also one that is deep in thought."""
    program = SERVER.format(tests=str(Path(__file__).parent))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_alive(pid) for pid in pids)
        server.kill()
    assert wait_until(lambda: not any(is_alive(pid) for pid in pids))
