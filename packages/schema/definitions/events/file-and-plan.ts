import * as t from "../vocabulary.ts";
import { event } from "./event.ts";

const changeTypes = t.wordList("ChangeType", ["created", "modified", "deleted"]);
const planStatuses = t.wordList("PlanStatus", ["pending", "inProgress", "completed", "cancelled"]);
const planPriorities = t.wordList("PlanPriority", ["high", "medium", "low"]);

const filePath = t.string("As reported by the vendor.");
const contents = {
  diff: t.optional(t.string("A unified diff.")),
  before: t.optional(t.string("The content before.")),
  after: t.optional(t.string("The content after.")),
};

export const filesAndPlans: t.Definitions = {
  ProposedChange: t.open("A change to a file that has not been made yet.", {
    filePath,
    changeType: t.listed(changeTypes),
    ...contents,
  }),
  PlanEntry: t.open("One step of a plan.", {
    content: t.string(),
    status: t.listed(planStatuses),
    priority: t.optional(t.listed(planPriorities)),
  }),
};

export const fileAndPlanEvents: t.Definitions = {
  ...event("fileChanged", "A file was changed. Emitted after the change.", {
    filePath,
    changeType: t.oneOf(changeTypes),
    ...contents,
    movedTo: t.optional(t.string("The new path of a file that was moved.")),
    toolId: t.optional(t.string("The call that changed it.")),
    inferred: t.optional(
      t.boolean("Inferred from a call that succeeded; the vendor does not report it."),
    ),
  }),
  ...event("planUpdated", "The whole current plan. Emitted only when it changes.", {
    entries: t.list(t.ref("PlanEntry")),
    explanation: t.optional(t.string()),
  }),
};
