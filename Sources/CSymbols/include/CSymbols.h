#pragma once
#include <stddef.h>

struct SymbolText {
  const char *_Nonnull start;
  size_t count;
};

// Returns `symbols.txt`, the drawings of symbols, in UTF-8 and without a terminating zero.
struct SymbolText symbol_text(void);
