-- What one command wrote is undone together, however long it took and whatever came within the same second.

ALTER TABLE revision ADD COLUMN command INTEGER NOT NULL DEFAULT 0 CHECK (command >= 0);

-- Of what is there already only the moment is known.
UPDATE revision SET command = m.first
FROM (SELECT at, min(rowid) AS first FROM revision GROUP BY at) m WHERE m.at = revision.at;

CREATE INDEX revision_command ON revision (command);
