-- Full text search: the texts of a recipe prepared for it, their index, and the unstemmed words.

CREATE TABLE search_text (
    recipe_id   INTEGER NOT NULL PRIMARY KEY REFERENCES recipe (id) ON DELETE CASCADE,
    title       TEXT    NOT NULL,
    tags        TEXT    NOT NULL,
    -- Names that the recipe uses, each also split into its words.
    symbols     TEXT    NOT NULL,
    description TEXT    NOT NULL,
    -- The prose without code.
    body        TEXT    NOT NULL,
    code        TEXT    NOT NULL
) STRICT;

-- detail=full and no prefix index: less detail makes ranking slower, prefixes gain little.
CREATE VIRTUAL TABLE search USING fts5 (
    title, tags, symbols, description, body, code,
    content = 'search_text', content_rowid = 'recipe_id',
    tokenize = 'porter unicode61 remove_diacritics 2'
);

INSERT INTO search (search, rank) VALUES ('rank', 'bm25(16.0, 8.0, 4.0, 3.0, 1.0, 0.5)');

CREATE TRIGGER search_text_insert AFTER INSERT ON search_text BEGIN
    INSERT INTO search (rowid, title, tags, symbols, description, body, code)
    VALUES (new.recipe_id, new.title, new.tags, new.symbols, new.description, new.body, new.code);
END;

CREATE TRIGGER search_text_delete AFTER DELETE ON search_text BEGIN
    INSERT INTO search (search, rowid, title, tags, symbols, description, body, code)
    VALUES ('delete', old.recipe_id, old.title, old.tags, old.symbols, old.description, old.body, old.code);
END;

CREATE TRIGGER search_text_update AFTER UPDATE ON search_text BEGIN
    INSERT INTO search (search, rowid, title, tags, symbols, description, body, code)
    VALUES ('delete', old.recipe_id, old.title, old.tags, old.symbols, old.description, old.body, old.code);
    INSERT INTO search (rowid, title, tags, symbols, description, body, code)
    VALUES (new.recipe_id, new.title, new.tags, new.symbols, new.description, new.body, new.code);
END;

-- Words as people write them, with the number of recipes that hold them; "did you mean" looks here.
CREATE TABLE vocabulary (
    word    TEXT    NOT NULL PRIMARY KEY,
    recipes INTEGER NOT NULL CHECK (recipes >= 0)
) STRICT, WITHOUT ROWID;
