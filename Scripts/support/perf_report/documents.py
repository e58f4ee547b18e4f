"""The files that Scripts/report writes, and whether they are current."""

import json
import pathlib
import re
import subprocess

from . import figures, records, tables

PARTS = {
    "README.md": ("<!-- numbers: written by Scripts/report -->", "<!-- end of numbers -->"),
    "perf-results/README.md": ("<!-- report: written by Scripts/report -->", "<!-- end of report -->"),
}
ALTERNATIVES = {
    "ratios.svg": "Bars: how many times faster than each alternative",
    "growth.svg": "Lines: median time by size of the input, on log axes",
    "history.svg": "Lines: how many times faster, over the recorded runs",
}


def report(runs, pictures):
    """The generated part of perf-results/README.md."""
    newest = records.newest(runs)

    def picture(name):
        if name not in pictures:
            return []
        words = ALTERNATIVES.get(name, "Marks: how many times faster than each yardstick, a line a benchmark")
        return [f"![{words}](charts/{name})", ""]

    lines = [f"{tables.provenance(newest)}.", "", *picture("ratios.svg")]
    lines += ["## Growth", "", "The exponent k of time ~ N^k. N is the number in the benchmark's name, or the bytes of "
              "input.", "", *picture("growth.svg"), *tables.of_growth(newest), ""]
    if "history.svg" in pictures:
        lines += ["## History", "", "All records of this processor; what was measured once is not there.", "",
                  *picture("history.svg")]
    lines += ["## Benchmarks", ""]
    for topic, record in newest.items():
        lines += [f"### {topic}", "", *picture(f"ratios-{topic}.svg"), *tables.of_topic(topic, record), ""]
        if parts := tables.of_parts(topic, record):
            lines += [*parts, ""]
        lines += [f"[`{record.name}`](runs/{record.name})", ""]
    return lines[:-1]


def texts(root, runs, pictures):
    """The READMEs as they should be, by path."""
    parts = {"README.md": tables.summary(records.newest(runs)), "perf-results/README.md": report(runs, pictures)}
    found = {}
    for path, (begin, end) in PARTS.items():
        head, rest = (root / path).read_text().split(begin)
        tail = rest.split(end)[1]
        found[path] = f"{head}{begin}\n\n" + "\n".join(parts[path]) + f"\n\n{end}{tail}"
    return found


def charts(root):
    """The SVGs in perf-results/charts, by name."""
    return {path.name: path for path in sorted((root / "perf-results" / "charts").glob("*.svg"))}


def drawn_from(svg):
    """The digest of the figure that an SVG was drawn from."""
    found = re.search(r"sha256:[0-9a-f]{64}", svg)
    return found[0] if found else None


def differences(root, runs):
    """The paths of what `write` would change. Charts are compared by their data, not by how they are drawn."""
    pictures = figures.all_figures(runs)
    found = [path for path, text in texts(root, runs, pictures).items() if (root / path).read_text() != text]
    wanted = {name: figures.digest(figure) for name, figure in pictures.items()}
    there = {name: drawn_from(path.read_text()) for name, path in charts(root).items()}
    names = sorted(set(wanted) | set(there))
    return found + [f"perf-results/charts/{name}" for name in names
                    if name not in wanted or wanted[name] != there.get(name)]


def write(root, runs):
    """Writes the READMEs and draws the charts."""
    import environments  # Only here: checking needs nothing installed.

    pictures = figures.all_figures(runs)
    for path, text in texts(root, runs, pictures).items():
        (root / path).write_text(text)
    entries = {name: {"figure": it, "digest": figures.digest(it)} for name, it in pictures.items()}
    subprocess.run([str(environments.environment("charts") / "python"), "-B", "-m", "perf_report.drawing",
                    str(root / "perf-results" / "charts")], input=json.dumps(entries), text=True, check=True,
                   cwd=pathlib.Path(__file__).parent.parent)
    for name, path in charts(root).items():
        if name not in pictures:
            path.unlink()
