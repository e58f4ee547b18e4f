"""How Scripts/check-docs makes programs of the documentation."""

import pathlib
import tempfile
import unittest

import fixtures  # noqa: F401  (sets the path)
from snippets import extraction, package

ARTICLE = """# An article

<!-- setup:
let hidden = 1
-->
```swift
print(hidden)
```

prints

```text
1
```

- in a list:

  ```swift
  print(
    "two")
  ```

<!-- skip: it needs a view -->
```swift
view.reload()
```

```sh
make
```
"""

COMMENTS = """import Foundation

/// A type.
///
/// ```swift
/// let value = Type()
/// ```
struct Type {}  // ```swift
"""


class Extraction(unittest.TestCase):
    def test_an_article_is_one_program_in_its_order(self):
        found = extraction.document("A.md", ARTICLE)
        self.assertEqual([piece.lines for piece in found.code],
                         [["let hidden = 1"], ["print(hidden)"], ["print(", '  "two")']])
        self.assertEqual([piece.line for piece in found.code], [4, 7, 19])
        self.assertEqual(found.block_count, 2)
        self.assertEqual(found.skipped, ["A.md:25: it needs a view"])
        self.assertEqual(found.printed, ["1"])
        self.assertEqual(extraction.count_of_openings(ARTICLE), 3)

    def test_doc_comments_only_count_as_comments(self):
        found = extraction.document("T.swift", COMMENTS)
        self.assertEqual([(piece.line, piece.lines) for piece in found.code], [(6, ["let value = Type()"])])
        self.assertEqual(extraction.count_of_openings(COMMENTS), 1)
        self.assertIsNone(found.printed)

    def test_a_skip_holds_for_the_next_line_only(self):
        found = extraction.document("A.md", "<!-- skip: no -->\n\n```swift\nf()\n```\n")
        self.assertEqual((found.block_count, found.skipped), (1, []))

    def test_what_could_be_overlooked_is_an_error(self):
        for text in ["```\nf()\n```\n", "```Swift\nf()\n```\n", "```swift\nf()\n", "<!-- setup:\nf()\n"]:
            with self.subTest(text), self.assertRaises(extraction.DocumentError):
                extraction.document("A.md", text)


class Package(unittest.TestCase):
    def test_names_of_targets(self):
        self.assertEqual(package.target_name("README.md"), "Doc_README")
        self.assertEqual(package.target_name("Sources/Facets/Facets.docc/HowDecodingWorks.md"),
                         "Doc_Facets_HowDecodingWorks")

    def test_messages_name_the_lines_of_the_document(self):
        source = package.source(extraction.document("A.md", ARTICLE))
        self.assertIn('#sourceLocation(file: "A.md", line: 7)\nprint(hidden)\n#sourceLocation()\n', source)
        self.assertNotIn("import", source)
        self.assertIn("import FacetSearch\n", package.source(extraction.document("T.swift", COMMENTS)))

    def test_unchanged_files_are_not_written_and_old_ones_go(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            first = [extraction.document("A.md", ARTICLE), extraction.document("T.swift", COMMENTS)]
            package.write(first, "/root", place)
            written = place / "Sources" / "Doc_A" / "main.swift"
            before = written.stat().st_mtime_ns
            package.write(first[:1], "/root", place)
            self.assertEqual(written.stat().st_mtime_ns, before)
            self.assertFalse((place / "Sources" / "Doc_T").exists())
            self.assertIn('path: "/root"', (place / "Package.swift").read_text())


if __name__ == "__main__":
    unittest.main()
