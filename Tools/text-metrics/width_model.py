"""The model that maps Inter's advances to San Francisco's (docs/text.md), as normally distributed unknowns.

Every ASCII character has four numbers in 1/2048 em: the advance of the regular text cut, and what is added towards
bold, towards the display cut, and towards both. They start from Inter's advance times a factor plus an offset per
class, whose constants come from a comparison of whole alphabets. The deviations from that start are normally
distributed with the spreads below, and so the advances given some recorded widths are a linear problem.
"""

import numpy as np

from inter import Inter, kind

CHARACTERS = [chr(code) for code in range(0x20, 0x7F)]
INDEX = {c: i for i, c in enumerate(CHARACTERS)}
KINDS = ["lower", "upper", "digit", "space", "punctuation"]
MASTERS = ["regular", "bold", "display", "boldDisplay"]
COUNT = len(CHARACTERS)

# Factor of Inter's advance and offset per class (em) of whole alphabets.
ROWS = {
    "regular": (0.96068, [0.01779, 0.02484, 0.02453, 0.01096, 0.03123]),
    "bold": (0.95977, [0.03297, 0.03838, 0.03871, 0.03516, 0.05368]),
    "display": (0.94721, [-0.03256, -0.01048, 0.00478, -0.06122, -0.03604]),
}
SEMIBOLD_ROW = (0.96118, [0.02596, 0.03205, 0.0319, 0.02772, 0.0455])

# The spreads that are chosen by the records: of one character's own deviation in each master (1/2048 em, for a letter of
# mean width), and of the share of what another design does differently from Inter, in the regular cut and towards bold.
# "Inter" is Inter's own growth towards bold, which San Francisco need not share.
SPREADS = {
    "regular": 7, "bold": 6.5, "display": 8, "boldDisplay": 4.5,
    "regular Cantarell": 0.13, "regular InterDisplay": 0.11,
    "bold Cantarell": 0.12, "bold InterDisplay": 0.15, "bold Inter": 0.45,
}
# The power of its width with which a character's deviation grows.
WIDTH_POWER = 0.6
MEAN_WIDTH = 1150
# Correlation between one character's deviations in the regular and in the display cut.
CORRELATION = 0.6
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
# How much a class counts when another design is compared with Inter.
CLASS_WEIGHT = {"lower": 8, "upper": 2}
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


class Fonts:
    """The advances and the kerning that the model starts from."""

    def __init__(self, inter, cantarell):
        self.inter = {weight: Inter(inter, weight) for weight in ("Regular", "SemiBold", "Bold")}
        self.advances = {("Inter", w): self.read(font) for w, font in self.inter.items()}
        for folder, family in ((inter, "InterDisplay"), (cantarell, "Cantarell")):
            for weight in ("Regular", "Bold"):
                self.advances[family, weight] = self.read(Inter(folder, weight, family))
        self.kinds = np.array([KINDS.index(kind(c)) for c in CHARACTERS])
        self.frequencies = np.full(COUNT, 0.02)
        for characters, shares, _ in TYPICAL:
            self.frequencies[[INDEX[c] for c in characters]] = np.array(shares) / sum(shares)
        self.frequencies *= [CLASS_WEIGHT.get(KINDS[k], 1) for k in self.kinds]

    @staticmethod
    def read(font):
        return np.array([font.advance(c) * 2048 / font.upem for c in CHARACTERS])

    def residual(self, values, base=None):
        """What is left of `values` after the best multiple of `base` and offset per class, and that multiple."""
        columns = [] if base is None else [base]
        columns += [(self.kinds == k).astype(float) for k in range(len(KINDS))]
        columns, weights = np.array(columns).T, np.sqrt(self.frequencies)
        solution = np.linalg.lstsq(columns * weights[:, None], values * weights, rcond=None)[0]
        return values - columns @ solution, solution[0]

    def directions(self):
        """How other designs depart from Inter, by the name of their spread: the master, the deviations."""
        regular, bold = self.advances["Inter", "Regular"], self.advances["Inter", "Bold"]
        found = {"bold Inter": (1, self.residual(bold - regular)[0])}
        for family in ("Cantarell", "InterDisplay"):
            other, otherBold = self.advances[family, "Regular"], self.advances[family, "Bold"]
            deviation, factor = self.residual(other, regular)
            found[f"regular {family}"] = (0, deviation / factor)
            found[f"bold {family}"] = (1, self.residual((otherBold - other) / factor - (bold - regular))[0])
        return found


class Model:
    def __init__(self, fonts):
        self.fonts = fonts
        kinds = fonts.kinds

        def row(constants, base):
            factor, offsets = constants
            return factor * base + np.array(offsets)[kinds] * 2048

        regular = fonts.advances["Inter", "Regular"]
        start = row(ROWS["regular"], regular)
        self.start = np.concatenate(
            [start, row(ROWS["bold"], fonts.advances["Inter", "Bold"]) - start, row(ROWS["display"], regular) - start,
             np.zeros(COUNT)])
        self.shape = (regular / MEAN_WIDTH) ** WIDTH_POWER
        self.directions = fonts.directions()
        self.build_knowledge(row(SEMIBOLD_ROW, fonts.advances["Inter", "SemiBold"]))

    def basis(self, spreads):
        """The deviations per unit of independent normal variables: per character and master, design, class."""
        correlation = np.eye(4)
        correlation[0, 2] = correlation[2, 0] = CORRELATION
        own = np.kron(np.linalg.cholesky(correlation), np.eye(COUNT))
        own *= np.concatenate([spreads[m] * self.shape for m in MASTERS])[:, None]
        designs = np.zeros((4 * COUNT, len(self.directions)))
        for i, (name, (master, deviations)) in enumerate(self.directions.items()):
            designs[master * COUNT:(master + 1) * COUNT, i] = spreads[name] * deviations
        shared = np.zeros((4 * COUNT, 4 * len(KINDS)))
        for m, master in enumerate(MASTERS):
            for k, spread in enumerate(CLASS_SPREAD[master]):
                shared[m * COUNT:(m + 1) * COUNT, m * len(KINDS) + k] = spread * (self.fonts.kinds == k)
        return np.hstack([own, designs, shared])

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
                font.kerning(a, b) * KERNING_FACTOR.get((kind(a), kind(b)), OTHER_KERNING_FACTOR)
                * share * 2048 / font.upem
                for a, b in zip(text, text[1:])
                for font, share in ((self.fonts.inter["Regular"], 1 - bold), (self.fonts.inter["Bold"], bold)))
            constant += (len(text) * TRACKING[size] + kerning) * unit
        return row, constant

    def equations(self, records):
        """What is known and `records`: coefficients, values less the start, spreads, half a pixel or infinity."""
        found = [(row, value - row @ self.start, spread, np.inf) for row, value, spread in self.knowledge]
        for record in records:
            row, constant = self.equation(record)
            unit = 2048 / record["size"]
            width, half, spread = record["width"], np.inf, EXACT_SPREAD
            if record["grid"]:
                # Anywhere in the pixel is equally likely; some sources print one decimal of a third of a point.
                pixel = 1 / record["grid"]
                width = (round(width / pixel) - 0.5) * pixel
                half, spread = pixel * (0.5 - MARGIN) * unit, pixel / 12 ** 0.5 * unit
            if record["text"] in UNCERTAIN:
                half, spread = np.inf, UNCERTAIN[record["text"]] * unit
            found.append((row, width * unit - constant - row @ self.start, spread, half))
        return [np.array(column) for column in zip(*found)]

    def solve(self, records, spreads):
        """The mean of the independent variables of `basis` given what is known and `records`."""
        rows, values, spread, half = self.equations(records)
        rows = rows @ self.basis(spreads)
        while True:
            gain = np.linalg.solve(rows @ rows.T + np.diag(spread ** 2), values)
            solution = rows.T @ gain
            outside = np.abs(rows @ solution - values) > half
            if not outside.any():
                return solution
            # A mean outside the pixel is pulled in.
            spread[outside] *= 0.8

    def surprise(self, records, spreads):
        """Minus the logarithm of how likely `records` are under the spreads, given what is known without them."""
        rows, values, spread, _ = self.equations(records)
        rows = rows @ self.basis(spreads)
        covariance = rows @ rows.T + np.diag(spread ** 2)

        def part(count):
            lower = np.linalg.cholesky(covariance[:count, :count])
            whitened = np.linalg.solve(lower, values[:count])
            return whitened @ whitened / 2 + np.log(np.diag(lower)).sum()

        return part(len(values)) - part(len(self.knowledge))

    def width(self, deviations, record):
        row, constant = self.equation(record)
        return (row @ (self.start + deviations) + constant) * record["size"] / 2048


def error(width, record):
    """How far a width is from the record; a rounded record counts from the middle of its pixel."""
    return width - record["width"] + (0.5 / record["grid"] if record["grid"] else 0)
