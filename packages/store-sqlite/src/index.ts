export {
  createSqliteStore,
  type SqliteStore,
  type SqliteStoreOptions,
} from "./create-sqlite-store.ts";
export { backUpData, checkData, vacuumData, type DataReport } from "./maintain.ts";
