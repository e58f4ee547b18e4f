"""Figures as text, growth, and what the charts show."""

import unittest

from fixtures import benchmark, record
from perf_report import families, figures, quantities, tables, tracking


class Quantities(unittest.TestCase):
    def test_significant_digits(self):
        for value, text in [(0, "0"), (0.6852, "0.685"), (0.09996, "0.1"), (1.004, "1"), (1.25, "1.25"),
                            (9.996, "10"), (52.36, "52.4"), (999.6, "1,000"), (4912, "4,910"), (38_940, "38,900"),
                            (123_456_789, "123,000,000"), (-12.34, "-12.3")]:
            self.assertEqual(quantities.significant(value), text)

    def test_times_change_unit_after_rounding(self):
        for ns, text in [(0, "0 ns"), (0.4, "0.4 ns"), (749, "749 ns"), (999.4, "999 ns"), (999.6, "1 µs"),
                         (27_040, "27 µs"), (999_499, "999 µs"), (999_600, "1 ms"), (12_509_611, "12.5 ms"),
                         (2.5e9, "2.5 s")]:
            self.assertEqual(quantities.time(ns), text)

    def test_sizes_and_throughput_are_left_out_without_input(self):
        self.assertEqual(quantities.size(1_389_282), "1,389,282 B")
        self.assertEqual(quantities.throughput(1_389_282, 424_000), "3.28 GB/s")
        self.assertEqual((quantities.size(0), quantities.throughput(0, 5), quantities.throughput(5, 0)), ("", "", ""))

    def test_means_and_exponents(self):
        self.assertAlmostEqual(quantities.geometric_mean([2, 0.5]), 1)
        self.assertAlmostEqual(quantities.geometric_mean([10, 1000]), 100)
        self.assertAlmostEqual(quantities.exponent([(n, 3 * n ** 1.5) for n in (10, 100, 5000)]), 1.5)
        self.assertIsNone(quantities.exponent([(7, 1), (7, 2)]))
        self.assertIsNone(quantities.exponent([]))


class Families(unittest.TestCase):
    def test_names(self):
        for name, family in [("decode/L", "decode/N"), ("row-diff/1000/50%", "row-diff/N/50%"), ("merge", "merge"),
                             ("url-encode/text", "url-encode/text"), ("order/XL/10", "order/N/10")]:
            self.assertEqual(families.family(name), family)

    def test_growth_wants_three_sizes_and_fits_yardsticks(self):
        sizes = [benchmark(f"sort/{n}", n, {"C++": 2 * n}) for n in (10, 100, 1000)]
        run = record("2026-11-30-m-swift6.3.json", *sizes, benchmark("pair/1", 1), benchmark("pair/2", 2))
        growth = families.growth({"sort": run, "pair": run})
        self.assertEqual(list(growth), ["sort/N"])
        ours, theirs = growth["sort/N"]
        self.assertEqual((ours["label"], ours["unit"], ours["x"]), ("ours", "elements", [10, 100, 1000]))
        self.assertAlmostEqual(ours["exponent"], 1)
        self.assertAlmostEqual(theirs["exponent"], 2)

    def test_history_has_what_was_measured_twice_on_one_processor(self):
        runs = [record("2026-11-29T0900-m-swift6.3-aaaaaaa.json", benchmark("a/1", 1, {"x": 2.0})),
                record("2026-11-29T1000-m-swift6.3-bbbbbbb.json", benchmark("a/1", 1, {"x": 9.0}), cpu="other"),
                record("2026-11-30T0900-m-swift6.3-ccccccc.json", benchmark("a/1", 1, {"x": 3.0, "a/2": 4.0}),
                       benchmark("b/1", 1, {"x": 1.0}))]
        labels, panels = families.history(runs)
        self.assertEqual(labels, [("2026-11-29 09:00", "aaaaaaa"), ("2026-11-30 09:00", "ccccccc")])
        self.assertEqual(panels, {("a/N", "x"): {"a/1": [(0, 2.0), (1, 3.0)]}})


class Figures(unittest.TestCase):
    def test_headline_averages_workloads_and_leaves_bounds_and_ourselves_out(self):
        run = record("2026-11-30-m-swift6.3.json",
                     benchmark("decode/S", 1, {"simdjson": 0.5, "memcpy": 0.1, "decode/L": 3.0}),
                     benchmark("decode/L", 1, {"simdjson": 8.0}))
        (group,) = figures.headline({"decode": run})["groups"]
        (row,) = group["rows"]
        self.assertEqual((row["label"], row["low"], row["high"], row["mean"], row["text"], row["span"]),
                         ("simdjson On-Demand (C++)", 0.5, 8.0, 2.0, "2×", "0.5 – 8"))

    def test_new_topics_appear_and_the_digest_follows_the_data(self):
        def all_of(value):
            return figures.all_figures([record("2026-11-30-m-swift6.3.json", benchmark("keystroke/1", 5, {"y": value}),
                                               benchmark("keystroke/2", 5, {"y": 2.0}))])
        self.assertEqual(list(all_of(1.0)), ["ratios.svg", "ratios-keystroke.svg"])
        self.assertEqual(*(figures.digest(all_of(1.0)["ratios-keystroke.svg"]) for _ in range(2)))
        self.assertNotEqual(*(figures.digest(all_of(value)["ratios-keystroke.svg"]) for value in (1.0, 1.5)))


class Tables(unittest.TestCase):
    def setUp(self):
        scaling, typing = benchmark("threads/2", 8e6), benchmark("keystroke/L", 1e6, {"reference": 21.04})
        scaling["throughput_ratios"] = {"one thread": 1.904}
        typing["throughput_ratios"] = {"keystroke/S": 0.9}
        typing["parts"] = {"whole": "keystroke to rows", "steps": [{"name": "decode", "p50_ns": 400_000},
                                                                   {"name": "order", "p50_ns": 350_000}]}
        self.record = record("2026-11-30-m-swift6.3.json", scaling, typing)

    def test_throughput_ratios_are_told_apart(self):
        lines = tables.summary({"threads": self.record, "keystroke": self.record})
        self.assertEqual([line.split(" | ")[-1] for line in lines[-2:]], [
            "throughput: one thread 1.9 |", "reference 21; throughput: keystroke/S 0.9 |"])
        self.assertTrue(tables.of_topic("threads", self.record)[0].endswith("| malloced | throughput × one thread |"))
        self.assertTrue(tables.of_topic("threads", self.record)[2].endswith("| 1.9 |"))

    def test_parts_end_with_the_rest(self):
        self.assertEqual(tables.of_parts("threads", self.record), [])
        self.assertEqual(tables.of_parts("keystroke", self.record)[2:], [
            "| `keystroke/L` | decode | 400 µs | 40% |", "| `keystroke/L` | order | 350 µs | 35% |",
            "| `keystroke/L` | the rest | 250 µs | 25% |"])


class Tracking(unittest.TestCase):
    def test_entries(self):
        data = {"benchmarks": [benchmark("decode/L", 400, {"simdjson": 1.25}, mallocs=0)]}
        time, share, mallocs = tracking.entries(data)
        self.assertEqual((time["name"], time["unit"], time["value"]), ("decode/L", "ns", 400))
        self.assertEqual((share["name"], share["value"]), ("decode/L, of simdjson", 0.8))
        self.assertEqual((mallocs["name"], mallocs["value"]), ("decode/L, mallocs", 0))

    def test_a_yardstick_without_time_is_left_out(self):
        data = {"benchmarks": [benchmark("decode/L", 400, {"simdjson": 0, "JSONDecoder": 4}, mallocs=None)]}
        self.assertEqual([entry["name"] for entry in tracking.entries(data)], ["decode/L", "decode/L, of JSONDecoder"])


if __name__ == "__main__":
    unittest.main()
