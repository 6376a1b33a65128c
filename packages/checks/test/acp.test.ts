import { gemini } from "@agentstream/adapters-gemini";
import { readRecordings, type Step } from "@agentstream/recordings";
import { isEvent, isExtensionEvent, type UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { compareAcpFacts } from "../src/facts/acp.ts";
import { translateStep } from "../src/index.ts";

const protocol = "acp";
const recorded = readRecordings()
  .flatMap(({ steps }) => steps)
  .filter(({ schema }) => schema === "native/acp/message")
  .map((step) => ({ step, events: translateStep(gemini, step, { protocol }) }));
const allEvents = recorded.flatMap(({ events }) => events);

/** What is wrong with each recording, with its name. */
const faults = (find: (step: Step, events: readonly UnifiedEvent[]) => unknown[]): string[] =>
  recorded.flatMap(({ step, events }) =>
    find(step, events).map((fault) => `${step.name}: ${JSON.stringify(fault)}`),
  );

test("the facts agree", () => {
  const found = faults((step, events) =>
    step.facts === undefined ? [] : compareAcpFacts(step.facts, events),
  );
  expect(found).toEqual([]);
  expect(recorded.filter(({ step }) => step.facts !== undefined).length).toBe(8);
});

test("each run ends as it did", () => {
  const endings = recorded.map(({ step, events }) => {
    const end = events.findLast((event) => isEvent(event, "sessionEnded"));
    const words = [end?.reason, end?.detail, end?.errorCode].filter((word) => word !== undefined);
    return `${step.name.split("/")[2]}: ${words.join(" ")}`;
  });
  expect(endings).toMatchInlineSnapshot(`
    [
      "acp-cancel: cancelled interrupted cancelled",
      "acp-finish-safety: completed noText",
      "acp-mode-yolo-todos: completed",
      "acp-permission-allow: completed",
      "acp-permission-reject: completed",
      "acp-session-load: completed",
      "acp-subagent: completed",
      "acp-todos: completed",
    ]
  `);
});

test("hardly anything stays without a meaning of ours", () => {
  // what was sent in an earlier run has its meaning: it is not reported again
  const history = allEvents.filter(({ type }) => /^acp:history$/.test(type)).length;
  const extensions = allEvents.filter(isExtensionEvent).length - history;
  const tools = allEvents.filter((event) => isEvent(event, "toolStarted"));
  const others = tools.filter(({ toolKind }) => toolKind === "other").length / tools.length;
  console.log(
    `acp: extension events ${percent(extensions / allEvents.length)}, besides ${history} of history; tools of kind other ${percent(others)}`,
  );
  expect(extensions / allEvents.length).toBeLessThanOrEqual(0.03);
  expect(others).toBeLessThanOrEqual(0.02);
});

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
