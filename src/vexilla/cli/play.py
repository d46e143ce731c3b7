"""Playing in the terminal: against a computer, or two people at one keyboard."""

from __future__ import annotations

import contextlib
import datetime
import os
import pathlib
import secrets
from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.status import Status
from rich.table import Table as RichTable
from rich.text import Text

from ..catalogue import find_clause
from ..catalogue.searching import search
from ..kernel.action import Action
from ..kernel.chance import generator_for
from ..kernel.game import AnyGame
from ..kernel.refusal import IllegalAction, UnknownAction
from ..kernel.sides import SIDE_NAMES, SIDES
from ..kernel.table import CannotUndo, Table
from ..locales import language_from_locale
from ..players import USUAL_SECONDS, player_named, thinking
from ..players.player import Player, Sight, Thought
from .boards import board_for
from .files import append_lines, write_new
from .hints import told_hint
from .menu import Menu, Unclear
from .rules import clause_panel, clause_table
from .screen import Screen, Stop, command, player_name, side_names

HUMAN: Final = "human"
COMPUTER: Final = "computer"
_LAST_EVENTS: Final = 4
#: So many lines of news are told where the page is too low for the board anyway.
_SCROLLED: Final = 40
#: So many digits of a number are read.
_LONGEST: Final = 6
#: How full a page may be, fullest first: without empty lines, how many lines of news and of help, with a short menu.
PAGES: Final = (
    (False, 12, 20, False),
    (False, 4, 20, False),
    (False, 4, 9, False),
    (False, 4, 1, False),
    (True, 8, 9, False),
    (True, 4, 1, False),
    (True, 4, 1, True),
    (True, 1, 1, False),
    (True, 0, 0, False),
    (True, 0, 0, True),
)


class Quit(Exception):
    """The player wants to stop for now."""


def default_file(game: AnyGame) -> pathlib.Path:
    """Where a match is saved when nobody says where: the user's folder for such things."""
    state = os.environ.get("XDG_STATE_HOME", "")
    folder = pathlib.Path(state) if state else pathlib.Path.home() / ".local" / "state"
    stamp = datetime.datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder / "vexilla" / f"{game.key}-{stamp}-{secrets.token_hex(2)}.vexilla"


def help_table(text: str) -> RichTable:
    """Lines of what can be typed, and after two blanks what it does; a line without them stands alone."""
    table = RichTable(box=None, show_header=False, pad_edge=False)
    for line in text.splitlines():
        typed, _, does = line.partition("  ")
        table.add_row(typed if does else "", does.strip() or typed)
    return table


class Session:
    """One sitting: a table, who sits at it, and the file it is saved in all the time."""

    def __init__(
        self, screen: Screen, table: Table, file: pathlib.Path, *, is_new: bool, seconds: int = USUAL_SECONDS
    ) -> None:
        self.screen: Final = screen
        self.speaker: Final = screen.speaker
        self.table: Final = table
        self.file: Final = file
        self.board: Final = board_for(table.game.key, screen)
        self.computers: Final[dict[int, Player]] = {}
        for side in SIDES:
            kind, _, name = table.record.players[SIDE_NAMES[side]].partition(" ")
            if kind == COMPUTER:
                # From the same seed, so that a given seed brings the same game against the same play.
                generator = generator_for(table.record.seed or b"", f"{SIDE_NAMES[side]} player")
                self.computers[side] = player_named(table.game.key, name, generator, seconds)
        self.sides: Final = {**side_names(self.speaker), **self.board.names(table.record.setup)}
        self.names: Final = self._seat_names()
        #: Who looked at the screen last, so that a hidden hand is never shown to the other.
        self.last_human = -1
        self.notices: list[Text] = []
        self._saved = len(table.record.lines)
        #: By side, how many events were shown to it.
        self._events_seen = [0] * len(SIDES)
        if is_new:
            write_new(screen, file, table.record.text())

    def _seat_names(self) -> Mapping[str, str]:
        names = side_names(self.speaker)
        for side in SIDES:
            key = SIDE_NAMES[side]
            plain = self.sides[key] if self.board.has_armies else names[key]
            if side in self.computers:
                name = player_name(self.speaker, self.computers[side].name)
                names[key] = self.speaker.say("seat-computer", side=plain, name=name)
            elif len(self.computers) == 1:
                names[key] = self.speaker.say("seat-you", side=plain)
            else:
                names[key] = self.speaker.say("seat-human", side=plain)
        return names

    # -- the loop ----------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the match is over or someone quits."""
        self.screen.must_fit_a_board(self.board.columns)
        try:
            while not self.table.over:
                side = self.table.match.decider
                if side in self.computers:
                    self._computer_decides(side)
                else:
                    self._human_decides(side)
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.show("")
            language = self.speaker.language
            words = ["--lang", language] if language != language_from_locale() else []
            self.screen.say("saved-on-quit", command=command("play", *words, "--resume", str(self.file)))
            return
        self._show_end()

    def _act(self, side: int, action: Action) -> None:
        self.table.act(side, action)
        self._save()

    def _save(self) -> None:
        new = self.table.record.lines[self._saved :]
        append_lines(self.screen, self.file, new)
        self._saved = len(self.table.record.lines)

    def _computer_decides(self, side: int) -> None:
        sight = Sight(self.table.match, side)
        player = self.computers[side]
        thinker = thinking(player)
        with self._waiting(side) as waiting:
            action = player.choose(sight) if thinker is None else self._thought(thinker.begin(sight), side, waiting)
        self._act(side, action)

    def _waiting(self, side: int) -> contextlib.AbstractContextManager[Status | None]:
        """What is shown while a computer decides; nothing where there is no terminal."""
        if not self.screen.console.is_terminal:
            return contextlib.nullcontext()
        return self.screen.console.status(self.speaker.say("board-opponent-thinks", side=self.names[SIDE_NAMES[side]]))

    def _thought(self, thought: Thought, side: int, waiting: Status | None) -> Action:
        """What a thought comes to; Ctrl+C takes the best so far."""
        name = self.names[SIDE_NAMES[side]]
        shown = -1
        try:
            while not thought.is_done:
                thought.step()
                percent = int(100 * thought.progress)
                if waiting is not None and percent != shown:
                    shown = percent
                    waiting.update(self.speaker.say("board-opponent-thinks-so-far", side=name, percent=percent))
        except KeyboardInterrupt:
            # Only the thought ends; between two of them Ctrl+C leaves the game, as ever.
            pass
        return thought.best()

    def _human_decides(self, side: int) -> None:
        if len(self.computers) == 0 and self.last_human != side:
            self._hand_over(side)
        self.last_human = side
        self._show_table(side)
        while True:
            typed = self.screen.ask(self.speaker.say("menu-prompt") + " ").strip()
            if typed and self._obey(side, typed):
                return

    def _hand_over(self, side: int) -> None:
        name = self.names[SIDE_NAMES[side]]
        self.screen.clear(for_good=True)
        text = self.speaker.say("handover-text")
        self.screen.show(Panel(text, title=self.speaker.say("handover-title", side=name), padding=(2, 4)))
        self.screen.ask(self.speaker.say("handover-press"))

    # -- showing -----------------------------------------------------------------------------

    def _show_table(self, side: int) -> None:
        """One page: the table, what is new, the question and the choices.

        On a low terminal the less needful is left out (see PAGES).
        """
        match = self.table.match
        view = match.view(side)
        key = SIDE_NAMES[side]
        choice = match.choice()
        asked = self.speaker.tell(self.table.game.key, choice.question(), choice.about(match), self.sides)
        question = Text(f"{self.names[key]}: ", style="bold").append(asked, style="bold yellow")
        self.menu = Menu(match, self.board, self.screen)
        has_places = any(item.places for item in self.menu.items)
        how = Text(self.speaker.say(self.board.places_hint if has_places else self.board.hint), style="dim")
        news, happened = self._news(side)
        helpful = [how, *self.board.hints(view, key)]
        self.board.draw(view, key, self.names, compact=True)
        may_scroll = self.board.overhang > 0
        # Now that something is drawn, what is written on it may be told.
        notes = self.board.notes(match, side)
        page: list[RenderableType] = []
        low: list[RenderableType] = []
        for compact, last_news, help_lines, short in PAGES:
            board = self.board.draw(view, key, self.names, compact=compact)
            asking = [*self.notices, question, *notes, self.menu.draw(short=short), *helpful[:help_lines]]
            told = self._last(news, last_news, happened)
            page = [board, *told, *asking]
            if self.screen.fits(page) and not (may_scroll and told != news):
                break
            if not low and self.board.overhang and self.screen.fits(page, self.board.overhang):
                low = [board, *self._last(news, _SCROLLED, happened), *asking]
        else:
            # Rather than have less to read, part of the board scrolls away, and with it what happened first.
            page = low or page
        self.notices = []
        self.screen.clear()
        self.screen.show(*page)

    def _last(self, news: list[Text], count: int, happened: int) -> list[Text]:
        """So many lines of the news, the last ones; before them how many more there are, of all that has happened."""
        if not 0 < count < len(news):
            return news if count else []
        more = Text(self.speaker.say("news-more", count=str(len(news) - count), all=str(happened)), style="dim")
        return [more, *news[-count:]]

    def _news(self, side: int) -> tuple[list[Text], int]:
        """What a page tells of all that happened since this side was last shown one, and how many events that were."""
        log = self.table.story
        first = min(self._events_seen[side], len(log))
        self._events_seen[side] = len(log)
        seen = [event.seen_by(side) for event in log[first:] if self.board.is_news(event.name)]
        told = [self.screen.event(self.table.game.key, event, self.sides) for event in seen]
        return [Text().append("› ", style="dim").append_text(line) for line in told], len(log) - first

    def _show_end(self) -> None:
        match = self.table.match
        winner = self.table.winner
        humans = [side for side in SIDES if side not in self.computers]
        viewer = humans[0] if humans else SIDES[0]
        self.screen.clear()
        board = self.board.draw(match.view(viewer), SIDE_NAMES[viewer], self.names, compact=True)
        # Where the table may scroll away, the end is told from the last decision on.
        last = _SCROLLED if self.board.overhang else _LAST_EVENTS
        if not self.board.overhang:
            board = self.board.draw(match.view(viewer), SIDE_NAMES[viewer], self.names)
        self.screen.show(board, *self._news(viewer)[0][-last:])
        if winner in SIDES:
            self.screen.say("over-won", style="bold green", side=self.names[SIDE_NAMES[winner]])
        else:
            self.screen.say("over-drawn", style="bold")
        self.screen.say("over-record", file=str(self.file))

    # -- commands ----------------------------------------------------------------------------

    def _obey(self, side: int, typed: str) -> bool:
        """Do what was typed; True when the match has moved on and must be shown anew."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        asked = word.lower()
        if asked in ("quit", "exit", "q"):
            raise Quit
        if asked in ("help", "?"):
            self.screen.show(help_table(self.speaker.say(self._of_game("help-text"))))
        elif asked == "why":
            self._why(rest)
        elif asked == "odds":
            table = self.board.odds(self.table.match, self.table.match.view(side), SIDE_NAMES[side])
            self.screen.show(table if table is not None else self.speaker.say("odds-none"))
        elif asked == "hint":
            self.screen.say("hint-thinks", style="dim")
            self.screen.show(*told_hint(self.speaker, self.table.match, side, self.names))
        elif asked == "cards":
            told = self.board.cards(self.table.match.view(side), SIDE_NAMES[side])
            self.screen.show(*(told or [Text(self.speaker.say("cards-none"))]))
        elif asked == "log":
            self._log(side, rest)
        elif asked == "rules":
            self._rules(rest)
        elif asked == "save":
            self._save_copy(rest)
        elif asked == "undo":
            return self._undo(side, rest)
        else:
            answer = self.board.answer(self.table.match, side, typed)
            if answer is None:
                return self._decide(side, typed)
            self.screen.show(*answer)
        return False

    def _of_game(self, message: str) -> str:
        """A message in the words of this game, or in those that fit any game."""
        own = f"{self.table.game.key.replace('_', '-')}-{message}"
        return own if self.speaker.knows(own) else f"plain-{message}"

    def _decide(self, side: int, typed: str) -> bool:
        try:
            self._act(side, self.menu.read(typed))
        except Unclear as problem:
            self.screen.show(Text(problem.message, style="red"))
        except UnknownAction as problem:
            self._not_understood(typed, problem)
        except IllegalAction as problem:
            self._show_refusal(problem.refusal.clause, problem.refusal.reason, problem.refusal.arguments)
        else:
            return True
        return False

    def _not_understood(self, typed: str, problem: UnknownAction) -> None:
        """Say what is wrong with what was typed, as far as it is known."""
        verb = typed.split(maxsplit=1)[0].lower()
        usages = [usage for usage in self.menu.usages if usage.split()[0] == verb]
        if problem.reason == "deed-usage":
            message = "menu-usage" if usages else "menu-not-now"
            self.screen.say(message, style="red", text=typed, verb=verb)
            shown = [Text(f"  {usage}", style="cyan") for usage in usages]
            self.screen.show(*(shown or [self.menu.draw(short=True)]))
        elif problem.reason:
            self.screen.show(Text(self.speaker.explain(problem, self.table.game.key), style="red"))
        else:
            self.screen.say("menu-not-understood", style="red", text=typed)

    def _show_refusal(self, clause: str, reason: str, arguments: Mapping[str, object]) -> None:
        message = self.speaker.tell(self.table.game.key, reason, arguments, self.sides)
        self.screen.show(Text(self.speaker.say("refused", message=message, clause=clause), style="red"))

    def _why(self, typed: str) -> None:
        if not typed:
            self.screen.say(self._of_game("why-usage"))
            return
        try:
            refusal = self.table.match.refusal(self.menu.read(typed))
        except Unclear as problem:
            self.screen.show(problem.message)
            return
        except UnknownAction as problem:
            self._not_understood(typed, problem)
            return
        if refusal is None:
            self.screen.say("why-allowed", style="green")
            return
        self._show_refusal(refusal.clause, refusal.reason, refusal.arguments)
        clause = find_clause(refusal.clause, self.speaker.language)
        if clause is not None:
            self.screen.show(clause_panel(clause, self.speaker))

    def _undo(self, side: int, typed: str) -> bool:
        """Take back the last decision, or the one that is named, of those at the question that is asked now."""
        try:
            if typed:
                self.table.withdraw(side, self.table.match.text(self.menu.read(typed)))
            else:
                self.table.undo(side)
        except CannotUndo as problem:
            self.screen.say(problem.reason, style="red")
            return False
        except Unclear as problem:
            self.screen.show(Text(problem.message, style="red"))
            return False
        except UnknownAction as problem:
            self._not_understood(typed, problem)
            return False
        self._save()
        self._events_seen = [len(self.table.story)] * len(SIDES)
        self.notices.append(Text(self.speaker.say("undo-done"), style="green"))
        return True

    def _log(self, side: int, last: str) -> None:
        """All that has happened, or the last so many events."""
        told = self.table.story
        for event in told[-int(last[:_LONGEST]) :] if last.isdecimal() and int(last[:_LONGEST]) else told:
            self.screen.show(self.screen.event(self.table.game.key, event.seen_by(side), self.sides, clauses=True))

    def _rules(self, words: str) -> None:
        clause = find_clause(words, self.speaker.language) if words else None
        if clause is not None:
            self.screen.show(clause_panel(clause, self.speaker))
            return
        game = self.table.game.key
        found = search(game, words, self.speaker.language)
        if not found.clauses:
            self.screen.say("rules-none", game=self.speaker.title(game), words=words)
        if found.meant:
            self.screen.say("reference-meant", words=found.meant)
        if found.clauses:
            self.screen.show(clause_table(found.clauses, self.speaker, found.words))

    def _save_copy(self, name: str) -> None:
        if not name:
            self.screen.say("save-usage")
            return
        try:
            write_new(self.screen, pathlib.Path(name), self.table.record.text())
        except Stop as problem:
            self.screen.show(Text(problem.message, style="red"))
            return
        self.screen.say("save-done", style="green", file=name)
