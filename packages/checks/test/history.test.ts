import { readHistory, splitLines } from "@agentstream/recordings";
import { isExtensionEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { describe, expect, test } from "vitest";

import { checkStep, spokenBy, translateStep } from "../src/index.ts";

const spoken = readHistory()
  .flatMap(({ agent, steps }) => steps.map((step) => ({ agent, step })))
  .flatMap(({ agent, step }) => {
    const speaker = spokenBy(step);
    if (speaker === undefined) return [];
    return [{ agent, step, speaker, report: checkStep(step, speaker) }];
  });

describe("every version that was recorded", () => {
  test("its streams keep the rules, and every event is valid", () => {
    expect(spoken.length).toBeGreaterThanOrEqual(380);
    const violations = spoken.flatMap(({ report }) =>
      report.violations.map((violation) => `${report.name}: ${violation}`),
    );
    expect(violations).toEqual([]);
  });

  test("with raw every line is found again", () => {
    const violations = spoken.flatMap(({ step, speaker: { adapter, options } }) => {
      const events = translateStep(adapter, step, { ...options, raw: true });
      const lines = splitLines(step.output).map(({ text }) => text);
      return verifyStream(events, { lines }).map(
        ({ clause, reason }) => `${step.name}: rule ${clause}: ${reason}`,
      );
    });
    expect(violations).toEqual([]);
  });

  test.each(["claude", "codex", "gemini", "opencode", "qwen"])(
    "hardly anything of %s is left without a meaning",
    (agent) => {
      const events = spoken
        .filter((one) => one.agent === agent)
        .flatMap((one) => one.report.events);
      expect(events.length).toBeGreaterThan(100);
      const left = events.filter(isExtensionEvent);
      expect(left.length / events.length).toBeLessThan(0.03);
    },
  );
});
