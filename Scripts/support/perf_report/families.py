"""Benchmarks that do the same work on different sizes, and how their figures move with size and over time."""

import re

from . import quantities, records

SIZE = re.compile(r"\d+|S|M|L|XL")
OURS = "ours"


def family(name):
    """`row-diff/N/50%` of `row-diff/1000/50%`; `decode/N` of `decode/L`."""
    parts = name.split("/")
    if len(parts) > 1 and SIZE.fullmatch(parts[1]):
        parts[1] = "N"
    return "/".join(parts)


def size(benchmark):
    """The size that a name gives as a number, else the bytes of input, with its unit; None without either."""
    parts = benchmark["name"].split("/")
    if len(parts) > 1 and parts[1].isdigit() and int(parts[1]) > 0:
        return int(parts[1]), "elements"
    return (benchmark["bytes"], "bytes") if benchmark["bytes"] else None


def grouped(benchmarks):
    """Benchmarks by family, in the order of the run."""
    found = {}
    for benchmark in benchmarks:
        found.setdefault(family(benchmark["name"]), []).append(benchmark)
    return found


def growth(newest):
    """Median seconds by size, with the fitted exponent, of each family with three sizes: ours, then the yardsticks'."""
    found = {}
    for topic, record in newest.items():
        for name, members in grouped(records.benchmarks_of(record, topic)).items():
            sized = sorted({size(it): it for it in members if size(it)}.items(), key=lambda entry: entry[0])
            if len(sized) < 3 or len({unit for (_, unit), _ in sized}) > 1:
                continue
            yardsticks = sorted({key for _, it in sized for key in it["ratios"] if not records.is_ours(key)})
            curves = {OURS: [(x, it["p50_ns"] * 1e-9) for (x, _), it in sized]}
            for key in yardsticks:
                curves[key] = [(x, it["p50_ns"] * it["ratios"][key] * 1e-9) for (x, _), it in sized
                               if key in it["ratios"]]
            found[name] = [
                {"label": key, "ours": key == OURS, "unit": sized[0][0][1], "x": [x for x, _ in points],
                 "y": [y for _, y in points], "exponent": quantities.exponent(points)}
                for key, points in curves.items() if len(points) >= 3]
    return found


def history(runs):
    """The ratios of each family to each yardstick over all runs on the newest one's processor: (runs, panels).

    A run is a time and a commit; a panel has a line a benchmark, with the numbers of its runs. Only what was measured
    twice is there.
    """
    runs = [record for record in runs if record.processor == runs[-1].processor]
    labels = list(dict.fromkeys((record.time, record.commit) for record in runs))
    panels = {}
    for record in runs:
        place = labels.index((record.time, record.commit))
        for it in record.benchmarks:
            for key, value in it["ratios"].items():
                if not records.is_ours(key):
                    lines = panels.setdefault((family(it["name"]), key), {})
                    lines.setdefault(it["name"], []).append((place, value))
    kept = {key: {name: points for name, points in lines.items() if len(points) > 1} for key, lines in panels.items()}
    return labels, {key: kept[key] for key in sorted(kept) if kept[key]}
