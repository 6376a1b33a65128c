import type { SessionEndedEvent, UnifiedEvent } from "@agentstream/schema";

import { noFaults, type Fault, type Rule } from "./rule.ts";

/** Rule 9: a run is completed only if its last turn is, and nothing that came after contradicts it. */
export function createOutcomeRule(): Rule {
  let hasTurnFailed = false;
  let isFatal = false;
  let isTurnFatal = false;
  return {
    check(event, { turnNumber }) {
      switch (event.type) {
        case "sessionStarted":
          hasTurnFailed = false;
          isFatal = false;
          isTurnFatal = false;
          return noFaults;
        case "turnStarted":
          isTurnFatal = false;
          return noFaults;
        case "error":
          if (event.fatal) {
            isFatal = true;
            isTurnFatal = turnNumber !== undefined;
          }
          return noFaults;
        case "turnFailed":
          hasTurnFailed = true;
          isTurnFatal = false;
          return noFaults;
        case "turnCompleted": {
          const isContradicted = isTurnFatal;
          hasTurnFailed = false;
          isFatal = false;
          isTurnFatal = false;
          return isContradicted ? [["9.5", "the turn completed, after a fatal error"]] : noFaults;
        }
        case "sessionEnded":
          if (event.reason === "completed") return ofCompleted(event, hasTurnFailed, isFatal);
          return event.reason === "failed" ? ofFailed(event) : noFaults;
        default:
          return noFaults;
      }
    },
  };
}

function ofCompleted(event: SessionEndedEvent, hasTurnFailed: boolean, isFatal: boolean): Fault[] {
  const { error, errorCode, exitCode = 0, signal, exitCause } = event;
  const faults: Fault[] = [];
  if (hasTurnFailed) faults.push(["9.1", "the run completed, though its last turn failed"]);
  if (error !== undefined || errorCode !== undefined)
    faults.push(["9.2", `the run completed with the error ${errorCode ?? error}`]);
  if (exitCode !== 0 && exitCause === undefined)
    faults.push(["9.3", `the run completed with the exit code ${exitCode} and without exitCause`]);
  if (signal !== undefined && exitCause === undefined)
    faults.push(["9.4", `the run completed by ${signal} and without exitCause`]);
  if (isFatal) faults.push(["9.6", "the run completed, after a fatal error"]);
  return faults;
}

const ofFailed = ({ error, errorCode, detail }: SessionEndedEvent): readonly Fault[] =>
  error === undefined && errorCode === undefined && detail === undefined
    ? [["9.7", "the run failed, without error, errorCode or detail"]]
    : noFaults;

/** Rule 9: what a turn or a run was denied are tool calls of the stream. */
export function createDenialListsRule(): Rule {
  const started = new Set<string>();
  return {
    check(event) {
      if (event.type === "toolStarted") started.add(event.toolId);
      const unknown = denialsOf(event).filter((toolId) => !started.has(toolId));
      return unknown.length === 0
        ? noFaults
        : [["9.8", `permissionDenials refers to ${unknown.join(", ")}, not started`]];
    },
  };
}

const denialsOf = (event: UnifiedEvent): readonly string[] =>
  event.type === "turnCompleted" || event.type === "turnFailed" || event.type === "sessionEnded"
    ? (event.permissionDenials ?? []).flatMap(({ toolId }) => toolId ?? [])
    : [];
