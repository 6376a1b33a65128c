export { opencode } from "./opencode.ts";
