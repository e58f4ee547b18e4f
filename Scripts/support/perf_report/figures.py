"""What the charts show, as plain data: drawing.py draws it, and its digest in each SVG tells whether it is current."""

import hashlib
import json

from . import families, quantities, records

# The README's picture: these topics, where they were measured, against what others offer.
HEADLINE = {
    "decode": "Decode a response",
    "filters": "Write filters as a query",
    "filters-parse": "Parse a filter expression",
    "present": "Present a hierarchical menu",
    "row-diff": "Diff two lists of rows",
    "selection-diff": "Diff two selections",
    "keystroke": "A keystroke, until its rows are there",
}
SPELLED = {
    "reference": "naive Swift",
    "simdjson": "simdjson On-Demand (C++)",
    "RapidJSON": "RapidJSON (C++)",
    "RapidJSON unchecked": "RapidJSON, unchecked (C++)",
    "std::stable_sort": "std::stable_sort (C++)",
    "Set": "Set.subtracting",
    "Heckel": "Heckel's diff",
}
# What no decoder can do without, on its own: bounds, no alternatives.
FLOORS = {"memcpy", "UTF-8", "UTF-8 + columns"}
RATIO_AXIS = "times faster than the alternative (log scale; left of 1: slower)"


def all_figures(runs):
    """The figures of these records by file name."""
    newest = records.newest(runs)
    figures = {"ratios.svg": headline(newest)}
    for topic, record in newest.items():
        figure = of_topic(topic, record)
        if len(figure["rows"]) > 1:
            figures[f"ratios-{topic}.svg"] = figure
    growth, past = of_growth(newest), of_history(runs)
    if growth["panels"]:
        figures["growth.svg"] = growth
    if past["panels"]:
        figures["history.svg"] = past
    return figures


def digest(figure):
    """What an SVG of this figure carries in its metadata."""
    return "sha256:" + hashlib.sha256(json.dumps(figure, sort_keys=True).encode()).hexdigest()


def place(record):
    """Where and when, for a caption."""
    return f"{record.machine['cpu']}, Swift {record.toolchain.split()[2]}, {record.date}"


def bar(label, ratios):
    """A row of the headline."""
    mean, low, high = quantities.geometric_mean(ratios), min(ratios), max(ratios)
    return {"label": label, "low": low, "high": high, "mean": quantities.rounded(mean),
            "text": f"{quantities.ratio(mean)}×",
            "span": f"{quantities.ratio(low)} – {quantities.ratio(high)}" if len(ratios) > 1 else ""}


def headline(newest):
    """A bar an alternative, over all workloads of a topic."""
    groups = []
    for topic in (topic for topic in HEADLINE if topic in newest):
        ratios = {}
        for it in records.benchmarks_of(newest[topic], topic):
            for key, value in it["ratios"].items():
                if key not in FLOORS and not records.is_ours(key) and value > 0:
                    ratios.setdefault(key, []).append(value)
        rows = [bar(SPELLED.get(key, key), values) for key, values in ratios.items()]
        if rows:
            groups.append({"title": HEADLINE[topic], "rows": sorted(rows, key=lambda row: -row["mean"])})
    newest_record = max(newest.values(), key=lambda record: record.order)
    return {"kind": "bars", "title": "How many times faster than the alternatives", "axis": RATIO_AXIS,
            "note": "Bar: geometric mean of the topic's workloads; line: from the least to the most favourable. "
                    + place(newest_record), "groups": groups}


def of_topic(topic, record):
    """A line a benchmark, a mark a yardstick."""
    benchmarks = [it for it in records.benchmarks_of(record, topic) if it["ratios"]]
    yardsticks = sorted({key for it in benchmarks for key in it["ratios"]})
    return {"kind": "dots", "title": f"{topic}: how many times faster", "axis": RATIO_AXIS, "note": place(record),
            "yardsticks": {key: f"{key} (bound)" if key in FLOORS else key for key in yardsticks},
            "rows": [{"label": it["name"], "ratios": it["ratios"]} for it in benchmarks]}


def of_growth(newest):
    """A panel a family: median time by size, ours and the yardsticks', with their exponents."""
    panels = [{"title": name, "x": {"elements": "N, elements", "bytes": "N, bytes of input"}[series[0]["unit"]],
               "y": "median time",
               "series": [{**{key: it[key] for key in ("x", "y", "ours")},
                           "fit": it["exponent"], "label": f"{it['label']}, N^{it['exponent']:.2f}"} for it in series]}
              for name, series in families.growth(newest).items()]
    return {"kind": "lines", "columns": 2, "title": "How time grows with size (dashed: the fitted power of N)",
            "panels": panels}


def of_history(runs):
    """A panel a family and yardstick: the ratio over the runs."""
    labels, lines = families.history(runs)
    panels = []
    for (family, key), benchmarks in lines.items():
        places = sorted({place for points in benchmarks.values() for place, _ in points})
        panels.append({
            "title": f"{family} against {key}", "x": "run: time (UTC) and commit", "y": "times faster",
            "ticks": ["\n".join(filter(None, labels[place])) for place in places],
            "legend": "N" if "/N" in family else "",
            "series": [{"label": name.split("/")[1] if "/N" in family else name,
                        "x": [places.index(place) for place, _ in points],
                        "y": [value for _, value in points], "ours": False} for name, points in benchmarks.items()]})
    return {"kind": "lines", "columns": 3, "title": "How many times faster, run by run", "panels": panels}
