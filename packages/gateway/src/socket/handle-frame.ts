import {
  dispatch,
  type AckFrame,
  type ClientFrame,
  type ProblemFrame,
  type TagTable,
} from "@agentstream/schema";
import { isClientFrame, validate } from "@agentstream/schema/requests/frame";
import { fieldProblem } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { buildProblem, HttpProblem } from "../problem.ts";
import { readBody } from "../read-body.ts";
import type { SessionSocket } from "./session-socket.ts";
import { socketLimits } from "./socket-limits.ts";

type Frames = { readonly [T in ClientFrame["type"]]: Extract<ClientFrame, { type: T }> };

const handlers: TagTable<Frames, [to: SessionSocket], Promise<unknown>> = {
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

/** Handles a frame of a client, and returns the acknowledgement or the problem. */
export async function handleFrame(
  to: SessionSocket,
  text: string,
): Promise<AckFrame | ProblemFrame> {
  let ref: string | undefined;
  try {
    const json = parse(text);
    ref = refOf(json);
    to.context.rates.count(to.caller.owner);
    const frame = readBody({ is: isClientFrame, validate }, json);
    await dispatch(handlers, frame.type, frame, to);
    return present({ type: "ack", ref });
  } catch (error) {
    return present({ type: "problem", ref, problem: buildProblem(error) });
  }
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
