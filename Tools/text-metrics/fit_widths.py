"""Fits the map from Inter's advances to San Francisco's and writes it as Swift.

    fit_widths.py FOLDER-OF-INTER-OTF-FILES widths.json SOURCES/TextMetrics/Tables

The model (docs/text.md) has four numbers per character, in 1/2048 em: the advance of the regular text cut, and what
is added towards bold, towards the display cut, and towards both. They start from Inter's advance times a factor plus an
offset per class, whose constants come from a comparison of whole alphabets. Small deviations, first per class and
then per ASCII character, are then chosen as the likeliest ones (least squares against the expected spread) under which
every recorded width is met: exactly where it is known exactly, within its pixel where it was rounded up.
`--holdout` also prints how well each recorded string is predicted from all others.

Needs uharfbuzz, numpy, scipy and osqp. Run it only when the fit is to change; the package never runs it.
"""

import json
import pathlib
import sys

import numpy as np
import osqp
import scipy.sparse as sparse

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
# The expected spread of the deviations (1/2048 em) per master: of one character, then of each class. Chosen as what
# predicts held out strings best.
SPREAD = {
    "regular": (8, [1.5, 4, 12, 10, 15]),
    "bold": (8, [2, 3, 5, 5, 8]),
    "display": (15, [3, 5, 12, 10, 15]),
    "boldDisplay": (8, [5, 5, 8, 5, 8]),
}
# i and l keep more of their space in the display cut: such strings come out 6 % too narrow without this.
NARROW_DISPLAY = {"i": 420.5, "l": 420.5}
NARROW_SPREAD = 15
# San Francisco kerns a little more than Inter: three recorded strings give 0.99, 1.05 and about 1.1.
KERNING_FACTOR = 1.04
WEIGHTS = {"regular": 0, "medium": 11 / 30, "semibold": 19 / 30, "bold": 1}
# Only the sizes that occur in the recorded widths; the full tables are in OpticalSize.swift.
TRACKING = {8: 52, 12: 0, 13: -12, 15: -32, 17: -52, 20: -46, 26: 17, 28: 28, 34: 24}
DISPLAY = {20: 2.6 / 11, 26: 10 / 11, 28: 1, 34: 1}
# The share of a pixel that stays free at both ends, so that rounding the result cannot leave the pixel.
MARGIN = 0.06
# One recorded width that no weight explains.
LEFT_OUT = {"App presented by"}


class Model:
    def __init__(self, folder):
        self.fonts = {w: Inter(folder, w) for w in ("Regular", "Bold")}
        regular, bold = (
            np.array([self.fonts[w].advance(c) * 2048 / self.fonts[w].upem for c in CHARACTERS])
            for w in ("Regular", "Bold"))

        def row(name, base):
            factor, offsets = ROWS[name]
            return factor * base + np.array([offsets[KINDS.index(kind(c))] * 2048 for c in CHARACTERS])

        start = row("regular", regular)
        self.start = np.concatenate(
            [start, row("bold", bold) - start, row("display", regular) - start, np.zeros(COUNT)])
        # Columns: one deviation per character and master, then one per class and master, each in units of its spread.
        self.basis = np.zeros((4 * COUNT, 4 * COUNT + 4 * len(KINDS)))
        for m, master in enumerate(MASTERS):
            own, shared = SPREAD[master]
            for i, c in enumerate(CHARACTERS):
                k = KINDS.index(kind(c))
                self.basis[m * COUNT + i, m * COUNT + i] = own
                self.basis[m * COUNT + i, 4 * COUNT + m * len(KINDS) + k] = shared[k]

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
                self.fonts[w].kerning(a, b) * share * 2048 / self.fonts[w].upem
                for a, b in zip(text, text[1:]) for w, share in (("Regular", 1 - bold), ("Bold", bold)))
            constant += (len(text) * TRACKING[size] + kerning * KERNING_FACTOR) * unit
        return row, constant

    def solve(self, records):
        """The likeliest deviations for `records`."""
        rows, low, high = [], [], []
        for record in records:
            row, constant = self.equation(record)
            base, unit = row @ self.start + constant, 2048 / record["size"]
            if record["grid"]:
                pixel = 1 / record["grid"]
                top = round(record["width"] / pixel) * pixel
                bounds = (top - (1 - MARGIN) * pixel, top - MARGIN * pixel)
            else:
                bounds = (record["width"], record["width"])
            rows.append(row @ self.basis)
            low.append(bounds[0] * unit - base)
            high.append(bounds[1] * unit - base)
        n, m = self.basis.shape[1], len(records)
        narrow = np.array([
            self.basis[INDEX[c]] + self.basis[2 * COUNT + INDEX[c]] for c in NARROW_DISPLAY]) / NARROW_SPREAD
        missing = np.array([
            (v - self.start[INDEX[c]] - self.start[2 * COUNT + INDEX[c]]) / NARROW_SPREAD
            for c, v in NARROW_DISPLAY.items()])
        # The last m unknowns let a record miss by about one unit rather than bend the whole table.
        quadratic = sparse.block_diag([sparse.eye(n) + sparse.csc_matrix(narrow.T @ narrow), sparse.eye(m)]).tocsc()
        linear = np.concatenate([-narrow.T @ missing, np.zeros(m)])
        constraints = sparse.hstack([sparse.csc_matrix(np.array(rows)), sparse.eye(m)]).tocsc()
        problem = osqp.OSQP()
        problem.setup(
            quadratic, linear, constraints, np.array(low), np.array(high), verbose=False, eps_abs=1e-7, eps_rel=1e-7,
            max_iter=400000, polishing=True)
        return problem.solve().x[:n]

    def width(self, deviations, record):
        row, constant = self.equation(record)
        return (row @ (self.start + deviations) + constant) * record["size"] / 2048


def error(width, record):
    """How far a width is from the record; a rounded record counts from the middle of its pixel."""
    return width - record["width"] + (0.5 / record["grid"] if record["grid"] else 0)


def holdout(model, records):
    """Prints the error of every string as predicted from the others."""
    relative, points = [], []
    for text in sorted({r["text"] for r in records}):
        deviations = model.basis @ model.solve([r for r in records if r["text"] != text])
        for record in (r for r in records if r["text"] == text):
            e = error(model.width(deviations, record), record)
            print(f"{text!r:22}{record['weight']:10}{record['size']:3} {record['width']:9.3f} {e:+.3f}")
            relative.append(abs(e) / record["width"])
            points.append(abs(e))
    print(f"held out: mean {np.mean(relative):.2%}, {np.mean(points):.3f} pt, worst {max(points):.3f} pt")


def swift(model, solution):
    """The fit as Swift source."""
    shared = solution[4 * COUNT:].reshape(4, len(KINDS))
    own = solution[:4 * COUNT].reshape(4, COUNT) * np.array([[SPREAD[m][0]] for m in MASTERS])
    lines = [
        "// Made by Tools/text-metrics/fit_widths.py; docs/text.md describes the model.", "",
        "/// The constants that map Inter's advances to San Francisco's.", "enum WidthFit {",
        "    /// How much more than Inter the kerning is.", f"    static let kerningFactor = {KERNING_FACTOR}", ""]
    for master in ("regular", "bold", "display"):
        lines += [f"    /// What Inter's advance is multiplied by for the {master} cut.",
                  f"    static let {master}Factor = {ROWS[master][0]}"]
    lines.append("")
    for m, master in enumerate(MASTERS):
        # All but the regular cut are differences from it.
        start = [
            ROWS[master][1][k] * 2048 - (ROWS["regular"][1][k] * 2048 if m else 0) if master in ROWS else 0
            for k in range(len(KINDS))]
        values = [start[k] + shared[m][k] * SPREAD[master][1][k] for k in range(len(KINDS))]
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
    records = [
        r for r in json.loads(pathlib.Path(widths).read_text())
        if r["text"] not in LEFT_OUT and (r["platform"] == "iOS" or r["grid"])]
    solution = model.solve(records)
    deviations = model.basis @ solution
    # Some sources print one decimal of a third of a point.
    misses = [
        r["text"] for r in records
        if r["grid"] and abs(error(model.width(deviations, r), r)) > 0.5 / r["grid"] + 0.05]
    print("outside their pixel:", misses or "none")
    if "--holdout" in options:
        holdout(model, records)
    pathlib.Path(output, "WidthFit.swift").write_text(swift(model, solution))


if __name__ == "__main__":
    main(*sys.argv[1:])
