"""python simplify-kerning.py IN.woff2 OUT.woff2 STEP, with fontTools and brotli

Rounds kerning to steps, drops what is smaller than one, and stores all pairs as one table of classes.
"""

import sys

from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildValue
from fontTools.ttLib import TTFont

source, target, step = sys.argv[1], sys.argv[2], int(sys.argv[3])
font = TTFont(source)
kerning = next(lookup for lookup in font["GPOS"].table.LookupList.Lookup if lookup.LookupType == 2)


def advance(value):
    return getattr(value, "XAdvance", 0) or 0


def kern(left, right):
    for table in kerning.SubTable:
        if left not in table.Coverage.glyphs:
            continue
        if table.Format == 2:
            row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
            return advance(row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1)
        for pair in table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord:
            if pair.SecondGlyph == right:
                return advance(pair.Value1)
    return 0


def rounded(value):
    return 0 if abs(value) < step else round(value / step) * step


def classes(vectors):
    """Glyphs with the same kerning, leaving out those without."""
    found = {}
    for glyph, vector in vectors.items():
        if any(vector):
            found.setdefault(vector, []).append(glyph)
    return [tuple(glyphs) for glyphs in found.values()]


glyphs = font.getGlyphOrder()
rows = {left: tuple(rounded(kern(left, right)) for right in glyphs) for left in glyphs}
columns = {right: tuple(rows[left][index] for left in glyphs) for index, right in enumerate(glyphs)}
pairs = {
    (left, right): (buildValue({"XAdvance": rows[left[0]][glyphs.index(right[0])]}), None)
    for left in classes(rows)
    for right in classes(columns)
    if rows[left[0]][glyphs.index(right[0])]
}
kerning.SubTable = [buildPairPosClassesSubtable(pairs, font.getReverseGlyphMap())]
font.flavor = "woff2"
font.save(target)
