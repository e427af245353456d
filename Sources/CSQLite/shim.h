#pragma once
// What apps import as SQLite3.
// Debian's SQLite declares snapshots and has none; Apple's has. Here no snapshot can be taken.
#define sqlite3_snapshot_get sqlite3_snapshot_get_of_sqlite
#define sqlite3_snapshot_open sqlite3_snapshot_open_of_sqlite
#define sqlite3_snapshot_free sqlite3_snapshot_free_of_sqlite
#define sqlite3_snapshot_cmp sqlite3_snapshot_cmp_of_sqlite
#define sqlite3_snapshot_recover sqlite3_snapshot_recover_of_sqlite
#include <sqlite3.h>
#undef sqlite3_snapshot_get
#undef sqlite3_snapshot_open
#undef sqlite3_snapshot_free
#undef sqlite3_snapshot_cmp
#undef sqlite3_snapshot_recover
static inline int sqlite3_snapshot_get(sqlite3 *db, const char *schema, sqlite3_snapshot **snapshot) {
    *snapshot = 0;
    return SQLITE_ERROR;
}
static inline int sqlite3_snapshot_open(sqlite3 *db, const char *schema, sqlite3_snapshot *snapshot) { return SQLITE_ERROR; }
static inline void sqlite3_snapshot_free(sqlite3_snapshot *snapshot) {}
static inline int sqlite3_snapshot_cmp(sqlite3_snapshot *one, sqlite3_snapshot *other) { return 0; }
static inline int sqlite3_snapshot_recover(sqlite3 *db, const char *schema) { return SQLITE_ERROR; }

// How iOS protects a file on a locked device; SQLite elsewhere ignores these flags of sqlite3_open_v2.
#ifndef SQLITE_OPEN_FILEPROTECTION_COMPLETE
#define SQLITE_OPEN_FILEPROTECTION_COMPLETE 0x00100000
#define SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN 0x00200000
#define SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION 0x00300000
#define SQLITE_OPEN_FILEPROTECTION_NONE 0x00400000
#define SQLITE_OPEN_FILEPROTECTION_MASK 0x00700000
#endif
