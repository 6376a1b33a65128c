import { isOver, type StoredSession } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { gatewayLimits } from "../../gateway-limits.ts";
import type { RouteCall } from "../../route.ts";
import { modeOf } from "./rpc-mode.ts";

/** The status of a session in the words of `/rpc`; one that is destroyed is not there any more. */
type RpcStatus = "idle" | "busy" | "error";

const statusOf = ({ state }: StoredSession): RpcStatus =>
  isOver(state) ? (state === "failed" ? "error" : "idle") : "busy";

/** All sessions of the caller, newest first. */
async function readAll({ context, caller }: RouteCall): Promise<readonly StoredSession[]> {
  const all: StoredSession[] = [];
  for (let cursor: string | undefined; ;) {
    const query = { limit: gatewayLimits.maxPageSessions, cursor };
    const { sessions, next } = await context.sessions.list(caller, query);
    all.push(...sessions);
    if (next === null) return all;
    cursor = next;
  }
}

const describe = (session: StoredSession, { context }: RouteCall) => ({
  sessionId: session.id,
  path:
    session.settings.config?.cwd ??
    session.settings.config?.workingDirectory ??
    context.sessions.policy.workspaces[0] ??
    "",
  status: statusOf(session),
  mode: modeOf(session),
  cliType: session.agentType,
  sdkSessionId: session.nativeSessionId ?? null,
  model: session.settings.config?.model ?? null,
  createdAt: new Date(session.createdAt).toISOString(),
  lastActivityAt: new Date(session.updatedAt).toISOString(),
});

export async function list(call: RouteCall): Promise<object> {
  return { sessions: (await readAll(call)).map((session) => describe(session, call)) };
}

/** The queue of a session, and how much of its log no client has got. */
export async function queueOf(
  { context, caller }: RouteCall,
  { id, lastSeq }: StoredSession,
): Promise<object> {
  const delivery = await context.deliveries.open(caller, id, false);
  const responsePending = Math.max(0, lastSeq - delivery.count());
  delivery.leave();
  return {
    userPending: await context.sessions.waitingIn(id),
    responsePending,
    clientConnected: context.deliveries.isConnected(id),
  };
}

export async function monitor(call: RouteCall): Promise<object> {
  const sessions = [];
  for (const session of await readAll(call))
    sessions.push({ ...describe(session, call), queue: await queueOf(call, session) });
  return { sessions, totalSessions: sessions.length, uptime: uptime() };
}

/** In seconds. */
const uptime = (): number => Math.floor(process.uptime());

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

export async function health(call: RouteCall): Promise<object> {
  const all = await readAll(call);
  const byStatus: Record<RpcStatus, number> = { idle: 0, busy: 0, error: 0 };
  for (const session of all) byStatus[statusOf(session)]++;
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  const { version } = call.context.rpc;
  return present({
    ok: true,
    sessions: all.length,
    sessionsByStatus: byStatus,
    uptime: uptime(),
    memory: {
      rss: megabytes(rss),
      heapUsed: megabytes(heapUsed),
      heapTotal: megabytes(heapTotal),
    },
    pid: process.pid,
    version,
  });
}
