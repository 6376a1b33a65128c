import {
  read,
  untyped,
  type Emitter,
  type Lenient,
  type RpcAnswer,
} from "@agentstream/adapter-kit/author";
import type { CodexServerResult } from "@agentstream/schema/native/codex/app-server";

import { mapError, mapStartupError } from "../map-error.ts";
import type { HostContext } from "./host-state.ts";
import { startNext } from "./host-turns.ts";
import type { ServerContext } from "./state.ts";
import type { Threads } from "./threads.ts";

const clientInfo = { name: "agentstream", title: "Agentstream", version: "1" };

/** initialize, initialized, and then the thread. */
export function startHandshake(context: HostContext): void {
  const { state, emitter, rpc, threads, opening } = context;
  // a second start would be a second conversation
  if (state.phase !== "watching") return;
  state.phase = "handshake";
  const thread = untyped.fields(opening["thread"]);
  const method = untyped.string(thread["method"]) ?? "thread/start";
  rpc.request("initialize", { clientInfo, capabilities: { experimentalApi: true } }, (greeting) => {
    if (!greeting.ok) return failStart(greeting.message, context);
    learnVersion(greeting.result, emitter);
    rpc.notify("initialized");
    rpc.request(method, untyped.fields(thread["params"]), (answer) => {
      if (!answer.ok) return failStart(answer.message, context);
      learnThread(answer.result, emitter, threads);
      state.phase = "ready";
      startNext(context);
    });
  });
}

/** Without a thread no turn can run. */
function failStart(message: string, { state, emitter }: HostContext): void {
  state.phase = "failed";
  state.queue.length = 0;
  emitter.error({ message, errorCode: mapStartupError(message), fatal: true });
}

/** An answer to another host, which we only watch: what it answers shows only in what it has. */
export function observeAnswer(answer: RpcAnswer, { emitter, threads }: ServerContext): void {
  if (!answer.ok) {
    const { message } = answer;
    // without a thread nothing can run; after that a turn may continue without what was refused
    const fatal = threads.main.id === undefined;
    const errorCode = fatal ? mapStartupError(message) : (mapError(message) ?? "invalidRequest");
    return emitter.error({ message, errorCode, fatal });
  }
  learnVersion(answer.result, emitter);
  learnThread(answer.result, emitter, threads);
}

type Result = Lenient<CodexServerResult>;

/** The version is in what the server calls itself: `client/0.169.0 (…)`. */
function learnVersion({ userAgent }: Result, { session }: Emitter): void {
  const agentVersion = /^[^/]*\/(\d+\.\d+\.\d+[\w.-]*)/.exec(read.string(userAgent) ?? "")?.[1];
  if (agentVersion !== undefined) session.learn({ agentVersion });
}

/** The facts of a thread that was started or resumed. Its history was emitted when it happened. */
export function learnThread(result: Result, { session }: Emitter, threads: Threads): void {
  const thread = read.fields(result.thread);
  const nativeSessionId = read.string(thread.id);
  if (nativeSessionId === undefined) return;
  const model = read.string(result.model) ?? read.string(thread.model);
  const cwd = read.string(result.cwd) ?? read.string(thread.cwd);
  if (threads.main.id === undefined || threads.main.id === nativeSessionId)
    session.learn({ nativeSessionId, model, cwd });
  threads.setMain(nativeSessionId);
}
