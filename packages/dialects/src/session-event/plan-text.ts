import { forWord, type PlanEntry, type PlanStatus } from "@agentstream/schema";

const marks: Readonly<Record<PlanStatus, string>> = {
  pending: " ",
  inProgress: "~",
  completed: "x",
  cancelled: "-",
};

/** A plan as text: a line for each step. */
export const planText = (entries: readonly PlanEntry[], explanation = ""): string =>
  [
    ...(explanation === "" ? [] : [explanation]),
    ...entries.map(({ status, content }) => `- [${forWord(marks, status) ?? " "}] ${content}`),
  ].join("\n");
