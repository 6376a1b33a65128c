export { gemini, translate } from "./gemini.ts";
