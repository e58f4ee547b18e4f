#if FACETS_HAS_RAPIDJSON && __has_include(<rapidjson/reader.h>)
#include "RapidjsonHandler.hpp"

namespace facets {

bool RapidjsonHandler::integer(int64_t value) {
  switch (at) {
  case At::values:
    columns.valueTexts.append(name);
    columns.valueCounts.append(value);
    return true;
  case At::response:
    if (member.kind == Kind::integer) {
      response.integers[member.index] = {value, true};
      return true;
    }
    // RapidJSON is at the number's first byte until the handler returns.
    return scalar(position());
  case At::numbers: return Double(double(value));
  default: return scalar(position());
  }
}

bool RapidjsonHandler::Double(double value) {
  if (at == At::values || (at == At::response && member.kind == Kind::integer)) return false;
  if (at == At::numbers && member.kind == Kind::integer) {
    stats.numbers[member.index] = value;
    stats.present |= 1 << member.index;
    return true;
  }
  return scalar(position());
}

bool RapidjsonHandler::Bool(bool value) {
  if (at == At::response && member.kind == Kind::legacy) {
    response.legacyExhaustive[member.index] = value;
    return true;
  }
  if (at == At::exhaustive) {
    if (member.kind == Kind::legacy) response.exhaustive[member.index] = value;
    return true;
  }
  // RapidJSON is behind a literal.
  return scalar(position() - (value ? 4 : 5));
}

/// `null` for a member means that it is absent.
bool RapidjsonHandler::Null() {
  if (at == At::values || at == At::facets || at == At::names) return false;
  if (at == At::hits) return scalar(position() - 4);
  if (at == At::response && member.kind == Kind::raw) response.userData = Text();
  if (at == At::rendering && member.kind == Kind::raw) response.redirect = Text();
  return true;
}

bool RapidjsonHandler::String(const char *start, rapidjson::SizeType length, bool) {
  switch (at) {
  case At::names: columns.ruleTexts.append(text(start, length)); return true;
  case At::response:
    if (member.kind == Kind::text) {
      response.texts[member.index] = text(start, length);
      return true;
    }
    break;
  case At::order:
  case At::rule:
    if (member.kind == Kind::sort) {
      std::string_view value(start, length);
      rule.sortRemainingBy = value == "count"    ? SortRule::count
                             : value == "alpha"  ? SortRule::alpha
                             : value == "hidden" ? SortRule::hidden
                                                 : SortRule::none;
    }
    return true;
  case At::values: return false;
  default: break;
  }
  // At the opening quote.
  return scalar(position());
}

/// A scalar that is raw JSON or skipped; one where a container should be is an error.
bool RapidjsonHandler::scalar(uint32_t start) {
  if (at == At::skipped) return true;
  if (at == At::hits) {
    columns.hits.append(Text{start, endOfScalar(start) - start});
    return true;
  }
  if (at == At::start || at == At::results || at == At::facets || at == At::names) return false;
  if (member.kind == Kind::raw) {
    Text &target = member.index == 0 ? response.userData : response.redirect;
    target = Text{start, endOfScalar(start) - start};
    return true;
  }
  return member.kind == Kind::ignored;
}

uint32_t RapidjsonHandler::endOfScalar(uint32_t start) const {
  uint32_t end = start;
  if (original[start] == '"') {
    end++;
    while (original[end] != '"') end += original[end] == '\\' ? 2 : 1;
    return end + 1;
  }
  while (end < count && !strchr(",]} \n\r\t", original[end])) end++;
  return end;
}

} // namespace facets
#endif
