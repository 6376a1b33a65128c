export { codex, translate } from "./codex.ts";
export { mapError as errorCodeOf } from "./map-error.ts";
