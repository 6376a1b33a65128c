import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { Item } from "../read-item.ts";
import { findPlace, type Place } from "./place.ts";
import type { Call, ServerContext } from "./state.ts";

/** An item in the words of `codex exec`, and where it is. */
export interface ServerItem extends Item, Place {}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Item types that `codex exec` calls otherwise. */
const renamedTypes: ReadonlyMap<string, string> = new Map([
  ["collabAgentToolCall", "collab_tool_call"],
]);

const phases: ReadonlyMap<string, Item["phase"]> = new Map([
  ["item/started", "started"],
  ["item/completed", "completed"],
]);

/** The item of a line; undefined if it has none. */
export function readServerItem(call: Call, context: ServerContext): ServerItem | undefined {
  const phase = phases.get(call.method);
  const native = read.fields(call.params["item"]);
  const type = read.string(native["type"]);
  const itemId = read.string(native["id"]);
  if (phase === undefined || type === undefined || itemId === undefined) return undefined;
  const place = findPlace(call.params, itemId, context, phase === "started");
  const fields = { ...renamedFields(native), ...renamedValues(native) };
  return {
    ...place,
    phase,
    type: renamedTypes.get(type) ?? snakeCase(type),
    isFlat: false,
    fields,
  };
}

const renamedFields = (native: NativeObject): NativeObject =>
  Object.fromEntries(Object.entries(native).map(([name, value]) => [snakeCase(name), value]));

/** Values of fields that `codex exec` spells otherwise. */
function renamedValues({ type, tool, action, result }: NativeObject): NativeObject {
  const name = read.string(tool);
  return {
    ...(type === "collabAgentToolCall" && name !== undefined && { tool: snakeCase(name) }),
    ...(read.isFields(action) && { action: renamedAction(action) }),
    ...(type === "mcpToolCall" && read.isFields(result) && { result: renamedResult(result) }),
  };
}

const renamedAction = (action: NativeObject): NativeObject =>
  Object.fromEntries(
    Object.entries(action)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name,
        name === "type" && typeof value === "string" ? snakeCase(value) : value,
      ]),
  );

function renamedResult({ structuredContent, _meta, ...result }: NativeObject): NativeObject {
  return {
    ...result,
    ...(_meta !== undefined && _meta !== null && { _meta }),
    ...(structuredContent !== undefined && { structured_content: structuredContent }),
  };
}
