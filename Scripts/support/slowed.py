"""A build of the benchmarks in which a hot function is slower: for the test of the gate.

The package's own build is reused: SwiftPM's plan says how it compiles the function's file and links the program, and
both are done again elsewhere, with a copy of the function that does part of its work twice.
"""

import json
import pathlib
import re
import subprocess

import regressions

# The index of notable bytes, which every value that is decoded comes from.
SOURCE = regressions.ROOT / "Sources" / "CFacetSIMD" / "ValueIndex.c"

SLOWED = """
#define facet_value_index facet_value_index_once
#include "{source}"
#undef facet_value_index

size_t facet_value_index(const uint8_t *input, size_t offset, size_t blocks, uint32_t *out) {{
  static unsigned due;
  due += {permille};
  if (due >= 1000) {{
    due -= 1000;
    facet_value_index_once(input, offset, blocks, out);
  }}
  return facet_value_index_once(input, offset, blocks, out);
}}
"""


def commands():
    """The two commands of the plan, as lists of arguments: the compiler's for the file, the linker's."""
    plan = (regressions.ROOT / "Benchmarks" / ".build" / "release.yaml").read_text()

    def arguments(output):
        found = re.search(r'^  "[^"\n]*' + output + r'":\n(?:    .*\n)*?    args: (\[.*\])\n', plan, re.M)
        if not found:
            raise RuntimeError(f"SwiftPM's plan has no command for {output}")
        return json.loads(found.group(1))

    return (arguments(r"CFacetSIMD\.build/ValueIndex\.c\.o"), arguments(r"C\.facet-benchmarks-[^\"\n]*\.exe"))


def program(folder, permille):
    """Links the benchmarks into `folder` with a function that does that part of its work twice; returns the program."""
    folder = pathlib.Path(folder)
    compile_command, link_command = commands()
    source, compiled, linked = folder / "Slowed.c", folder / "Slowed.o", folder / "linked"
    source.write_text(SLOWED.format(source=SOURCE, permille=permille))
    original = next(argument for argument in compile_command if argument.endswith("ValueIndex.c.o"))
    exchange(compile_command, {str(SOURCE): str(source), original: str(compiled)})
    subprocess.run(compile_command, check=True)

    list_argument = next(argument for argument in link_command if argument.endswith(".LinkFileList"))
    objects = pathlib.Path(list_argument[1:]).read_text()
    if objects.count(original) != 1:
        raise RuntimeError(f"{original} is not linked once")
    objects_file = folder / "Objects.LinkFileList"
    objects_file.write_text(objects.replace(original, str(compiled)))
    exchange(link_command, {list_argument: f"@{objects_file}"})
    link_command[link_command.index("-o") + 1] = str(linked)
    # Its module is what the compiler would write too.
    subprocess.run(link_command, check=True, cwd=folder)
    return regressions.strip(linked, folder / "stripped")


def exchange(arguments, replacements):
    for old, new in replacements.items():
        arguments[arguments.index(old)] = new
