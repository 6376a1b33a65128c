import {
  dispatch,
  type AckFrame,
  type ClientFrame,
  type ProblemFrame,
  type TagTable,
} from "@agentstream/schema/core";
import { isClientFrame, validate } from "@agentstream/schema/requests/frame";
import { fieldProblem, requireScope, type Caller, type Scope } from "@agentstream/sessions";
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

/** What the caller's token must allow; checked before the rest of a frame. */
const frameScopes: Readonly<Record<ClientFrame["type"], Scope>> = {
  permissionAnswer: "answer",
  questionAnswer: "answer",
  prompt: "run",
  interrupt: "run",
};

/** Handles a frame of a client, and returns the acknowledgement or the problem. */
export async function handleFrame(
  to: SessionSocket,
  text: string,
): Promise<AckFrame | ProblemFrame> {
  let ref: string | undefined;
  try {
    const json = parse(text);
    const given = refOf(json);
    // it is sent back
    if (isShort(given)) ref = given;
    to.context.rates.count(to.caller.owner);
    checkScope(json, to.caller);
    if (given !== undefined && !isShort(given)) throw longRef(given);
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

/** A frame of another type is refused as a whole. */
function checkScope(json: unknown, caller: Caller): void {
  const { type }: { readonly type?: unknown } = Object(json);
  const scope = Object.entries(frameScopes).find(([name]) => name === type)?.[1];
  if (scope !== undefined) requireScope(caller, scope);
}

function refOf(json: unknown): string | undefined {
  const { ref }: { readonly ref?: unknown } = Object(json);
  return typeof ref === "string" ? ref : undefined;
}

const longRef = ({ length }: string): Error =>
  fieldProblem(
    "/ref",
    `Expected at most ${socketLimits.maxRefCharacters} characters, got ${length}.`,
  );

const isShort = (ref: string | undefined): boolean =>
  ref === undefined || ref.length <= socketLimits.maxRefCharacters;
