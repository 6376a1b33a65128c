export { claude } from "./claude.ts";
export { translate } from "./translate.ts";
