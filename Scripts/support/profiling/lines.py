"""Reads what callgrind_annotate prints about source files."""

import re

FILE = re.compile(r"-- Auto-annotated source: (.+)")
PLACE = re.compile(r"-- line (\d+) -+")
COUNT = re.compile(r" *([\d,]+) \( *([\d.]+)%\)  (.*)")
RULE = re.compile("-{80}")
NO_SOURCE = re.compile(r"\)  => |<counts for unidentified lines")
UNCOUNTED = re.compile(r" *\.  ")


def parsed(text):
    """The counted lines: (instructions, percent, file, line number, source)."""
    path, number, titled = None, 1, False
    for line in text.splitlines():
        if found := FILE.fullmatch(line):
            path, number, titled = found[1], 1, True
        elif RULE.fullmatch(line):
            # One rule ends a file's title, the next one ends the file.
            path, titled = (path, False) if titled else (None, False)
        elif found := PLACE.fullmatch(line):
            number = int(found[1])
        elif path and not NO_SOURCE.search(line):
            if found := COUNT.fullmatch(line):
                yield int(found[1].replace(",", "")), float(found[2]), path, number, found[3].strip()
            elif not UNCOUNTED.match(line):
                continue
            number += 1


def table(text, rows=15):
    """The lines with the most instructions."""
    hot = sorted(parsed(text), key=lambda entry: -entry[0])[:rows]
    return "\n".join(f"{percent:5.1f}%  {path}:{number}  {source[:80]}" for _, percent, path, number, source in hot)
