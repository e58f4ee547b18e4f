#if FACETS_LINKS_SIMDJSON && __has_include(<simdjson.h>)
#include "SimdjsonText.hpp"

namespace facets {

error_code SimdjsonReader::attributes(ondemand::value value, Response &response) {
  ondemand::object object;
  FACETS_TRY(value.get_object().get(object));
  response.hasFacets = true;
  response.attributes.first = columns.attributes.size();
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    Attribute attribute;
    FACETS_TRY(keyText(field, attribute.name));
    FACETS_TRY(values(field.value(), attribute.values));
    columns.attributes.append(attribute);
  }
  response.attributes.last = columns.attributes.size();
  return simdjson::SUCCESS;
}

/// The loop that a large response spends its time in.
error_code SimdjsonReader::values(ondemand::value value, Rows &rows) {
  ondemand::object object;
  FACETS_TRY(value.get_object().get(object));
  rows.first = columns.valueTexts.size();
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    Text name;
    FACETS_TRY(keyText(field, name));
    int64_t count;
    FACETS_TRY(field.value().get_int64().get(count));
    columns.valueTexts.append(name);
    columns.valueCounts.append(count);
  }
  rows.last = columns.valueTexts.size();
  return simdjson::SUCCESS;
}

error_code SimdjsonReader::stats(ondemand::value value, Response &response) {
  ondemand::object object;
  FACETS_TRY(value.get_object().get(object));
  response.hasStats = true;
  response.stats.first = columns.stats.size();
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    Stats stats;
    FACETS_TRY(keyText(field, stats.name));
    ondemand::object numbers;
    FACETS_TRY(field.value().get_object().get(numbers));
    for (auto element : numbers) {
      ondemand::field number;
      FACETS_TRY(std::move(element).get(number));
      ondemand::raw_json_string key = number.key();
      int index = key == "min" ? 0 : key == "max" ? 1 : key == "avg" ? 2 : key == "sum" ? 3 : -1;
      bool isNull;
      FACETS_TRY(number.value().is_null().get(isNull));
      if (index < 0 || isNull) continue;
      FACETS_TRY(number.value().get_double().get(stats.numbers[index]));
      stats.present |= 1 << index;
    }
    columns.stats.append(stats);
  }
  response.stats.last = columns.stats.size();
  return simdjson::SUCCESS;
}

} // namespace facets
#endif
