import type { AnyMessage, Stream } from "@agentclientprotocol/sdk";
import { requireScope, type Caller, type Scope } from "@agentstream/sessions";

import { checkBody } from "../check-body.ts";
import { asRequestError } from "./refusals.ts";
import { shortenError } from "./shorten-error.ts";

/** What the caller's token must allow, checked before the parameters. Of the other methods the session decides. */
const methodScopes: ReadonlyMap<string, Scope> = new Map([
  ["session/new", "run"],
  ["session/prompt", "run"],
  ["session/set_mode", "run"],
  ["session/set_config_option", "run"],
]);

/** The SDK lists every fault of a message, which takes time: 2 ms for a hundred values. */
const mostValues = 4000;

/**
 * The same stream, without the messages of the client that cost too much or that its token does not allow: they are
 * answered before anything walks through their parameters. What is answered does not repeat what came at any length.
 */
export function screenStream({ readable, writable }: Stream, caller: Caller): Stream {
  const writer = writable.getWriter();
  const asked = new Set<unknown>();
  const screen = new TransformStream<AnyMessage, AnyMessage>({
    async transform(message, controller) {
      if (isStray(message, asked)) return;
      const error = faultOf(message, caller);
      if (error === undefined) return controller.enqueue(message);
      if (!("id" in message)) return;
      const answer: AnyMessage = { jsonrpc: "2.0", id: message.id, error };
      // a request is answered; an answer becomes a failed one, which nobody waits for any longer
      if ("method" in message) await writer.write(answer);
      else controller.enqueue(answer);
    },
  });
  return {
    readable: readable.pipeThrough(screen),
    writable: new WritableStream({
      write(message) {
        if ("method" in message && "id" in message) asked.add(message.id);
        return writer.write(shortenError(message));
      },
      close: () => writer.close(),
      abort: (reason) => writer.abort(reason),
    }),
  };
}

/**
 * Whether it is an answer to nothing, or a notification that cannot be understood. Nobody can be informed, and the SDK
 * writes each of them to the server's error output.
 */
function isStray(message: AnyMessage, asked: Set<unknown>): boolean {
  if (!("method" in message)) return !("id" in message && asked.delete(message.id));
  if ("id" in message || message.method !== "session/cancel") return false;
  const { sessionId }: { readonly sessionId?: unknown } = Object(message.params);
  return typeof sessionId !== "string";
}

function faultOf(message: AnyMessage, caller: Caller) {
  try {
    const scope = "method" in message ? methodScopes.get(message.method) : undefined;
    if (scope !== undefined) requireScope(caller, scope);
    checkBody(message, mostValues);
    return undefined;
  } catch (error) {
    return asRequestError(error).toErrorResponse();
  }
}
