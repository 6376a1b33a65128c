import type { Route } from "../route.ts";

/** Whether the process lives. */
export const healthz: Route = {
  method: "GET",
  url: "/healthz",
  access: "open",
  handle: async () => ({ ok: true }),
};

/** Whether it takes requests: not while it shuts down. */
export const readyz: Route = {
  method: "GET",
  url: "/readyz",
  access: "open",
  async handle({ context, reply }) {
    const ok = context.isReady();
    return reply.code(ok ? 200 : 503).send({ ok });
  },
};
