"""Reads the advances and the pair kerning of Inter from its OpenType files."""

import functools
import pathlib
import unicodedata

import uharfbuzz as hb

# The characters that are measured one by one; everything else is approximated by its kind. The soft hyphen is
# invisible and so left out.
RANGES = [
    (0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0x17F), (0x18F, 0x18F), (0x192, 0x192), (0x1A0, 0x1B0), (0x218, 0x21B),
    (0x2C6, 0x2DD), (0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x491), (0x1E80, 0x1E9E), (0x1EA0, 0x1EF9), (0x2010, 0x2026),
    (0x2030, 0x203A), (0x20A0, 0x20BF), (0x2100, 0x214E), (0x2190, 0x2199), (0x2200, 0x22FF), (0x25A0, 0x25FF),
    (0x2600, 0x266F), (0x2713, 0x2717),
]
# The ranges whose pairs are kerned.
KERNED = [(0x20, 0xAC), (0xAE, 0x17F), (0x370, 0x45F), (0x1E80, 0x1EF9), (0x2010, 0x2026)]
# Letters of other scripts that are drawn as a Latin letter.
LOOKALIKES = dict(zip("АВЕКМНОРСТХаеорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEKMHOPCTXaeopcyxABEZHIKMNOPTYXo"))


class Inter:
    """One weight of Inter, or of another family; lengths are in the font's own units."""

    def __init__(self, folder, weight, family="Inter"):
        face = hb.Face(hb.Blob.from_file_path(str(pathlib.Path(folder) / f"{family}-{weight}.otf")))
        self.upem = face.upem
        self.font = hb.Font(face)

    @functools.cache
    def advance(self, character):
        """The advance of a character, or None if the font lacks it."""
        glyph = self.font.get_nominal_glyph(ord(character))
        return self.font.get_glyph_h_advance(glyph) if glyph else None

    @functools.cache
    def kerning(self, left, right):
        """How far kerning moves `right` towards `left`, as a negative number.

        The few pairs that Inter moves apart (K and i, r and t, t and h) are left alone: San Francisco's recorded widths
        are predicted better without them.
        """
        buffer = hb.Buffer()
        buffer.add_str(left + right)
        buffer.guess_segment_properties()
        hb.shape(self.font, buffer, {"liga": False, "calt": False, "ccmp": False})
        kerned = sum(p.x_advance for p in buffer.glyph_positions)
        return min(0, kerned - self.advance(left) - self.advance(right))


def characters(inter, ranges=RANGES):
    """The characters of `ranges` that the font has, in order."""
    every = (chr(code) for first, last in ranges for code in range(first, last + 1))
    return [c for c in every if inter.advance(c) is not None]


def base_letter(character):
    """The ASCII letter under a character's accents or of its shape, or None."""
    base = LOOKALIKES.get(character) or unicodedata.normalize("NFD", character)[0]
    return base if base.isascii() and base.isalpha() and base != character else None


def kind(character):
    """The class of a character in the fit."""
    base = base_letter(character) or character
    if base.isspace():
        return "space"
    if base.isdigit():
        return "digit"
    if base.islower():
        return "lower"
    return "upper" if base.isupper() else "punctuation"
