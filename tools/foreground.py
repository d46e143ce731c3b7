"""Run a command as the one in front of the terminal, so that Ctrl+C is its own affair: it ends, and make says nothing.

``python tools/foreground.py COMMAND [ARGUMENT…]``; a command that was ended by Ctrl+C has ended well.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys

_INTERRUPTED = 130


def main(command: list[str]) -> int:
    """Run a command; its exit code."""
    terminal = None
    if os.name == "posix" and sys.stdin.isatty():
        terminal, here = sys.stdin.fileno(), os.getpgrp()
        # Who is not in front may hand the terminal over only if it does not mind the signal for that.
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    process = subprocess.Popen(command, process_group=None if terminal is None else 0)
    if terminal is not None:
        os.tcsetpgrp(terminal, process.pid)
    else:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    code = process.wait()
    if terminal is not None:
        os.tcsetpgrp(terminal, here)
    return 0 if code in (_INTERRUPTED, -signal.SIGINT) else code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
