"""Writes the tables of Inter's advances and pair kerning as Swift string literals.

    make_tables.py FOLDER-OF-INTER-OTF-FILES SOURCES/TextMetrics/Tables

Needs uharfbuzz. Run it only when the tables are to change; the package never runs it.
"""

import pathlib
import sys

from inter import KERNED, Inter, base_letter, characters, kind

WEIGHTS = {"Thin": "thin", "Regular": "regular", "Bold": "bold"}
NOTICE = "// Made by Tools/text-metrics/make_tables.py from Inter, Copyright (c) 2016 The Inter Project Authors.\n" \
    "// Licensed under the SIL Open Font License 1.1, see LICENSE-Inter.txt beside this file.\n\n"
KINDS = {"lower": "l", "upper": "u", "digit": "d", "space": "s", "punctuation": "p"}


def wrap(words, width=116):
    """`words` joined by spaces, in lines no longer than `width`."""
    lines, line = [], ""
    for word in words:
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return lines + [line]


def runs(every):
    """The runs of consecutive characters, as (first, count)."""
    result = []
    for c in every:
        if result and ord(c) == result[-1][0] + result[-1][1]:
            result[-1][1] += 1
        else:
            result.append([ord(c), 1])
    return result


def classes(kerned, fonts):
    """The kerning class of each character on the left and on the right of a pair, over all fonts; 0 does not kern."""
    def number(key):
        numbers = {tuple(0 for _ in kerned for _ in fonts): 0}
        return [numbers.setdefault(key(c), len(numbers)) for c in kerned], len(numbers)

    left, left_count = number(lambda c: tuple(f.kerning(c, o) for f in fonts for o in kerned))
    right, right_count = number(lambda c: tuple(f.kerning(o, c) for f in fonts for o in kerned))
    return left, left_count, right, right_count


def literal(name, about, lines):
    body = "\n".join("        " + line for line in lines)
    return f"    /// {about}\n    static let {name}: StaticString = \"\"\"\n{body}\n        \"\"\"\n"


def main(folder, output):
    fonts = {name: Inter(folder, name) for name in WEIGHTS}
    regular, bold = fonts["Regular"], fonts["Bold"]
    every = characters(regular)
    kerned = characters(regular, KERNED)
    left, left_count, right, right_count = classes(kerned, [regular, bold])
    # The program looks ASCII pairs up in a table of 64 by 64.
    assert max(max(l, r) for c, l, r in zip(kerned, left, right) if c.isascii()) < 64
    left_of, right_of = dict(zip(kerned, left)), dict(zip(kerned, right))

    # Each character: its kind, the base letter if it has one, then its two kerning classes.
    rows = []
    for first, count in runs(every):
        rows.append(f"@{first}")
        for c in map(chr, range(first, first + count)):
            rows.append(f"{KINDS[kind(c)]}{base_letter(c) or ''}{left_of.get(c, 0)},{right_of.get(c, 0)}")
    text = NOTICE + "extension InterTable {\n"
    text += f"    /// How many kerning classes there are on the left of a pair.\n"
    text += f"    static let leftClassCount = {left_count}\n"
    text += f"    /// How many kerning classes there are on the right of a pair.\n"
    text += f"    static let rightClassCount = {right_count}\n"
    text += f"    /// How many characters are measured one by one.\n"
    text += f"    static let characterCount = {len(every)}\n\n"
    text += literal(
        "characters",
        "Per character: kind, base letter if any, left class, right class; `@` starts a run of code points.",
        wrap(rows)) + "}\n"
    pathlib.Path(output, "InterTable+Characters.swift").write_text(text)

    left_sample = {number: c for c, number in reversed(list(zip(kerned, left)))}
    right_sample = {number: c for c, number in reversed(list(zip(kerned, right)))}
    for name, swift in WEIGHTS.items():
        font = fonts[name]
        text = NOTICE + "extension InterTable {\n"
        advances = [str(font.advance(c) if font.advance(c) is not None else regular.advance(c)) for c in every]
        text += literal(f"{swift}Advances", "Advances in 1/2816 em, in the order of the characters.", wrap(advances))
        if swift != "thin":
            lines = []
            for l in range(1, left_count):
                pairs = [(r, font.kerning(left_sample[l], right_sample[r])) for r in range(1, right_count)]
                # Equal values share their list: "value:class,class,…".
                shared = {}
                for r, value in pairs:
                    if value:
                        shared.setdefault(value, []).append(str(r))
                words = [f"{value}:{','.join(members)}" for value, members in sorted(shared.items())]
                lines += wrap([f"@{l}"] + words, 100000)
            text += "\n" + literal(
                f"{swift}Kerning", "Kerning in 1/2816 em: `@left class`, then `value:right classes`.",
                wrap(" ".join(lines).split(" ")))
        text += "}\n"
        pathlib.Path(output, f"InterTable+{name}.swift").write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
