"""The compiled build: kernel, games and players through mypyc, from the same source.

Two ways in: hatchling runs the hook when a wheel is built, which does something only if
VEXILLA_COMPILE=1 is set; and ``python tools/build_hook.py build/compiled`` lays a complete
compiled package into a folder, for ``make compiled`` and for comparing the two builds; what is not compiled are links
to the source, so that it is never older. VEXILLA_OPTIMISE=g asks the
C compiler for less: a third of the time to compile, for code that is a fifth slower. Whoever works at one game names
it: ``python tools/build_hook.py build/ancients ancients`` lays down and compiles a package that has no other games.
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED_PACKAGES = ("kernel", "games", "players")


def modules_to_compile(folder: pathlib.Path) -> list[str]:
    """The files that are compiled, relative to the folder of the package; package files only hold imports."""
    found = []
    for package in COMPILED_PACKAGES:
        found += [path for path in (folder / "vexilla" / package).rglob("*.py") if path.name != "__init__.py"]
    return sorted(str(path.relative_to(folder)) for path in found)


# Bundles of C files, as many at once as there are processors: alone, each file reads the same large header again; one
# file for all takes the compiler more than twice as long, for code that is no faster.
SETUP = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
# The one that setuptools uses: under its own name the same file is another module.
from distutils.ccompiler import CCompiler

BUNDLE = 3_000_000

def bundled(sources):
    modules = [each for each in sources if os.path.basename(each).startswith("__native_vexilla___")]
    bundles, size = [], BUNDLE
    for module in modules:
        size += os.path.getsize(module)
        if size > BUNDLE:
            bundles.append([])
            size = os.path.getsize(module)
        bundles[-1].append(module)
    named = []
    for number, bundle in enumerate(bundles):
        named.append(os.path.join(os.path.dirname(bundle[0]), f"bundle_{number}.c"))
        with open(named[-1], "w") as file:
            file.writelines([f'#include "{os.path.basename(module)}"\\n' for module in bundle])
    return [each for each in sources if each not in modules] + named

def compile_at_once(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                    extra_postargs=None, depends=None):
    macros, objects, extra_postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, bundled(sources), depends, extra_postargs)
    arguments = self._get_cc_args(options, debug, extra_preargs)
    def compile_one(result):
        source, extension = build[result]
        self._compile(result, source, extension, arguments, extra_postargs, options)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, [each for each in objects if each in build]))
    return objects

CCompiler.compile = compile_at_once
modules = sys.argv[sys.argv.index("--") + 1:]
del sys.argv[sys.argv.index("--"):]
level = os.environ.get("VEXILLA_OPTIMISE", "3")
extensions = mypycify(
    ["--strict", "--explicit-package-bases", *modules],
    opt_level=level, debug_level="0", group_name="vexilla", multi_file=True)
if os.name != "nt":
    for extension in extensions:
        # Nothing outside calls our functions by name: calls among them need not go by a table, and can be inlined.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        # Those into other files, too, when all are linked: lists, numbers and dictionaries are in files of mypyc's own.
        if level == "3" and extension.name.endswith("__mypyc"):
            extension.extra_compile_args += ["-flto=auto"]
            extension.extra_link_args = [*extension.extra_link_args, "-flto=auto", "-O3"]
setup(name="vexilla", packages=[], ext_modules=extensions)
"""


def compile_in(folder: pathlib.Path) -> list[pathlib.Path]:
    """Compile the package that lies in a folder, beside its source; returns the libraries."""
    build = ["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    subprocess.run([sys.executable, "-c", SETUP, *build, "--", *modules_to_compile(folder)], cwd=folder, check=True)
    shutil.rmtree(folder / "build", ignore_errors=True)
    return sorted(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def leave_only(package: pathlib.Path, wanted: list[str]) -> None:
    """Take all games but the wanted ones out of a package, and out of its register."""
    register = package / "games" / "__init__.py"
    line = re.compile(r"(?<=GameFolders\().*(?=\))")
    text = register.read_text()
    found = line.search(text)
    assert found is not None, "the register names the games"
    games = re.findall(r"\w+", found[0])
    unknown = [game for game in wanted if game not in games]
    if unknown:
        sys.exit(f"There is no game {unknown[0]}; there are {', '.join(games)}.")
    register.write_text(line.sub(", ".join(f'"{game}"' for game in wanted), text))
    for game in set(games) - set(wanted):
        for layer in COMPILED_PACKAGES:
            shutil.rmtree(package / layer / game, ignore_errors=True)


def compile_into(folder: pathlib.Path, games: list[str] | None = None, *, beside: bool = False) -> list[pathlib.Path]:
    """A fresh copy of what is compiled in a folder, compiled; ``beside`` it, as links, the rest of the package."""
    shutil.rmtree(folder, ignore_errors=True)
    package = folder / "vexilla"
    package.mkdir(parents=True)
    shutil.copy(SOURCE / "vexilla" / "__init__.py", package)
    for path in (SOURCE / "vexilla").iterdir():
        if path.name in COMPILED_PACKAGES:
            shutil.copytree(path, package / path.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        elif beside and path.name not in ("__init__.py", "__pycache__"):
            (package / path.name).symlink_to(path)
    if games:
        leave_only(package, games)
    return compile_in(folder)


def is_asked_for() -> bool:
    """Whether the wheel shall be a compiled one."""
    return os.environ.get("VEXILLA_COMPILE") == "1"


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the compiled modules into the wheel when VEXILLA_COMPILE=1 is set."""

    def dependencies(self) -> list[str]:
        """What a build in isolation needs beside hatchling."""
        return ["mypy[mypyc]", "setuptools"] if is_asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it builds the wheel."""
        if not is_asked_for() or self.target_name != "wheel":
            return
        folder = pathlib.Path(tempfile.mkdtemp(prefix="vexilla-compiled-"))
        for library in compile_into(folder):
            build_data["force_include"][str(library)] = str(library.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    target = pathlib.Path(sys.argv[1]).resolve()
    for built in compile_into(target, sys.argv[2:], beside=True):
        print(built.relative_to(target))
