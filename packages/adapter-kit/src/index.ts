export type {
  AdapterInfo,
  CommandInfo,
  EnvironmentInfo,
  ProtocolInfo,
  Sign,
  SpokenProtocol,
} from "./adapter-info.ts";
export {
  isRefusal,
  type Adapter,
  type Opening,
  type Plan,
  type Refusal,
  type Step,
  type Translator,
  type TranslatorOptions,
} from "./adapter.ts";
export type { BlockAbout } from "./block-emitter.ts";
export {
  createTranslator,
  type NativeObject,
  type NativeProtocol,
  type Protocol,
} from "./create-translator.ts";
export { createAdapter } from "./create-adapter.ts";
export { demo } from "./demo/demo.ts";
export { parseDemoScript, type DemoScript, type DemoStep } from "./demo/parse-script.ts";
export { optionChecks, optionFaults, type OptionCheck } from "./check-options.ts";
export * as checks from "./checks.ts";
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
export { decideEnding, type EndingFacts } from "./decide-ending.ts";
export { checkPermissionAnswer, checkQuestionAnswer, type AnswerFault } from "./check-answer.ts";
export { echo } from "./echo.ts";
export {
  errorCodeOfStatus,
  errorCodeOfWords,
  httpErrorStatus,
  type ErrorCode,
  type ErrorWords,
} from "./error-codes.ts";
export type { Host } from "./host.ts";
export type { ExitInput, Input, PromptInput } from "./input.ts";
export {
  createJsonRpc,
  rpcCodes,
  type JsonRpc,
  type RpcAnswer,
  type RpcId,
  type RpcMessage,
} from "./json-rpc.ts";
export { matchesVariable } from "./matches-variable.ts";
export type { Emitter } from "./emitter.ts";
export { present, type Undefinable } from "@agentstream/stream";
export { parseNativeLine } from "./parse-native-line.ts";
export type { ModeInfo, ModeRow, ModesInfo, ModeTable, RefusedModes } from "./modes.ts";
export { planEntry, planStatus } from "./plan-entry.ts";
export { plainPrompt, promptText } from "./prompt-text.ts";
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
export * as read from "./read.ts";
export * as untyped from "./untyped.ts";
export {
  approvalModes,
  sandboxModes,
  type ApprovalMode,
  type SandboxMode,
} from "@agentstream/schema";
export { readRequest, type ReadRequest } from "./read-request.ts";
export {
  noMcpServers,
  type Check,
  type Support,
  type SupportInfo,
  type SupportTable,
} from "./supports.ts";
export { isoTime } from "./time.ts";
export { traceRows, type TracedRow } from "./trace-rows.ts";
export type { Child } from "./translate/child.ts";
export type { TranslateExit, TranslateOptions } from "./translate/create-chunk-translator.ts";
export { createTranslateStream } from "./translate/create-translate-stream.ts";
export type { Chunk, TranslateSource, WebStream } from "./translate/source.ts";
export {
  translate,
  translateWith,
  type AgentTranslate,
  type TranslateEvents,
  type TranslateSourceOptions,
} from "./translate/translate.ts";
export { unknownUsage } from "./turn-emitter.ts";
export { withKnownTool } from "./with-known-tool.ts";
export type { PermissionDecision, QuestionDecision } from "./pending-requests.ts";
