#include "CSymbols.h"

// `#embed` is from C23, but C targets are compiled as an older version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char symbols[] = {
#embed "symbols.txt"
};

struct SymbolText symbol_text(void) { return (struct SymbolText){symbols, sizeof symbols}; }
