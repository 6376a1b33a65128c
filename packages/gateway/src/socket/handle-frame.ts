import type { AckFrame, ClientFrame, ProblemFrame } from "@agentstream/schema";
import { isClientFrame, validate } from "@agentstream/schema/requests/frame";
import { fieldProblem } from "@agentstream/sessions";

import { buildProblem, HttpProblem } from "../problem.ts";
import { readBody } from "../read-body.ts";
import type { SessionSocket } from "./session-socket.ts";
import { socketLimits } from "./socket-limits.ts";

type Handler<T> = (frame: T, to: SessionSocket) => Promise<unknown>;

const handlers: {
  readonly [T in ClientFrame["type"]]: Handler<Extract<ClientFrame, { type: T }>>;
} = {
  permissionAnswer(frame, { context, caller, id }) {
    const { type: _, ref: __, requestId, ...answer } = frame;
    return context.sessions.answerPermission(caller, id, requestId, answer);
  },
  questionAnswer(frame, { context, caller, id }) {
    const { type: _, ref: __, requestId, ...answer } = frame;
    return context.sessions.answerQuestion(caller, id, requestId, answer);
  },
  prompt(frame, { context, caller, id }) {
    const { type: _, ref: __, ...turn } = frame;
    return context.sessions.addTurn(caller, id, turn);
  },
  interrupt: (_, { context, caller, id }) => context.sessions.cancel(caller, id),
};

/** Does what a client's frame says, and tells it whether it was done. */
export async function handleFrame(
  to: SessionSocket,
  text: string,
): Promise<AckFrame | ProblemFrame> {
  let ref: string | undefined;
  try {
    const json = parse(text);
    ref = refOf(json);
    to.context.rates.count(to.caller.owner);
    await handle(readBody({ is: isClientFrame, validate }, json), to);
    return { type: "ack", ...(ref !== undefined && { ref }) };
  } catch (error) {
    return { type: "problem", ...(ref !== undefined && { ref }), problem: buildProblem(error) };
  }
}

// generic, so that TypeScript relates the handler's parameter to this very frame
function handle<T extends ClientFrame["type"]>(
  frame: Extract<ClientFrame, { type: T }>,
  to: SessionSocket,
): Promise<unknown> {
  const handler: Handler<Extract<ClientFrame, { type: T }>> = handlers[frame.type];
  return handler(frame, to);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem("notJson", "A message must be JSON, as text.");
  }
}

function refOf(json: unknown): string | undefined {
  if (typeof json !== "object" || json === null || !("ref" in json)) return undefined;
  if (typeof json.ref !== "string") return undefined;
  if (json.ref.length <= socketLimits.maxRefCharacters) return json.ref;
  throw fieldProblem(
    "/ref",
    `Expected at most ${socketLimits.maxRefCharacters} characters, got ${json.ref.length}.`,
  );
}
