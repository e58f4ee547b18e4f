"""Makes the fuzzers' first inputs and dictionaries from the corpora that FACETS_CORPUS names."""

import json
import pathlib
import urllib.parse

PLACES = [('{"x":', "}"), ('{"hits":[0,', "]}"), ('{"renderingContent":{"redirect":', "}}"), ('{"facets":', "}")]


def responses(corpus):
    return sorted((corpus / "corpora" / "responses").glob("*.json"))


def suite(corpus):
    """The files of the JSON test suite, y_, n_ and i_."""
    return sorted((corpus / "corpora" / "json-test-suite" / "test_parsing").glob("*.json"))


def vectors(corpus, name):
    return json.loads((corpus / "vectors" / f"{name}.json").read_text())


def shrunk(value, count):
    """The value with at most `count` members or elements at each level."""
    if isinstance(value, dict):
        return {key: shrunk(value[key], count) for key in list(value)[:count if len(value) > 40 else 40]}
    if isinstance(value, list):
        return [shrunk(element, count) for element in value[:count]]
    return value


def decoder(corpus):
    for path in suite(corpus):
        yield path.read_bytes()
        for before, after in PLACES:
            yield before.encode() + path.read_bytes() + after.encode()
    for path in responses(corpus):
        document = json.loads(path.read_text())
        for count in (1, 2, 5, 12):
            yield json.dumps(shrunk(document, count), ensure_ascii=False, separators=(",", ":")).encode()
            yield json.dumps(shrunk(document, count), indent=1).encode()


def filters(corpus):
    for case in vectors(corpus, "filters"):
        yield b"\0" + case["filters"].encode()
        pieces = []
        for group in case["groups"]:
            for entry in group["filters"]:
                text = str(entry.get("value", entry.get("string", entry.get("attribute", ""))))
                choice = {"tag": 0, "numeric": 1}.get(entry["type"], 2) + 8 * entry["negated"]
                pieces.append(bytes([choice + 16 * (group["kind"] != "and"), 0]) + text.encode())
        yield b"\3" + b"\n".join(pieces)


def url(corpus):
    for number, case in enumerate(vectors(corpus, "filters")):
        text = urllib.parse.quote(case["filters"], safe="")
        yield b"\0query=a%20b&page=1&filters=" + text.encode()
        kind = ("or.", "and.", "or-tag.", "or-numeric.", "hierarchical.")[number % 5]
        for clause in case["filters"].split(" ) AND ( "):
            yield b"\1" + kind.encode() + b"g=" + urllib.parse.quote(clause.strip("() "), safe="").encode()
    for case in vectors(corpus, "facet-ordering"):
        names = json.dumps([entry["attribute"] for entry in case["facets"]], ensure_ascii=False)
        yield b"\0facets=" + urllib.parse.quote(names, safe="").encode() + b"&hitsPerPage=20&x=%2B"
        yield b"\1ruleContexts=" + names.encode() + b"&facets=a,b&page=3"


def texts(values):
    """Texts as ByteReader.text() reads them."""
    cut = (value.encode()[:63] for value in values)
    return [bytes([len(text)]) + text for text in cut]


def rows(case):
    """Rows of a vector as FuzzRowDiff reads them: the same value, the same number."""
    numbers = {}
    result = b""
    for value, level, is_selected, count in case:
        number = numbers.setdefault(value, len(numbers)) % 64
        result += bytes([number, count % 2 + 2 * is_selected + 4 * (level % 3)])
    return bytes([min(len(case), 80)]) + result[:160]


def row_diff(corpus):
    cases = [case["input"] for case in vectors(corpus, "hierarchical")]
    for number, case in enumerate(cases):
        yield b"\0" + rows(case) + rows(list(reversed(case)))
        yield b"\0" + rows(case) + rows(cases[number - 1])
        yield b"\1" + rows(case) + bytes([0, 1, 2, 3, 1, 4, 5, 6, 1, 2, 4, 1])
        yield b"\2" + rows(case) + b"\0" + rows(case[1:] + case[:1])
        sections = b"".join(bytes([n]) + rows(cases[(number + n) % len(cases)][:12]) for n in range(5))
        yield b"\3\5" + sections + b"\0\5" + sections[::-1]
        yield b"\4\5" + sections + b"\0" + bytes([0, 1, 1, 2, 2, 3, 3, 4]) + bytes([0, 1, 2, 3, 4, 5, 1, 2, 4, 1, 2, 3])


def presenter(corpus):
    for case in vectors(corpus, "hierarchical"):
        values = texts(row[0] for row in case["input"])
        flags = [row[1] % 8 + 8 * row[2] for row in case["input"]]
        yield b"\0" + bytes([len(values)]) + b"".join(bytes([f]) + t for f, t in zip(flags, values))
        yield b"\3\0\1\3\0\0" + bytes([len(values)]) + b"".join(bytes([f]) + t for f, t in zip(flags, values))
        levels = [[text for text, row in zip(values, case["input"]) if row[1] == level] for level in range(4)]
        lists = b"".join(bytes([min(len(level), 40)]) + b"".join(text + b"\1" for text in level[:40])
                         for level in levels)
        yield b"\1\1" + (values[-1] if values else b"\0") + b"\4" + lists
    for case in vectors(corpus, "facet-ordering"):
        yield ordering(case)


def ordering(case):
    """A dynamic facet list as FuzzPresenter reads it: its names, then everything by their numbers."""
    names = []
    for entry in case["facets"]:
        names += [entry["attribute"], *(value for value, _ in entry["values"])]
    names = list(dict.fromkeys(names))[:40]
    place = {name: number for number, name in enumerate(names)}

    def numbers(listed, limit):
        known = [place[name] for name in listed if name in place][:limit]
        return bytes([len(known), *known])
    result = bytes([2, len(names)]) + b"".join(texts(names)) + bytes([min(len(case["facets"]), 8)])
    for entry in case["facets"][:8]:
        values = [(place[value], count % 256) for value, count in entry["values"] if value in place][:60]
        result += bytes([place.get(entry["attribute"], 0), len(values)]) + b"".join(bytes(pair) for pair in values)
    rule = case["facetOrdering"]
    result += numbers(rule.get("facets", {}).get("order", []), 12) + numbers(rule.get("facets", {}).get("hide", []), 4)
    rules = [(name, rule) for name, rule in rule.get("values", {}).items() if name in place][:7]
    result += bytes([len(rules)])
    for name, values in rules:
        sort = (None, "count", "alpha", "hidden").index(values.get("sortRemainingBy"))
        result += (bytes([place[name]]) + numbers(values.get("order", []), 8) + numbers(values.get("hide", []), 8)
                   + bytes([sort]))
    return result


# A target that is not here begins with its committed corpus alone.
MAKERS = {"decoder": decoder, "filters": filters, "url": url, "row-diff": row_diff, "presenter": presenter}


def write(name, corpus, folder):
    """Writes the first inputs of a target, small ones by number, and returns how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    unique = dict.fromkeys(MAKERS[name](corpus) if name in MAKERS else [])
    for number, seed in enumerate(unique):
        (folder / f"{number:05}").write_bytes(seed)
    return len(unique)


def words(value, found):
    """The keys and short texts of a document."""
    if isinstance(value, dict):
        for key, member in value.items():
            found[key] = True
            words(member, found)
    elif isinstance(value, list):
        for element in value:
            words(element, found)
    elif isinstance(value, str):
        found[value] = True


def dictionary(name, corpus, own, path):
    """Writes the dictionary of a target: its own words, and those of the corpora; returns how many those are."""
    found = {}
    if corpus and name in ("decoder", "presenter"):
        for file in responses(corpus):
            words(shrunk(json.loads(file.read_text()), 8), found)
    elif corpus:
        for case in vectors(corpus, "filters")[:60]:
            words(case["groups"], found)
    short = [text for text in found if 0 < len(text.encode()) <= 24][:400]
    quoted = ["".join(chr(byte) if 0x20 <= byte < 0x7f and byte not in b'"\\' else f"\\x{byte:02x}"
                      for byte in text.encode()) for text in short]
    path.write_text(own + "".join(f'"{text}"\n' for text in quoted))
    return len(quoted)


def corpus_of(environment):
    """The corpora's folder, or None."""
    folder = environment.get("FACETS_CORPUS")
    return pathlib.Path(folder) if folder else None
