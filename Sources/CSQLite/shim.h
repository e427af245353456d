#pragma once
// What apps import as SQLite3.
#include <sqlite3.h>
