export { gemini } from "./gemini.ts";
export { translate } from "./translate.ts";
