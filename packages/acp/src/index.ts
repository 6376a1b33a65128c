export { acpProtocol } from "./create-protocol.ts";
export type { ErrorCode, Quirks } from "./quirks.ts";
