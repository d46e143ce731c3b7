"""The battery: random whole games in which everything is checked that must hold in every game.

It knows no rules. A game passes when its random games never raise and always end, nothing is lost
or doubled, clones and replays agree, refusals name clauses that exist, views hide what they must,
and undo restores. The digest it returns must be the same on every machine and build.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

from ..catalogue import clause_exists
from ..kernel.action import Vocabulary
from ..kernel.chance import Generator, generator_for, generator_from, seed_from
from ..kernel.deed import Deed
from ..kernel.game import AnyGame, AnyMatch, Register
from ..kernel.open_choice import OpenChoice
from ..kernel.refusal import UnknownAction, VexillaError
from ..kernel.sides import CHANCE, SIDE_NAMES, SIDES, SPECTATOR
from ..kernel.source import Asking
from ..kernel.step import Chance
from ..kernel.table import Table, new_table, resume_table

#: Decisions after which a game counts as endless.
LONGEST: Final = 20_000
#: After so many decisions the match is written down and read back.
WRITTEN: Final = 60
#: Keys are below this.
MOST_KEYS: Final = 1 << 62
#: A verb with more actions than this is tried on a sample of them.
MANY: Final = 1_000
SAMPLE: Final = 30
#: How many steps ahead chance is looked for, and how often each of its steps draws.
AHEAD: Final = 3
DRAWS: Final = 3
#: How many decisions a clone is played on.
WANDERED: Final = 12
#: What is said of a deed that nothing forbids.
LEGAL: Final = "legal"


class BatteryFailure(VexillaError):
    """Something that must hold did not; ``record`` is the game up to there, to keep as a fixture."""

    def __init__(self, game: str, seed: int, wrong: str, record: str) -> None:
        super().__init__(f"{game}, seed {seed}: {wrong}")
        self.record = record


def check_vocabulary(game: AnyGame) -> None:
    """Every action comes back from its text, and no text is both a player's and chance's."""
    generator = generator_for(seed_from(0), "vocabulary")
    shared = {verb.usage() for verb in game.vocabulary.verbs} & {verb.usage() for verb in game.outcomes.verbs}
    if shared:
        raise BatteryFailure(game.key, 0, f"players and chance both say {', '.join(sorted(shared))}", "")
    for vocabulary in (game.vocabulary, game.outcomes):
        for action in _actions(vocabulary, generator):
            text = vocabulary.text(action)
            if vocabulary.action(text) != action:
                raise BatteryFailure(game.key, 0, f"{text!r} does not come back as {action}", "")


def _actions(vocabulary: Vocabulary, generator: Generator) -> Iterator[int]:
    """All actions of a vocabulary, legal or not; of a verb with very many a sample with both its ends."""
    for verb in vocabulary.verbs:
        if verb.count <= MANY:
            yield from range(verb.start, verb.start + verb.count)
        else:
            yield verb.start
            yield verb.start + verb.count - 1
            for _ in range(SAMPLE):
                # A number below the count from two draws, since a generator's limit is 2**30.
                yield verb.start + (generator.below(1 << 30) << 30 | generator.below(1 << 30)) % verb.count


def option_sets(game: AnyGame) -> list[dict[str, str]]:
    """Every combination of options, at most two values of each."""
    names = [option.name for option in game.options]
    return [
        dict(zip(names, values, strict=True)) for values in product(*[option.values[:2] for option in game.options])
    ]


def run_battery(
    game: AnyGame,
    scenario: str,
    games: int,
    first_seed: int = 0,
    report: Callable[[int], None] | None = None,
    known_clause: Callable[[str], bool] = clause_exists,
) -> str:
    """Play and check random games; the digest of all their ends.

    ``known_clause`` says whether a clause that a refusal names exists: in the catalogue, unless
    the game has rules of its own.
    """
    check_vocabulary(game)
    total = hashlib.sha256()
    options = option_sets(game)
    for seed in range(first_seed, first_seed + games):
        total.update(check_one(game, scenario, options[seed % len(options)], seed, known_clause).encode())
        if report is not None:
            report(1)
    return total.hexdigest()


def check_one(
    game: AnyGame,
    scenario: str,
    options: dict[str, str],
    seed: int,
    known_clause: Callable[[str], bool] = clause_exists,
) -> str:
    """Play one random game, check everything, and return the digest of its end."""
    secret = seed_from(seed)
    generator = generator_for(secret, "battery")
    players = {SIDE_NAMES[side]: "computer random" for side in SIDES}
    table = new_table(game, game.setup(scenario, options), players, secret)
    try:
        for wrong in _play(table, generator, known_clause):
            raise BatteryFailure(game.key, seed, wrong, table.record.text())
    except BatteryFailure:
        raise
    except Exception as problem:
        raise BatteryFailure(game.key, seed, f"{type(problem).__name__}: {problem}", table.record.text()) from problem
    return table.match.digest()


def _play(table: Table, generator: Generator, known_clause: Callable[[str], bool]) -> Iterator[str]:
    """Play to the end, yielding whatever is wrong."""
    decisions = 0
    while not table.match.over:
        match = table.match
        side = match.decider
        yield from _sound(match)
        if generator.below(16) == 0:
            yield from _legality(match, generator, known_clause)
            yield from _chances(match, generator.clone(), known_clause)
            yield from _deeds(match, generator.clone(), known_clause)
            yield from _questions(match, generator.clone())
        if generator.below(8) == 0:
            yield from _hidden(match, generator)
        if generator.below(16) == 0:
            yield from _clones(match, generator)
        if decisions % WRITTEN == 0:
            yield from _written(match)
        action = match.sample(generator)
        before = _fingerprint(table)
        table.act(side, action)
        if table.forbids_undo(side) is None and generator.below(4) == 0:
            table.undo(side)
            if _fingerprint(table) != before:
                yield f"undoing {match.game.words_of(side).text(action)!r} did not restore the match"
            table.act(side, action)
        decisions += 1
        if decisions > LONGEST:
            yield f"no end after {LONGEST} decisions"
    yield from _sound(table.match)
    yield from _secrets(table)
    yield from _replays(table)


def _fingerprint(table: Table) -> tuple[str, list[int], int, int]:
    match = table.match
    return match.digest(), sorted(match.options()), len(table.story), match.decider


def _sound(match: AnyMatch) -> Iterator[str]:
    yield from match.position.faults()
    if not match.over:
        options = match.options()
        choice = match.choice()
        if not options and match.is_countable:
            yield f"{match.agenda[-1].label()} has no options"
        if choice.options(match) != options:
            yield f"{match.agenda[-1].label()} lists other options than before"
        counted = [choice.nth(match, place) for place in range(choice.count(match))]
        if counted != options or match.number != len(options):
            yield f"{match.agenda[-1].label()} counts other options than it lists"
        if len(set(options)) != len(options):
            yield f"{match.agenda[-1].label()} lists an option twice"


def _legality(match: AnyMatch, generator: Generator, known_clause: Callable[[str], bool]) -> Iterator[str]:
    """Every listed action is legal, every other is refused by a clause that exists."""
    text = match.text
    options = set(match.options())
    before = match.digest()
    for action in options:
        refusal = match.refusal(action)
        if refusal is not None:
            yield f"{text(action)!r} is listed but refused by {refusal.clause}"
    for action in _actions(match.game.vocabulary, generator):
        if action in options:
            continue
        refusal = match.refusal(action)
        if refusal is None:
            yield f"{text(action)!r} is not listed but not refused"
        elif not known_clause(refusal.clause):
            yield f"{text(action)!r} is refused by {refusal.clause}, which does not exist"
    shared = _shared_words(match.game)
    for outcome in _actions(match.game.outcomes, generator):
        if not shared:
            continue  # no word of chance is also one of the players': nothing can be mistaken
        if _is_understood(match, match.game.outcomes.text(outcome)):
            yield f"{match.game.outcomes.text(outcome)!r} is chance's to say, but a player could"
    if match.digest() != before:
        yield "asking what is legal changed the match"


def _shared_words(game: AnyGame) -> set[str]:
    """The words with which both an outcome of chance and an action of a player can begin."""
    players = {verb.word for verb in game.vocabulary.verbs} | {form.word for form in game.vocabulary.forms}
    return players & {verb.word for verb in game.outcomes.verbs}


def _is_understood(match: AnyMatch, text: str) -> bool:
    try:
        match.action(text)
    except UnknownAction:
        return False
    return True


def _chances(match: AnyMatch, generator: Generator, known_clause: Callable[[str], bool]) -> Iterator[str]:
    """At the next steps of chance all that is listed can happen, what is drawn can, and the rest is refused."""
    ahead = match.clone()
    ahead.source = Asking()
    for _ in range(AHEAD):
        if ahead.over:
            return
        if ahead.decider == CHANCE:
            yield from _chance(ahead, generator, known_clause)
        ahead.enact(ahead.sample(generator))


def _chance(match: AnyMatch, generator: Generator, known_clause: Callable[[str], bool]) -> Iterator[str]:
    """Chance may say the parts of an outcome in any order; ``options`` has one order of each."""
    chance = match.choice()
    assert isinstance(chance, Chance)
    options = match.options()
    listed = set(options)
    if not options or len(listed) != len(options):
        yield f"{chance.label()} lists nothing, or an outcome twice"
    few = options if len(options) <= SAMPLE else [options[generator.below(len(options))] for _ in range(SAMPLE)]
    for outcome in few:
        if match.refusal(outcome) is not None:
            yield f"{match.text(outcome)!r} is listed at {chance.label()} but refused"
        if chance.weight(match, outcome) <= 0:
            yield f"{match.text(outcome)!r} is listed at {chance.label()} but never happens"
    drawn = [chance.sample(match, generator) for _ in range(DRAWS)]
    for outcome in drawn:
        if match.refusal(outcome) is not None:
            yield f"{match.text(outcome)!r} was drawn at {chance.label()} but is refused"
    for outcome in [*drawn, *_actions(match.game.outcomes, generator)]:
        refusal = match.refusal(outcome)
        verb = match.game.outcomes.known(outcome)
        if refusal is None and verb.action(*sorted(verb.values(outcome))) not in listed:
            yield f"{match.text(outcome)!r} is not listed at {chance.label()} but not refused"
        elif refusal is not None and not known_clause(refusal.clause):
            yield f"{match.text(outcome)!r} is refused by {refusal.clause}, which does not exist"


def _deeds(match: AnyMatch, generator: Generator, known_clause: Callable[[str], bool]) -> Iterator[str]:
    """What is drawn where deeds can be done is legal and can be done; what is near it is judged, and by a clause."""
    choice = match.choice()
    before = match.digest()
    if not isinstance(choice, OpenChoice):
        # Such a match may still be told a deed: nothing else than a refusal may come of it.
        for form in match.game.vocabulary.forms:
            deed = Deed(form, tuple([field.draw(generator, []) for field in form.fields]))
            if _judged(match, deed) == LEGAL:
                yield f"{deed.text()!r} is legal where no deed can be done"
        return
    for _ in range(DRAWS):
        drawn = match.sample(generator)
        if match.refusal(drawn) is not None:
            yield f"{match.text(drawn)!r} was drawn but is refused"
        if isinstance(drawn, Deed):
            yield from _round_trip(match, drawn)
            near = [_mutated(match, choice, drawn, generator) for _ in range(DRAWS)]
            far = [choice.propose(match, form, generator) for form in choice.forms()]
            other = [
                Deed(form, tuple([field.draw(generator, choice.offered(match, form, field)) for field in form.fields]))
                for form in match.game.vocabulary.forms
            ]
            for deed in [*near, *far, *other]:
                yield from _round_trip(match, deed)
                yield from _judgement(match, deed, generator, known_clause)
    if match.digest() != before:
        yield "asking about deeds changed the match"


def _round_trip(match: AnyMatch, deed: Deed) -> Iterator[str]:
    again = match.read(deed.text())
    if again != deed or match.text(again) != deed.text() or hash(again) != hash(deed):
        yield f"{deed.text()!r} does not come back from its text"


def _mutated(match: AnyMatch, choice: OpenChoice[Any], deed: Deed, generator: Generator) -> Deed:
    """The deed with another value in one of its fields."""
    values = list(deed.values)
    if values:
        place = generator.below(len(values))
        field = deed.form.fields[place]
        values[place] = field.draw(generator, choice.offered(match, deed.form, field))
    return Deed(deed.form, tuple(values))


def _judged(match: AnyMatch, deed: Deed) -> str:
    """The clause that forbids a deed, or LEGAL; "" if it is not even a question now."""
    try:
        refusal = match.refusal(deed)
    except UnknownAction:
        return ""
    return LEGAL if refusal is None else refusal.clause


def _judgement(match: AnyMatch, deed: Deed, generator: Generator, known_clause: Callable[[str], bool]) -> Iterator[str]:
    """A deed is legal and can be done, or a clause that exists forbids it; hidden things have no say in that."""
    judged = _judged(match, deed)
    if judged == LEGAL:
        after = match.clone()
        after.enact(deed)
        for fault in after.position.faults():
            yield f"after {deed.text()!r}: {fault}"
    elif judged and not known_clause(judged):
        yield f"{deed.text()!r} is refused by {judged}, which does not exist"
    if _judged(match.imagine(match.decider, generator), deed) != judged:
        yield f"whether {deed.text()!r} is legal depends on what the side may not know"


def _questions(match: AnyMatch, generator: Generator) -> Iterator[str]:
    """Every question of the side that decides is answered in JSON, changes nothing and tells nothing hidden."""
    choice = match.choice()
    before = match.digest()
    offered: dict[str, list[str]] = {}
    if isinstance(choice, OpenChoice):
        for form in choice.forms():
            for field in form.fields:
                offered.setdefault(field.kind, choice.offered(match, form, field))
    ids = sorted({each for kind in ("id", "ids") for each in offered.get(kind, [])})
    forms = list(choice.questions())
    if match.game.questions:
        # Of those that are answered always, one at a time: there are many.
        forms.append(match.game.questions[generator.below(len(match.game.questions))])
    for form in forms:
        for _ in range(DRAWS):
            question = Deed(form, tuple([field.draw(generator, ids) for field in form.fields])).text()
            told = json.dumps(match.ask(match.decider, question))
            if json.dumps(match.imagine(match.decider, generator).ask(match.decider, question)) != told:
                yield f"the answer to {question!r} depends on what the side may not know"
    if match.digest() != before:
        yield "asking a question changed the match"


def _hidden(match: AnyMatch, generator: Generator) -> Iterator[str]:
    """What a side sees is the same in every match it cannot tell from this one, to the last byte."""
    for side in (*SIDES, SPECTATOR):
        seen = json.dumps(match.view(side))
        imagined = match.imagine(side, generator)
        yield from imagined.position.faults()
        if json.dumps(imagined.view(side)) != seen:
            yield f"imagining changed the view of {SIDE_NAMES[side]}"
        if imagined.decider != match.decider:
            yield f"imagining for {SIDE_NAMES[side]} changed who decides"
        # A computer player's answer must not depend on it.
        if (
            side in SIDES
            and imagined.imagine(side, generator_from(0)).key() != match.imagine(side, generator_from(0)).key()
        ):
            yield f"what {SIDE_NAMES[side]} imagines depends on what is hidden"


def _secrets(table: Table) -> Iterator[str]:
    """No event shows a side what is not for it."""
    for event in table.story:
        for side in (*SIDES, SPECTATOR):
            shown = event.seen_by(side)
            if not event.audience >> side & 1 and any(name in shown for name in event.secrets):
                yield f"{event} shows its secrets to {SIDE_NAMES[side]}"


def _clones(match: AnyMatch, generator: Generator) -> Iterator[str]:
    """A clone plays on like the original, and leaves it alone."""
    before = match.digest()
    first, second = match.clone(), match.clone()
    if first.key() != match.key() or not 0 <= match.key() < MOST_KEYS:
        yield "a clone has another key, or the key is no whole number under 2**62"
    path = generator.clone()
    _wander(first, generator.clone())
    if match.digest() != before:
        yield "playing on a clone changed the original"
    _wander(second, path)
    if first.digest() != second.digest():
        yield "two clones played the same way came out differently"


def _written(match: AnyMatch) -> Iterator[str]:
    """A written position is read back: the same match, and the same to see for everyone."""
    game = match.game
    try:
        again = game.position_from(game.text_of(match), match.source.clone())
    except NotImplementedError:
        return  # a game without written positions
    if again.digest() != match.digest() or again.options() != match.options() or again.decider != match.decider:
        yield "the written position is read as another one"
    for side in (*SIDES, SPECTATOR):
        if json.dumps(again.view(side)) != json.dumps(match.view(side)):
            yield f"the written position has another view for {SIDE_NAMES[side]}"


def _wander(match: AnyMatch, generator: Generator) -> None:
    for _ in range(WANDERED):
        if match.over:
            return
        match.enact(match.sample(generator))


def _replays(table: Table) -> Iterator[str]:
    """The record replays to the same digest, and to the same record."""
    text = table.record.text()
    again = resume_table(text, Register(table.game))
    if again.match.digest() != table.match.digest():
        yield "the record replays to another position"
    if again.record.text() != text:
        yield "the record of the replay is another one"
    if [event.seen_by(SPECTATOR) for event in again.story] != [event.seen_by(SPECTATOR) for event in table.story]:
        yield "the replay tells another story"
