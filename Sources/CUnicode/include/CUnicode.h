#pragma once
#include <stdint.h>

// Properties of characters in one version of Unicode, from tables of our own (`properties.inc`).

struct CharacterProperties {
  // The class of UAX #14 and of UAX #9, in the order of `LineClass` and `DirectionClass`.
  uint8_t line, direction;
  // The ISO 15924 code, as HarfBuzz has it.
  uint32_t script;
};

struct CharacterProperties plumb_character(uint32_t scalar);

// Returns the bracket that pairs with a bracket, with the highest bit set if `scalar` is an opening one; 0 for other characters.
uint32_t plumb_bracket(uint32_t scalar);
