export { claude, translate } from "./claude.ts";
export { errorCodeOf } from "./map-error.ts";
