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
  const mcpServers = untyped.list(opening["mcpServers"]);
  const refused = mcpServers.flatMap((server) => refusedTransport(server, state));
  if (refused.length > 0)
    return fail(`The agent takes no MCP servers over ${refused.join(", ")}.`, "unsupported", state);
  const params = { cwd, mcpServers };
  const resume = untyped.string(opening["resume"]);
  if (resume !== undefined) return resumeSession(resume, params, state, then);
  ask("session/new", params, state, (result) => {
    learnSession(result, undefined, state);
    if (state.sessionId !== undefined) then();
    else fail("The agent began a session without an id.", "protocolError", state);
  });
}

/** The transport of a server, if the agent has not said that it takes it; every agent takes stdio. */
function refusedTransport(server: unknown, { capabilities }: State): string[] {
  const transport = untyped.string(untyped.fields(server)["type"]);
  if (transport === undefined) return [];
  const { http, sse } = read.fields(capabilities.mcpCapabilities);
  const takes = transport === "http" ? http : transport === "sse" ? sse : undefined;
  return read.boolean(takes) === true ? [] : [transport];
}

function resumeSession(resume: string, params: object, state: State, then: () => void): void {
  const { loadSession, sessionCapabilities } = state.capabilities;
  const canResume = read.object(read.fields(sessionCapabilities).resume) !== undefined;
  const isResumed = read.boolean(loadSession) !== true && canResume;
  if (isResumed) return reopen("session/resume", [resume], params, state, then);
  const { loadedAs } = state.quirks;
  reopen(
    "session/load",
    loadedAs === undefined ? [resume] : [loadedAs(resume), resume],
    params,
    state,
    then,
  );
}

/** Opens a session by the first of its ids that the agent knows. */
function reopen(
  method: "session/load" | "session/resume",
  [sessionId = "", ...others]: readonly string[],
  params: object,
  state: State,
  then: () => void,
): void {
  state.sessionId = sessionId;
  if (method === "session/load") state.history = "loading";
  state.rpc.request(method, { sessionId, ...params }, (answer) => {
    if (!answer.ok && others.length > 0) return reopen(method, others, params, state, then);
    if (!answer.ok) return failStart(answer, state, "sessionNotFound");
    state.history =
      method === "session/load" && state.quirks.historyEndsAt !== undefined ? "late" : "over";
    learnSession(answer.result, sessionId, state);
    then();
  });
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
