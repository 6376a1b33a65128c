import { textOf } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  all,
  assistant,
  delta,
  init,
  open,
  start,
  success,
  text,
  translate,
  type Line,
} from "./native-lines.ts";

test("deltas of a request that was made again are void", () => {
  const cut = [init, start("a"), open(0, text("")), delta(0, "Hel")];
  const again = assistant("b", text("Hello"));
  for (const lines of [
    [...cut, again],
    [...cut, { type: "system", subtype: "api_retry", attempt: 1, error: "server_error" }, again],
    [...cut, { type: "system", subtype: "status", status: "requesting" }, again],
  ]) {
    const events = translate([...lines, success]);
    expect(textOf(events)).toBe("Hello");
    expect(all(events, "blockDiscarded")).toMatchObject([{ reason: "retried" }]);
  }
});

test("Qwen Code prints that it asks again, and what becomes of the text so far", () => {
  const cut = [init, start("a"), open(0, text("")), delta(0, "Hel")];
  const data = { reason: "retry", attempt: 1, maxRetries: 10, delayMs: 60_000 };
  const retry = (more: object): Line => ({
    type: "system",
    subtype: "retry",
    data: { ...data, ...more },
  });
  const lost = translate([...cut, retry({ preserveText: false }), success], { agentType: "qwen" });
  expect(all(lost, "blockDiscarded")).toMatchObject([{ reason: "retried" }]);
  expect(all(lost, "error")).toMatchObject([
    { fatal: false, retry: { attempt: 1, maxAttempts: 10, delayMs: 60_000 } },
  ]);
  const kept = translate([...cut, retry({ preserveText: true }), success], { agentType: "qwen" });
  expect(all(kept, "blockDiscarded")).toEqual([]);
  expect(textOf(kept)).toBe("Hel");
});
