export { acpProtocol } from "./protocol.ts";
export type { ErrorCode, Quirks } from "./quirks.ts";
