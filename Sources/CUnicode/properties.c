#include "CUnicode.h"

#include <stddef.h>

struct Range {
  uint32_t start;
  uint8_t line, direction, script;
};

struct Bracket {
  uint32_t scalar, other, opens;
};

#include "properties.inc"

struct CharacterProperties plumb_character(uint32_t scalar) {
  size_t low = 0, high = sizeof ranges / sizeof *ranges;
  while (high - low > 1) {
    size_t middle = (low + high) / 2;
    if (ranges[middle].start <= scalar) low = middle;
    else high = middle;
  }
  return (struct CharacterProperties){ranges[low].line, ranges[low].direction, scripts[ranges[low].script]};
}

uint32_t plumb_bracket(uint32_t scalar) {
  size_t low = 0, high = sizeof brackets / sizeof *brackets;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (brackets[middle].scalar == scalar) return brackets[middle].other | brackets[middle].opens << 31;
    if (brackets[middle].scalar < scalar) low = middle + 1;
    else high = middle;
  }
  return 0;
}
