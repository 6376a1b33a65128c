export { acpProtocol } from "./protocol.ts";
export type { Quirks } from "./quirks.ts";
