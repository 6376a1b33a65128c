import { basename } from "node:path";

import { fieldProblem, SessionProblem, type Sessions } from "@agentstream/sessions";

/** An allowed workspace, by the name of its folder. */
export interface Project {
  readonly id: string;
  readonly path: string;
}

/** A name that several folders have gets a number from the second on. */
export function projectsOf({ policy }: Pick<Sessions, "policy">): readonly Project[] {
  const counts = new Map<string, number>();
  return policy.workspaces.map((path) => {
    const name = basename(path);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { id: count === 1 ? name : `${name}-${count}`, path };
  });
}

export function findProject(sessions: Pick<Sessions, "policy">, id: string): Project {
  const projects = projectsOf(sessions);
  const found = projects.find((one) => one.id === id);
  if (found !== undefined) return found;
  const { message, details } = fieldProblem(
    "/projectId",
    `Unknown project ${JSON.stringify(id)}; expected the name of an allowed workspace's folder.`,
  );
  throw new SessionProblem("invalid", message, {
    ...details,
    allowed: projects.map((one) => one.id),
  });
}
