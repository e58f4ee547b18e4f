"""A run in the form that benchmark-action/github-action-benchmark calls `customSmallerIsBetter`."""


def entries(data):
    """Times, times relative to each yardstick (which a busy machine changes less), and allocations."""
    for it in data["benchmarks"]:
        name = it["name"]
        yield {"name": name, "unit": "ns", "value": it["p50_ns"], "range": f"{it['p25_ns']:g} – {it['p75_ns']:g}",
               "extra": f"median of {it['samples']} samples; range: middle half"}
        for yardstick, ratio in sorted(it["ratios"].items()):
            # 0: a yardstick that took no time that can be measured; nothing can be said relative to it.
            if ratio <= 0:
                continue
            yield {"name": f"{name}, of {yardstick}", "unit": "of its time", "value": float(f"{1 / ratio:.4g}"),
                   "extra": f"{ratio:g} times faster"}
        if it.get("mallocs") is not None:
            yield {"name": f"{name}, mallocs", "unit": "calls", "value": it["mallocs"]}
