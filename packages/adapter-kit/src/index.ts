export type { AdapterInfo, ProtocolInfo } from "./adapter-info.ts";
