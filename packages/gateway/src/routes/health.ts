import { messageOf, present } from "@agentstream/stream";

import { json } from "../api-docs/route-docs.ts";
import type { HttpRoute, GatewayContext } from "../route.ts";

/** Whether the process lives. */
export const healthz: HttpRoute = {
  method: "GET",
  url: "/healthz",
  docs: { summary: "Whether the process lives", answers: { 200: json("responses/health") } },
  access: "open",
  handle: async () => ({ ok: true }),
};

/** Whether it takes requests: not while it shuts down, nor while its store cannot be written. */
export const readyz: HttpRoute = {
  method: "GET",
  url: "/readyz",
  docs: {
    summary: "Whether the server takes requests",
    answers: { 200: json("responses/health"), 503: json("responses/health") },
  },
  access: "open",
  async handle({ context, reply }) {
    const reason = await findFault(context);
    // everybody may ask: how many, but not which
    const quarantined = context.sessions.quarantine.list().length;
    const ok = reason === undefined;
    const health = present({ ok, reason, quarantined: quarantined || undefined });
    return reply.code(ok ? 200 : 503).send(health);
  },
};

type FaultSources = Pick<GatewayContext, "isReady" | "sessions" | "audit">;

async function findFault({ isReady, sessions, audit }: FaultSources): Promise<string | undefined> {
  if (!isReady()) return "The server is shutting down.";
  try {
    await sessions.checkStore();
    const fault = audit?.fault();
    return fault && `The audit log cannot be written: ${fault}`;
  } catch (error) {
    return messageOf(error);
  }
}
