-- A file of format 1, as the first version of the store wrote it.
PRAGMA journal_mode = WAL;
CREATE TABLE live (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created INTEGER NOT NULL, epoch INTEGER NOT NULL,
    setup BLOB NOT NULL
) STRICT;
CREATE TABLE event (
    live INTEGER NOT NULL, seq INTEGER NOT NULL, key BLOB NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (live, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX event_key ON event (live, key);
CREATE TABLE game (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created INTEGER NOT NULL, finished INTEGER NOT NULL,
    epoch INTEGER NOT NULL, next INTEGER NOT NULL, summary BLOB NOT NULL, setup BLOB NOT NULL,
    record TEXT NOT NULL, log BLOB NOT NULL
) STRICT;
INSERT INTO live VALUES (4, 'open', 11, 3, x'7365747570');
INSERT INTO event VALUES (4, 1, x'6b31', x'6f6e65'), (4, 2, x'6b32', x'74776f');
INSERT INTO game VALUES (1, 'over', 5, 6, 2, 2, x'73', x'', 'the record', x'016b010000007a');
PRAGMA application_id = 1265792097;
PRAGMA user_version = 1;
