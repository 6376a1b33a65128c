export { agents } from "./agents.ts";
