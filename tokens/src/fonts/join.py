"""Writes commissioner-latin.woff2: joins the npm package's latin and latin-ext files of Commissioner.

One file keeps a Lithuanian word in one font, and "Tą" is kerned like "Ta". Missing medical symbols (CO₂, ≤, ↑) are composed
from the font's own glyphs.

    apt-get install python3-fonttools python3-brotli
    python3 tokens/src/fonts/join.py
"""

from math import sqrt
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta

here = Path(__file__).parent
packaged = here / "../../node_modules/@fontsource-variable/commissioner/files"


def read(part: str) -> TTFont:
    return TTFont(packaged / f"commissioner-{part}-flar-normal.woff2")


font, extended = read("latin"), read("latin-ext")
order = font.getGlyphOrder()
glyphs, variations = font["glyf"], font["gvar"].variations


def deltas_of(variation, name):
    """Deltas of all points of a simple glyph, including implied ones."""
    coordinates, control = glyphs._getCoordinatesAndControls(name, font["hmtx"].metrics)
    return iup_delta(variation.coordinates, coordinates, control.endPts)


def add(name, glyph, metrics, moves, code=None):
    order.append(name)
    font.setGlyphOrder(order)
    glyphs.glyphs[name] = glyph
    glyphs.glyphOrder = order
    font["hmtx"].metrics[name] = metrics
    variations[name] = moves
    if code is not None:
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def take(name, code=None):
    """Copies a glyph and its components from the other file."""
    if name in order:
        return
    glyph = extended["glyf"][name]
    if glyph.isComposite():
        for component in glyph.components:
            take(component.glyphName)
    add(name, glyph, extended["hmtx"].metrics[name], extended["gvar"].variations[name], code)


def compose(code, advance, moved_advance, *parts):
    """Composes a symbol from glyphs. `moved_advance` names the glyph whose advance variation it uses."""
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for part, x, y in parts:
        component = GlyphComponent()
        component.glyphName, component.x, component.y, component.flags = part, x, y, 0x4
        glyph.components.append(component)
    moves = []
    for variation in variations[moved_advance]:
        phantom = variation.coordinates[-4:]
        if any(phantom):
            moves.append(TupleVariation(variation.axes, [(0, 0)] * len(parts) + [one or (0, 0) for one in phantom]))
    name = f"uni{code:04X}"
    glyph.recalcBounds(glyphs)
    add(name, glyph, (advance, glyph.xMin), moves, code)


for code, name in extended.getBestCmap().items():
    if code not in font.getBestCmap():
        take(name, code)

digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
for value, digit in enumerate(digits):
    small = f"{digit}.dnom"
    width = font["hmtx"][small][0]
    compose(0x2080 + value, width, small, (small, 0, -300))
    if value not in (1, 2, 3):
        compose(0x2070 + value, width, small, (small, 0, 604))
width = font["hmtx"]["minus"][0]
compose(0x2264, width, "minus", ("less", 0, 140), ("minus", 0, -480))
compose(0x2265, width, "minus", ("greater", 0, 140), ("minus", 0, -480))
compose(0x2248, width, "minus", ("asciitilde", 0, 170), ("asciitilde", 0, -170))
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap[0x3BC] = "uni03BC"

middle, reach, head = 590, 420, 300
"""Points of a right arrow around its middle: the position at zero stroke width, and the shift per stroke width."""
arrow = [
    ((-reach, 0), (0, 0.5)),
    ((reach, 0), (-sqrt(2) - 0.5, 0.5)),
    ((reach - head, head), (-sqrt(0.5), -sqrt(0.5))),
    ((reach - head, head), (0, 0)),
    ((reach, 0), (0, 0)),
    ((reach - head, -head), (0, 0)),
    ((reach - head, -head), (-sqrt(0.5), sqrt(0.5))),
    ((reach, 0), (-sqrt(2) - 0.5, -0.5)),
    ((-reach, 0), (0, -0.5)),
]
turns = {
    0x2190: lambda x, y: (-x, -y),
    0x2191: lambda x, y: (-y, x),
    0x2192: lambda x, y: (x, y),
    0x2193: lambda x, y: (y, -x),
}
line = glyphs["minus"]
stroke = line.yMax - line.yMin
for code, turn in turns.items():
    pen = TTGlyphPen(None)
    points = []
    for (x, y), (by_x, by_y) in arrow:
        right, up = turn(x + stroke * by_x, y + stroke * by_y)
        points.append((round(width / 2 + right), round(middle + up)))
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()
    glyph = pen.glyph()
    glyph.recalcBounds(glyphs)
    moves = []
    for variation in variations["minus"]:
        heights = [y for _x, y in deltas_of(variation, "minus")[:4]]
        wider = max(heights) - min(heights)
        if wider:
            moved = [turn(wider * by_x, wider * by_y) for _point, (by_x, by_y) in arrow]
            moves.append(TupleVariation(variation.axes, [(round(x), round(y)) for x, y in moved] + [(0, 0)] * 4))
    add(f"uni{code:04X}", glyph, (width, glyph.xMin), moves, code)

"""Accented letters are kerned like their base letters."""
known = set(read("latin").getGlyphOrder())
bases = {
    name: ("i" if base == "dotlessi" else base)
    for name in order
    if name not in known and glyphs[name].isComposite()
    for base in [glyphs[name].components[0].glyphName]
    if base in known and base.isalpha()
}
for lookup in font["GPOS"].table.LookupList.Lookup:
    for subtable in (getattr(one, "ExtSubTable", one) for one in lookup.SubTable):
        if subtable.LookupType != 2:
            continue
        covered = subtable.Coverage.glyphs
        if subtable.Format == 1:
            for pairs in subtable.PairSet:
                second = {record.SecondGlyph: record for record in pairs.PairValueRecord}
                for name, base in bases.items():
                    if base in second:
                        record = type(second[base])()
                        record.__dict__.update(second[base].__dict__)
                        record.SecondGlyph = name
                        pairs.PairValueRecord.append(record)
                pairs.PairValueRecord.sort(key=lambda record: order.index(record.SecondGlyph))
                pairs.PairValueCount = len(pairs.PairValueRecord)
            for name, base in bases.items():
                if base in covered:
                    subtable.PairSet.append(subtable.PairSet[covered.index(base)])
                    covered.append(name)
            subtable.PairSetCount = len(subtable.PairSet)
        else:
            for name, base in bases.items():
                if base in covered:
                    covered.append(name)
                for classes in (subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs):
                    if base in classes:
                        classes[name] = classes[base]

# Advances also vary through the glyphs' points, so the redundant HVAR table is dropped instead of rebuilt.
del font["HVAR"]
font["maxp"].numGlyphs = len(order)
font.flavor = "woff2"
font.save(here / "commissioner-latin.woff2")
print(len(order), "glyphs")
