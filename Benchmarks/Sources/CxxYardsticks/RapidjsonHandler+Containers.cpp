#if FACETS_HAS_RAPIDJSON && __has_include(<rapidjson/reader.h>)
#include "RapidjsonHandler.hpp"

namespace facets {

bool RapidjsonHandler::StartObject() {
  switch (at) {
  case At::start:
    response = Response();
    at = isMulti ? At::multi : At::response;
    return true;
  case At::results:
    response = Response();
    at = At::response;
    return true;
  case At::hits: return skip(&hit);
  case At::facets:
    attribute = {name, {columns.valueTexts.size(), 0}};
    at = At::values;
    return true;
  case At::stats:
    stats = Stats();
    stats.name = name;
    at = At::numbers;
    return true;
  case At::rules:
    rule = Rule();
    rule.name = name;
    at = At::rule;
    return true;
  case At::response:
    if (member.kind == Kind::facets) {
      response.hasFacets = true;
      response.attributes.first = columns.attributes.size();
      at = At::facets;
      return true;
    }
    if (member.kind == Kind::stats) {
      response.hasStats = true;
      response.stats.first = columns.stats.size();
      at = At::stats;
      return true;
    }
    if (member.kind == Kind::rendering) {
      response.hasRendering = true;
      at = At::rendering;
      return true;
    }
    if (member.kind == Kind::exhaustive) {
      at = At::exhaustive;
      return true;
    }
    break;
  case At::rendering:
    if (member.kind == Kind::ordering) {
      response.hasOrdering = true;
      at = At::ordering;
      return true;
    }
    break;
  case At::ordering:
    if (member.kind == Kind::order) {
      rule = Rule();
      at = At::order;
      return true;
    }
    if (member.kind == Kind::rules) {
      response.rules.first = columns.rules.size();
      at = At::rules;
      return true;
    }
    break;
  case At::skipped: depth++; return true;
  case At::values:
  case At::names: return false;
  default: break;
  }
  return skip(nullptr);
}

bool RapidjsonHandler::StartArray() {
  switch (at) {
  case At::start:
  case At::results:
  case At::facets:
  case At::values:
  case At::names: return false;
  case At::hits: return skip(&hit);
  case At::multi:
    if (member.kind != Kind::results) break;
    at = At::results;
    return true;
  case At::response:
    if (member.kind != Kind::hits) break;
    response.hasHits = true;
    response.hits.first = columns.hits.size();
    at = At::hits;
    return true;
  case At::order:
  case At::rule:
    if (member.kind != Kind::names) break;
    list = member.index == 0 ? &rule.order : &rule.hide;
    list->first = columns.ruleTexts.size();
    isAboutAttributes = at == At::order;
    at = At::names;
    return true;
  case At::skipped: depth++; return true;
  default: break;
  }
  return skip(nullptr);
}

/// Skips a container; raw JSON goes to the member, or to `target`.
bool RapidjsonHandler::skip(Text *target) {
  if (!target && member.kind == Kind::raw) target = member.index == 0 ? &response.userData : &response.redirect;
  // A list where an object should be, or the other way round.
  if (!target && member.kind != Kind::ignored) return false;
  raw = target;
  rawStart = position() - 1;
  outer = at;
  depth = 1;
  at = At::skipped;
  return true;
}

bool RapidjsonHandler::end() {
  switch (at) {
  case At::skipped:
    if (--depth > 0) return true;
    at = outer;
    if (raw) *raw = Text{rawStart, position() - rawStart};
    if (raw == &hit) columns.hits.append(hit);
    return true;
  case At::values:
    attribute.values.last = columns.valueTexts.size();
    columns.attributes.append(attribute);
    at = At::facets;
    return true;
  case At::facets: response.attributes.last = columns.attributes.size(); break;
  case At::hits: response.hits.last = columns.hits.size(); break;
  case At::numbers:
    columns.stats.append(stats);
    at = At::stats;
    return true;
  case At::stats: response.stats.last = columns.stats.size(); break;
  case At::names:
    list->last = columns.ruleTexts.size();
    at = isAboutAttributes ? At::order : At::rule;
    return true;
  case At::rule:
    columns.rules.append(rule);
    at = At::rules;
    return true;
  case At::rules:
    response.rules.last = columns.rules.size();
    at = At::ordering;
    return true;
  case At::order:
    response.order = rule.order;
    response.hide = rule.hide;
    at = At::ordering;
    return true;
  case At::ordering: at = At::rendering; return true;
  case At::response:
    columns.responses.push_back(response);
    at = isMulti ? At::results : At::start;
    return true;
  case At::results: at = At::multi; return true;
  case At::multi: at = At::start; return true;
  default: break;
  }
  at = At::response;
  return true;
}

} // namespace facets
#endif
