import {
  createJsonRpc,
  createLineParser,
  read,
  rpcCodes,
  type JsonRpc,
  type Emitter,
  type NativeLine,
  type NativeProtocol,
  type Protocol,
  type TranslatorOptions,
  isoTime,
} from "@agentstream/adapter-kit/author";

import { handleStderr } from "../exec/handlers/stderr.ts";
import { decideServerEnding } from "./ending.ts";
import { handlers } from "./handlers.ts";
import { observeAnswer } from "./handshake.ts";
import { releaseOlder } from "./held-older.ts";
import { createConversation } from "./host.ts";
import { createItemKeys } from "./item-keys.ts";
import { nameOf } from "./line.ts";
import { requests } from "./requests.ts";
import { createServerState, forgetRun, type ServerContext } from "./state.ts";
import { createThreads } from "./threads.ts";

/** `codex app-server`: JSON-RPC in both directions. */
export const appServer = (info: Protocol["info"]): Protocol => ({
  info,
  // a command is not ended with the turn that began it
  survivesTurn: (_, { toolKind }) => toolKind === "execute",
  create(emitter, write, options): NativeProtocol {
    const rpc = createJsonRpc(write);
    const context = createContext(emitter, rpc, options);
    return {
      nameOf,
      // the pieces of messages, thoughts and outputs
      parser: createLineParser(({ method }) => /delta$/i.test(read.string(method) ?? "")),
      timeOf: ({ emittedAtMs }) => isoTime(read.count(emittedAtMs)),
      line(native) {
        releaseOlder(context, native);
        return takeMessage(native, rpc, context);
      },
      stderr: (line) => handleStderr(line, emitter, context.state),
      end(exit) {
        releaseOlder(context);
        return decideServerEnding(exit, context);
      },
      host: context.conversation.host,
      isIdle: () => isIdle(context),
      furtherRuns: {
        arePossible: () => context.conversation.isReady() && !emitter.turns.isOpen(),
        forgetLast: () => forgetRun(context.state),
      },
    };
  },
});

function createContext(emitter: Emitter, rpc: JsonRpc, options: TranslatorOptions): ServerContext {
  const threads = createThreads(emitter, options);
  const isOpen = (key: string): boolean => emitter.tools.isOpen(key) || emitter.blocks.isOpen(key);
  return {
    emitter,
    state: createServerState(options),
    threads,
    keys: createItemKeys(isOpen),
    conversation: createConversation(emitter, rpc, threads, options),
  };
}

function takeMessage(native: NativeLine, rpc: JsonRpc, context: ServerContext): boolean {
  const message = rpc.take(native);
  if (message.kind === "notification") return handlers.dispatch(native, context);
  if (message.kind === "unknown") return false;
  if (message.kind === "request") {
    const { id } = message;
    return requests.dispatch(native, {
      ...context,
      nativeId: String(id),
      answer: (result) => rpc.answer(id, result),
      refuse: (reason) => rpc.refuse(id, rpcCodes.methodNotFound, reason),
    });
  }
  // those to our own requests were handed over by then
  if (message.method === undefined) observeAnswer(message.answer, context);
  return true;
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
