import type { PermissionResolvedEvent, QuestionAnsweredEvent } from "@agentstream/schema";

import type { OpenPermission, OpenQuestions } from "../open-things.ts";
import { leftOpen, noFaults, type Fault, type Rule } from "./rule.ts";

/** Rule 6: each request is resolved once, before the end of its run, with what was offered. */
export function createRequestsRule(): Rule {
  const seen = new Set<string>();
  return {
    check(event, open) {
      switch (event.type) {
        case "permissionRequested":
        case "questionAsked": {
          const { requestId } = event;
          const isRepeated = seen.has(requestId);
          seen.add(requestId);
          return isRepeated ? [["6.1", `the requestId ${requestId} was used before`]] : noFaults;
        }
        case "permissionResolved": {
          const asked = open.permissions.get(event.requestId);
          if (asked !== undefined) return ofResolution(event, asked);
          return [["6.2", `${event.requestId} is not an open permission request`]];
        }
        case "questionAnswered": {
          const asked = open.questions.get(event.requestId);
          if (asked !== undefined) return ofAnswer(event, asked);
          return [["6.3", `${event.requestId} is not an open question`]];
        }
        case "sessionEnded":
          return leftOpen("6.4", [...open.permissions.keys(), ...open.questions.keys()], "the run");
        default:
          return noFaults;
      }
    },
  };
}

function ofResolution(event: PermissionResolvedEvent, asked: OpenPermission): Fault[] {
  const { requestId, outcome, optionId, updatedArguments } = event;
  const faults: Fault[] = [];
  const option = asked.options.find((offered) => offered.optionId === optionId);
  if (optionId !== undefined && option === undefined)
    faults.push(["6.5", `${requestId} did not offer ${optionId}`]);
  if (option !== undefined && contradicts(option.kind, outcome))
    faults.push(["6.6", `${optionId} is ${option.kind}, and ${requestId} was ${outcome}`]);
  if (updatedArguments === undefined) return faults;
  if (outcome !== "allowed")
    faults.push(["6.7", `${requestId} was ${outcome}, and has updated arguments`]);
  if (asked.canChangeArguments === false)
    faults.push(["6.8", `the arguments of ${requestId} cannot be changed`]);
  return faults;
}

const allowing = new Set(["allow", "allowSession", "allowRule"]);
const denying = new Set(["deny", "denyAndStop"]);

function contradicts(kind: string, outcome: string): boolean {
  return outcome === "allowed"
    ? denying.has(kind)
    : (outcome === "denied" || outcome === "expired") && allowing.has(kind);
}

function ofAnswer(event: QuestionAnsweredEvent, { questionIds }: OpenQuestions): Fault[] {
  const { requestId, outcome, answers } = event;
  if (answers === undefined) return [];
  const faults: Fault[] = [];
  if (outcome !== "answered") faults.push(["6.9", `${requestId} was ${outcome}, and has answers`]);
  const unknown = Object.keys(answers).filter((id) => !questionIds.has(id));
  // a form has fields instead of questions
  if (questionIds.size > 0 && unknown.length > 0)
    faults.push(["6.10", `${requestId} did not ask ${unknown.join(", ")}`]);
  return faults;
}
