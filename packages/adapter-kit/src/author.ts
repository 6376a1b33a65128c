/** For those who write an adapter: all of the contract, and what keeps its rules. */
export * from "./index.ts";
export type { BlockAbout } from "./block-emitter.ts";
export { optionChecks, optionFaults, type OptionCheck } from "./check-options.ts";
export * as checks from "./checks.ts";
export { createAdapter } from "./create-adapter.ts";
export { createOneWayAdapter, createTranslatingAdapter } from "./create-translating-adapter.ts";
export { isTakenLiterally, mcpServerFaults, takesMcpServers } from "./check-mcp-servers.ts";
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
export { createTranslator } from "./create-translator.ts";
export { decideEnding, type EndingFacts } from "./decide-ending.ts";
export { parseDemoScript, type DemoScript, type DemoStep } from "./demo/parse-script.ts";
export type { Emitter } from "./emitter.ts";
export {
  errorCodeOfStatus,
  errorCodeOfWords,
  httpErrorStatus,
  type ErrorWords,
} from "./error-codes.ts";
export { flag, joinedFlag, wordIf } from "./flags.ts";
export { readForm, writeForm } from "./form.ts";
export { inWords } from "./in-words.ts";
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
export { acpMcpServers, hasSecrets, mcpServersOf, type KnownMcpServer } from "./mcp-servers.ts";
export { parseNativeLine } from "./parse-native-line.ts";
export type { PermissionDecision, QuestionDecision } from "./pending-requests.ts";
export { planEntry, planStatus } from "./plan-entry.ts";
export { plainPrompt, promptText } from "./prompt-text.ts";
export type { NativeObject, NativeProtocol, Protocol } from "./protocol.ts";
export * as read from "./read.ts";
export { noteOnCwd, type Check, type Support, type SupportTable } from "./supports.ts";
export { createLineParser } from "./create-line-parser.ts";
export { isSameJson } from "./is-same-json.ts";
export { isoTime } from "./time.ts";
export { traceRows, type TracedRow } from "./trace-rows.ts";
export { translateWith } from "./translate/translate.ts";
export { unknownUsage, zeroUsage } from "./turn-emitter.ts";
export { LazyMap } from "./lazy-map.ts";
export { LazySet } from "./lazy-set.ts";
export { matchesVariable } from "./matches-variable.ts";
export * as untyped from "./untyped.ts";
export { isBefore, type VersionFlag } from "./version-flags.ts";
export { withKnownTool } from "./with-known-tool.ts";
export { addUsage, present, type Undefinable } from "@agentstream/stream";
