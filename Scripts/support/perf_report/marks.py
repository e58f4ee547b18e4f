"""How lines and marks look: colours that colour-blind people tell apart (Okabe and Ito's), each with its own shape."""

import math

COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"]
SHAPES = ["o", "s", "^", "D", "v", "P", "X", "<", ">", "*"]
OURS = {"color": "black", "marker": "o", "markersize": 5, "zorder": 5}


def style(index):
    """The look of the series at `index`; the first sixty differ."""
    return {"color": COLOURS[index % len(COLOURS)], "marker": SHAPES[index % len(SHAPES)], "markersize": 6}


def fitted(series):
    """The ends of the power law of a series, through the middle of its points."""
    x, y, power = series["x"], series["y"], series["fit"]
    middle_x, middle_y = (sum(map(math.log, values)) / len(values) for values in (x, y))
    ends = [min(x), max(x)]
    return ends, [math.exp(middle_y + power * (math.log(end) - middle_x)) for end in ends]
