"""What Scripts/profile reads of the output of perf and callgrind."""

import textwrap
import unittest

import fixtures  # noqa: F401  (sets the path)
from profiling import lines, stacks

FOLDED = textwrap.dedent("""\
    bench;main;$s16BenchmarkHarness18measuredIterationsyySi_yyXEtF;decode();index 30
    bench;main;$s16BenchmarkHarness18measuredIterationsyySi_yyXEtF;decode();index;copy 50
    bench;main;$s16BenchmarkHarness18measuredIterationsyySi_yyXEtF;decode() 20
    bench;main;prepare workload 400
    bench;main;$s16BenchmarkHarness18measuredIterationsyySi_yyXEtF 7
    """)

RULE = "-" * 80
ANNOTATED = f"""\
{RULE}
Ir                   file:function
{RULE}
10,668,260 (30.33%)  Sources/A.swift:readPlainValues()

{RULE}
-- Auto-annotated source: Sources/A.swift
{RULE}
Ir

-- line 12 ----------------------------------------
        .             /// Not counted, and nothing after it on line 13.
        .  {''}
  423,480 ( 1.20%)      if self[end] >= 0x80 {{
1,117,140 ( 3.18%)  => Sources/A.swift:cursor(_:) (12,055x)
        .                 next
-- line 16 ----------------------------------------
-- line 40 ----------------------------------------
   67,508 ( 0.19%)      return nil

  899,352 ( 2.56%)  <counts for unidentified lines in Sources/A.swift>

{RULE}
-- Auto-annotated source: Sources/B.c
{RULE}
Ir

1,425,760 ( 4.05%)  first line (1) = 3

{RULE}
Ir
{RULE}
65,720,980 (74.76%)  events annotated
"""


class Stacks(unittest.TestCase):
    def test_only_what_is_inside_the_measured_iterations_is_kept(self):
        self.assertEqual(stacks.measured(FOLDED), "decode();index 30\ndecode();index;copy 50\ndecode() 20\n")

    def test_self_and_total(self):
        table = stacks.table(stacks.measured(FOLDED)).splitlines()
        self.assertEqual(table[1:], [" 50.0%  50.0%  copy", " 30.0%  80.0%  index", " 20.0% 100.0%  decode()"])

    def test_recursion_counts_once(self):
        self.assertEqual(stacks.table("f;f;g;f 1").splitlines()[1:], ["100.0% 100.0%  f"])


class Lines(unittest.TestCase):
    def test_lines_have_their_numbers(self):
        self.assertEqual([entry[:4] for entry in lines.parsed(ANNOTATED)], [
            (423_480, 1.2, "Sources/A.swift", 14), (67_508, 0.19, "Sources/A.swift", 40),
            (1_425_760, 4.05, "Sources/B.c", 1)])

    def test_table_starts_with_the_hottest(self):
        self.assertEqual(lines.table(ANNOTATED).splitlines()[:2], [
            "  4.0%  Sources/B.c:1  first line (1) = 3", "  1.2%  Sources/A.swift:14  if self[end] >= 0x80 {"])


if __name__ == "__main__":
    unittest.main()
