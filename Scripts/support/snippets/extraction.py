"""Finds the code blocks of a Markdown file, or of the doc comments of a Swift file.

The Swift blocks of a file build on each other and make one program, in their order. Around them, in HTML comments that
no reader sees:

  <!-- setup:
  let bytes = …
  -->                   code that stands before what follows
  <!-- skip: reason --> on the line above a block: that block is not built

The `text` blocks of a file with a program are what it prints. A file without them is built and not run.
"""

import dataclasses
import re

LANGUAGES = {"swift", "text", "sh", "json"}
FENCE = re.compile(r"^( *)(`{3,})(.*)$")
COMMENT = re.compile(r"^\s*///? ?")


class DocumentError(Exception):
    """A file breaks the rules above; the message names the line."""


@dataclasses.dataclass
class Piece:
    """Lines of a file, with the number of the first."""
    line: int
    lines: list


@dataclasses.dataclass
class Document:
    """What a file holds."""
    path: str
    # Blocks and set-up code, in the file's order.
    code: list = dataclasses.field(default_factory=list)
    # How many of `code` are blocks that readers see.
    block_count: int = 0
    # The reasons why blocks are not built.
    skipped: list = dataclasses.field(default_factory=list)
    # The lines that the program prints; None where the file does not say.
    printed: list = None


def markdown_lines(path, text):
    """The lines of a Markdown file, or of a Swift file's doc comments; what is no comment is an empty line."""
    lines = text.splitlines()
    if not path.endswith(".swift"):
        return lines
    return [COMMENT.sub("", line) if line.lstrip().startswith("///") else "" for line in lines]


def document(path, text):
    """Reads a file. Throws `DocumentError` for a fence without a language that is known, or one that stays open."""
    result = Document(path)
    lines = markdown_lines(path, text)
    reason = None
    index = 0
    while index < len(lines):
        line = lines[index]
        fence = FENCE.match(line)
        if fence:
            end = closing(path, lines, index, lambda other: other.strip() == fence[2])
            add_block(result, fence[3].strip(), Piece(index + 2, unindented(lines[index + 1:end], fence[1])), reason)
            index = end
        elif line.rstrip() == "<!-- setup:":
            end = closing(path, lines, index, lambda other: other.strip() == "-->")
            result.code.append(Piece(index + 2, lines[index + 1:end]))
            index = end
        skip = re.match(r"^<!-- skip: (.+) -->$", line)
        reason = skip[1] if skip else None
        index += 1
    return result


def add_block(result, language, piece, reason):
    if language not in LANGUAGES:
        wanted = ", ".join(sorted(LANGUAGES))
        raise DocumentError(f"{result.path}:{piece.line - 1}: a block of '{language}'; known are {wanted}")
    if language == "swift" and reason:
        result.skipped.append(f"{result.path}:{piece.line}: {reason}")
    elif language == "swift":
        result.code.append(piece)
        result.block_count += 1
    elif language == "text":
        result.printed = (result.printed or []) + piece.lines


def closing(path, lines, start, closes):
    for index in range(start + 1, len(lines)):
        if closes(lines[index]):
            return index
    raise DocumentError(f"{path}:{start + 1}: this is never closed")


def unindented(lines, indentation):
    return [line.removeprefix(indentation) for line in lines]


def count_of_openings(text):
    """How many Swift blocks a text has, counted in another way than above."""
    return len(re.findall(r"^[ \t]*(?:///[ \t]*)?```swift\b", text, re.M))
