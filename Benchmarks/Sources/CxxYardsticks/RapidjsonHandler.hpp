// Fills the columns from RapidJSON's events: one pass, strings unescaped in place and never copied, raw JSON by the
// offsets of its first and last event.

#pragma once

#include "FacetColumns.hpp"

#if defined(__SSE4_2__)
#define RAPIDJSON_SSE42
#elif defined(__SSE2__)
#define RAPIDJSON_SSE2
#endif
#include <rapidjson/error/en.h>
#include <rapidjson/reader.h>

namespace facets {

/// Takes the events of one document. Every function returns whether to go on.
class RapidjsonHandler {
public:
  /// `original` stays as it is while `copy`, with the same bytes, is parsed in place.
  RapidjsonHandler(const char *original, char *copy, size_t count, Columns &columns)
      : original(original), copy(copy), count(count), columns(columns) {}

  /// Starts anew.
  void start(rapidjson::InsituStringStream *newStream, bool isMultiQuery) {
    stream = newStream;
    at = At::start;
    isMulti = isMultiQuery;
    depth = 0;
    member = Member();
    raw = nullptr;
  }

  // The two events that a large response consists of come first.

  bool Key(const char *start, rapidjson::SizeType length, bool) {
    if (at == At::values) {
      name = text(start, length);
      return true;
    }
    return key(std::string_view(start, length), start);
  }

  bool Uint(unsigned value) {
    if (at == At::values) {
      columns.valueTexts.append(name);
      columns.valueCounts.append(value);
      return true;
    }
    return integer(value);
  }

  bool Int(int value) { return integer(value); }
  bool Int64(int64_t value) { return integer(value); }
  bool Uint64(uint64_t value) { return value <= INT64_MAX && integer(int64_t(value)); }
  bool RawNumber(const char *, rapidjson::SizeType, bool) { return false; }
  bool Double(double value);
  bool Null();
  bool Bool(bool value);
  bool String(const char *start, rapidjson::SizeType length, bool);
  bool StartObject();
  bool StartArray();
  bool EndObject(rapidjson::SizeType) { return end(); }
  bool EndArray(rapidjson::SizeType) { return end(); }

private:
  /// What is being read.
  enum class At : uint8_t {
    start, multi, results, response, hits, facets, values, stats, numbers, exhaustive, rendering, ordering, order, rules,
    rule, names, skipped,
  };

  enum class Kind : uint8_t {
    ignored, integer, text, legacy, raw, hits, facets, stats, exhaustive, rendering, ordering, order, rules, names, sort,
    results,
  };

  /// What the value behind the latest key is.
  struct Member {
    Kind kind = Kind::ignored;
    int index = 0;
  };

  const char *original;
  char *copy;
  size_t count;
  Columns &columns;
  rapidjson::InsituStringStream *stream = nullptr;
  At at = At::start;
  bool isMulti = false;
  /// Open containers of what is skipped, and what it is part of.
  size_t depth = 0;
  At outer = At::start;
  Member member;
  /// The latest name of an attribute or value.
  Text name;
  /// Where the raw JSON goes that is being skipped, and where it began.
  Text *raw = nullptr;
  uint32_t rawStart = 0;
  Text hit;
  Response response;
  Attribute attribute;
  Stats stats;
  Rule rule;
  /// Whether `rule` is the one about attributes.
  bool isAboutAttributes = false;
  Rows *list = nullptr;

  /// A string where it stands, unescaped in the copy, which the columns take for the buffer of unescaped strings.
  Text text(const char *start, size_t length) const { return Text{uint32_t(count + (start - copy)), uint32_t(length)}; }

  uint32_t position() const { return uint32_t(stream->Tell()); }
  bool key(std::string_view key, const char *start);
  bool integer(int64_t value);
  bool scalar(uint32_t start);
  bool skip(Text *target);
  bool end();
  uint32_t endOfScalar(uint32_t start) const;
  static Member responseMember(std::string_view key);
};

} // namespace facets
