import type { PreparedWebSocketUpgrade } from "@agentclientprotocol/sdk/experimental/server";
import type { RawData, WebSocket } from "ws";

import { buildProblem } from "../../problem.ts";
import { createReplyGate } from "../../socket/create-reply-gate.ts";
import { textOf } from "../../socket/text-of.ts";
import { idOf, messageFault } from "./message-fault.ts";

type ServerSocket = Parameters<PreparedWebSocketUpgrade["accept"]>[0];

const codes = { notJson: -32_700, invalid: -32_600, refused: -32_000 } as const;

/** A socket whose messages are checked and counted before the protocol gets them. */
export function guardSocket(socket: WebSocket, count: () => void): ServerSocket {
  const gate = createReplyGate(socket);
  const orderFault = createOrderCheck();

  function refuse(code: number, message: string, id: ReturnType<typeof idOf> = null): void {
    gate.enter();
    const answer = { jsonrpc: "2.0", id, error: { code, message } };
    socket.send(JSON.stringify(answer), () => gate.leave());
  }

  /** Whether nothing is wrong with it; what is wrong is answered. */
  function check(message: unknown): boolean {
    const fault = messageFault(message) ?? orderFault(message);
    if (fault !== undefined) refuse(codes.invalid, fault, idOf(message));
    return fault === undefined;
  }

  function passes(data: RawData, isBinary: boolean): boolean {
    if (socket.readyState !== socket.OPEN) return false;
    try {
      count();
      if (!isBinary) return check(JSON.parse(textOf(data)));
      refuse(codes.invalid, "A message must be JSON, as text.");
    } catch (error) {
      if (error instanceof SyntaxError) refuse(codes.notJson, "A message must be JSON, as text.");
      else refuse(codes.refused, buildProblem(error).detail ?? "Refused.");
    }
    return false;
  }

  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: (text: string) => socket.send(text),
    close: (code?: number, reason?: string) => socket.close(code, reason?.slice(0, 100)),
    on(type: string, listener: (...args: unknown[]) => void) {
      if (type !== "message") return socket.on(type, listener);
      return socket.on("message", (data, isBinary) => {
        if (passes(data, isBinary)) listener(data, isBinary);
      });
    },
    off: () => undefined,
  };
}

/** The SDK ends a connection that starts otherwise, and writes so to the server's error output. */
function createOrderCheck(): (message: unknown) => string | undefined {
  let isInitialized = false;
  return (message) => {
    const { method, id }: { readonly method?: unknown; readonly id?: unknown } = Object(message);
    const isOpening = method === "initialize";
    if (isInitialized)
      return isOpening ? "This connection is initialized: open another one." : undefined;
    if (!isOpening || id === undefined || id === null)
      return "Expected the request initialize, with an id, as the first message.";
    isInitialized = true;
    return undefined;
  };
}
