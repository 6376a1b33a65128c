import { recordedVersions } from "@agentstream/recordings";
import { schemaNames } from "@agentstream/schema";
import { expect, test } from "vitest";

import { claude } from "../src/index.ts";

const recorded = recordedVersions("claude");

test("each protocol's lines have a schema", () => {
  expect(claude.protocols.map(({ name }) => name)).toEqual([
    "stream-json",
    "stream-input",
    "session-event",
  ]);
  for (const { schema } of claude.protocols) expect(schemaNames).toContain(schema);
});

test("the versions that are said to be tested have recordings of each protocol", () => {
  for (const { name, schema, tested } of claude.protocols) {
    // the form of an older server, of which there is no recording
    expect(tested.length > 0).toBe(name !== "session-event");
    for (const version of tested) expect(recorded).toContainEqual({ schema, version });
  }
});
