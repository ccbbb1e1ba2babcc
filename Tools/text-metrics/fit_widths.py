"""Fits the map from Inter's advances to San Francisco's and writes it as Swift.

    fit_widths.py FOLDER-OF-INTER FOLDER-OF-CANTARELL widths.json SOURCES/TextMetrics/Tables

The folders hold the OpenType files of Inter with Inter Display, and of Cantarell; `width_model.py` says what they are
compared for. `hold_out.py` tells how well the fit predicts.

Needs uharfbuzz and numpy. Run it only when the fit is to change; the package never runs it.
"""

import json
import pathlib
import sys

import numpy as np

from width_model import (
    CHARACTERS, CLASS_SPREAD, COUNT, KERNING_FACTOR, KINDS, MASTERS, OTHER_KERNING_FACTOR, ROWS, SPREADS, Fonts, Model,
    error)

OFFSETS = {
    "regular": "What is added to the regular cut",
    "bold": "What is added from regular to bold",
    "display": "What is added from the text cut to the display cut",
    "boldDisplay": "What is added for bold and display together",
}


def swift(model, solution):
    """The fit as Swift source."""
    count = len(solution) - 4 * len(KINDS)
    shared = solution[count:].reshape(4, len(KINDS))
    own = (model.basis(SPREADS)[:, :count] @ solution[:count]).reshape(4, COUNT)
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


def main(inter, cantarell, widths, output):
    model = Model(Fonts(inter, cantarell))
    # The wider CoreText figures of macOS follow from those of iOS (see OpticalSize.swift).
    records = [r for r in json.loads(pathlib.Path(widths).read_text()) if r["platform"] == "iOS" or r["grid"]]
    solution = model.solve(records, SPREADS)
    deviations = model.basis(SPREADS) @ solution
    # Some sources print one decimal of a third of a point.
    misses = [
        r["text"] for r in records
        if abs(error(model.width(deviations, r), r)) > (0.5 / r["grid"] + 0.02 if r["grid"] else 0.01)]
    print("missed:", misses or "none")
    pathlib.Path(output, "WidthFit.swift").write_text(swift(model, solution))


if __name__ == "__main__":
    main(*sys.argv[1:])
