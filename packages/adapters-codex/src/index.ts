export { codex } from "./codex.ts";
export { translate } from "./translate.ts";
