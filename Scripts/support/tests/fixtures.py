"""Records for tests; puts the modules of Scripts/support on the path."""

import pathlib
import sys

SUPPORT = pathlib.Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(SUPPORT))

from perf_report import records  # noqa: E402  (the path comes first)


def benchmark(name, p50, ratios=None, bytes=0, mallocs=0):
    """One benchmark of a run."""
    return {"name": name, "bytes": bytes, "p25_ns": p50 * 0.9, "p50_ns": p50, "p75_ns": p50 * 1.1, "samples": 7,
            "mallocs": mallocs, "malloc_bytes": 0, "ratios": ratios or {}}


def data(*benchmarks, cpu="AMD EPYC", toolchain="Swift version 6.3.1 (swift-6.3.1-RELEASE)"):
    """A run as the harness prints it."""
    return {"machine": {"arch": "x86_64", "cores": 2, "cpu": cpu, "os": "Debian"}, "toolchain": toolchain,
            "benchmarks": list(benchmarks)}


def record(name, *benchmarks, **place):
    """A record of that name."""
    return records.Record(name, data(*benchmarks, **place))
