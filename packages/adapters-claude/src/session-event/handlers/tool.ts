import { read } from "@agentstream/adapter-kit/author";

import { mapTool } from "../../map-tool.ts";
import type { Handler } from "../line.ts";

export const handleAction: Handler<"action"> = ({ payload }, context) => {
  const { tool, args } = read.fields(payload);
  const toolName = read.string(tool) ?? "";
  const id = `call_${context.calls++}`;
  const given = read.toolArguments(args);
  context.open.push({ id, toolName });
  context.emitter.tools.start(id, { toolName, arguments: given, ...mapTool(toolName, given) });
};

/** Results have no id: one belongs to the oldest open call of its tool. */
export const handleActionResult: Handler<"toolResult"> = ({ payload }, { emitter, open }) => {
  const { tool, output, success: succeeded } = read.fields(payload);
  const toolName = read.string(tool) ?? "";
  const place = open.findIndex((one) => one.toolName === toolName);
  const [call] = place === -1 ? [] : open.splice(place, 1);
  const success = read.boolean(succeeded) === true;
  const error = success ? undefined : read.string(output);
  emitter.tools.complete(call?.id ?? "", { success, result: output, error });
};

export const handleDiff: Handler<"diff"> = ({ payload }, { emitter }) => {
  const { file, diff: text } = read.fields(payload);
  const filePath = read.string(file);
  const diff = read.string(text);
  if (filePath === undefined) return false;
  emitter.emit({ type: "fileChanged", filePath, changeType: changeTypeOf(diff ?? ""), diff });
};

function changeTypeOf(diff: string): "created" | "modified" | "deleted" {
  if (/^--- \/dev\/null|^@@ -0,0 /m.test(diff)) return "created";
  return /^\+\+\+ \/dev\/null|^@@ -\S+ \+0,0 /m.test(diff) ? "deleted" : "modified";
}
