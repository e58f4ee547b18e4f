#if FACETS_LINKS_SIMDJSON && __has_include(<simdjson.h>)
#include "SimdjsonReader.hpp"
#include "SimdjsonText.hpp"

namespace facets {

error_code SimdjsonReader::text(ondemand::value value, Text &result) {
  std::string_view token = value.raw_json_token();
  ondemand::raw_json_string raw;
  FACETS_TRY(value.get_raw_json_string().get(raw));
  // The token reaches to the next one: behind the closing quote there is only white space.
  size_t end = token.size();
  while (token[end - 1] != '"') end--;
  return text(raw.raw(), end - 2, result);
}

error_code SimdjsonReader::rawJSON(ondemand::value value, Text &result) {
  std::string_view raw;
  ondemand::json_type type;
  FACETS_TRY(value.type().get(type));
  if (type == ondemand::json_type::object) {
    ondemand::object object;
    FACETS_TRY(value.get_object().get(object));
    FACETS_TRY(object.raw_json().get(raw));
  } else if (type == ondemand::json_type::array) {
    ondemand::array array;
    FACETS_TRY(value.get_array().get(array));
    FACETS_TRY(array.raw_json().get(raw));
  } else {
    raw = value.raw_json_token();
    if (type == ondemand::json_type::null) {
      result = Text();
      return simdjson::SUCCESS;
    }
  }
  while (raw.back() == ' ' || raw.back() == '\n' || raw.back() == '\r' || raw.back() == '\t') raw.remove_suffix(1);
  result = Text{offset(raw.data()), uint32_t(raw.size())};
  return simdjson::SUCCESS;
}

error_code SimdjsonReader::integer(ondemand::value value, OptionalInteger &result) {
  bool isNull;
  FACETS_TRY(value.is_null().get(isNull));
  result.exists = !isNull;
  return isNull ? simdjson::SUCCESS : value.get_int64().get(result.value);
}

error_code SimdjsonReader::boolean(ondemand::value value, OptionalBool &result) {
  bool isNull;
  FACETS_TRY(value.is_null().get(isNull));
  result = 2;
  if (isNull) return simdjson::SUCCESS;
  bool isTrue;
  FACETS_TRY(value.get_bool().get(isTrue));
  result = isTrue;
  return simdjson::SUCCESS;
}

} // namespace facets
#endif
