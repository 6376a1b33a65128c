import { present, read, type Lenient, type NativeLine } from "@agentstream/adapter-kit/author";
import type {
  CodexServerItem,
  CodexServerItemCompleted,
  CodexServerItemStarted,
  CodexServerMcpResult,
  CodexServerWebSearchAction,
} from "@agentstream/schema/native/codex/app-server";

import { findPosition, type Position } from "./position.ts";
import type { ServerContext } from "./state.ts";

/** An item with the names that `codex exec` has, and where it is. */
export interface ReadItem extends Position {
  readonly phase: "started" | "completed";
  readonly type: string;
  readonly fields: NativeLine;
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Item types that `codex exec` calls otherwise. */
const renamedTypes: ReadonlyMap<string, string> = new Map([
  ["collabAgentToolCall", "collab_tool_call"],
]);

const phases = { "item/started": "started", "item/completed": "completed" } as const;

/** The item of a line; undefined if it has none. */
export function readItem(
  line: Lenient<CodexServerItemStarted | CodexServerItemCompleted>,
  context: ServerContext,
): ReadItem | undefined {
  const phase = read.word(line.method, phases);
  const params = read.fields(line.params);
  const native = read.fields(params.item);
  const name = read.string(native.type);
  const itemId = read.string(native.id);
  if (phase === undefined || name === undefined || itemId === undefined) return undefined;
  const { thread, key, isLate } = findPosition(params, itemId, context, phase === "started");
  const type = renamedTypes.get(name) ?? snakeCase(name);
  const fields = read.line({ ...renamedFields(native), ...renamedValues(native), type });
  return { thread, key, isLate, phase, type, fields };
}

const renamedFields = (native: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(native).map(([name, value]) => [snakeCase(name), value]));

/** Values of fields that `codex exec` spells otherwise. */
function renamedValues(item: Lenient<CodexServerItem>): Record<string, unknown> {
  const isCollaboration = read.is(item.type, "collabAgentToolCall");
  const tool = isCollaboration ? read.string(item.tool) : undefined;
  const action = read.object(item.action);
  const result = read.is(item.type, "mcpToolCall") ? read.object(item.result) : undefined;
  return present({
    tool: tool === undefined ? undefined : snakeCase(tool),
    action: action === undefined ? undefined : renamedAction(action),
    result: result === undefined ? undefined : renamedResult(result),
  });
}

const renamedAction = (action: Lenient<CodexServerWebSearchAction>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<unknown>(action)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name,
        name === "type" && typeof value === "string" ? snakeCase(value) : value,
      ]),
  );

function renamedResult(native: Lenient<CodexServerMcpResult>): Record<string, unknown> {
  const { structuredContent, _meta, ...result } = native;
  return {
    ...result,
    ...present({
      _meta: _meta === null ? undefined : _meta,
      structured_content: structuredContent,
    }),
  };
}
