"""Makes the fonts of the page from their published packages: ``web/src/fonts/*.woff2``.

    uv run --no-project --with fonttools --with brotli python tools/fonts.py

Neither the build nor the tests need it: what it makes is kept with the sources. Run it when the page needs further
letters, and look at the page afterwards. It needs ``npm``, which fetches the packages.

Their licence goes with the page wherever that goes: ``web/public/fonts``.

A file holds the letters of one script, so that nobody loads those he never reads; `fonts.css` says which holds what.
Figures are of the height of capitals, for they stand in tables and on blocks more often than in sentences.
"""

from __future__ import annotations

import io
import pathlib
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = pathlib.Path(__file__).resolve().parent.parent / "web"
FOLDER = WEB / "src/fonts"
LICENCES = WEB / "public/fonts"
#: Kerning, letters that depend on the language, figures of one width.
FEATURES = ["kern", "locl", "tnum"]
FIGURES = frozenset(range(0x30, 0x3A))


def _span(*spans: tuple[int, int]) -> frozenset[int]:
    return frozenset(code for first, last in spans for code in range(first, last + 1))


#: What every language needs: Latin-1, quotation marks, dashes, arrows, signs of reckoning.
LATIN = _span((0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2026), (0x2190, 0x2193), (0x2212, 0x2212), (0x2264, 0x2265))
#: Russian and Ukrainian.
CYRILLIC = _span((0x410, 0x44F)) | frozenset(map(ord, "ЁЄІЇҐёєіїґ№"))
#: Names of Poland, Turkey and Japan.
FOREIGN = frozenset(map(ord, "ĄąĆćĘęŁłŃńŚśŹźŻżĞğİıŞşČčŘřŠšŽžŌōŪūĀāĒēĪīŐőŰű"))
SCRIPTS = {"latin": LATIN, "cyrillic": CYRILLIC, "latin-ext": FOREIGN}


@dataclass(frozen=True)
class Face:
    """A face of the page, and the files of its package, one a script."""

    name: str
    package: str
    version: str
    file: str
    #: What is kept of the weights of a file that has them all.
    weights: tuple[int, int] | None = None


FACES = (
    Face("serif", "@fontsource/alegreya", "5.3.0", "alegreya-{script}-600-normal.woff2"),
    Face("serif-italic", "@fontsource/alegreya", "5.3.0", "alegreya-{script}-400-italic.woff2"),
    Face("sans", "@fontsource-variable/source-sans-3", "5.3.0", "source-sans-3-{script}-wght-normal.woff2", (400, 600)),
)


def fetched(face: Face, folder: pathlib.Path) -> pathlib.Path:
    """The folder of a package, as it was published."""
    place = folder / face.package.replace("/", "-")
    if not place.is_dir():
        npm = ["npm", "pack", "--silent", "--pack-destination", str(folder), f"{face.package}@{face.version}"]
        packed = subprocess.run(npm, check=True, capture_output=True, text=True).stdout.strip()
        with tarfile.open(folder / packed) as archive:
            archive.extractall(place, filter="data")
    return place / "package"


def rise(font: TTFont) -> None:
    """Let figures be as high as capitals where a font has lower ones by default."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        for index in record.Feature.LookupListIndex if record.FeatureTag == "lnum" else ():
            for part in table.LookupList.Lookup[index].SubTable:
                high = getattr(part, "ExtSubTable", part).mapping
                for cmap in font["cmap"].tables:
                    changed = {
                        code: high[glyph] for code, glyph in cmap.cmap.items() if code in FIGURES and glyph in high
                    }
                    cmap.cmap.update(changed)


def cut(source: pathlib.Path, letters: frozenset[int], weights: tuple[int, int] | None) -> TTFont:
    """A font of nothing but these letters."""
    font = TTFont(source)
    if weights is not None:
        whole = io.BytesIO()
        instancer.instantiateVariableFont(font, {"wght": weights}).save(whole)
        font = TTFont(whole)
    rise(font)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[], notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters & font.getBestCmap().keys())
    cutter.subset(font)
    font.flavor = "woff2"
    return font


def main() -> None:
    """Make them all."""
    for folder in (FOLDER, LICENCES):
        folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        for face in FACES:
            package = fetched(face, pathlib.Path(kept))
            licence = LICENCES / f"{face.package.rpartition('/')[2]}-OFL.txt"
            licence.write_bytes((package / "LICENSE").read_bytes())
            for script, letters in SCRIPTS.items():
                source = package / "files" / face.file.format(script=script)
                goal = FOLDER / f"{face.name}-{script}.woff2"
                cut(source, letters, face.weights).save(goal)
                print(f"{goal.name} {goal.stat().st_size}")


if __name__ == "__main__":
    main()
