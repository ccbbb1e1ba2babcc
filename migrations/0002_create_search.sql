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

-- Written together with search_text by the program: triggers cannot write to it while the schema is untrusted.
-- detail=full and no prefix index: less detail makes ranking slower, prefixes gain little.
CREATE VIRTUAL TABLE search USING fts5 (
    title, tags, symbols, description, body, code,
    content = 'search_text', content_rowid = 'recipe_id',
    tokenize = 'porter unicode61 remove_diacritics 2'
);

INSERT INTO search (search, rank) VALUES ('rank', 'bm25(16.0, 8.0, 4.0, 3.0, 1.0, 0.5)');

-- Words as people write them, with the number of recipes that hold them; "did you mean" looks here.
CREATE TABLE vocabulary (
    word    TEXT    NOT NULL PRIMARY KEY,
    recipes INTEGER NOT NULL CHECK (recipes >= 0)
) STRICT, WITHOUT ROWID;

-- What is there already can be found at once; the words are split when a recipe is next written, or by a repair.
INSERT INTO search_text (recipe_id, title, tags, symbols, description, body, code)
SELECT r.id, r.title,
    coalesce((SELECT group_concat(t.name, ', ') FROM recipe_tag x JOIN tag t ON t.id = x.tag_id WHERE x.recipe_id = r.id), ''),
    coalesce((SELECT group_concat(name, ', ') FROM symbol WHERE recipe_id = r.id), ''),
    coalesce(r.description, ''), r.body, coalesce(s.code, '')
FROM recipe r LEFT JOIN snippet s ON s.recipe_id = r.id;

INSERT INTO search (search) VALUES ('rebuild');
