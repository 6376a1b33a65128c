export { bundle } from "./bundle.ts";
export { isRequiredByRules, ruleFields } from "./emit/rule-fields.ts";
export { generatedMark } from "./generated-mark.ts";
export { syncFiles } from "./sync-files.ts";
