import type { Item, JobItem } from "./item.ts";

/** A sub-agent, what it does, and its own sub-agents. */
export interface AgentNode {
  readonly key: string;
  readonly title: string;
  readonly state: JobItem["state"];
  readonly itemCount: number;
  readonly children: readonly AgentNode[];
}

/** The sub-agents and background tasks of a session, each below the one that started it. */
export function agentTree(items: readonly Item[]): AgentNode[] {
  const jobs = items.filter(
    (item): item is JobItem => item.kind === "subagent" || item.kind === "task",
  );
  // an owner is named by its id, or by the call that started it
  const byName = new Map(
    jobs.flatMap((job) => [job.id, job.toolId ?? job.id].map((name) => [name, job] as const)),
  );
  const parentOf = ({ owner }: Item): JobItem | undefined => byName.get(owner ?? "");
  const counts = new Map<JobItem, number>();
  for (const item of items) {
    const parent = parentOf(item);
    if (parent !== undefined) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  // a damaged recording may have a circle: each job is shown once
  const shown = new Set<JobItem>();
  const childrenOf = (parent: JobItem | undefined): AgentNode[] =>
    jobs
      .filter((job) => !shown.has(job) && parentOf(job) === parent)
      .map((job) => {
        shown.add(job);
        const { key, title, state } = job;
        return { key, title, state, itemCount: counts.get(job) ?? 0, children: childrenOf(job) };
      });
  return childrenOf(undefined);
}
