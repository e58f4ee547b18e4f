"""Reads Swift sources line by line with comments and the insides of strings told apart from code."""

import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


@dataclasses.dataclass
class Line:
    """One line: its code with the text of strings blanked, its comment, and the line as it stands."""
    number: int
    code: str
    comment: str
    text: str


def sources(folder=ROOT / "Sources"):
    """The Swift files below `folder`, by path."""
    return sorted(pathlib.Path(folder).rglob("*.swift"))


def read(path):
    """The lines of a Swift file."""
    return split(pathlib.Path(path).read_text())


def split(text):
    """The lines of Swift source text."""
    code, comment = _separate(text)
    rows = zip(code.split("\n"), comment.split("\n"), text.split("\n"))
    return [Line(number, *row) for number, row in enumerate(rows, 1)]


_OPEN = re.compile(r'(#*)("""|")')


def _separate(text):
    """Two texts of the same shape: the code, and the comments; blanks and line ends where the other one is."""
    code, comment = [], []

    def put(target, piece):
        for part in (code, comment):
            part.append(piece if part is target else re.sub(r"[^\n]", " ", piece))

    # What encloses the position: strings as (quote, hashes), and the open brackets of interpolations in them.
    stack = []
    at = 0
    while at < len(text):
        inside = stack[-1] if stack else None
        if isinstance(inside, tuple):
            quote, hashes = inside
            if text.startswith(quote + hashes, at):
                put(code, quote + hashes)
                at += len(quote + hashes)
                stack.pop()
            elif text.startswith("\\" + hashes + "(", at):
                put(code, " " * (1 + len(hashes)) + "(")
                at += 2 + len(hashes)
                stack.append(1)
            elif text.startswith("\\" + hashes, at):
                size = 2 + len(hashes)
                put(None, text[at:at + size])
                at += size
            else:
                put(None, text[at])
                at += 1
            continue
        if text.startswith("//", at):
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
            put(comment, text[at:end])
            at = end
        elif text.startswith("/*", at):
            depth, end = 1, at + 2
            while depth and end < len(text):
                step = {"/*": 1, "*/": -1}.get(text[end:end + 2], 0)
                depth += step
                end += 2 if step else 1
            put(comment, text[at:end])
            at = end
        elif match := _OPEN.match(text, at):
            put(code, match.group(0))
            stack.append((match.group(2), match.group(1)))
            at = match.end()
        else:
            byte = text[at]
            if isinstance(inside, int):
                stack[-1] += {"(": 1, ")": -1}.get(byte, 0)
                if stack[-1] == 0:
                    stack.pop()
            put(code, byte)
            at += 1
    return "".join(code), "".join(comment)
