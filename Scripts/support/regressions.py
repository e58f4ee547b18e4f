"""What Scripts/check-regressions is made of: measuring deterministic figures, and comparing them with a baseline."""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

OK, FAILED, REGRESSION, IMPROVEMENT, NO_BASELINE = 0, 1, 2, 4, 5

DEFAULT_TOLERANCE = 0.01
DEFAULT_REASON = ("two runs of one build agree to 0.1 %; the rest is room for another minor version of libc or of the "
                  "system's libraries")

# Iterations under callgrind. Even, since some benchmarks go to and fro; fewer where one takes seconds there.
ITERATIONS = 4
SLOW_ITERATIONS = 2
SLOW = ("keystroke/L", "keystroke/M", "row-diff/100000", "decode/XL", "present/93100", "merge/XL")

# Everything that could make two runs differ: hash seeds, when jemalloc gives memory back, what the shell exports.
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin",
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "MALLOC_CONF": "dirty_decay_ms:-1,muzzy_decay_ms:-1,background_thread:false",
}


def run(*command, **options):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, **options).stdout


def build():
    """Builds the benchmarks; returns the program, without what Debian's valgrind does not understand."""
    subprocess.run([str(ROOT / "Scripts" / "setup"), "valgrind", "binutils"], check=True)
    subprocess.run([str(ROOT / "Scripts" / "support" / "benchmarks"), "build", "--quiet", "-c", "release",
                    "--product", "facet-benchmarks"], check=True, stdout=sys.stderr)
    package = str(ROOT / "Benchmarks")
    folder = run("swift", "build", "--package-path", package, "-c", "release", "--show-bin-path").strip()
    return strip(
        pathlib.Path(folder) / "facet-benchmarks", pathlib.Path(package) / ".build" / "facet-benchmarks-stripped")


def strip(program, target):
    """A copy without debug information, on which Debian's valgrind gives up; symbols are all that is needed."""
    run("strip", "--strip-debug", "-o", str(target), str(program))
    return target


def names(program, prefix):
    """The deterministic benchmarks whose names start with `prefix`."""
    return [name for name in run(str(program), "--list-deterministic").split("\n") if name and name.startswith(prefix)]


def figures(program, name):
    """One benchmark's figures, in a process of its own, so that no other one has left its mark on the allocator."""
    iterations = SLOW_ITERATIONS if name in SLOW else ITERATIONS
    with tempfile.NamedTemporaryFile() as out:
        result = subprocess.run(
            # Counting starts where the program says so: what it prepares runs several times as fast.
            ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out.name}", str(program),
             "--figures", "--iterations", str(iterations), "--filter", name],
            text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
        text = pathlib.Path(out.name).read_text()
    if result.returncode != 0:
        raise RuntimeError(f"{name}: exit code {result.returncode}\n{result.stderr}")
    record = json.loads(result.stdout)
    total = int(re.search(r"^totals: (\d+)", text, re.M).group(1))
    if total == 0:
        raise RuntimeError(f"{name}: callgrind counted nothing")
    return {
        "instructions": total // iterations, "mallocs": record["mallocs"], "malloc_bytes": record["malloc_bytes"],
        "checksum": record["checksum"],
    }


def measure(program, prefix=""):
    """The figures of all benchmarks with that prefix, by name; as many at a time as there are cores."""
    result = {}
    selected = names(program, prefix)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, now in zip(selected, pool.map(lambda name: figures(program, name), selected)):
            result[name] = now
            print(f"  {name}: {now['instructions']:,} instructions, {now['mallocs']:g} mallocs", file=sys.stderr)
    return result


def relative(now, then):
    """The change from `then` to `now`, relative to `then`; infinite where that is nothing."""
    if now == then:
        return 0.0
    return now / then - 1 if then else float("inf")


def compare(name, now, then):
    """Yields (is a regression, text) for each figure of a benchmark that is outside its tolerance."""
    for figure, key, default in (("instructions", "tolerance", DEFAULT_TOLERANCE),
                                 ("mallocs", "malloc_tolerance", 0), ("malloc_bytes", "malloc_tolerance", 0)):
        change = relative(now[figure], then[figure])
        if abs(change) > then.get(key, default):
            yield change > 0, f"{name}: {then[figure]:,} -> {now[figure]:,} {figure} ({change:+.2%})"
    if now["checksum"] != then["checksum"]:
        yield True, f"{name}: the result changed, checksum {then['checksum']} -> {now['checksum']}"


def findings(measured, baseline, prefix=""):
    """All that is outside the baseline, of the benchmarks with that prefix."""
    result = []
    for name in sorted(name for name in baseline if name.startswith(prefix)):
        if name in measured:
            result += compare(name, measured[name], baseline[name])
        else:
            result.append((True, f"{name}: in the baseline, but no longer measured"))
    result += [(False, f"{name}: not in the baseline") for name in sorted(set(measured) - set(baseline))]
    return result


def exit_code(found):
    """2 where anything is worse, 4 where something is better or new, otherwise 0."""
    if any(is_regression for is_regression, _ in found):
        return REGRESSION
    return IMPROVEMENT if found else OK


def updated(measured, baseline, prefix=""):
    """The new baseline: what was measured, each with the tolerance that it had; without benchmarks that are gone."""
    result = {name: entry for name, entry in baseline.items() if not name.startswith(prefix)}
    for name, now in measured.items():
        kept = {key: value for key, value in baseline.get(name, {}).items() if "tolerance" in key or "reason" in key}
        result[name] = {"tolerance": DEFAULT_TOLERANCE, "reason": DEFAULT_REASON, **kept, **now}
    return result
