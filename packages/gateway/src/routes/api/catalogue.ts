import { json } from "../../api-docs/route-docs.ts";
import type { HttpRoute } from "../../route.ts";
import { apiFaultForm } from "./api-fault.ts";
import { projectsOf } from "./project.ts";

export const listApiAgents: HttpRoute = {
  method: "GET",
  url: "/api/agents",
  docs: {
    summary: "List the agents, for /api",
    answers: { 200: json({ listOf: "responses/api-agent" }) },
  },
  access: "token",
  faultForm: apiFaultForm,
  handle: async ({ context }) =>
    Promise.all(
      [...context.sessions.policy.agents.values()].map(async ({ adapter: { id, name } }) => ({
        id,
        name,
        ...(await context.probe(id)),
      })),
    ),
};

export const listApiProjects: HttpRoute = {
  method: "GET",
  url: "/api/projects",
  docs: {
    summary: "List the workspaces",
    answers: { 200: json({ listOf: "responses/api-project" }) },
  },
  access: "token",
  faultForm: apiFaultForm,
  handle: async ({ context }) =>
    projectsOf(context.sessions).map(({ id, path }) => ({ id, name: id, path })),
};
