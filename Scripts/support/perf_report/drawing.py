"""Draws the figures that come as JSON on standard input into the folder that the argument names. Needs matplotlib."""

import json
import pathlib
import sys

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot, ticker  # noqa: E402  (the backend comes first)

from . import marks  # noqa: E402

STYLE = {
    # The same bytes each time: no date, no random ids, and text as outlines of the font that comes with matplotlib.
    "svg.hashsalt": "swift-facets", "svg.fonttype": "path", "font.family": "DejaVu Sans", "font.size": 9,
    # White behind it all, for pages that are dark.
    "figure.facecolor": "white", "axes.facecolor": "white", "savefig.facecolor": "white",
    "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "grid.color": "#dddddd",
    "grid.linewidth": 0.6, "axes.axisbelow": True, "legend.frameon": False,
}


def plain(value, _=None):
    """A tick of a log axis as people write it."""
    return f"{value:,.10g}"


def ratio_axis(axes, figure, low, high):
    """A log axis of ratios around 1."""
    axes.set_xscale("log")
    axes.set_xlim(low, high)
    axes.xaxis.set_major_formatter(ticker.FuncFormatter(plain))
    axes.xaxis.set_minor_formatter(ticker.NullFormatter())
    axes.set_xlabel(figure["axis"])
    axes.axvline(1, color="black", linewidth=1)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0)


def bars(figure):
    """Groups of bars from 1, each with its range and its mean in words."""
    rows = sum(len(group["rows"]) + 1 for group in figure["groups"])
    picture, axes = pyplot.subplots(figsize=(9, 1.3 + 0.235 * rows), layout="constrained")
    every = [row for group in figure["groups"] for row in group["rows"]]
    y, ticks, names = 0, [], []
    for index, group in enumerate(figure["groups"]):
        axes.text(-0.008, y, group["title"], transform=axes.get_yaxis_transform(), ha="right", va="center",
                  fontweight="bold")
        for row in group["rows"]:
            y += 1
            axes.barh(y, row["mean"] - 1, left=1, height=0.66, color=marks.COLOURS[index % len(marks.COLOURS)])
            if row["span"]:
                axes.plot([row["low"], row["high"]], [y, y], color="black", linewidth=1.1, marker="|", markersize=5)
            words = axes.annotate(row["text"], (max(row["high"], row["mean"], 1), y), (7, 0),
                                  textcoords="offset points", va="center", fontweight="bold")
            axes.annotate(row["span"], (1, 0.5), (6, 0), xycoords=words, textcoords="offset points", va="center",
                          color="#555555", fontsize=8)
            ticks.append(y)
            names.append(row["label"])
        y += 1.35
    axes.set_yticks(ticks, names)
    axes.set_ylim(y - 0.6, -0.6)
    ratio_axis(axes, figure, min(0.5, *(row["low"] * 0.7 for row in every)), max(row["high"] for row in every) * 14)
    axes.set_title(figure["title"], fontsize=13, fontweight="bold", loc="left")
    picture.supxlabel(figure["note"], fontsize=7.5, color="#555555")
    return picture


def dots(figure):
    """A row a benchmark, a mark a yardstick."""
    rows, every = figure["rows"], [value for row in figure["rows"] for value in row["ratios"].values()]
    picture, axes = pyplot.subplots(figsize=(8, 1.9 + 0.27 * len(rows)), layout="constrained")
    for index, (name, label) in enumerate(figure["yardsticks"].items()):
        points = [(row["ratios"][name], y) for y, row in enumerate(rows) if name in row["ratios"]]
        axes.plot(*zip(*points), linestyle="none", label=label, **marks.style(index))
    axes.set_yticks(range(len(rows)), [row["label"] for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    ratio_axis(axes, figure, min(0.7, min(every) * 0.6), max(2, max(every) * 1.8))
    axes.grid(axis="y", visible=True)
    axes.set_title(figure["title"], fontsize=11, fontweight="bold", loc="left")
    picture.legend(loc="outside lower center", ncols=4, title="against")
    axes.text(1, 1.01, figure["note"], transform=axes.transAxes, ha="right", va="bottom", fontsize=7.5,
              color="#555555")
    return picture


def by_run(axes, panel):
    """Axes of ratios over runs. They span a factor of 4 at least, so that noise looks as small as it is."""
    count = len(panel["ticks"])
    step = -(-count // 8)  # Room for eight labels; the newest run has one.
    named = range((count - 1) % step, count, step)
    axes.set_xticks(named, [panel["ticks"][place] for place in named], fontsize=7, rotation=90 if count > 2 else 0)
    axes.set_xlim(-0.4, count - 0.6)
    every = [value for series in panel["series"] for value in series["y"]]
    low, high = min(every) / 1.25, max(every) * 1.25
    widening = max(1, 4 * low / high) ** 0.5
    axes.set_ylim(low / widening, high * widening)
    if high / low < 10:
        axes.yaxis.set_major_locator(ticker.MaxNLocator(5))
        axes.yaxis.set_minor_locator(ticker.NullLocator())
    axes.yaxis.set_major_formatter(ticker.FuncFormatter(plain))
    axes.axhline(1, color="black", linewidth=1)


def lines(figure):
    """Panels of lines on log axes: by size, or by run where a panel names its ticks."""
    panels, columns = figure["panels"], figure["columns"]
    height = -(-len(panels) // columns)
    picture, grid = pyplot.subplots(height, columns, figsize=(12, 0.4 + 3.1 * height), layout="constrained",
                                    squeeze=False)
    for axes in grid.flat[len(panels):]:
        axes.set_visible(False)
    for panel, axes in zip(panels, grid.flat):
        for index, series in enumerate(panel["series"]):
            axes.plot(series["x"], series["y"], label=series["label"], linewidth=1.2,
                      **(marks.OURS if series["ours"] else marks.style(index)))
            if series.get("fit") is not None:
                axes.plot(*marks.fitted(series), color="#888888", linestyle="--", linewidth=0.8, zorder=1)
        axes.set_yscale("log")
        axes.set(title=panel["title"], xlabel=panel["x"], ylabel=panel["y"])
        if "ticks" in panel:
            by_run(axes, panel)
        else:
            axes.set_xscale("log")
            axes.yaxis.set_major_formatter(ticker.EngFormatter("s"))
        axes.yaxis.set_minor_formatter(ticker.NullFormatter())
        # Beside the panel: lines may lie anywhere in it.
        axes.legend(fontsize=7, loc="upper left", bbox_to_anchor=(1, 1), title=panel.get("legend"), title_fontsize=7)
    picture.suptitle(figure["title"], fontsize=13, fontweight="bold")
    return picture


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    matplotlib.rcParams.update(STYLE)
    for name, entry in json.load(sys.stdin).items():
        picture = {"bars": bars, "dots": dots, "lines": lines}[entry["figure"]["kind"]](entry["figure"])
        picture.savefig(folder / name, metadata={
            "Date": None, "Creator": "Scripts/report", "Title": entry["figure"]["title"],
            "Identifier": entry["digest"]})
        pyplot.close(picture)


if __name__ == "__main__":
    main()
