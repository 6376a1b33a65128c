import { read, untyped, type Lenient, type NativeObject } from "@agentstream/adapter-kit/author";
import type { FileChangedEvent } from "@agentstream/schema";

import type { Context } from "../state.ts";
import type { Returned } from "../tool-outcome.ts";
import { diffOf } from "./diff-of.ts";

type Change = Pick<FileChangedEvent, "filePath" | "changeType"> & {
  readonly diff?: string | undefined;
  readonly after?: string | undefined;
  readonly inferred?: boolean;
};

/** A tool that edits has returned: its file has changed. */
export function emitFileChange({ toolId, text, result }: Returned, { emitter }: Context): void {
  const start = emitter.tools.startOf(toolId);
  if (start?.toolKind !== "edit") return;
  const change = changeIn(result) ?? inferChange(start.arguments ?? {}, text);
  if (change === undefined) return;
  const { parentToolId, subagentId } = start;
  emitter.emit({ type: "fileChanged", toolId, ...change, parentToolId, subagentId });
}

/** The change that the tool itself reports. */
function changeIn(result: Lenient<unknown>): Change | undefined {
  const filePath = read.string(result["filePath"]) ?? read.string(result["notebook_path"]);
  if (filePath === undefined) return undefined;
  const isNew = read.string(result["type"]) === "create";
  return {
    filePath,
    changeType: isNew ? "created" : "modified",
    diff: diffOf(filePath, result["structuredPatch"]),
    after: isNew ? read.string(result["content"]) : undefined,
  };
}

/** The results of a sub-agent, and those of Qwen Code, are a text only. */
function inferChange(given: NativeObject, text: string): Change | undefined {
  const filePath = untyped.string(given["file_path"]) ?? untyped.string(given["notebook_path"]);
  if (filePath === undefined) return undefined;
  const isNew = /\bcreated\b/.test(text);
  return { filePath, changeType: isNew ? "created" : "modified", inferred: true };
}
