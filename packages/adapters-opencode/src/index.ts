export { opencode, translate } from "./opencode.ts";
