export { syncFiles } from "./sync-files.ts";
