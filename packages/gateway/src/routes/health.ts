import type { HttpRoute } from "../route.ts";

/** Whether the process lives. */
export const healthz: HttpRoute = {
  method: "GET",
  url: "/healthz",
  access: "open",
  handle: async () => ({ ok: true }),
};

/** Whether it takes requests: not while it shuts down. */
export const readyz: HttpRoute = {
  method: "GET",
  url: "/readyz",
  access: "open",
  async handle({ context, reply }) {
    const ok = context.isReady();
    return reply.code(ok ? 200 : 503).send({ ok });
  },
};
