import {
  boolean,
  list,
  oneOf,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";

const changeTypes = ["created", "modified", "deleted"];

const change = {
  filePath: string("As the vendor gives it."),
  changeType: oneOf(changeTypes),
  diff: optional(string("A unified diff.")),
  before: optional(string("The content before.")),
  after: optional(string("The content after.")),
};

export const filesAndPlans: Definitions = {
  ProposedChange: open("A change to a file that has not been made.", change),
  PlanEntry: open("One step of a plan.", {
    content: string(),
    status: oneOf(["pending", "inProgress", "completed", "cancelled"]),
    priority: optional(oneOf(["high", "medium", "low"])),
  }),
};

export const fileAndPlanEvents: Definitions = {
  ...event("fileChanged", "A file was changed. Told only after it happened.", {
    ...change,
    movedTo: optional(string("The new path of a file that was moved.")),
    toolId: optional(string("The call that changed it.")),
    inferred: optional(
      boolean("Concluded from a call that succeeded; the vendor does not say it."),
    ),
  }),
  ...event(
    "planUpdated",
    "The whole plan, as it is now. Told only when it differs from the last.",
    {
      entries: list(ref("PlanEntry")),
      explanation: optional(string()),
    },
  ),
};
