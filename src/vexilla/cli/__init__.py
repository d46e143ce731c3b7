"""The program in the terminal."""

from ..extras import require

require("cli")
