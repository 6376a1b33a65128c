export { claude, translate } from "./claude.ts";
export { errorCodeOf } from "./map-error.ts";
export { aboutTool } from "./map-tool.ts";
export { toolErrorOf } from "./stream-json/tool-outcome.ts";
