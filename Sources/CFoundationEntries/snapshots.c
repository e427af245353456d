// Debian's SQLite declares snapshots of databases and has none; Apple's has, and packages that bring a module of their own for SQLite use
// them. So a program with UIKit defines them: no snapshot can be taken. They are weak: those of a SQLite that is linked in go first.

enum { error = 1 };

__attribute__((weak)) int sqlite3_snapshot_get(void *database, const char *schema, void **snapshot) {
  *snapshot = 0;
  return error;
}
__attribute__((weak)) int sqlite3_snapshot_open(void *database, const char *schema, void *snapshot) { return error; }
__attribute__((weak)) void sqlite3_snapshot_free(void *snapshot) {}
__attribute__((weak)) int sqlite3_snapshot_cmp(void *one, void *other) { return 0; }
__attribute__((weak)) int sqlite3_snapshot_recover(void *database, const char *schema) { return error; }
