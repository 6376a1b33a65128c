import { forWord, type PlanEntry, type PlanStatus } from "@agentstream/schema/core";

const marks: Readonly<Record<PlanStatus, string>> = {
  pending: " ",
  inProgress: "~",
  completed: "x",
  cancelled: "-",
};

/** A plan as text: a line for each step. */
export function planText(entries: readonly PlanEntry[], explanation = ""): string {
  const steps = entries.map(
    ({ status, content }) => `- [${forWord(marks, status) ?? " "}] ${content}`,
  );
  return (explanation === "" ? steps : [explanation, ...steps]).join("\n");
}
