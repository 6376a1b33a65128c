// a package that depends on this one cannot be a dependency of it, not even for tests
export { createSqliteStore } from "../../store-sqlite/src/index.ts";
