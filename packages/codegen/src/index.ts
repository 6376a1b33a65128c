export { bundle } from "./bundle.ts";
export { isRequiredByRules, ruleFields } from "./emit/rule-fields.ts";
export { generatedMark } from "./generated-mark.ts";
export type { SchemaModel, UnionDefinition } from "./model.ts";
export { readModel } from "./read-model.ts";
export { syncFiles } from "./sync-files.ts";
export { syncSizeTable, type SizedImport } from "./sync-size-table.ts";
export { timestampPattern } from "./timestamp-pattern.ts";
