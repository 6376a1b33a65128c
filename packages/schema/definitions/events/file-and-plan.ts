import {
  boolean,
  list,
  listed,
  oneOf,
  open,
  optional,
  ref,
  string,
  wordList,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";

const changeTypes = wordList("ChangeType", ["created", "modified", "deleted"]);
const planStatuses = wordList("PlanStatus", ["pending", "inProgress", "completed", "cancelled"]);
const planPriorities = wordList("PlanPriority", ["high", "medium", "low"]);

const filePath = string("As the vendor gives it.");
const contents = {
  diff: optional(string("A unified diff.")),
  before: optional(string("The content before.")),
  after: optional(string("The content after.")),
};

export const filesAndPlans: Definitions = {
  ProposedChange: open("A change to a file that has not been made.", {
    filePath,
    changeType: listed(changeTypes),
    ...contents,
  }),
  PlanEntry: open("One step of a plan.", {
    content: string(),
    status: listed(planStatuses),
    priority: optional(listed(planPriorities)),
  }),
};

export const fileAndPlanEvents: Definitions = {
  ...event("fileChanged", "A file was changed. Emitted after the change.", {
    filePath,
    changeType: oneOf(changeTypes),
    ...contents,
    movedTo: optional(string("The new path of a file that was moved.")),
    toolId: optional(string("The call that changed it.")),
    inferred: optional(
      boolean("Concluded from a call that succeeded; the vendor does not say it."),
    ),
  }),
  ...event("planUpdated", "The whole current plan. Emitted only when it differs from the last.", {
    entries: list(ref("PlanEntry")),
    explanation: optional(string()),
  }),
};
