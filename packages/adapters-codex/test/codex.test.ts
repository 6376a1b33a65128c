import { recordedVersions } from "@agentstream/recordings";
import { schemaNames, type UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { codex as appServer } from "../src/app-server/index.ts";
import { codex as exec, translate as translateExec } from "../src/exec/index.ts";
import { codex, translate } from "../src/index.ts";

const recorded = recordedVersions("codex");

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

test("the entry of a protocol translates it as the whole adapter does, and knows no other", async () => {
  const source = '{"type":"turn.started"}\n{"type":"turn.completed"}\n';
  const options = { sessionId: "s", now: () => 0 };
  const events: UnifiedEvent[] = [];
  for await (const event of translateExec(source, options)) events.push(event);
  const expected: UnifiedEvent[] = [];
  for await (const event of translate(source, options)) expected.push(event);
  expect(events).toEqual(expected);
  expect(events.map(({ type }) => type)).toContain("turnCompleted");
  expect(exec.protocols.map(({ name }) => name)).toEqual(["exec"]);
  expect(appServer.protocols.map(({ name }) => name)).toEqual(["app-server"]);
  expect(() => exec.translator({ ...options, protocol: "app-server" })).toThrow(
    "the adapter of codex does not speak app-server; it speaks exec",
  );
});
