"""Fits the map from Inter's advances to San Francisco's and writes it as Swift.

    fit_widths.py FOLDER-OF-INTER-OTF-FILES widths.json SOURCES/TextMetrics/Tables [--holdout]

The model (docs/text.md) has four numbers per character, in 1/2048 em: the advance of the regular text cut, and what
is added towards bold, towards the display cut, and towards both. They start from Inter's advance times a factor plus an
offset per class, whose constants come from a comparison of whole alphabets. The deviations from that start, one per
ASCII character and one per class, are normally distributed with the spreads below; the fit is their mean given all
recorded widths. The spreads are those under which the recorded widths are likeliest (largest marginal likelihood,
rounded), so that records are predicted from others with errors as large as the model says.
`--holdout` also prints how well each recorded string is predicted from all others.

Needs uharfbuzz and numpy. Run it only when the fit is to change; the package never runs it.
"""

import json
import pathlib
import sys

import numpy as np

from inter import Inter, kind

CHARACTERS = [chr(code) for code in range(0x20, 0x7F)]
INDEX = {c: i for i, c in enumerate(CHARACTERS)}
KINDS = ["lower", "upper", "digit", "space", "punctuation"]
MASTERS = ["regular", "bold", "display", "boldDisplay"]
COUNT = len(CHARACTERS)
OFFSETS = {
    "regular": "What is added to the regular cut",
    "bold": "What is added from regular to bold",
    "display": "What is added from the text cut to the display cut",
    "boldDisplay": "What is added for bold and display together",
}

# Factor of Inter's advance and offset per class (em) of whole alphabets.
ROWS = {
    "regular": (0.96068, [0.01779, 0.02484, 0.02453, 0.01096, 0.03123]),
    "bold": (0.95977, [0.03297, 0.03838, 0.03871, 0.03516, 0.05368]),
    "display": (0.94721, [-0.03256, -0.01048, 0.00478, -0.06122, -0.03604]),
}
SEMIBOLD_ROW = (0.96118, [0.02596, 0.03205, 0.0319, 0.02772, 0.0455])

# The spread of a character's deviation (1/2048 em) in each master, for a lowercase letter of mean width.
SPREAD = {"regular": 8.5, "bold": 13, "display": 10, "boldDisplay": 5}
# What it is multiplied by for the other classes, and the power of the character's width that it grows with.
KIND_SPREAD = [1, 1.5, 0.9, 1, 0.95]
WIDTH_POWER = 0.6
MEAN_WIDTH = 1150
# W and M are drawn unlike Inter's, and no other font's W grows as much as Inter's does towards bold; the spread of each
# master is multiplied by this.
UNLIKE = {"W": [2.5, 5, 1, 1], "M": [2.5, 3, 1, 1]}
# Correlations between one character's deviations in the masters.
CORRELATION = np.array([[1, 0, 0.6, 0], [0, 1, 0, 0], [0.6, 0, 1, 0], [0, 0, 0, 1]])
# The spread of a deviation that a whole class shares, per master.
CLASS_SPREAD = {
    "regular": [1.2, 3.2, 9.6, 8, 12],
    "bold": [1.6, 2.4, 4, 4, 6.4],
    "display": [2.4, 4, 9.6, 8, 12],
    "boldDisplay": [4, 4, 6.4, 4, 6.4],
}

# The constants of the alphabets were fitted to English text, so in it the deviations of a class are zero on average:
# the shares of its characters, and how exactly that holds (1/2048 em).
TYPICAL = [
    ("etaoinshrdlcumwfgypbvkjxqz",
     [12, 9.1, 8.1, 7.7, 7.3, 7, 6.3, 5.9, 6, 4.3, 4, 2.7, 2.9, 2.6, 2.1, 2.3, 2, 2.1, 1.8, 1.5, 1.1, .7, .1, .2, .1, .1],
     2),
    ("SCPAMTBDEFRILNWOGHUVJKYQXZ",
     [11, 8.5, 8, 8, 6, 7, 5.5, 5, 4.5, 4.5, 5, 5, 4.5, 4, 4, 3.5, 3, 3.5, 2.5, 2, 1.5, 1.2, 1, .4, .2, .2], 6),
    ("0123456789", [20, 20, 14, 9, 8, 8, 6, 5, 5, 5], 8),
    (" ", [1], 6),
]
# i and l keep more of their space in the display cut: such strings come out 6 % too narrow without this.
NARROW_DISPLAY = {"i": 420.5, "l": 420.5}
NARROW_SPREAD = 15

# San Francisco's kerning by Inter's, from three recorded strings: between letters of the same case about the same, from
# a capital to a small letter more; other pairs the mean of these.
KERNING_FACTOR = {("lower", "lower"): 0.99, ("upper", "lower"): 1.115, ("upper", "upper"): 1.012}
OTHER_KERNING_FACTOR = 1.04

WEIGHTS = {"regular": 0, "medium": 11 / 30, "semibold": 19 / 30, "bold": 1}
# Only the sizes that occur in the recorded widths; the full tables are in OpticalSize.swift.
TRACKING = {8: 52, 11: 12, 12: 0, 13: -12, 15: -32, 17: -52, 20: -46, 26: 17, 28: 28, 34: 24}
DISPLAY = {20: 2.6 / 11, 26: 10 / 11, 28: 1, 34: 1}
# Records whose weight is not certain, with their spread in points: they would bend the letters of others.
UNCERTAIN = {"Visible": 0.4}
# The spread of exact records (1/2048 em), and the share of a pixel that stays free at both ends of a rounded one.
EXACT_SPREAD = 0.15
MARGIN = 0.06


class Model:
    def __init__(self, folder):
        self.fonts = {w: Inter(folder, w) for w in ("Regular", "SemiBold", "Bold")}
        regular, semibold, bold = (
            np.array([self.fonts[w].advance(c) * 2048 / self.fonts[w].upem for c in CHARACTERS])
            for w in ("Regular", "SemiBold", "Bold"))
        kinds = np.array([KINDS.index(kind(c)) for c in CHARACTERS])

        def row(constants, base):
            factor, offsets = constants
            return factor * base + np.array(offsets)[kinds] * 2048

        start = row(ROWS["regular"], regular)
        self.start = np.concatenate(
            [start, row(ROWS["bold"], bold) - start, row(ROWS["display"], regular) - start, np.zeros(COUNT)])
        self.build_basis(regular, kinds)
        self.build_knowledge(row(SEMIBOLD_ROW, semibold))

    def build_basis(self, regular, kinds):
        """The deviations per unit of independent normal variables: per character and master, per class."""
        shape = (regular / MEAN_WIDTH) ** WIDTH_POWER * np.array(KIND_SPREAD)[kinds]
        unlike = np.array([UNLIKE.get(c, [1] * 4) for c in CHARACTERS]).T
        own = np.kron(np.linalg.cholesky(CORRELATION), np.eye(COUNT))
        own *= np.concatenate([SPREAD[m] * shape * unlike[i] for i, m in enumerate(MASTERS)])[:, None]
        shared = np.zeros((4 * COUNT, 4 * len(KINDS)))
        for m, master in enumerate(MASTERS):
            for k, spread in enumerate(CLASS_SPREAD[master]):
                shared[m * COUNT:(m + 1) * COUNT, m * len(KINDS) + k] = spread * (kinds == k)
        self.own_count = own.shape[1]
        self.basis = np.hstack([own, shared])

    def build_knowledge(self, semibold):
        """What is known without records, as rows over the advances: coefficients, value, spread."""
        self.knowledge = []
        for c, value in NARROW_DISPLAY.items():
            row = np.zeros(4 * COUNT)
            row[INDEX[c]] = row[2 * COUNT + INDEX[c]] = 1
            self.knowledge.append((row, value, NARROW_SPREAD))
        regular, bold, display = (self.start[i * COUNT:(i + 1) * COUNT] for i in range(3))
        cuts = [((1, 0, 0, 0), regular, 1), ((1, 1, 0, 0), regular + bold, 1),
                ((1, 0, 1, 0), regular + display, 1.5), ((1, WEIGHTS["semibold"], 0, 0), semibold, 1)]
        for shares, advances, factor in cuts:
            for characters, frequencies, spread in TYPICAL:
                share = np.zeros(COUNT)
                share[[INDEX[c] for c in characters]] = np.array(frequencies) / sum(frequencies)
                self.knowledge.append((np.kron(shares, share), share @ advances, spread * factor))

    def equation(self, record):
        """The width of a record in 1/2048 em: coefficients of the advances, and the constant part."""
        row, constant = np.zeros(4 * COUNT), 0
        # A text of two sizes names its second part; all is counted in units of the first.
        for part in [record] + record.get("then", []):
            text, size, bold = part["text"], part["size"], WEIGHTS[record["weight"]]
            display, unit = DISPLAY.get(size, 0), size / record["size"]
            for c in text:
                row[INDEX[c]::COUNT] += np.array((1, bold, display, bold * display)) * unit
            kerning = sum(
                self.fonts[w].kerning(a, b) * KERNING_FACTOR.get((kind(a), kind(b)), OTHER_KERNING_FACTOR)
                * share * 2048 / self.fonts[w].upem
                for a, b in zip(text, text[1:]) for w, share in (("Regular", 1 - bold), ("Bold", bold)))
            constant += (len(text) * TRACKING[size] + kerning) * unit
        return row, constant

    def solve(self, records):
        """The mean of the independent variables given what is known and `records`."""
        equations = [(row, value - row @ self.start, spread) for row, value, spread in self.knowledge]
        bounds = [None] * len(equations)
        for record in records:
            row, constant = self.equation(record)
            unit = 2048 / record["size"]
            width, half, spread = record["width"], None, EXACT_SPREAD
            if record["grid"]:
                # Anywhere in the pixel is equally likely; some sources print one decimal of a third of a point.
                pixel = 1 / record["grid"]
                width = (round(width / pixel) - 0.5) * pixel
                half, spread = pixel * (0.5 - MARGIN) * unit, pixel / 12 ** 0.5 * unit
            if record["text"] in UNCERTAIN:
                half, spread = None, UNCERTAIN[record["text"]] * unit
            equations.append((row, width * unit - constant - row @ self.start, spread))
            bounds.append(half)
        rows = np.array([row for row, _, _ in equations]) @ self.basis
        values = np.array([value for _, value, _ in equations])
        spreads = np.array([spread for _, _, spread in equations])
        while True:
            gain = np.linalg.solve(rows @ rows.T + np.diag(spreads ** 2), values)
            solution = rows.T @ gain
            missed = np.abs(rows @ solution - values)
            outside = np.array([half is not None and miss > half for half, miss in zip(bounds, missed)])
            outside &= spreads > 1
            if not outside.any():
                return solution
            # A mean outside the pixel is pulled in.
            spreads[outside] *= 0.8

    def width(self, deviations, record):
        row, constant = self.equation(record)
        return (row @ (self.start + deviations) + constant) * record["size"] / 2048


def error(width, record):
    """How far a width is from the record; a rounded record counts from the middle of its pixel."""
    return width - record["width"] + (0.5 / record["grid"] if record["grid"] else 0)


def holdout(model, records):
    """Prints the error of every string as predicted from the others."""
    relative, points = {}, {}
    for text in sorted({r["text"] for r in records}):
        deviations = model.basis @ model.solve([r for r in records if r["text"] != text])
        for record in (r for r in records if r["text"] == text):
            e = error(model.width(deviations, record), record)
            print(f"{text!r:22}{record['weight']:10}{record['size']:3} {record['width']:9.3f} {e:+.3f}")
            relative.setdefault(text, []).append(abs(e) / record["width"])
            points.setdefault(text, []).append(abs(e))
    every = [np.concatenate(list(d.values())) for d in (relative, points)]
    texts = [np.mean([np.mean(v) for v in d.values()]) for d in (relative, points)]
    print(f"held out: mean {every[0].mean():.2%}, {every[1].mean():.3f} pt, worst {every[1].max():.3f} pt")
    print(f"held out, every text counted once: mean {texts[0]:.2%}, {texts[1]:.3f} pt")


def swift(model, solution):
    """The fit as Swift source."""
    count = model.own_count
    shared = solution[count:].reshape(4, len(KINDS))
    own = (model.basis[:, :count] @ solution[:count]).reshape(4, COUNT)
    lines = [
        "// Made by Tools/text-metrics/fit_widths.py; docs/text.md describes the model.", "",
        "/// The constants that map Inter's advances to San Francisco's.", "enum WidthFit {"]
    names = {("lower", "lower"): "smallKerningFactor", ("upper", "lower"): "mixedKerningFactor",
             ("upper", "upper"): "capitalKerningFactor"}
    about = {("lower", "lower"): "of two small letters", ("upper", "lower"): "of a capital before a small letter",
             ("upper", "upper"): "of two capitals"}
    for pair, name in names.items():
        lines += [f"    /// The kerning {about[pair]}, by Inter's.", f"    static let {name} = {KERNING_FACTOR[pair]}"]
    lines += ["    /// The kerning of all other pairs, by Inter's.",
              f"    static let otherKerningFactor = {OTHER_KERNING_FACTOR}", ""]
    for master in ("regular", "bold", "display"):
        lines += [f"    /// What Inter's advance is multiplied by for the {master} cut.",
                  f"    static let {master}Factor = {ROWS[master][0]}"]
    lines.append("")
    for m, master in enumerate(MASTERS):
        # All but the regular cut are differences from it.
        start = [
            ROWS[master][1][k] * 2048 - (ROWS["regular"][1][k] * 2048 if m else 0) if master in ROWS else 0
            for k in range(len(KINDS))]
        values = [start[k] + shared[m][k] * CLASS_SPREAD[master][k] for k in range(len(KINDS))]
        lines += [f"    /// {OFFSETS[master]}, in 1/2048 em, for {', '.join(KINDS)}.",
                  f"    static let {master}Offset: [Double] = [{', '.join(f'{v:.2f}' for v in values)}]"]
    lines += [
        "", "    /// The deviations of the ASCII characters from U+0020 to U+007E, in 1/16 of 1/2048 em, four rows:",
        "    /// regular, towards bold, towards display, towards both.",
        '    static let deviations: StaticString = """']
    for m in range(4):
        numbers = [str(int(round(v * 16))) for v in own[m]]
        line = ""
        for number in numbers:
            if line and len(line) + 1 + len(number) > 108:
                lines.append("        " + line)
                line = number
            else:
                line = f"{line} {number}" if line else number
        lines.append("        " + line)
    lines += ['        """', "}"]
    return "\n".join(lines) + "\n"


def main(folder, widths, output, *options):
    model = Model(folder)
    # The wider CoreText figures of macOS follow from those of iOS (see OpticalSize.swift).
    records = [r for r in json.loads(pathlib.Path(widths).read_text()) if r["platform"] == "iOS" or r["grid"]]
    solution = model.solve(records)
    deviations = model.basis @ solution
    # Some sources print one decimal of a third of a point.
    misses = [
        r["text"] for r in records
        if abs(error(model.width(deviations, r), r)) > (0.5 / r["grid"] + 0.02 if r["grid"] else 0.01)]
    print("missed:", misses or "none")
    if "--holdout" in options:
        holdout(model, records)
    pathlib.Path(output, "WidthFit.swift").write_text(swift(model, solution))


if __name__ == "__main__":
    main(*sys.argv[1:])
