import type { PlanEntry } from "@agentstream/schema";

const marks: Readonly<Record<PlanEntry["status"], string>> = {
  pending: " ",
  inProgress: "~",
  completed: "x",
  cancelled: "-",
};

/** A plan as text: a line for each step. */
export const planText = (entries: readonly PlanEntry[], explanation = ""): string =>
  [
    ...(explanation === "" ? [] : [explanation]),
    ...entries.map(({ status, content }) => `- [${marks[status] ?? " "}] ${content}`),
  ].join("\n");
