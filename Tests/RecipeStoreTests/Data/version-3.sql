-- A store of version 3 with one recipe.
PRAGMA application_id = 0x72637073;
PRAGMA user_version = 3;
-- Recipes with their snippet, scenarios, layout trees, expectations and history.
-- JSON is checked by its brackets only: with an untrusted schema SQLite does not run json_valid in a CHECK.

CREATE TABLE recipe (
    -- Never reused, so that the history of a removed recipe cannot be taken for that of another.
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    slug        TEXT    NOT NULL UNIQUE CHECK (slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*'),
    title       TEXT    NOT NULL CHECK (title <> ''),
    -- The title without capitals, for exact matches.
    title_key   TEXT    NOT NULL,
    description TEXT,
    created     TEXT    CHECK (created GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    updated     TEXT    CHECK (updated GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    source      TEXT,
    license     TEXT,
    platform    TEXT    NOT NULL CHECK (platform IN ('iOS', 'macOS')),
    -- JSON: {"name": "WxH"} and front matter with other keys.
    assets      TEXT    NOT NULL DEFAULT '{}' CHECK (assets GLOB '{*}'),
    extra       TEXT    NOT NULL DEFAULT '{}' CHECK (extra GLOB '{*}'),
    body        TEXT    NOT NULL,
    revision    INTEGER NOT NULL CHECK (revision > 0)
) STRICT;

CREATE INDEX recipe_title_key ON recipe (title_key);

CREATE TABLE slug_alias (
    slug      TEXT    NOT NULL PRIMARY KEY,
    recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX slug_alias_recipe ON slug_alias (recipe_id);

CREATE TABLE author (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (name <> '')
) STRICT;

CREATE TABLE recipe_author (
    recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
    position  INTEGER NOT NULL CHECK (position >= 0),
    author_id INTEGER NOT NULL REFERENCES author (id),
    PRIMARY KEY (recipe_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX recipe_author_author ON recipe_author (author_id, recipe_id);

CREATE TABLE tag (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (name <> ''),
    -- The name without capitals, which filters compare.
    key  TEXT NOT NULL
) STRICT;

CREATE INDEX tag_key ON tag (key);

CREATE TABLE recipe_tag (
    recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
    position  INTEGER NOT NULL CHECK (position >= 0),
    tag_id    INTEGER NOT NULL REFERENCES tag (id),
    PRIMARY KEY (recipe_id, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX recipe_tag_tag ON recipe_tag (tag_id, recipe_id);

CREATE TABLE snippet (
    recipe_id INTEGER NOT NULL PRIMARY KEY REFERENCES recipe (id) ON DELETE CASCADE,
    code      TEXT    NOT NULL,
    -- Hash of the code without the blanks that mean nothing, to find the same snippet again.
    hash      TEXT    NOT NULL
) STRICT;

CREATE INDEX snippet_hash ON snippet (hash);

CREATE TABLE scenario (
    id        INTEGER PRIMARY KEY,
    recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
    position  INTEGER NOT NULL CHECK (position >= 0),
    name      TEXT    NOT NULL CHECK (name <> ''),
    -- The scenario as in a recipe's JSON.
    definition TEXT   NOT NULL CHECK (definition GLOB '{*}'),
    UNIQUE (recipe_id, name),
    UNIQUE (recipe_id, position)
) STRICT;

CREATE TABLE layout_tree (
    recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
    -- The name of the scenario, also where only the implied one exists.
    scenario  TEXT    NOT NULL CHECK (scenario <> ''),
    tree      TEXT    NOT NULL CHECK (tree GLOB '{*}'),
    hash      TEXT    NOT NULL,
    -- The views of the tree in one line, for searches by structure.
    shape     TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (recipe_id, scenario)
) STRICT;

CREATE INDEX layout_tree_hash ON layout_tree (hash);

CREATE TABLE expectation (
    id          INTEGER PRIMARY KEY,
    recipe_id   INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
    position    INTEGER NOT NULL CHECK (position >= 0),
    scenario    TEXT    NOT NULL CHECK (scenario <> ''),
    origin      TEXT    NOT NULL CHECK (origin IN ('apple', 'derived', 'engine')),
    os          TEXT,
    device      TEXT,
    version     TEXT,
    tolerance   REAL    NOT NULL DEFAULT 0 CHECK (tolerance >= 0 AND tolerance < 1e308),
    reason      TEXT,
    status      TEXT    CHECK (status IN ('xfail')),
    issue       TEXT,
    body_offset INTEGER CHECK (body_offset >= 0),
    -- JSON: the comments after the last frame.
    comments    TEXT    NOT NULL DEFAULT '[]' CHECK (comments GLOB '[[]*]'),
    UNIQUE (recipe_id, position),
    CHECK (origin <> 'apple' OR os IS NOT NULL),
    CHECK (origin <> 'engine' OR version IS NOT NULL)
) STRICT;

CREATE TABLE expected_frame (
    expectation_id INTEGER NOT NULL REFERENCES expectation (id) ON DELETE CASCADE,
    position       INTEGER NOT NULL CHECK (position >= 0),
    node           TEXT    NOT NULL CHECK (node <> ''),
    -- Points; null is not asserted. Infinities and NaN are kept out.
    x              REAL    CHECK (x > -1e308 AND x < 1e308),
    y              REAL    CHECK (y > -1e308 AND y < 1e308),
    width          REAL    CHECK (width > -1e308 AND width < 1e308),
    height         REAL    CHECK (height > -1e308 AND height < 1e308),
    note           TEXT,
    comments       TEXT    NOT NULL DEFAULT '[]' CHECK (comments GLOB '[[]*]'),
    PRIMARY KEY (expectation_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE symbol (
    name      TEXT    NOT NULL CHECK (name <> ''),
    recipe_id INTEGER NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
    PRIMARY KEY (name, recipe_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX symbol_recipe ON symbol (recipe_id);

-- People write `vstack` and `VStack`.
CREATE INDEX symbol_name ON symbol (name COLLATE NOCASE, recipe_id);

-- No reference to recipe: what was removed keeps its history.
-- Rows are long, so the table is one with rowids: others put each long row on a page of its own.
CREATE TABLE revision (
    recipe_id INTEGER NOT NULL,
    number    INTEGER NOT NULL CHECK (number > 0),
    slug      TEXT    NOT NULL,
    change    TEXT    NOT NULL CHECK (change IN ('add', 'update', 'record', 'accept', 'restore', 'remove')),
    at        TEXT    NOT NULL,
    reason    TEXT,
    -- The recipe's canonical JSON at that moment; that of the last state for a removal.
    document  TEXT    NOT NULL CHECK (document GLOB '{*}'),
    PRIMARY KEY (recipe_id, number)
) STRICT;

CREATE INDEX revision_slug ON revision (slug, recipe_id);
INSERT INTO recipe (id, slug, title, title_key, platform, body, revision) VALUES (1, 'kept', 'Kept', 'kept', 'iOS', 'Prose.' || char(10), 1);
INSERT INTO snippet VALUES (1, '', 'cbf29ce484222325');
INSERT INTO revision VALUES (1, 1, 'kept', 'add', '2026-11-21T12:00:00Z', NULL, '{"body":"Prose.\n","format":"recipes.recipe","platform":"iOS","slug":"kept","title":"Kept","version":1}');
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

-- What one command wrote is undone together, however long it took and whatever came within the same second.

ALTER TABLE revision ADD COLUMN command INTEGER NOT NULL DEFAULT 0 CHECK (command >= 0);

-- Of what is there already only the moment is known.
UPDATE revision SET command = m.first
FROM (SELECT at, min(rowid) AS first FROM revision GROUP BY at) m WHERE m.at = revision.at;

CREATE INDEX revision_command ON revision (command);
