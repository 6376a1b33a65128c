import { read } from "@agentstream/adapter-kit/author";

import { mapTool } from "../../map-tool.ts";
import type { Handler } from "../line.ts";
import { continueAnswer, endBlocks, type State } from "../state.ts";

/** The model called a tool. The id may be used again. */
export const handleToolUse: Handler<"tool_use"> = ({ tool_name, tool_id, parameters }, state) => {
  const id = read.string(tool_id);
  // an id is `<name>__<number>`
  const name = read.string(tool_name) ?? id?.split("__")[0];
  const nativeId = id ?? name;
  if (nativeId === undefined || name === undefined) return false;
  startTool(state, nativeId, name, read.toolArguments(parameters));
};

/** A call begins, in whichever form it was printed. */
export function startTool(
  state: State,
  nativeId: string,
  toolName: string,
  args: Readonly<Record<string, unknown>> | undefined,
): void {
  endBlocks(state);
  continueAnswer(state);
  state.hasAnswer = false;
  state.stopped = undefined;
  state.emitter.tools.start(nativeId, {
    toolName,
    ...mapTool(toolName, args ?? {}),
    arguments: args,
  });
}
