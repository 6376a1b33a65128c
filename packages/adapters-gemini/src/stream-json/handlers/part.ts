import { read, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type { GeminiPart, GeminiUsageMetadata } from "@agentstream/schema/native/gemini/api-chunk";

import { mapUsageMetadata } from "../../map-usage.ts";
import { emitText, emitThought, endBlocks, type State } from "../state.ts";
import { startTool } from "./tool-use.ts";

type Part = Lenient<GeminiPart>;
type PartHandler = (part: Part, state: State) => boolean;

/** By the key that a part has; the first that fits. */
const handlers: readonly [key: keyof GeminiPart, handler: PartHandler][] = [
  ["functionCall", emitCall],
  ["functionResponse", emitResponse],
  ["executableCode", emitCode],
  ["codeExecutionResult", emitCodeResult],
  ["text", emitWords],
];

/** One part of an answer; false if it has no meaning among ours. */
export function handlePart(part: Part, state: State): boolean {
  const handler = handlers.find(([key]) => Object.hasOwn(part, key))?.[1];
  return handler?.(part, state) ?? false;
}

function emitWords({ text, thought }: Part, state: State): boolean {
  const words = read.string(text);
  if (words === undefined) return false;
  if (read.boolean(thought) === true) emitThought(state, words);
  else emitText(state, words);
  return true;
}

function emitCall({ functionCall }: Part, state: State): boolean {
  const { name, args, id } = read.fields(functionCall);
  const toolName = read.string(name);
  if (toolName === undefined) return false;
  const nativeId = read.string(id) ?? toolName;
  startTool(state, nativeId, toolName, read.toolArguments(args) ?? {});
  state.unanswered.push(nativeId);
  return true;
}

function emitResponse({ functionResponse }: Part, state: State): boolean {
  const { name, response, id } = read.fields(functionResponse);
  const nativeId = read.string(id) ?? read.string(name);
  if (nativeId === undefined || !state.emitter.tools.isOpen(nativeId)) return false;
  const error = read.string(read.fields(response).error);
  const success = error === undefined;
  return state.emitter.tools.complete(nativeId, { success, result: response, error });
}

const codeTool = "code_execution";

/** Code that runs at the API's side. */
function emitCode({ executableCode }: Part, state: State): boolean {
  startTool(state, codeTool, codeTool, read.toolArguments(executableCode));
  state.unanswered.push(codeTool);
  return true;
}

function emitCodeResult({ codeExecutionResult }: Part, state: State): boolean {
  if (!state.emitter.tools.isOpen(codeTool)) return false;
  const { outcome, output } = read.fields(codeExecutionResult);
  const success = read.is(outcome, "OUTCOME_OK");
  return state.emitter.tools.complete(codeTool, { success, result: output });
}

/** Why an answer of the model ended, and what it used so far: cumulative, so the last figure counts. */
export function noteAnswer(
  state: State,
  reason: string | undefined,
  usageMetadata: Unsure<GeminiUsageMetadata | undefined> | undefined,
): boolean {
  const usage = mapUsageMetadata(usageMetadata);
  if (usage !== undefined) state.answerUsage = usage;
  if (reason === undefined) return usage !== undefined;
  state.finishReason = reason;
  endBlocks(state);
  return true;
}
