"""The raw records: one JSON file of the benchmarks a run, named by time, machine, toolchain and commit.

    2026-11-30T1046-epyc-swift6.3.1-8eba412-decode.json

The time (UTC), the commit and the topics may be missing: records were once named by date only.
"""

import json
import os
import re

NAME = re.compile(r"(?P<date>\d{4}-\d\d-\d\d)(T(?P<hour>\d{4}))?-(?P<machine>.+?)-swift(?P<swift>\d+(\.\d+)*)"
                  r"(-(?P<commit>[0-9a-f]{7,40}))?(-(?P<topics>.+))?\.json")


class Record:
    """One run: where and when, and what was measured."""

    def __init__(self, name, data):
        match = NAME.fullmatch(name)
        if not match:
            raise ValueError(f"{name}: not named DATE[Thhmm]-MACHINE-swiftVERSION[-COMMIT][-TOPICS].json")
        self.name = name
        self.date = match["date"]
        self.time = match["date"] + (f" {match['hour'][:2]}:{match['hour'][2:]}" if match["hour"] else "")
        self.commit = match["commit"]
        self.machine = data["machine"]
        self.toolchain = data["toolchain"]
        self.benchmarks = data["benchmarks"]

    @property
    def order(self):
        """Sorts records by time; those without an hour come first in their day."""
        return (self.time, self.name)

    @property
    def processor(self):
        """What a history must not mix."""
        return (self.machine["cpu"], self.machine["arch"])

    @property
    def environment(self):
        """What a table must not mix."""
        return (*self.processor, self.machine["os"], self.toolchain)


def topic(name):
    """`decode` of `decode/L`."""
    return name.split("/")[0]


def is_ours(yardstick):
    """Whether a yardstick is another benchmark of ours, such as `filters/1000`."""
    return "/" in yardstick


def load(folder):
    """All records in `folder`, oldest first."""
    records = [Record(path.name, json.loads(path.read_text())) for path in folder.glob("*.json")]
    return sorted(records, key=lambda record: record.order)


def newest(records):
    """The newest record of each topic, by topic, among those made where the newest of all was made.

    A topic is recorded whole, so that a benchmark that is gone leaves the tables with its topic's next record.
    """
    found = {}
    for record in records:
        if record.environment == records[-1].environment:
            for benchmark in record.benchmarks:
                found[topic(benchmark["name"])] = record
    return dict(sorted(found.items()))


def benchmarks_of(record, name):
    """The benchmarks of a topic, in the order of the run."""
    return [benchmark for benchmark in record.benchmarks if topic(benchmark["name"]) == name]


def name_for(data, time, commit):
    """The file name of a new record, made at `time` (UTC) of the code in `commit`."""
    words = re.sub(r"\(.*?\)|@.*|\b(AMD|CPU|Core|Processor)\b", " ", data["machine"]["cpu"])
    machine = "-".join(re.findall(r"[a-z0-9]+", words.lower()))
    swift = re.search(r"Swift version (\d+(\.\d+)*)", data["toolchain"])
    if not data["benchmarks"] or not machine or not swift:
        raise ValueError("the JSON names no benchmark, machine or Swift version")
    topics = sorted({topic(benchmark["name"]) for benchmark in data["benchmarks"]})
    # `filters` for filters, filters-parse and so on; nothing where there are several kinds.
    common = os.path.commonprefix(topics).rstrip("-")
    suffix = f"-{common}" if all(name == common or name.startswith(common + "-") for name in topics) else ""
    return f"{time:%Y-%m-%dT%H%M}-{machine}-swift{swift[1]}-{commit}{suffix}.json"
