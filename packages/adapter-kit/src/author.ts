/** For those who write an adapter: all of the contract, and what keeps its rules. */
export * from "./index.ts";
export type { BlockAbout } from "./block-emitter.ts";
export { optionChecks, optionFaults, type OptionCheck } from "./check-options.ts";
export * as checks from "./checks.ts";
export { createAdapter } from "./create-adapter.ts";
export {
  createDispatcher,
  type Dispatcher,
  type HandledRow,
  type Handler,
  type HandlerTable,
  type OptionalRow,
  type Row,
  type Rows,
} from "./create-dispatcher.ts";
export {
  createPlanner,
  type Call,
  type Planner,
  type PlannerSpec,
  type ProtocolPlan,
} from "./create-planner.ts";
export {
  createTranslator,
  type NativeObject,
  type NativeProtocol,
  type Protocol,
} from "./create-translator.ts";
export { decideEnding, type EndingFacts } from "./decide-ending.ts";
export { parseDemoScript, type DemoScript, type DemoStep } from "./demo/parse-script.ts";
export type { Emitter } from "./emitter.ts";
export {
  errorCodeOfStatus,
  errorCodeOfWords,
  httpErrorStatus,
  type ErrorWords,
} from "./error-codes.ts";
export type { Host } from "./host.ts";
export {
  createJsonRpc,
  rpcCodes,
  type JsonRpc,
  type RpcAnswer,
  type RpcId,
  type RpcMessage,
} from "./json-rpc.ts";
export type {
  Field,
  Lenient,
  MemberOf,
  NativeLine,
  SchemaOf,
  TagsOf,
  Unsure,
  WordsOf,
} from "./lenient.ts";
export type { ModeRow, ModeTable, RefusedModes } from "./modes.ts";
export { parseNativeLine } from "./parse-native-line.ts";
export type { PermissionDecision, QuestionDecision } from "./pending-requests.ts";
export { planEntry, planStatus } from "./plan-entry.ts";
export { plainPrompt, promptText } from "./prompt-text.ts";
export * as read from "./read.ts";
export { noMcpServers, type Check, type Support, type SupportTable } from "./supports.ts";
export { isoTime } from "./time.ts";
export { traceRows, type TracedRow } from "./trace-rows.ts";
export { translateWith } from "./translate/translate.ts";
export { unknownUsage } from "./turn-emitter.ts";
export * as untyped from "./untyped.ts";
export { withKnownTool } from "./with-known-tool.ts";
export { present, type Undefinable } from "@agentstream/stream";
