export { claude } from "./claude.ts";
