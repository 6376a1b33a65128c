import { read, type NativeObject } from "@agentstream/adapter-kit";

import { emitText, emitThought, type State } from "../state.ts";
import { startTool } from "./tool-use.ts";

type PartHandler = (part: NativeObject, state: State) => boolean;

/** By the key that a part has; the first that fits. */
const handlers: readonly [key: string, handler: PartHandler][] = [
  ["functionCall", emitCall],
  ["functionResponse", emitResponse],
  ["executableCode", emitCode],
  ["codeExecutionResult", emitCodeResult],
  ["text", emitWords],
];

/** One part of an answer; false if it has no meaning among ours. */
export function handlePart(part: NativeObject, state: State): boolean {
  const handler = handlers.find(([key]) => Object.hasOwn(part, key))?.[1];
  return handler?.(part, state) ?? false;
}

function emitWords({ text, thought }: NativeObject, state: State): boolean {
  const words = read.string(text);
  if (words === undefined) return false;
  if (thought === true) emitThought(state, words);
  else emitText(state, words);
  return true;
}

function emitCall({ functionCall }: NativeObject, state: State): boolean {
  const { name, args, id } = read.fields(functionCall);
  const toolName = read.string(name);
  if (toolName === undefined) return false;
  const nativeId = read.string(id) ?? toolName;
  startTool(state, nativeId, toolName, args ?? {});
  state.unanswered.push(nativeId);
  return true;
}

function emitResponse({ functionResponse }: NativeObject, state: State): boolean {
  const { name, response, id } = read.fields(functionResponse);
  const nativeId = read.string(id) ?? read.string(name);
  if (nativeId === undefined || !state.emitter.tools.isOpen(nativeId)) return false;
  const error = read.string(read.fields(response)["error"]);
  return state.emitter.tools.complete(nativeId, {
    success: error === undefined,
    ...(response !== undefined && { result: response }),
    ...(error !== undefined && { error }),
  });
}

const codeTool = "code_execution";

/** Code that runs at the API's side. */
function emitCode({ executableCode }: NativeObject, state: State): boolean {
  startTool(state, codeTool, codeTool, executableCode);
  state.unanswered.push(codeTool);
  return true;
}

function emitCodeResult({ codeExecutionResult }: NativeObject, state: State): boolean {
  if (!state.emitter.tools.isOpen(codeTool)) return false;
  const { outcome, output } = read.fields(codeExecutionResult);
  return state.emitter.tools.complete(codeTool, {
    success: outcome === "OUTCOME_OK",
    ...(output !== undefined && { result: output }),
  });
}
