import {
  present,
  read,
  untyped,
  type Lenient,
  type RpcAnswer,
} from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";
import type { AcpResult } from "@agentstream/schema/native/acp/message";

import { learnAgent, learnSession } from "./learn-session.ts";
import { mapError } from "./map-error.ts";
import { applyMode, applyModel } from "./settings.ts";
import type { State } from "./state.ts";

type Then = (result: Lenient<AcpResult>) => void;

/** The beginning of a conversation, one step after the other; `ready` when prompts may come. */
export function beginHandshake(state: State, ready: () => void): void {
  ask("initialize", aboutUs(state), state, (result) => {
    learnAgent(result, state);
    authenticate(state, () => openSession(state, () => applyOpening(state, ready)));
  });
}

/** No files and no terminals: what the agent does, it does by itself. */
const aboutUs = ({ quirks }: State): object => ({
  protocolVersion: 1,
  clientCapabilities: present({
    fs: { readTextFile: false, writeTextFile: false },
    terminal: false,
    elicitation: quirks.takesAnswers === true ? { form: {}, url: {} } : undefined,
  }),
  clientInfo: { name: "agentstream", title: "Agentstream", version: "1" },
});

function ask(method: string, params: object, state: State, then: Then, code?: ErrorCode): void {
  state.rpc.request(method, params, (answer) => {
    if (answer.ok) then(answer.result);
    else failStart(answer, state, code);
  });
}

/** An agent has its own login, unless the opening names a method. */
function authenticate(state: State, then: () => void): void {
  const methodId = untyped.string(state.opening["authMethod"]);
  if (methodId === undefined) then();
  else ask("authenticate", { methodId }, state, then, "authenticationFailed");
}

function openSession(state: State, then: () => void): void {
  const { opening } = state;
  const cwd = untyped.string(opening["cwd"]) ?? ".";
  const params = { cwd, mcpServers: untyped.list(opening["mcpServers"]) };
  const resume = untyped.string(opening["resume"]);
  if (resume !== undefined) return resumeSession(resume, params, state, then);
  ask("session/new", params, state, (result) => {
    learnSession(result, undefined, state);
    if (state.sessionId !== undefined) then();
    else fail("The agent began a session without an id.", "protocolError", state);
  });
}

function resumeSession(sessionId: string, params: object, state: State, then: () => void): void {
  const { loadSession, sessionCapabilities } = state.capabilities;
  const canResume = read.object(read.fields(sessionCapabilities).resume) !== undefined;
  const method =
    read.boolean(loadSession) !== true && canResume ? "session/resume" : "session/load";
  state.sessionId = sessionId;
  if (method === "session/load") state.history = "loading";
  ask(
    method,
    { sessionId, ...params },
    state,
    (result) => {
      state.history =
        method === "session/load" && state.quirks.historyEndsAt !== undefined ? "late" : "over";
      learnSession(result, sessionId, state);
      then();
    },
    "sessionNotFound",
  );
}

/** The mode comes before anything is asked: nothing may run more freely than it was asked for. */
function applyOpening(state: State, ready: () => void): void {
  const mode = untyped.string(state.opening["mode"]);
  const model = untyped.string(state.opening["model"]);
  const afterwards =
    (then: () => void) =>
    (fault?: string): void =>
      fault === undefined ? then() : fail(fault, "invalidRequest", state);
  const last = (): void => {
    if (model === undefined) ready();
    else applyModel(model, state, afterwards(ready));
  };
  if (mode === undefined) last();
  else applyMode(mode, state, afterwards(last));
}

function failStart(
  answer: Extract<RpcAnswer, { ok: false }>,
  state: State,
  code?: ErrorCode,
): void {
  const { message, errorCode, httpStatus } = mapError(answer, state.quirks);
  // where the method itself is missing, the agent cannot do this at all
  const isVague =
    errorCode === "unknown" || errorCode === "serverError" || errorCode === "invalidRequest";
  fail(message, isVague ? (code ?? errorCode) : errorCode, state, httpStatus);
}

function fail(message: string, errorCode: ErrorCode, state: State, httpStatus?: number): void {
  state.hasFailed = true;
  state.queue.length = 0;
  state.waiting.length = 0;
  state.detail = "startup";
  state.emitter.error({ message, errorCode, fatal: true, httpStatus });
}
