import { readRecordings } from "@agentstream/recordings";
import { schemaNames } from "@agentstream/schema";
import { expect, test } from "vitest";

import { codex } from "../src/index.ts";

const recorded = readRecordings().flatMap(({ version, steps }) =>
  steps.map(({ schema }) => ({ schema, version: version.replace(/^[a-z-]+-(?=\d)/, "") })),
);

test("each protocol's lines have a schema", () => {
  expect(codex.protocols.map(({ name }) => name)).toEqual(["exec", "app-server"]);
  for (const { schema } of codex.protocols) expect(schemaNames).toContain(schema);
});

test("the versions that are said to be tested have recordings of each protocol", () => {
  for (const { schema, tested } of codex.protocols) {
    expect(tested.length).toBeGreaterThan(0);
    for (const version of tested) expect(recorded).toContainEqual({ schema, version });
  }
});

test("a protocol that it does not speak is an error, before any line is read", () => {
  const options = { sessionId: "s", now: () => 0, protocol: "telnet" };
  expect(() => codex.translator(options)).toThrow("does not speak telnet; it speaks");
});
