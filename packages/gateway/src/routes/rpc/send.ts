import type { RpcSessionSendParams, StreamEvent } from "@agentstream/schema";
import { isOver } from "@agentstream/sessions";

import type { RouteCall } from "../../route.ts";
import { only, readRpcOptions, sendStream, undelivered } from "./rpc-stream.ts";

/** Sends a message, and streams what comes of it. In a busy session it waits; what comes of it is kept. */
export async function send(call: RouteCall, params: RpcSessionSendParams): Promise<void> {
  const { context, caller } = call;
  const { sessionId: id, message: prompt } = params;
  const { sessions, deliveries } = context;
  const options = readRpcOptions(call.query);
  const turn = { prompt, isUnattended: true, deltas: true };
  const { session, run } = await sessions.addTurn(caller, id, turn);
  if (!isOver(session.state)) {
    const position = Math.max(1, await sessions.waitingIn(id));
    return sendStream(call, () => only({ type: "queued", position }));
  }
  const delivery = await deliveries.open(caller, id, true);
  try {
    await sendStream(call, (signal) =>
      undelivered(sessions.read(caller, id, { run, signal }), delivery, options),
    );
  } finally {
    await delivery.close();
  }
}

/** A fault, where nothing but a stream is read. */
export const sendFault = (call: RouteCall, message: string): Promise<void> =>
  sendStream(call, () => only({ type: "error", message } satisfies StreamEvent));
