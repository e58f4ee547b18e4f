#include "CxxStableSort.h"

// libstdc++ 12 sorts with a buffer function that C++17 deprecates, and clang says so at every instantiation.
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#include <algorithm>
#include <new>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Row {
  std::string_view text;
  int32_t level;
  uint32_t number;
};

// Views compare with memcmp. Levels first, as the presenter groups them: one comparison of integers.
bool isLess(const Row &left, const Row &right) {
  return left.level != right.level ? left.level < right.level : left.text < right.text;
}

}  // namespace

struct facet_stable_sort {
  std::string bytes;
  std::vector<Row> rows;
  std::vector<Row> sorted;
};

facet_stable_sort *facet_stable_sort_create(
    const uint8_t *bytes, const uint32_t *ends, const int32_t *levels, size_t count) {
  try {
    auto *yardstick = new facet_stable_sort;
    yardstick->bytes.assign(reinterpret_cast<const char *>(bytes), count ? ends[count - 1] : 0);
    uint32_t start = 0;
    for (size_t i = 0; i < count; i++) {
      std::string_view text(yardstick->bytes.data() + start, ends[i] - start);
      yardstick->rows.push_back({text, levels[i], static_cast<uint32_t>(i)});
      start = ends[i];
    }
    return yardstick;
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

uint32_t facet_stable_sort_run(facet_stable_sort *yardstick) {
  // Keeps its capacity: only `stable_sort`'s own buffer is allocated again.
  yardstick->sorted = yardstick->rows;
  std::stable_sort(yardstick->sorted.begin(), yardstick->sorted.end(), isLess);
  return yardstick->sorted.empty() ? 0 : yardstick->sorted.front().number;
}

uint32_t facet_stable_sort_row(const facet_stable_sort *yardstick, size_t index) {
  return yardstick->sorted[index].number;
}

void facet_stable_sort_destroy(facet_stable_sort *yardstick) { delete yardstick; }
