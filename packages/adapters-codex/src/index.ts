export { codex, translate } from "./codex.ts";
