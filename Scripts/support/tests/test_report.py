"""Names of records, and `Scripts/report --check` on a copy of the scripts with data of its own."""

import datetime
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from fixtures import SUPPORT, benchmark, data, record
from perf_report import documents, figures, records


class Names(unittest.TestCase):
    def test_old_and_new_names(self):
        for name, time, commit in [
            ("2026-11-30-epyc-swift6.3.1.json", "2026-11-30", None),
            ("2026-11-30-epyc-swift6.3.1-row-diff.json", "2026-11-30", None),
            ("2026-11-30T0910-apple-m4-swift6.2-f29201b.json", "2026-11-30 09:10", "f29201b"),
            ("2026-11-30T0910-epyc-swift6.3.1-f29201b-decode.json", "2026-11-30 09:10", "f29201b"),
        ]:
            found = record(name, benchmark("decode/L", 1))
            self.assertEqual((found.time, found.commit), (time, commit))
        with self.assertRaises(ValueError):
            record("results.json")

    def test_name_for_a_new_record(self):
        time = datetime.datetime(2026, 12, 1, 14, 5, tzinfo=datetime.timezone.utc)
        for cpu, topics, name in [
            ("AMD EPYC", ["decode/S", "decode/L"], "2026-12-01T1405-epyc-swift6.3.1-abcdef0-decode.json"),
            ("Intel(R) Xeon(R) Platinum 8370C CPU @ 2.80GHz", ["filters/1", "filters-parse/1"],
             "2026-12-01T1405-intel-xeon-platinum-8370c-swift6.3.1-abcdef0-filters.json"),
            ("Apple M4", ["decode/S", "present/40"], "2026-12-01T1405-apple-m4-swift6.3.1-abcdef0.json"),
            ("AMD EPYC", ["decode/S", "decoder/S"], "2026-12-01T1405-epyc-swift6.3.1-abcdef0.json"),
        ]:
            made = records.name_for(data(*[benchmark(topic, 1) for topic in topics], cpu=cpu), time, "abcdef0")
            self.assertEqual(made, name)
            self.assertEqual(record(made).commit, "abcdef0")
        with self.assertRaises(ValueError):
            records.name_for(data(), time, "abcdef0")

    def test_newest_record_of_each_topic_where_the_newest_was_made(self):
        runs = [record("2026-11-28-m-swift6.3.json", benchmark("a/1", 1), cpu="other"),
                record("2026-11-29-m-swift6.3.json", benchmark("a/1", 1), benchmark("b/1", 1), benchmark("b/2", 1)),
                record("2026-11-30-m-swift6.3.json", benchmark("b/1", 2))]
        found = records.newest(runs)
        self.assertEqual({topic: it.date for topic, it in found.items()}, {"a": "2026-11-29", "b": "2026-11-30"})
        self.assertEqual([it["name"] for it in records.benchmarks_of(found["b"], "b")], ["b/1"])


class Check(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "Scripts").mkdir()
        shutil.copy(SUPPORT.parent / "report", self.root / "Scripts")
        shutil.copytree(SUPPORT, self.root / "Scripts" / "support")
        self.runs = self.root / "perf-results" / "runs"
        self.charts = self.root / "perf-results" / "charts"
        self.runs.mkdir(parents=True)
        self.charts.mkdir()
        for path, (begin, end) in documents.PARTS.items():
            (self.root / path).write_text(f"before\n{begin}\nold\n{end}\nafter\n")
        self.put(424_000)
        self.bring_up_to_date()

    def put(self, p50):
        run = data(benchmark("decode/M", 181_000, {"simdjson": 1.18}), benchmark("decode/L", p50, {"simdjson": 1.25}))
        (self.runs / "2026-11-30-epyc-swift6.3.1.json").write_text(json.dumps(run))

    def bring_up_to_date(self):
        """What `Scripts/report` does, with the digest in place of a drawing."""
        runs = records.load(self.runs)
        pictures = figures.all_figures(runs)
        for path, text in documents.texts(self.root, runs, pictures).items():
            (self.root / path).write_text(text)
        for name, figure in pictures.items():
            (self.charts / name).write_text(f"<svg><desc>{figures.digest(figure)}</desc></svg>")

    def check(self):
        """The exit code, and the paths that are named."""
        found = subprocess.run([sys.executable, str(self.root / "Scripts" / "report"), "--check"], text=True,
                               capture_output=True)
        return found.returncode, [line.split()[1] for line in found.stderr.splitlines()]

    def test_what_is_current_passes(self):
        self.assertEqual(self.check(), (0, []))
        text = (self.root / "README.md").read_text()
        self.assertIn("| `decode/L` |  | 424 µs |  | 0 | simdjson 1.25 |", text)
        self.assertTrue(text.startswith("before\n") and text.endswith("\nafter\n"))

    def test_an_edited_number_fails(self):
        path = self.root / "README.md"
        path.write_text(path.read_text().replace("424 µs", "420 µs"))
        self.assertEqual(self.check(), (1, ["README.md"]))

    def test_a_new_time_asks_for_both_tables(self):
        self.put(400_000)
        self.assertEqual(self.check(), (1, ["README.md", "perf-results/README.md"]))

    def test_missing_outdated_and_left_over_charts_fail(self):
        (self.charts / "ratios.svg").unlink()
        (self.charts / "ratios-decode.svg").write_text(f"<svg>sha256:{'0' * 64}</svg>")
        (self.charts / "ratios-gone.svg").write_text("<svg/>")
        names = ["ratios-decode.svg", "ratios-gone.svg", "ratios.svg"]
        self.assertEqual(self.check(), (1, [f"perf-results/charts/{name}" for name in names]))

    def test_no_record_fails(self):
        next(self.runs.iterdir()).unlink()
        self.assertEqual(self.check()[0], 1)


if __name__ == "__main__":
    unittest.main()
