"""Folded stacks: a line a stack, `outermost;...;innermost count`.

As a program (stacks.py FILE) it is the filter between folding and drawing: standard input to standard output and FILE.
"""

import collections
import subprocess
import sys

ENTRY = "measuredIterations"  # the harness's function around what is measured


def demangled(text):
    """`text` with its Swift symbols spelt for people, without the modules of their types."""
    return subprocess.run(["swift", "demangle", "--simplified"], input=text, text=True, check=True,
                          stdout=subprocess.PIPE).stdout


def parsed(text):
    """The stacks and their counts."""
    for line in text.splitlines():
        frames, count = line.rsplit(" ", 1)
        yield frames.split(";"), int(count)


def measured(text):
    """The stacks that go through the measured iterations, from there on. Preparation is not what is looked for."""
    kept = []
    for frames, count in parsed(text):
        entry = next((place for place, frame in enumerate(frames) if ENTRY in frame), None)
        if entry is not None and len(frames) > entry + 1:
            kept.append(";".join(frames[entry + 1:]) + f" {count}\n")
    return "".join(kept)


def table(text, rows=15):
    """The functions that take the most time themselves, with the time in what they call."""
    alone, within, total = collections.Counter(), collections.Counter(), 0
    for frames, count in parsed(text):
        total += count
        alone[frames[-1]] += count
        for frame in set(frames):
            within[frame] += count
    lines = ["  self  total  function"]
    for name, count in alone.most_common(rows):
        lines.append(f"{count / total:6.1%} {within[name] / total:6.1%}  {name[:110]}")
    return "\n".join(lines)


if __name__ == "__main__":
    everything = sys.stdin.read()
    inside = demangled(measured(everything))
    if not inside:
        raise SystemExit("profile: no sample lies in the measured iterations")
    share = sum(count for _, count in parsed(inside)) / sum(count for _, count in parsed(everything))
    print(f"profile: {share:.1%} of the samples lie in the measured iterations", file=sys.stderr)
    with open(sys.argv[1], "w") as file:
        file.write(inside)
    sys.stdout.write(inside)
