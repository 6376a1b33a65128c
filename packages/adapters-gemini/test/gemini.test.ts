import { recordedVersions } from "@agentstream/recordings";
import { schemaNames } from "@agentstream/schema";
import { expect, test } from "vitest";

import { gemini } from "../src/index.ts";

const recorded = recordedVersions("gemini");

test("each protocol's lines have a schema", () => {
  expect(gemini.protocols.length).toBe(2);
  for (const { schema } of gemini.protocols) expect(schemaNames).toContain(schema);
});

test("the versions that are said to be tested have recordings of each protocol", () => {
  for (const { schema, tested } of gemini.protocols) {
    expect(tested.length).toBeGreaterThan(0);
    for (const version of tested) expect(recorded).toContainEqual({ schema, version });
  }
});

test("a protocol that it does not speak is an error, before any line is read", () => {
  const options = { sessionId: "s", now: () => 0, protocol: "telnet" };
  expect(() => gemini.translator(options)).toThrow("does not speak telnet; it speaks");
});
