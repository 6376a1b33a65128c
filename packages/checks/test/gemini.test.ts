import { gemini } from "@agentstream/adapters-gemini";
import { readRecordings, type Step } from "@agentstream/recordings";
import { isEvent, isExtensionEvent, type UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { compareGeminiFacts } from "../src/facts/gemini.ts";
import { translateStep } from "../src/index.ts";

const recorded = readRecordings()
  .flatMap(({ steps }) => steps)
  .filter(({ schema }) => schema === "native/gemini/stream-json")
  .map((step) => ({ step, events: translateStep(gemini, step) }));
const allEvents = recorded.flatMap(({ events }) => events);

/** What is wrong with each recording, with its name. */
const faults = (find: (step: Step, events: readonly UnifiedEvent[]) => unknown[]): string[] =>
  recorded.flatMap(({ step, events }) =>
    find(step, events).map((fault) => `${step.name}: ${JSON.stringify(fault)}`),
  );

test("the facts agree", () => {
  const found = faults((step, events) =>
    step.facts === undefined ? [] : compareGeminiFacts(step.facts, events),
  );
  expect(found).toEqual([]);
  expect(recorded.filter(({ step }) => step.facts !== undefined).length).toBe(112);
});

test("each run ends as it did", () => {
  const endings: Record<string, number> = {};
  for (const { reason, detail, errorCode } of allEvents.filter((event) =>
    isEvent(event, "sessionEnded"),
  )) {
    const ending = [reason, detail, errorCode].filter((word) => word !== undefined).join(" ");
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  expect(endings).toMatchInlineSnapshot(`
    {
      "cancelled signal cancelled": 3,
      "completed": 73,
      "completed hookStopped": 2,
      "completed loop": 2,
      "completed noText": 2,
      "failed authenticationFailed": 2,
      "failed connectionFailed": 5,
      "failed contentFiltered": 3,
      "failed emptyResponse": 1,
      "failed invalidRequest": 1,
      "failed maxTurns limitExceeded": 3,
      "failed noResult noResult": 8,
      "failed overloaded": 2,
      "failed permissionDenied": 1,
      "failed protocolError": 4,
      "failed rateLimited": 2,
      "failed serverError": 1,
      "failed startup authenticationFailed": 2,
      "failed startup invalidRequest": 8,
      "failed startup permissionDenied": 1,
      "failed startup sessionNotFound": 1,
    }
  `);
});

test("hardly anything stays without a meaning of ours", () => {
  const extensions = allEvents.filter(isExtensionEvent).length / allEvents.length;
  const tools = allEvents.filter((event) => isEvent(event, "toolStarted"));
  const others = tools.filter(({ toolKind }) => toolKind === "other").length / tools.length;
  console.log(
    `gemini: extension events ${percent(extensions)}, tools of kind other ${percent(others)}`,
  );
  expect(extensions).toBeLessThanOrEqual(0.03);
  expect(others).toBeLessThanOrEqual(0.02);
});

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
