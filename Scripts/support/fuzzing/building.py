"""Builds the fuzz targets: the library's sources in one module, the reference's in another, and a program a target."""

import hashlib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
FUZZ = ROOT / "Tests" / "Fuzz"
BUILD = ROOT / ".build-fuzz"
SIMD = ROOT / "Sources" / "CFacetSIMD"
MODULES = {"Facets": ROOT / "Sources" / "Facets", "ReferenceFacets": ROOT / "Tests" / "ReferenceFacets"}
# As the package builds the sources, but with assertions.
SWIFT = ["-O", "-g", "-assert-config", "Debug", "-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors",
         "-parse-as-library", "-enable-experimental-feature", "Lifetimes", "-enable-upcoming-feature", "ExistentialAny",
         "-enable-upcoming-feature", "MemberImportVisibility", "-package-name", "facets"]


def targets():
    """The targets by name: row-diff is Tests/Fuzz/Targets/FuzzRowDiff.swift."""
    names = {}
    for source in sorted((FUZZ / "Targets").glob("Fuzz*.swift")):
        stem = source.stem.removeprefix("Fuzz")
        name = "".join("-" + letter.lower() if letter.isupper() else letter for letter in stem).lstrip("-")
        names[name] = source
    return names


def sources(folder):
    return sorted(folder.rglob("*.swift"))


class Builder:
    """Builds into one folder, with or without the sanitizers, what has changed since the last time."""

    def __init__(self, folder, modules, library_flags=(), link_flags=(), c_flags=()):
        self.folder = folder
        self.modules = modules
        self.library_flags = library_flags
        self.link_flags = link_flags
        self.c_flags = c_flags

    def library(self):
        """Builds the modules; returns the objects to link, and the stamp that changes with them."""
        inputs = [source for name in self.modules for source in sources(MODULES[name])]
        inputs += sorted(SIMD.rglob("*.[ch]")) + [pathlib.Path(__file__)]
        objects = [self.folder / f"{source.stem}.o" for source in sorted(SIMD.glob("*.c"))]
        objects += [self.folder / f"{name}.o" for name in self.modules]
        stamp = self.folder / "library.stamp"
        self.when_changed(stamp, inputs, objects, self.build_library)
        return objects, stamp

    def build_library(self):
        module_map = 'module CFacetSIMD {\n  umbrella header "%s"\n  export *\n}\n'
        (self.folder / "module.modulemap").write_text(module_map % (SIMD / "include" / "CFacetSIMD.h"))
        for source in sorted(SIMD.glob("*.c")):
            run("clang", "-c", "-O2", *self.c_flags, "-I", SIMD / "include", source,
                "-o", self.folder / f"{source.stem}.o")
        for name in self.modules:
            # The sanitizers watch the library; the reference is slow enough.
            self.module(name, MODULES[name], self.library_flags if name == "Facets" else [])

    def module(self, name, folder, flags):
        run("swiftc", *SWIFT, *flags, "-wmo", *self.includes(), "-module-name", name, "-emit-module",
            "-emit-module-path", self.folder / f"{name}.swiftmodule", "-c", "-o", self.folder / f"{name}.o",
            *sources(folder))

    def includes(self):
        return ["-I", self.folder, "-I", SIMD / "include",
                "-Xcc", f"-fmodule-map-file={self.folder / 'module.modulemap'}"]

    def program(self, files, path):
        """Builds a program of `files` with the library."""
        objects, library = self.library()
        path.parent.mkdir(parents=True, exist_ok=True)

        def link():
            # Into a folder of this build: the compiler leaves its module where it is called.
            run("swiftc", *SWIFT, *self.link_flags, *self.includes(), "-wmo", "-module-name", "Fuzz", *files, *objects,
                "-o", path, folder=path.parent)
        self.when_changed(path.with_suffix(".stamp"), [*files, library], [path], link)
        return path

    def when_changed(self, stamp, inputs, outputs, build):
        digest = hashlib.sha256()
        for path in inputs:
            digest.update(str(path).encode() + path.read_bytes())
        self.folder.mkdir(parents=True, exist_ok=True)
        if stamp.exists() and stamp.read_text() == digest.hexdigest() and all(path.exists() for path in outputs):
            return
        stamp.unlink(missing_ok=True)
        build()
        stamp.write_text(digest.hexdigest())


def target(name):
    """Builds the target `name` and returns its program."""
    files = [targets()[name], *sources(FUZZ / "Support")]
    flags = ["-sanitize=fuzzer,address"]
    # The default linker warns of every function of the sanitizer.
    builder = Builder(BUILD / "library", list(MODULES), flags, [*flags, "-use-ld=lld"],
                      ["-g", "-fsanitize=fuzzer-no-link,address"])
    return builder.program(files, BUILD / name / "fuzz")


def run(*command, folder=None):
    if subprocess.run([str(part) for part in command], cwd=folder).returncode != 0:
        sys.exit(f"{command[0]} failed")
