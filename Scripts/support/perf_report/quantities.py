"""Figures as text, and the exponent of growth."""

import math


def significant(value, digits=3):
    """`value` to that many significant digits, with neither an exponent nor trailing zeros: 4,910, 0.685."""
    if value == 0:
        return "0"
    value = rounded(value, digits)
    decimals = max(0, digits - 1 - math.floor(math.log10(abs(value))))
    text = f"{value:,.{decimals}f}"
    return text.rstrip("0").rstrip(".") if decimals else text


def rounded(value, digits=3):
    """`value` to that many significant digits."""
    return value if value == 0 else round(value, digits - 1 - math.floor(math.log10(abs(value))))


def time(ns):
    """A time given in nanoseconds, in the unit that keeps it below 1000."""
    ns = rounded(ns)
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if ns >= size:
            return f"{significant(ns / size)} {unit}"
    return f"{significant(ns)} ns"


def ratio(value):
    """How many times faster."""
    return significant(value)


def size(count):
    """A number of bytes; nothing for 0."""
    return f"{count:,} B" if count else ""


def throughput(count, ns):
    """Bytes per second; nothing where there is no input or no time."""
    return f"{count / ns:.2f} GB/s" if count and ns else ""


def geometric_mean(values):
    """The mean of ratios: that of 2 and 1/2 is 1."""
    return math.exp(sum(map(math.log, values)) / len(values))


def exponent(points):
    """The k of y ~ x^k that fits (x, y) best, by least squares of logarithms; None for fewer than two sizes.

    The exponents that perf-results and its charts show are these, fitted to the medians of the records. The harness
    (Growth.swift) fits its own for the table and the JSON of a run, which no document shows.
    """
    logs = [(math.log(x), math.log(y)) for x, y in points]
    mean_x, mean_y = (sum(column) / len(logs) for column in zip(*logs)) if logs else (0, 0)
    variance = sum((x - mean_x) ** 2 for x, _ in logs)
    if variance == 0:
        return None
    return sum((x - mean_x) * (y - mean_y) for x, y in logs) / variance
