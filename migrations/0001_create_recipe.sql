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
