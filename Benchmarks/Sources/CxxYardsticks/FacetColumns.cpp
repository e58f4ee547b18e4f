#include "FacetColumns.hpp"

namespace facets {
namespace {

/// 64-bit FNV-1a, fed as `Checksum` of the Swift harness is.
class Checksum {
public:
  uint64_t state = 0xcbf29ce484222325u;
  void byte(uint8_t value) { state = (state ^ value) * 0x100000001b3u; }
  void integer(uint64_t value) {
    for (int shift = 0; shift < 64; shift += 8) byte(uint8_t(value >> shift));
  }
  void bytes(const uint8_t *start, size_t count) {
    integer(count);
    for (size_t index = 0; index < count; index++) byte(start[index]);
  }
};

struct Reader {
  const Columns &columns;
  const uint8_t *input;
  size_t inputCount;
  const uint8_t *unescaped;

  void text(Checksum &sum, Text text) const {
    const uint8_t *start =
        text.offset < inputCount ? input + text.offset : unescaped + (text.offset - inputCount);
    sum.bytes(start, text.count);
  }

  void optional(Checksum &sum, Text text) const {
    sum.byte(text.exists());
    if (text.exists()) this->text(sum, text);
  }

  void texts(Checksum &sum, Rows rows) const {
    sum.integer(rows.last - rows.first);
    for (uint32_t row = rows.first; row < rows.last; row++) text(sum, columns.ruleTexts[row]);
  }

  void scalars(Checksum &sum, const Response &response) const {
    for (const OptionalInteger &integer : response.integers) {
      sum.byte(integer.exists);
      if (integer.exists) sum.integer(uint64_t(integer.value));
    }
    for (Text text : response.texts) optional(sum, text);
    optional(sum, response.userData);
    for (int index = 0; index < 5; index++) {
      OptionalBool value = response.exhaustive[index];
      if (value == 2 && index < 3) value = response.legacyExhaustive[index];
      sum.byte(value);
    }
  }

  void facets(Checksum &sum, const Response &response) const {
    sum.byte(response.hasFacets);
    for (uint32_t row = response.attributes.first; row < response.attributes.last; row++) {
      const Attribute &attribute = columns.attributes[row];
      text(sum, attribute.name);
      sum.integer(attribute.values.last - attribute.values.first);
      for (uint32_t value = attribute.values.first; value < attribute.values.last; value++) {
        text(sum, columns.valueTexts[value]);
        sum.integer(uint64_t(columns.valueCounts[value]));
      }
    }
  }

  /// A sum over attributes, since Swift's side is a dictionary without an order.
  void stats(Checksum &sum, const Response &response) const {
    sum.byte(response.hasStats);
    uint64_t total = 0;
    for (uint32_t row = response.stats.first; row < response.stats.last; row++) {
      const Stats &stats = columns.stats[row];
      Checksum one;
      text(one, stats.name);
      for (int index = 0; index < 4; index++) {
        bool isPresent = stats.present >> index & 1;
        one.byte(isPresent);
        uint64_t bits;
        memcpy(&bits, &stats.numbers[index], 8);
        if (isPresent) one.integer(bits);
      }
      total += one.state;
    }
    sum.integer(total);
  }

  void rendering(Checksum &sum, const Response &response) const {
    sum.byte(response.hasRendering);
    optional(sum, response.redirect);
    sum.byte(response.hasOrdering);
    texts(sum, response.order);
    texts(sum, response.hide);
    uint64_t total = 0;
    for (uint32_t row = response.rules.first; row < response.rules.last; row++) {
      const Rule &rule = columns.rules[row];
      Checksum one;
      text(one, rule.name);
      texts(one, rule.order);
      texts(one, rule.hide);
      one.byte(uint8_t(rule.sortRemainingBy));
      total += one.state;
    }
    sum.integer(total);
  }

  void hits(Checksum &sum, const Response &response) const {
    sum.byte(response.hasHits);
    sum.integer(response.hits.last - response.hits.first);
    for (uint32_t row = response.hits.first; row < response.hits.last; row++) text(sum, columns.hits[row]);
  }
};

} // namespace

uint64_t Columns::checksum(const uint8_t *input, size_t inputCount, const uint8_t *unescaped) const {
  Reader reader{*this, input, inputCount, unescaped};
  Checksum sum;
  sum.integer(responses.size());
  for (uint32_t row = 0; row < responses.size(); row++) {
    reader.scalars(sum, responses[row]);
    reader.facets(sum, responses[row]);
    reader.stats(sum, responses[row]);
    reader.rendering(sum, responses[row]);
    reader.hits(sum, responses[row]);
  }
  return sum.state;
}

} // namespace facets
