export { claude, translate } from "./claude.ts";
