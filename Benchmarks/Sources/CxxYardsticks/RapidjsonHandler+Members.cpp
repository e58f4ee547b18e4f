#if FACETS_HAS_RAPIDJSON && __has_include(<rapidjson/reader.h>)
#include "RapidjsonHandler.hpp"

namespace facets {

/// The lengths tell almost all members apart.
RapidjsonHandler::Member RapidjsonHandler::responseMember(std::string_view key) {
  switch (key.size()) {
  case 4:
    if (key == "hits") return {Kind::hits};
    if (key == "page") return {Kind::integer, 2};
    break;
  case 5:
    if (key == "query") return {Kind::text, 0};
    if (key == "index") return {Kind::text, 2};
    break;
  case 6:
    if (key == "facets") return {Kind::facets};
    if (key == "nbHits") return {Kind::integer, 0};
    if (key == "params") return {Kind::text, 1};
    break;
  case 7:
    if (key == "nbPages") return {Kind::integer, 3};
    if (key == "queryID") return {Kind::text, 3};
    break;
  case 8:
    if (key == "userData") return {Kind::raw, 0};
    break;
  case 10:
    if (key == "exhaustive") return {Kind::exhaustive};
    break;
  case 11:
    if (key == "hitsPerPage") return {Kind::integer, 4};
    break;
  case 12:
    if (key == "facets_stats") return {Kind::stats};
    if (key == "nbSortedHits") return {Kind::integer, 1};
    break;
  case 14:
    if (key == "exhaustiveTypo") return {Kind::legacy, 2};
    break;
  case 16:
    if (key == "processingTimeMS") return {Kind::integer, 5};
    if (key == "renderingContent") return {Kind::rendering};
    if (key == "exhaustiveNbHits") return {Kind::legacy, 1};
    break;
  case 21:
    if (key == "exhaustiveFacetsCount") return {Kind::legacy, 0};
    break;
  }
  return {};
}

bool RapidjsonHandler::key(std::string_view key, const char *start) {
  member = Member();
  switch (at) {
  case At::multi:
    if (key == "results") member.kind = Kind::results;
    break;
  case At::response:
    // The answer to a search for facet values is no workload here.
    if (key == "facetHits") return false;
    member = responseMember(key);
    break;
  case At::facets:
  case At::stats:
  case At::rules: name = text(start, key.size()); break;
  case At::numbers: {
    int index = key == "min" ? 0 : key == "max" ? 1 : key == "avg" ? 2 : key == "sum" ? 3 : -1;
    if (index >= 0) member = {Kind::integer, index};
    break;
  }
  case At::exhaustive: {
    static const char *const names[5] = {"facetsCount", "nbHits", "typo", "facetValues", "rulesMatch"};
    for (int index = 0; index < 5; index++) {
      if (key == names[index]) member = {Kind::legacy, index};
    }
    break;
  }
  case At::rendering:
    if (key == "facetOrdering") member.kind = Kind::ordering;
    if (key == "redirect") member = {Kind::raw, 1};
    break;
  case At::ordering:
    if (key == "facets") member.kind = Kind::order;
    if (key == "values") member.kind = Kind::rules;
    break;
  case At::order:
  case At::rule:
    if (key == "order") member = {Kind::names, 0};
    if (key == "hide") member = {Kind::names, 1};
    if (key == "sortRemainingBy") member.kind = Kind::sort;
    break;
  default: break;
  }
  return true;
}

} // namespace facets
#endif
