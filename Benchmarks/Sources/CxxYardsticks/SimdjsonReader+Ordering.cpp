#if FACETS_LINKS_SIMDJSON && __has_include(<simdjson.h>)
#include "SimdjsonText.hpp"

namespace facets {

error_code SimdjsonReader::rendering(ondemand::value value, Response &response) {
  ondemand::object object;
  FACETS_TRY(value.get_object().get(object));
  response.hasRendering = true;
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    ondemand::raw_json_string key = field.key();
    if (key == "facetOrdering") {
      FACETS_TRY(ordering(field.value(), response));
    } else if (key == "redirect") {
      FACETS_TRY(rawJSON(field.value(), response.redirect));
    }
  }
  return simdjson::SUCCESS;
}

error_code SimdjsonReader::ordering(ondemand::value value, Response &response) {
  ondemand::object object;
  FACETS_TRY(value.get_object().get(object));
  response.hasOrdering = true;
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    ondemand::raw_json_string key = field.key();
    if (key == "facets") {
      Rule facets;
      FACETS_TRY(rule(field.value(), facets));
      response.order = facets.order;
      response.hide = facets.hide;
    } else if (key == "values") {
      FACETS_TRY(rules(field.value(), response.rules));
    }
  }
  return simdjson::SUCCESS;
}

error_code SimdjsonReader::rules(ondemand::value value, Rows &rows) {
  ondemand::object object;
  FACETS_TRY(value.get_object().get(object));
  rows.first = columns.rules.size();
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    Rule one;
    FACETS_TRY(keyText(field, one.name));
    FACETS_TRY(rule(field.value(), one));
    columns.rules.append(one);
  }
  rows.last = columns.rules.size();
  return simdjson::SUCCESS;
}

error_code SimdjsonReader::rule(ondemand::value value, Rule &rule) {
  ondemand::object object;
  FACETS_TRY(value.get_object().get(object));
  for (auto element : object) {
    ondemand::field field;
    FACETS_TRY(std::move(element).get(field));
    ondemand::raw_json_string key = field.key();
    if (key == "order") {
      FACETS_TRY(names(field.value(), rule.order));
    } else if (key == "hide") {
      FACETS_TRY(names(field.value(), rule.hide));
    } else if (key == "sortRemainingBy") {
      ondemand::raw_json_string name;
      FACETS_TRY(field.value().get_raw_json_string().get(name));
      rule.sortRemainingBy = name == "count"    ? SortRule::count
                             : name == "alpha"  ? SortRule::alpha
                             : name == "hidden" ? SortRule::hidden
                                                : SortRule::none;
    }
  }
  return simdjson::SUCCESS;
}

error_code SimdjsonReader::names(ondemand::value value, Rows &rows) {
  ondemand::array array;
  FACETS_TRY(value.get_array().get(array));
  rows.first = columns.ruleTexts.size();
  for (auto element : array) {
    ondemand::value name;
    FACETS_TRY(std::move(element).get(name));
    Text result;
    FACETS_TRY(text(name, result));
    columns.ruleTexts.append(result);
  }
  rows.last = columns.ruleTexts.size();
  return simdjson::SUCCESS;
}

} // namespace facets
#endif
