import type { NativeLine } from "./lenient.ts";
import { line } from "./read.ts";
import * as read from "./untyped.ts";

/** One side of a conversation in JSON-RPC: what it says, and what the other side said. */
export interface JsonRpc {
  /** Asks; the answer is handed to `onAnswer` when it comes. */
  readonly request: (
    method: string,
    params: unknown,
    onAnswer?: (answer: RpcAnswer) => void,
  ) => void;
  readonly notify: (method: string, params?: unknown) => void;
  /** Answers a request of the other side. */
  readonly answer: (id: RpcId, result: unknown) => void;
  readonly refuse: (id: RpcId, code: number, message: string) => void;
  /** Classifies a message. If it answers a request of ours, the callback of that request has run by then. */
  readonly take: (native: Readonly<Record<string, unknown>>) => RpcMessage;
}

export type RpcId = string | number;

export type RpcMessage =
  | {
      readonly kind: "request";
      readonly id: RpcId;
      readonly method: string;
      readonly params: NativeLine;
    }
  | { readonly kind: "notification"; readonly method: string; readonly params: NativeLine }
  /** `method`: what was asked; undefined where another host asked, which we only watch. */
  | { readonly kind: "answer"; readonly method: string | undefined; readonly answer: RpcAnswer }
  | { readonly kind: "unknown" };

export type RpcAnswer =
  | { readonly ok: true; readonly result: NativeLine }
  | {
      readonly ok: false;
      readonly code: number | undefined;
      readonly message: string;
      readonly data: unknown;
    };

/** The codes of JSON-RPC that a host needs. */
export const rpcCodes = { methodNotFound: -32601, invalidParams: -32602 } as const;

interface Asked {
  readonly method: string;
  readonly onAnswer: ((answer: RpcAnswer) => void) | undefined;
}

export function createJsonRpc(write: (line: string) => void): JsonRpc {
  const asked = new Map<RpcId, Asked>();
  let count = 0;
  const send = (message: object): void => write(JSON.stringify({ jsonrpc: "2.0", ...message }));

  function takeAnswer(
    id: RpcId | undefined,
    native: Readonly<Record<string, unknown>>,
  ): RpcMessage {
    const answer = answerIn(native);
    const own = id === undefined ? undefined : asked.get(id);
    if (id !== undefined) asked.delete(id);
    own?.onAnswer?.(answer);
    return { kind: "answer", method: own?.method, answer };
  }

  return {
    request(method, params, onAnswer) {
      const id = ++count;
      asked.set(id, { method, onAnswer });
      send({ id, method, params });
    },
    notify: (method, params) => send({ method, params }),
    answer: (id, result) => send({ id, result }),
    refuse: (id, code, message) => send({ id, error: { code, message } }),
    take(native) {
      const method = read.string(native["method"]);
      const params = line(read.fields(native["params"]));
      const id = read.string(native["id"]) ?? read.number(native["id"]);
      // the ids of the two sides collide: what has a method is a request, whatever its id
      if (method !== undefined && id !== undefined) return { kind: "request", id, method, params };
      if (method !== undefined) return { kind: "notification", method, params };
      if ("result" in native || "error" in native) return takeAnswer(id, native);
      return { kind: "unknown" };
    },
  };
}

function answerIn({ result, error }: Readonly<Record<string, unknown>>): RpcAnswer {
  if (error === undefined || error === null) return { ok: true, result: line(read.fields(result)) };
  const { code, message, data } = read.fields(error);
  return {
    ok: false,
    code: read.number(code),
    message: read.string(message) ?? "The agent refused a request.",
    data,
  };
}
