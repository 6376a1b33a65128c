export { acpProtocol } from "./protocol.ts";
export type { CallData, Effects, Quirks } from "./quirks.ts";
