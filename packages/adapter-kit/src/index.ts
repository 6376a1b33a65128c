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
  type Confines,
  type Opening,
  type Plan,
  type PlanOptions,
  type Refusal,
  type Step,
  type TranslatingAdapter,
  type Translator,
  type TranslatorOptions,
} from "./adapter.ts";
export { checkPermissionAnswer, checkQuestionAnswer, type AnswerFault } from "./check-answer.ts";
export { demo } from "./demo/demo.ts";
export { echo } from "./echo.ts";
export type { ExitInput, Input, NextPosition, PromptInput } from "./input.ts";
export { matchesVariable } from "./matches-variable.ts";
export type { ModeInfo, ModesInfo } from "./modes.ts";
export { fieldAsSent, readRequest, type ReadRequest } from "./read-request.ts";
export { type SupportInfo } from "./supports.ts";
export { testedWords } from "./tested-words.ts";
export type { Child } from "./translate/child.ts";
export type { TranslateExit, TranslateOptions } from "./translate/create-chunk-translator.ts";
export { createTranslateStream } from "./translate/create-translate-stream.ts";
export type { Chunk, TranslateSource, WebStream } from "./translate/source.ts";
export {
  translate,
  type AgentTranslate,
  type TranslateEvents,
  type TranslateSourceOptions,
} from "./translate/translate.ts";
