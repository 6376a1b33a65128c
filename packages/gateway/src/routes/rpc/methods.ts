import { homedir } from "node:os";
import { join } from "node:path";

import { daemonDefaultAgent } from "@agentstream/dialects";
import type { RpcRequest } from "@agentstream/schema";
import { SessionProblem, type StoredSession } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import type { RouteCall } from "../../route.ts";
import { signalOf } from "../../wire/send-sse.ts";
import { health, list, monitor, queueOf } from "./list.ts";
import { rpcModes } from "./rpc-mode.ts";
import { readBuffered, readMissed, readRpcOptions, sendStream } from "./rpc-stream.ts";
import { send } from "./send.ts";

type Params<Method extends RpcRequest["method"]> =
  Extract<RpcRequest, { readonly method: Method }> extends { readonly params: infer P }
    ? P
    : unknown;

type Methods = {
  readonly [Method in RpcRequest["method"]]: (
    call: RouteCall,
    params: Params<Method>,
  ) => Promise<unknown>;
};

/** Nobody can answer an agent over `/rpc`; text is wanted as it is written. */
const isUnattended = true;

export const methods: Methods = {
  async "session.create"(
    { context, caller },
    { path, mode = "auto", model, cli_type = daemonDefaultAgent },
  ) {
    const config = present({ cwd: expand(path), ...rpcModes[mode], model: model ?? undefined });
    const { id } = await context.sessions.prepare(caller, {
      agentType: cli_type,
      config,
      isUnattended,
    });
    return { sessionId: id };
  },
  "session.send": send,
  async "session.resume"({ context, caller }, { sessionId, sdkSessionId }) {
    const found = await find(context.sessions.get(caller, sessionId));
    if (found === undefined) return { ok: false, fallback: false };
    const nativeSessionId = sdkSessionId ?? undefined;
    if (nativeSessionId === undefined)
      return { ok: true, fallback: found.nativeSessionId === undefined };
    await context.sessions.change(caller, sessionId, { nativeSessionId, isUnattended });
    return { ok: true, fallback: false };
  },
  async "session.destroy"({ context, caller }, { sessionId }) {
    await context.sessions.remove(caller, sessionId);
    return { ok: true };
  },
  "session.list": list,
  async "session.set_mode"({ context, caller }, { sessionId, mode }) {
    const { settings } = await context.sessions.get(caller, sessionId);
    const { permissionTier: _, permissionMode: __, tier: ___, ...rest } = settings.config ?? {};
    const config = { ...rest, ...rpcModes[mode] };
    await context.sessions.change(caller, sessionId, { config, isUnattended });
    return { ok: true };
  },
  async "session.set_model"({ context, caller }, { sessionId, model }) {
    const { settings } = await context.sessions.get(caller, sessionId);
    const config = present({ ...settings.config, model: model ?? undefined });
    await context.sessions.change(caller, sessionId, { config, isUnattended });
    return { ok: true };
  },
  async "session.interrupt"({ context, caller }, { sessionId }) {
    const { wasRunning } = await context.sessions.cancel(caller, sessionId);
    return { ok: true, interrupted: wasRunning };
  },
  async "session.queue_stats"(call, { sessionId }) {
    return queueOf(call, await call.context.sessions.get(call.caller, sessionId));
  },
  "session.reconnect": reconnect,
  "health.check": health,
  "monitor.sessions": monitor,
};

const expand = (path: string): string =>
  path === "~" || path.startsWith("~/") ? join(homedir(), path.slice(1)) : path;

/** Undefined, where there is no such session. */
async function find(session: Promise<StoredSession>): Promise<StoredSession | undefined> {
  try {
    return await session;
  } catch (error) {
    if (error instanceof SessionProblem && error.kind === "notFound") return undefined;
    throw error;
  }
}

/** The events that were missed; as a stream, the coming ones too. */
async function reconnect(
  call: RouteCall,
  { sessionId: id }: Params<"session.reconnect">,
): Promise<unknown> {
  const { context, caller, request, reply } = call;
  const { sessions, deliveries } = context;
  const session = await find(sessions.get(caller, id));
  if (session === undefined) return { bufferedEvents: [] };
  const options = readRpcOptions(call.query);
  const isStream = request.headers.accept?.includes("text/event-stream") === true;
  const delivery = await deliveries.open(caller, id, isStream);
  try {
    if (isStream)
      return await sendStream(call, (signal) =>
        readMissed(sessions, caller, id, delivery, options, signal),
      );
    const signal = signalOf(reply.raw);
    return {
      bufferedEvents: await readBuffered(sessions, caller, session, delivery, options, signal),
    };
  } finally {
    await delivery.close();
  }
}
