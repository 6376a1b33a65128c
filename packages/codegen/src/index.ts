export { bundle } from "./bundle.ts";
export { generatedMark } from "./generated-mark.ts";
export { syncFiles } from "./sync-files.ts";
