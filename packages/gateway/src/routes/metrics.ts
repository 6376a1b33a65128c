import { HttpProblem } from "../problem.ts";
import type { HttpRoute } from "../route.ts";

/** Numbers of the whole server, for Prometheus; no name of an owner or a session is in them. */
export const metrics: HttpRoute = {
  method: "GET",
  url: "/metrics",
  docs: {
    summary: "Read the metrics, in the text format of Prometheus",
    answers: { 200: { "text/plain": [{ text: "The text format of Prometheus." }] } },
  },
  access: "token",
  scope: "read",
  async handle({ context, reply }) {
    if (context.metricsText === undefined)
      throw new HttpProblem("noRoute", "This server was started with --no-metrics.");
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(await context.metricsText());
  },
};
