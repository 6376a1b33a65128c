import type { HttpRoute } from "../../route.ts";
import { apiFaultForm } from "./api-fault.ts";
import { projectsOf } from "./project.ts";

export const listApiAgents: HttpRoute = {
  method: "GET",
  url: "/api/agents",
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
  access: "token",
  faultForm: apiFaultForm,
  handle: async ({ context }) =>
    projectsOf(context.sessions).map(({ id, path }) => ({ id, name: id, path })),
};
