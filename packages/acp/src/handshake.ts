import { untyped as read, type RpcAnswer } from "@agentstream/adapter-kit";

import { learnAgent, learnSession } from "./learn-session.ts";
import { mapError } from "./map-error.ts";
import type { ErrorCode } from "./quirks.ts";
import { applyMode, applyModel } from "./settings.ts";
import type { Fields, State } from "./state.ts";

type Then = (result: Fields) => void;

/** The beginning of a conversation, one step after the other; `ready` when prompts may come. */
export function beginHandshake(state: State, ready: () => void): void {
  ask("initialize", aboutUs(state), state, (result) => {
    learnAgent(result, state);
    authenticate(state, () => openSession(state, () => applyOpening(state, ready)));
  });
}

/** No files and no terminals: what the agent does, it does by itself. */
const aboutUs = ({ quirks }: State): Fields => ({
  protocolVersion: 1,
  clientCapabilities: {
    fs: { readTextFile: false, writeTextFile: false },
    terminal: false,
    ...(quirks.takesAnswers === true && { elicitation: { form: {}, url: {} } }),
  },
  clientInfo: { name: "agentstream", title: "Agentstream", version: "1" },
});

function ask(method: string, params: Fields, state: State, then: Then, code?: ErrorCode): void {
  state.rpc.request(method, params, (answer) => {
    if (answer.ok) then(answer.result);
    else failStart(answer, state, code);
  });
}

/** Nobody logs in unasked: an agent has its own login, unless the opening says how. */
function authenticate(state: State, then: () => void): void {
  const methodId = read.string(state.opening["authMethod"]);
  if (methodId === undefined) then();
  else ask("authenticate", { methodId }, state, then, "authenticationFailed");
}

function openSession(state: State, then: () => void): void {
  const { opening } = state;
  const cwd = read.string(opening["cwd"]) ?? ".";
  const params = { cwd, mcpServers: read.list(opening["mcpServers"]) };
  const resume = read.string(opening["resume"]);
  if (resume !== undefined) return resumeSession(resume, params, state, then);
  ask("session/new", params, state, (result) => {
    learnSession(result, undefined, state);
    if (state.sessionId !== undefined) then();
    else fail("The agent began a session without an id.", "protocolError", state);
  });
}

function resumeSession(sessionId: string, params: Fields, state: State, then: () => void): void {
  const { loadSession, sessionCapabilities } = state.capabilities;
  const canResume = read.isFields(read.fields(sessionCapabilities)["resume"]);
  const method = loadSession !== true && canResume ? "session/resume" : "session/load";
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
  const mode = read.string(state.opening["mode"]);
  const model = read.string(state.opening["model"]);
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
  const status = httpStatus === undefined ? {} : { httpStatus };
  state.emitter.error({ message, errorCode, fatal: true, ...status });
}
