#if FACETS_LINKS_SIMDJSON && __has_include(<simdjson.h>)
#include "SimdjsonText.hpp"

namespace facets {

SimdjsonReader::SimdjsonReader(const uint8_t *bytes, size_t count)
    : input(new uint8_t[count + simdjson::SIMDJSON_PADDING]()), inputCount(count),
      unescaped(new uint8_t[count + 2 * simdjson::SIMDJSON_PADDING]), columns(count) {
  memcpy(input.get(), bytes, count);
}

error_code SimdjsonReader::decode(bool isMultiQuery) {
  columns.clear();
  unescapedEnd = unescaped.get();
  ondemand::document document;
  FACETS_TRY(parser.iterate(input.get(), inputCount, inputCount + simdjson::SIMDJSON_PADDING).get(document));
  ondemand::object object;
  FACETS_TRY(document.get_object().get(object));
  if (!isMultiQuery) {
    FACETS_TRY(response(object));
  } else {
    for (auto element : object) {
      ondemand::field field;
      FACETS_TRY(std::move(element).get(field));
      if (!(field.key() == "results")) continue;
      ondemand::array array;
      FACETS_TRY(field.value().get_array().get(array));
      for (auto element : array) {
        ondemand::object one;
        FACETS_TRY(element.get_object().get(one));
        FACETS_TRY(response(one));
      }
    }
  }
  // There is a location for everything but the end.
  bool isAtEnd = document.current_location().error() == simdjson::OUT_OF_BOUNDS;
  return isAtEnd ? simdjson::SUCCESS : simdjson::TAPE_ERROR;
}

error_code SimdjsonReader::response(ondemand::object object) {
  Response response;
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    const char *start = field.key().raw();
    const char *end = field.value().raw_json_token().data() - 2;
    while (*end != '"') end--;
    FACETS_TRY(member(std::string_view(start, size_t(end - start)), field.value(), response));
  }
  columns.responses.push_back(response);
  return simdjson::SUCCESS;
}

/// The lengths tell almost all members apart.
error_code SimdjsonReader::member(std::string_view key, ondemand::value value, Response &response) {
  switch (key.size()) {
  case 4:
    if (key == "hits") return hits(value, response);
    if (key == "page") return integer(value, response.integers[2]);
    break;
  case 5:
    if (key == "query") return text(value, response.texts[0]);
    if (key == "index") return text(value, response.texts[2]);
    break;
  case 6:
    if (key == "facets") return attributes(value, response);
    if (key == "nbHits") return integer(value, response.integers[0]);
    if (key == "params") return text(value, response.texts[1]);
    break;
  case 7:
    if (key == "nbPages") return integer(value, response.integers[3]);
    if (key == "queryID") return text(value, response.texts[3]);
    break;
  case 8:
    if (key == "userData") return rawJSON(value, response.userData);
    break;
  case 9:
    // The answer to a search for facet values is no workload here.
    if (key == "facetHits") return simdjson::UNSUPPORTED_ARCHITECTURE;
    break;
  case 10:
    if (key == "exhaustive") return exhaustive(value, response);
    break;
  case 11:
    if (key == "hitsPerPage") return integer(value, response.integers[4]);
    break;
  case 12:
    if (key == "facets_stats") return stats(value, response);
    if (key == "nbSortedHits") return integer(value, response.integers[1]);
    break;
  case 14:
    if (key == "exhaustiveTypo") return boolean(value, response.legacyExhaustive[2]);
    break;
  case 16:
    if (key == "processingTimeMS") return integer(value, response.integers[5]);
    if (key == "renderingContent") return rendering(value, response);
    if (key == "exhaustiveNbHits") return boolean(value, response.legacyExhaustive[1]);
    break;
  case 21:
    if (key == "exhaustiveFacetsCount") return boolean(value, response.legacyExhaustive[0]);
    break;
  }
  return simdjson::SUCCESS;
}

error_code SimdjsonReader::hits(ondemand::value value, Response &response) {
  ondemand::array array;
  FACETS_TRY(value.get_array().get(array));
  response.hasHits = true;
  response.hits.first = columns.hits.size();
  for (auto element : array) {
    ondemand::value hit;
    FACETS_TRY(std::move(element).get(hit));
    Text text;
    FACETS_TRY(rawJSON(hit, text));
    columns.hits.append(text);
  }
  response.hits.last = columns.hits.size();
  return simdjson::SUCCESS;
}

error_code SimdjsonReader::exhaustive(ondemand::value value, Response &response) {
  ondemand::object object;
  FACETS_TRY(value.get_object().get(object));
  static const char *const names[5] = {"facetsCount", "nbHits", "typo", "facetValues", "rulesMatch"};
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    for (int index = 0; index < 5; index++) {
      if (!(field.key() == names[index])) continue;
      FACETS_TRY(boolean(field.value(), response.exhaustive[index]));
      break;
    }
  }
  return simdjson::SUCCESS;
}

} // namespace facets
#endif
