"""Lesson files in the terminal: checked."""

from __future__ import annotations

import pathlib

from rich.markup import escape

from ..kernel.setup import BadContents
from ..lessons import name_of_file
from ..lessons.checking import faults_of
from ..lessons.reader import read_lesson
from .files import read_text
from .screen import Screen, Stop


def check_lessons(screen: Screen, files: tuple[pathlib.Path, ...]) -> None:
    """Every fault of every file, or what a sound file holds: all ways through a lesson are walked."""
    count = 0
    for file in files:
        text = read_text(screen, file)
        try:
            lesson = read_lesson(name_of_file(file.name), text)
            faults = faults_of(lesson, text, screen.speaker)
        except BadContents as problem:
            faults = problem.faults
        for fault in faults:
            wrong = screen.speaker.explain_fault(fault)
            screen.console.print(escape(f"{file}:{fault.line}: {wrong}"), style="red", soft_wrap=True)
        if not faults:
            screen.say("lessons-good", style="green", file=str(file), steps=len(lesson.steps))
        count += len(faults)
    if count:
        raise Stop(screen.speaker.say("scenarios-bad", count=count))
