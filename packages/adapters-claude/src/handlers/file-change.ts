import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { FileChangedEvent } from "@agentstream/schema";

import type { Returned } from "../returned-call.ts";
import type { Context } from "../state.ts";
import { ownerFields } from "../thread.ts";

type Change = Pick<FileChangedEvent, "filePath" | "changeType" | "diff" | "after" | "inferred">;

/** A tool that edits has returned: the file is another now. */
export function emitFileChange({ toolId, text, result }: Returned, { emitter }: Context): void {
  const start = emitter.tools.startOf(toolId);
  if (start?.toolKind !== "edit") return;
  const change = changeIn(result) ?? inferred(start.arguments ?? {}, text);
  if (change !== undefined)
    emitter.emit({ type: "fileChanged", toolId, ...change, ...ownerFields(start) });
}

/** What the tool itself says. */
function changeIn(result: NativeObject): Change | undefined {
  const filePath = read.string(result["filePath"]) ?? read.string(result["notebook_path"]);
  if (filePath === undefined) return undefined;
  const changeType = result["type"] === "create" ? "created" : "modified";
  const diff = diffOf(filePath, result["structuredPatch"]);
  const after = changeType === "created" ? read.string(result["content"]) : undefined;
  return {
    filePath,
    changeType,
    ...(diff !== undefined && { diff }),
    ...(after !== undefined && { after }),
  };
}

/** A sub-agent's results, and Qwen Code's, have no more than a text. */
function inferred(given: NativeObject, text: string): Change | undefined {
  const filePath = read.string(given["file_path"]) ?? read.string(given["notebook_path"]);
  if (filePath === undefined) return undefined;
  const isNew = /\bcreated\b/.test(text);
  return { filePath, changeType: isNew ? "created" : "modified", inferred: true };
}

function diffOf(filePath: string, patch: unknown): string | undefined {
  const hunks = read.list(patch).map((hunk) => read.fields(hunk));
  if (hunks.length === 0) return undefined;
  const texts = hunks.map((hunk) => {
    const range = (side: string): string =>
      `${read.count(hunk[`${side}Start`]) ?? 0},${read.count(hunk[`${side}Lines`]) ?? 0}`;
    return [`@@ -${range("old")} +${range("new")} @@`, ...read.strings(hunk["lines"])].join("\n");
  });
  return [`--- ${filePath}`, `+++ ${filePath}`, ...texts, ""].join("\n");
}
