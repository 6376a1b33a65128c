import type { HttpRoute, GatewayContext } from "../route.ts";

/** Whether the process lives. */
export const healthz: HttpRoute = {
  method: "GET",
  url: "/healthz",
  access: "open",
  handle: async () => ({ ok: true }),
};

/** Whether it takes requests: not while it shuts down, nor while its store cannot be written. */
export const readyz: HttpRoute = {
  method: "GET",
  url: "/readyz",
  access: "open",
  async handle({ context, reply }) {
    const reason = await findFault(context);
    // everybody may ask: how many, but not which
    const quarantined = context.sessions.quarantine.list().length;
    return reply.code(reason === undefined ? 200 : 503).send({
      ok: reason === undefined,
      ...(reason !== undefined && { reason }),
      ...(quarantined > 0 && { quarantined }),
    });
  },
};

async function findFault({ isReady, sessions }: GatewayContext): Promise<string | undefined> {
  if (!isReady()) return "The server is shutting down.";
  try {
    await sessions.checkStore();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
