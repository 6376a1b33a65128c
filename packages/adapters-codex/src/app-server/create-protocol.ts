import {
  createJsonRpc,
  rpcCodes,
  type JsonRpc,
  type Emitter,
  type NativeObject,
  type NativeProtocol,
  type Protocol,
  type TranslatorOptions,
} from "@agentstream/adapter-kit";

import { handleStderr } from "../handlers/stderr.ts";
import { tested } from "../info.ts";
import { mapTime } from "../map-time.ts";
import { createConversation } from "./conversation.ts";
import { decideServerEnding } from "./ending.ts";
import { notificationHandlers, requestHandlers } from "./handlers.ts";
import { createItemKeys } from "./item-keys.ts";
import { nameOfCall } from "./name-of.ts";
import { createServerState, emitWhole, type RequestCall, type ServerContext } from "./state.ts";
import { takeAnswer } from "./take-answer.ts";
import { createThreads } from "./threads.ts";

/** `codex app-server`: JSON-RPC in both directions. */
export const appServerProtocol: Protocol = {
  info: { agentType: "codex", protocol: "app-server", tested },
  // a command is not ended with the turn that began it
  survivesTurn: (_, { toolKind }) => toolKind === "execute",
  create: createAppServerProtocol,
};

function createAppServerProtocol(
  emitter: Emitter,
  write: (line: string) => void,
  options: TranslatorOptions,
): NativeProtocol {
  const rpc = createJsonRpc(write);
  const context = createContext(emitter, rpc, options);
  const { conversation, state } = context;
  return {
    nameOf: nameOfCall,
    timeOf: ({ emittedAtMs }) => mapTime(emittedAtMs),
    line: (native) => takeMessage(native, rpc, context),
    stderr: (line) => handleStderr(line, { emitter, state }),
    end: (exit) => decideServerEnding(exit, context),
    host: conversation.host,
    isIdle: () => isIdle(context),
  };
}

function createContext(emitter: Emitter, rpc: JsonRpc, options: TranslatorOptions): ServerContext {
  const threads = createThreads(emitter, options);
  const isOpen = (key: string): boolean => emitter.tools.isOpen(key) || emitter.blocks.isOpen(key);
  return {
    emitter,
    state: createServerState(),
    threads,
    keys: createItemKeys(isOpen),
    conversation: createConversation(emitter, rpc, threads, options),
  };
}

function takeMessage(native: NativeObject, rpc: JsonRpc, context: ServerContext): void {
  const message = rpc.take(native);
  if (message.kind === "unknown") return context.emitter.extension(nameOfCall(native), native);
  if (message.kind === "answer") {
    if (message.method === undefined) takeAnswer(message.answer, context);
    return;
  }
  const { method, params } = message;
  const call = { method: nameOfCall(native), params, native };
  if (message.kind === "notification") {
    const handle = notificationHandlers.get(method) ?? emitWhole;
    return handle(call, context);
  }
  const { id } = message;
  const handle = requestHandlers.get(method);
  if (handle !== undefined)
    return handle({ ...call, id, answer: (result) => rpc.answer(id, result) }, context);
  refuse({ ...call, id, answer: () => undefined }, rpc, context);
}

/** What nobody does for the agent is refused at once, so that it never waits. */
function refuse({ id, method }: RequestCall, rpc: JsonRpc, { emitter }: ServerContext): void {
  rpc.refuse(id, rpcCodes.methodNotFound, `${method} is not supported.`);
  emitter.log("warn", `The agent asked for ${method}, which nobody does for it.`, "host");
}

/** Commands that were left running do not count: nothing comes of them without a further prompt. */
function isIdle({ emitter, conversation }: ServerContext): boolean {
  const { turns, open } = emitter;
  if (conversation.hasFailed()) return true;
  const isAsking = open.permissions.size > 0 || open.questions.size > 0;
  const isWorking = turns.isOpen() || open.subagents.size > 0;
  // before its first turn has ended the server is starting, not idle
  return turns.verdict() !== undefined && !isWorking && !isAsking && conversation.isQuiet();
}
