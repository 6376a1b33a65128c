/** Each brings a database from the version of its index to the next. Never changed once released: add another. */
export const migrations: readonly string[] = [
  `CREATE TABLE sessions (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, agentType TEXT NOT NULL, state TEXT NOT NULL,
    createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL, lastSeq INTEGER NOT NULL,
    turn INTEGER NOT NULL, runs INTEGER NOT NULL, settings TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE events (
    session TEXT NOT NULL, seq INTEGER NOT NULL, run INTEGER NOT NULL, major INTEGER NOT NULL,
    type TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (session, seq)
  ) WITHOUT ROWID;`,
  `ALTER TABLE sessions ADD COLUMN usage TEXT;
  ALTER TABLE sessions ADD COLUMN nativeSessionId TEXT;
  CREATE INDEX sessionsByState ON sessions (state, updatedAt);
  CREATE INDEX sessionsByOwner ON sessions (owner, id);
  CREATE INDEX runStarts ON events (session, run, seq) WHERE type = 'sessionStarted';
  CREATE TABLE claims (
    scope TEXT NOT NULL, key TEXT NOT NULL, session TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
  ) WITHOUT ROWID;
  CREATE INDEX claimsBySession ON claims (session);`,
  "CREATE TABLE removals (session TEXT PRIMARY KEY) WITHOUT ROWID",
  `ALTER TABLE sessions ADD COLUMN alias TEXT;
  CREATE UNIQUE INDEX sessionsByAlias ON sessions (owner, alias) WHERE alias IS NOT NULL;`,
  // a search reads each row of `events` that it passes as a whole: large ones have a table of their own
  `ALTER TABLE events ADD COLUMN large INTEGER;
  CREATE TABLE large (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)`,
  `CREATE TABLE deliveries (
    target TEXT NOT NULL, session TEXT NOT NULL, seq INTEGER NOT NULL, createdAt INTEGER NOT NULL,
    attempts INTEGER NOT NULL, dueAt INTEGER, PRIMARY KEY (target, session, seq)
  ) WITHOUT ROWID;
  CREATE INDEX dueDeliveries ON deliveries (target, dueAt) WHERE dueAt IS NOT NULL;
  CREATE INDEX deliveriesBySession ON deliveries (session);`,
  // a row of `events` is an entry of the log, which may have several records: `seq` and `type` are those of the first.
  // Without `parts` it is one record, as all rows of earlier versions are
  `ALTER TABLE events ADD COLUMN parts TEXT;
  ALTER TABLE events ADD COLUMN hasRequests INTEGER;
  CREATE INDEX requestEntries ON events (session, run, seq) WHERE hasRequests = 1;
  CREATE TABLE work (
    session TEXT NOT NULL, run INTEGER NOT NULL, item TEXT NOT NULL, PRIMARY KEY (session, run)
  ) WITHOUT ROWID;`,
  "ALTER TABLE sessions ADD COLUMN home TEXT",
  // nothing is changed: from here on the row of a running session may be older than its log (`running-rows.ts`), and a server
  // of an earlier version must not continue such a log where the row says
  "SELECT 1",
];
