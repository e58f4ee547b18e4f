"""The tables of README.md and perf-results/README.md, in Markdown."""

from . import families, quantities, records


def markdown(header, alignment, rows):
    """The lines of a table."""
    lines = [header, alignment, *rows]
    return ["| " + " | ".join(cells) + " |" for cells in lines]


def provenance(newest):
    """Where and when the newest records were made."""
    record = max(newest.values(), key=lambda record: record.order)
    dates = sorted({record.date for record in newest.values()})
    when = f"on {dates[0]}" if len(dates) == 1 else f"from {dates[0]} to {dates[-1]}"
    return f"Measured {when}, {record.machine['cpu']}, {record.machine['os']}, {record.toolchain}"


def summary(newest):
    """The README's table: a line a benchmark."""
    rows = []
    for topic, record in newest.items():
        for it in records.benchmarks_of(record, topic):
            ratios = [listed(it["ratios"])]
            if it.get("throughput_ratios"):
                ratios.append(f"throughput: {listed(it['throughput_ratios'])}")
            rows.append([f"`{it['name']}`", quantities.size(it["bytes"]), quantities.time(it["p50_ns"]),
                         quantities.throughput(it["bytes"], it["p50_ns"]), mallocs(it),
                         "; ".join(filter(None, ratios))])
    return [
        f"{provenance(newest)}; medians,",
        "each yardstick interleaved with ours in one process. Raw records: "
        "[`perf-results/runs`](perf-results/runs).",
        "",
        *markdown(["benchmark", "input", "median", "throughput", "mallocs", "times faster than"],
                  ["---", "---:", "---:", "---:", "---:", "---"], rows),
    ]


def listed(ratios):
    """Ratios by name, in words."""
    return ", ".join(f"{name} {quantities.ratio(value)}" for name, value in sorted(ratios.items()))


def mallocs(benchmark):
    """Calls of malloc, where they could be counted."""
    return "" if benchmark.get("mallocs") is None else f"{benchmark['mallocs']:g}"


def of_topic(topic, record):
    """A topic's table: a column a yardstick."""
    benchmarks = records.benchmarks_of(record, topic)
    yardsticks = sorted({name for it in benchmarks for name in it["ratios"]})
    others = sorted({name for it in benchmarks for name in it.get("throughput_ratios") or ()})
    rows = []
    for it in benchmarks:
        ratios = [cell(it["ratios"], name) for name in yardsticks]
        ratios += [cell(it.get("throughput_ratios") or {}, name) for name in others]
        rows.append([f"`{it['name']}`", quantities.size(it["bytes"]), quantities.time(it["p50_ns"]),
                     f"{quantities.time(it['p25_ns'])} – {quantities.time(it['p75_ns'])}",
                     quantities.throughput(it["bytes"], it["p50_ns"]), mallocs(it),
                     quantities.size(it.get("malloc_bytes") or 0), *ratios])
    return markdown(
        ["benchmark", "input", "median", "middle half", "throughput", "mallocs", "malloced",
         *(f"× {name}" for name in yardsticks), *(f"throughput × {name}" for name in others)],
        ["---"] + ["---:"] * (6 + len(yardsticks) + len(others)), rows)


def cell(ratios, name):
    """A ratio, where there is one."""
    return quantities.ratio(ratios[name]) if name in ratios else ""


def of_parts(topic, record):
    """What the iterations of a topic consist of, where its benchmarks tell; the rest is getting from part to part."""
    rows = []
    for it in records.benchmarks_of(record, topic):
        if it.get("parts"):
            steps = [(step["name"], step["p50_ns"]) for step in it["parts"]["steps"]]
            steps.append(("the rest", it["p50_ns"] - sum(time for _, time in steps)))
            rows += [[f"`{it['name']}`", name, quantities.time(time), f"{time / it['p50_ns']:.0%}"]
                     for name, time in steps]
    return markdown(["benchmark", "part", "median", "share"], ["---", "---", "---:", "---:"], rows) if rows else []


def of_growth(newest):
    """The exponents of growth, a line a family, ours and the yardsticks'."""
    rows = []
    for name, series in families.growth(newest).items():
        theirs = ", ".join(f"{it['label']} {it['exponent']:.2f}" for it in series if not it["ours"])
        ours = next(it for it in series if it["ours"])
        sizes = f"{ours['x'][0]:,.0f} – {ours['x'][-1]:,.0f} {ours['unit']}"
        rows.append([f"`{name}`", sizes, f"{ours['exponent']:.2f}", theirs])
    return markdown(["benchmarks", "sizes", "ours", "yardsticks"], ["---", "---:", "---:", "---"], rows)
