"""Writes medeina-print-*.ttf: Commissioner in the cuts that printed documents use, all three languages in one file.

A document embeds a font as it stands: it can neither vary an axis nor take a Lithuanian word from two files.

    apt-get install python3-fonttools python3-brotli
    python3 tokens/src/fonts/print.py
"""

from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory

# The same files on every day.
environ["SOURCE_DATE_EPOCH"] = "0"

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
packaged = here / "../../node_modules/@fontsource-variable/commissioner/files"
sources = [
    here / "commissioner-latin.woff2",
    packaged / "commissioner-cyrillic-flar-normal.woff2",
]
cuts = {
    "text": ("Regular", {"wght": 400, "FLAR": 0}),
    "strong": ("SemiBold", {"wght": 600, "FLAR": 0}),
    "title": ("Title", {"wght": 470, "FLAR": 100}),
}

for cut, (style, axes) in cuts.items():
    with TemporaryDirectory() as folder:
        parts = []
        for index, source in enumerate(sources):
            font = TTFont(source)
            font.flavor = None
            font = instantiateVariableFont(font, axes)
            # Of no use in a document, and they do not survive the joining.
            for table in ("GSUB", "GDEF", "STAT", "DSIG"):
                if table in font:
                    del font[table]
            path = f"{folder}/{index}.ttf"
            font.save(path)
            parts.append(path)
        joined = Merger().merge(parts)
        for record in joined["name"].names[:]:
            if record.nameID not in (0, 13, 14):
                joined["name"].removeNames(nameID=record.nameID)
        for id, text in {
            1: f"Medeina Print {style}",
            2: "Regular",
            3: f"MedeinaPrint-{style}",
            4: f"Medeina Print {style}",
            6: f"MedeinaPrint-{style}",
        }.items():
            joined["name"].setName(text, id, 3, 1, 0x409)
        joined.recalcTimestamp = False
        joined.save(here / f"medeina-print-{cut}.ttf")
