"""Writes a package in which each document with Swift code is a program."""

import re
import shutil

MODULES = ["Facets", "FacetSearch", "FacetWidgets"]

MANIFEST = """// swift-tools-version: 6.2
// Written by Scripts/check-docs.
import PackageDescription

let package = Package(
  name: "snippets",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "swift-facets", path: "{root}")],
  targets: [
{targets}
  ]
)
"""

TARGET = """    .executableTarget(
      name: "{name}", dependencies: [{products}],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),"""


def target_name(path):
    """A module name for the program of the file at `path`."""
    words = re.findall(r"[A-Za-z0-9]+", path.removesuffix(".md").removesuffix(".swift"))
    # Of a path such as Sources/Facets/Facets.docc/HowDecodingWorks.md the module and the last part tell enough.
    return "Doc_" + "_".join(words[1:2] + words[-1:] if len(words) > 2 else words)


def source(document):
    """The program of a document; the compiler's messages name the lines of the document."""
    # A doc comment stands in a module that its readers have imported.
    lines = [f"import {module}" for module in MODULES] if document.path.endswith(".swift") else []
    for piece in document.code:
        lines.append(f'#sourceLocation(file: "{document.path}", line: {piece.line})')
        lines += piece.lines
        lines.append("#sourceLocation()")
    return "\n".join(lines) + "\n"


def write(documents, root, place):
    """Writes the package into `place`. Files that are as they should be stay untouched, so that builds are short."""
    targets = {target_name(document.path): document for document in documents}
    if len(targets) != len(documents):
        raise ValueError("two documents have one target name")
    products = ", ".join(f'.product(name: "{module}", package: "swift-facets")' for module in MODULES)
    write_changed(place / "Package.swift", MANIFEST.format(
        root=root, targets="\n".join(TARGET.format(name=name, products=products) for name in targets)))
    sources = place / "Sources"
    for old in sources.iterdir() if sources.exists() else []:
        if old.name not in targets:
            shutil.rmtree(old)
    for name, document in targets.items():
        write_changed(sources / name / "main.swift", source(document))
    return targets


def write_changed(path, text):
    if path.exists() and path.read_text() == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
