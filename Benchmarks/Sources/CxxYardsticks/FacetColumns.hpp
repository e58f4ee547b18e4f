// The columns that a yardstick fills: the same facts as `Columns` of module Facets, in plain arrays that are reserved
// once for the largest document that the input could be, so that filling them neither allocates nor checks.

#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>
#include <vector>

namespace facets {

/// A range of the input, or, from the input's size on, of the unescaped strings.
struct Text {
  uint32_t offset = 0;
  uint32_t count = UINT32_MAX;
  bool exists() const { return count != UINT32_MAX; }
};

struct Rows {
  uint32_t first = 0;
  uint32_t last = 0;
};

struct Attribute {
  Text name;
  Rows values;
};

struct Stats {
  Text name;
  double numbers[4];
  uint8_t present = 0;
};

enum class SortRule : uint8_t { none, count, alpha, hidden };

struct Rule {
  Text name;
  Rows order, hide;
  SortRule sortRemainingBy = SortRule::none;
};

struct OptionalInteger {
  int64_t value = 0;
  bool exists = false;
};

/// 0 false, 1 true, 2 absent.
using OptionalBool = uint8_t;

struct Response {
  OptionalInteger integers[6];
  Text texts[4];
  Text userData, redirect;
  OptionalBool exhaustive[5] = {2, 2, 2, 2, 2};
  OptionalBool legacyExhaustive[3] = {2, 2, 2};
  bool hasHits = false, hasFacets = false, hasStats = false, hasRendering = false, hasOrdering = false;
  Rows hits, attributes, stats, order, hide, rules;
};

/// An array of plain values with room for every element that the input can hold. Pages that are not written to cost
/// nothing.
template <typename Element> class Column {
public:
  explicit Column(size_t capacity) : elements(static_cast<Element *>(std::malloc(capacity * sizeof(Element)))) {
    if (!elements) throw std::bad_alloc();
  }
  void clear() { count = 0; }
  void append(const Element &element) { elements.get()[count++] = element; }
  Element &operator[](size_t index) { return elements.get()[index]; }
  const Element &operator[](size_t index) const { return elements.get()[index]; }
  uint32_t size() const { return count; }

private:
  struct Free {
    void operator()(Element *pointer) const { std::free(pointer); }
  };
  std::unique_ptr<Element, Free> elements;
  uint32_t count = 0;
};

struct Columns {
  Column<Text> valueTexts, ruleTexts, hits;
  Column<int64_t> valueCounts;
  Column<Attribute> attributes;
  Column<Stats> stats;
  Column<Rule> rules;
  /// Few, and large: these grow as they come, and keep their room.
  std::vector<Response> responses;

  /// The shortest value is `"":0,`, the shortest attribute, hit or rule `{},`.
  explicit Columns(size_t byteCount)
      : valueTexts(byteCount / 4 + 1), ruleTexts(byteCount / 3 + 1), hits(byteCount / 2 + 1),
        valueCounts(byteCount / 4 + 1), attributes(byteCount / 5 + 1), stats(byteCount / 5 + 1),
        rules(byteCount / 5 + 1) {}

  void clear() {
    valueTexts.clear(), ruleTexts.clear(), hits.clear(), valueCounts.clear();
    attributes.clear(), stats.clear(), rules.clear(), responses.clear();
  }

  /// `input` and `unescaped` are what texts point into.
  uint64_t checksum(const uint8_t *input, size_t inputCount, const uint8_t *unescaped) const;
};

} // namespace facets
