"""How well widths are predicted that the fit has not seen.

    hold_out.py FOLDER-OF-INTER FOLDER-OF-CANTARELL widths.json

Every text is taken away with all its records, the spreads are chosen again from what is left (those under which the
other records are likeliest), the advances are fitted to it, and the text is predicted. So neither the advances nor the
spreads have seen what is predicted. Which fonts are compared was chosen once, with all records.

Needs uharfbuzz, numpy and scipy.
"""

import json
import pathlib
import sys

import numpy as np
from scipy.optimize import minimize

from width_model import SPREADS, Fonts, Model, error

# How far a spread may be from the ones in use: the standard deviation of its logarithm.
FREEDOM = 0.6


def chosen(model, records):
    """The spreads under which `records` are likeliest."""
    names = list(SPREADS)

    def spreads(steps):
        return {name: SPREADS[name] * np.exp(step) for name, step in zip(names, steps)}

    def cost(steps):
        return model.surprise(records, spreads(steps)) + (steps ** 2).sum() / (2 * FREEDOM ** 2)

    return spreads(minimize(cost, np.zeros(len(names)), method="L-BFGS-B", options={"maxiter": 30}).x)


def summary(label, errors):
    """Prints the errors (record, points), each record counted once, then each text once."""
    relative = [abs(e) / r["width"] for r, e in errors]
    points = [abs(e) for _, e in errors]
    by_text = {}
    for (record, _), share in zip(errors, relative):
        by_text.setdefault(record["text"], []).append(share)
    texts = np.mean([np.mean(shares) for shares in by_text.values()])
    print(f"{label}: {len(errors)} records {np.mean(relative):.2%}, {np.mean(points):.2f} pt, worst {max(points):.2f} pt; "
          f"{len(by_text)} texts {texts:.2%}")


def main(inter, cantarell, widths):
    model = Model(Fonts(inter, cantarell))
    records = [r for r in json.loads(pathlib.Path(widths).read_text()) if r["platform"] == "iOS" or r["grid"]]
    errors = []
    for text in sorted({r["text"] for r in records}):
        rest = [r for r in records if r["text"] != text]
        spreads = chosen(model, rest)
        deviations = model.basis(spreads) @ model.solve(rest, spreads)
        for record in (r for r in records if r["text"] == text):
            e = error(model.width(deviations, record), record)
            print(f"{text!r:22}{record['weight']:10}{record['size']:3} {record['width']:9.3f} {e:+.3f}", flush=True)
            errors.append((record, e))
    summary("all", errors)
    summary("without WWWW MMMM and digits", [(r, e) for r, e in errors if r["text"] not in ("WWWW MMMM", "0123456789")])
    print("spreads under which all records are likeliest:")
    print({name: round(float(value), 3) for name, value in chosen(model, records).items()})


if __name__ == "__main__":
    main(*sys.argv[1:])
