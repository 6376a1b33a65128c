export { opencode } from "./opencode.ts";
export { translate } from "./translate.ts";
