#include <sqlite3.h>
#ifdef __linux__
#include <malloc.h>
#include <sys/vfs.h>
#endif

// What Swift cannot call by itself: variadic functions of SQLite, and headers that its Glibc module leaves out.

/// Lets the heap grow by so many bytes at a time where it would grow page by page (`man 3 mallopt`).
static inline void recipes_grow_heap_by(int bytes) {
#ifdef M_TOP_PAD
    mallopt(M_TOP_PAD, bytes);
#endif
}

/// Keeps SQL from damaging the file: no writes to shadow tables or to the schema.
static inline int recipes_sqlite_defend(sqlite3 *db) {
#ifdef SQLITE_DBCONFIG_DEFENSIVE
    return sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
#else
    return SQLITE_ERROR;
#endif
}

/// The limits that no honest store comes near: a row's length and the depth of triggers.
static inline void recipes_sqlite_limit(sqlite3 *db) {
    sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 64 << 20);
    sqlite3_limit(db, SQLITE_LIMIT_TRIGGER_DEPTH, 4);
}

/// Whether a prepared statement leaves the file as it is.
static inline int recipes_sqlite_only_reads(void *statement) {
    return sqlite3_stmt_readonly((sqlite3_stmt *)statement);
}

/// What FTS5 lets programs add to it; null where SQLite was built without.
static inline const fts5_api *recipes_fts5_api(sqlite3 *db) {
    fts5_api *api = 0;
    sqlite3_stmt *statement = 0;
    if (sqlite3_prepare_v2(db, "SELECT fts5(?1)", -1, &statement, 0) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, (void *)&api, "fts5_api_ptr", 0);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

/// Makes the tokenizer that the table `search` is declared with; null where SQLite has none of that name.
static inline Fts5Tokenizer *recipes_fts5_tokenizer(const fts5_api *api, fts5_tokenizer *functions) {
    const char *arguments[] = {"unicode61", "remove_diacritics", "2"};
    Fts5Tokenizer *tokenizer = 0;
    void *context = 0;
    if (api->xFindTokenizer((fts5_api *)api, "porter", &context, functions) != SQLITE_OK) return 0;
    return functions->xCreate(context, arguments, 3, &tokenizer) == SQLITE_OK ? tokenizer : 0;
}

#ifdef __linux__
/// The number of the file system that holds a path (`man 2 statfs`), 0 if it cannot be told.
static inline unsigned recipes_file_system(const char *path) {
    struct statfs info;
    return statfs(path, &info) == 0 ? (unsigned)info.f_type : 0;
}
#endif
