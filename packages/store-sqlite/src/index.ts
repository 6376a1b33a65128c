export { createSqliteStore, type SqliteStoreOptions } from "./create-sqlite-store.ts";
