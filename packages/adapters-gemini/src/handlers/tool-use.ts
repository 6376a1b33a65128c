import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { mapTool } from "../map-tool.ts";
import { continueAnswer, endBlocks, type State } from "../state.ts";

/** The model called a tool. The id may be used again. */
export const handleToolUse: Handler = ({ tool_name, tool_id, parameters }, state) => {
  const id = read.string(tool_id);
  // an id is `<name>__<number>`
  const name = read.string(tool_name) ?? id?.split("__")[0];
  const nativeId = id ?? name;
  if (nativeId === undefined || name === undefined) return false;
  startTool(state, nativeId, name, parameters);
  return true;
};

/** A call begins, in whichever form it was told. */
export function startTool(state: State, nativeId: string, name: string, given: unknown): void {
  endBlocks(state);
  continueAnswer(state);
  state.hasAnswer = false;
  state.stopped = undefined;
  const args = read.toolArguments(given);
  state.emitter.tools.start(nativeId, {
    toolName: name,
    ...mapTool(name, args ?? {}),
    ...(args !== undefined && { arguments: args }),
  });
}
