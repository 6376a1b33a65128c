import type { DialectName } from "@agentstream/dialects";
import type { UnifiedEvent, Validate } from "@agentstream/schema";
import { validate as validateAcp } from "@agentstream/schema/dialects/acp";
import { validate as validateAgUi } from "@agentstream/schema/dialects/ag-ui";
import { validate as validateAiSdk } from "@agentstream/schema/dialects/ai-sdk";
import { validate as validateDaemon } from "@agentstream/schema/dialects/daemon";
import { validate as validateExecute } from "@agentstream/schema/dialects/execute";
import { validate as validateSessionEvent } from "@agentstream/schema/dialects/session-event";
import { validate as validateUes } from "@agentstream/schema/dialects/ues";

import { verifyAcp } from "./acp.ts";
import { verifyAgUi } from "./ag-ui.ts";
import { verifyAiSdk } from "./ai-sdk.ts";
import { checkCounts } from "./check-counts.ts";
import { verifyDaemon } from "./daemon.ts";
import { verifyExecute } from "./execute.ts";
import { verifySessionEvent } from "./session-event.ts";
import { verifyUes } from "./ues.ts";
import { valuesOf } from "./values-of.ts";

type Events = readonly UnifiedEvent[];

/** Changes what a dialect has made, to see whether anybody notices. */
type Alter = <Value>(values: readonly Value[]) => readonly Value[];
type Check = (events: Events, alter: Alter) => string[];

const checks: { readonly [Name in DialectName]: Check } = {
  execute: (events, alter) =>
    check("execute", alter(valuesOf("execute", events)), events, verifyExecute, validateExecute),
  ues: (events, alter) =>
    check("ues", alter(valuesOf("ues", events)), events, verifyUes, validateUes),
  daemon: (events, alter) =>
    check("daemon", alter(valuesOf("daemon", events)), events, verifyDaemon, validateDaemon),
  "session-event": (events, alter) =>
    check(
      "session-event",
      alter(valuesOf("session-event", events)),
      events,
      verifySessionEvent,
      validateSessionEvent,
    ),
  acp: (events, alter) =>
    check("acp", alter(valuesOf("acp", events)), events, verifyAcp, validateAcp),
  "ag-ui": (events, alter) =>
    check("ag-ui", alter(valuesOf("ag-ui", events)), events, verifyAgUi, validateAgUi),
  "ai-sdk": (events, alter) =>
    check("ai-sdk", alter(valuesOf("ai-sdk", events)), events, verifyAiSdk, validateAiSdk),
};

/** What is wrong with what a dialect makes of the events of a run: broken rules, and values that are not valid. */
export const checkDialect = (
  name: DialectName,
  events: Events,
  alter: Alter = (values) => values,
): string[] => checks[name](events, alter);

function check<Value>(
  name: DialectName,
  values: readonly Value[],
  events: Events,
  verify: (values: readonly Value[], events: Events) => string[],
  validate: Validate,
): string[] {
  const invalid = values.flatMap((value) => {
    const result = validate(value);
    return result.ok ? [] : [`${JSON.stringify(value)} is not valid`];
  });
  // what is not the same after JSON is no JSON value
  const lost = values.filter((value) => JSON.stringify(value) === undefined);
  return [
    ...verify(values, events),
    ...checkCounts(name, values, events),
    ...invalid,
    ...lost.map(() => "a value that is no JSON"),
  ];
}
