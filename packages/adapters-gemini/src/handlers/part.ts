import { read, type NativeObject } from "@agentstream/adapter-kit";

import { tellText, tellThought, type State } from "../state.ts";
import { startTool } from "./tool-use.ts";

type PartHandler = (part: NativeObject, state: State) => boolean;

/** By the key that a part has; the first that fits. */
const handlers: readonly [key: string, handler: PartHandler][] = [
  ["functionCall", tellCall],
  ["functionResponse", tellResponse],
  ["executableCode", tellCode],
  ["codeExecutionResult", tellCodeResult],
  ["text", tellWords],
];

/** One part of an answer; false if it has no meaning among ours. */
export function handlePart(part: NativeObject, state: State): boolean {
  const handler = handlers.find(([key]) => Object.hasOwn(part, key))?.[1];
  return handler?.(part, state) ?? false;
}

function tellWords({ text, thought }: NativeObject, state: State): boolean {
  const words = read.string(text);
  if (words === undefined) return false;
  if (thought === true) tellThought(state, words);
  else tellText(state, words);
  return true;
}

function tellCall({ functionCall }: NativeObject, state: State): boolean {
  const { name, args, id } = read.fields(functionCall);
  const toolName = read.string(name);
  if (toolName === undefined) return false;
  const nativeId = read.string(id) ?? toolName;
  startTool(state, nativeId, toolName, args ?? {});
  state.unanswered.push(nativeId);
  return true;
}

function tellResponse({ functionResponse }: NativeObject, state: State): boolean {
  const { name, response, id } = read.fields(functionResponse);
  const nativeId = read.string(id) ?? read.string(name);
  if (nativeId === undefined || !state.keeper.tools.isOpen(nativeId)) return false;
  const error = read.string(read.fields(response)["error"]);
  return state.keeper.tools.complete(nativeId, {
    success: error === undefined,
    ...(response !== undefined && { result: response }),
    ...(error !== undefined && { error }),
  });
}

const codeTool = "code_execution";

/** Code that runs at the API's side. */
function tellCode({ executableCode }: NativeObject, state: State): boolean {
  startTool(state, codeTool, codeTool, executableCode);
  state.unanswered.push(codeTool);
  return true;
}

function tellCodeResult({ codeExecutionResult }: NativeObject, state: State): boolean {
  if (!state.keeper.tools.isOpen(codeTool)) return false;
  const { outcome, output } = read.fields(codeExecutionResult);
  return state.keeper.tools.complete(codeTool, {
    success: outcome === "OUTCOME_OK",
    ...(output !== undefined && { result: output }),
  });
}
