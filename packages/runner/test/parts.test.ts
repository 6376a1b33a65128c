import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createReplay, inferHost } from "../src/replay/index.ts";
import { checkPrompt } from "../src/start/check-prompt.ts";
import { createOrderedInputs } from "../src/start/create-ordered-inputs.ts";
import { readPromptParts } from "../src/start/read-prompt-parts.ts";
import type { Arrival } from "../src/stream/arrival.ts";
import { createInbox, type Handled } from "../src/stream/create-inbox.ts";
import { createStderrTail } from "../src/stream/create-stderr-tail.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "runner-parts-"));
  await writeFile(join(folder, "image.txt"), Buffer.from("89504e470d0a1a0a00", "hex"));
  await writeFile(join(folder, "notes.png"), "plain text");
  await writeFile(join(folder, "huge.bin"), Buffer.alloc(10 * 1024 * 1024 + 1));
  await writeFile(join(folder, "large.bin"), Buffer.alloc(9 * 1024 * 1024));
  await symlink("/etc/hostname", join(folder, "link"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("files of a prompt are read, and are what their content says", async () => {
  expect(await readPromptParts([{ type: "image", path: "image.txt" }], folder)).toEqual([
    { type: "image", path: "image.txt", data: "iVBORw0KGgoA", mimeType: "image/png" },
  ]);
  expect(await readPromptParts([{ type: "file", path: "notes.png" }], folder)).toMatchObject([
    { mimeType: "text/plain" },
  ]);
  await expect(readPromptParts([{ type: "image", path: "notes.png" }], folder)).rejects.toThrow(
    /is not a PNG, JPEG, GIF or WebP image/,
  );
});

test("files that lie elsewhere, or are too large, are refused by their part; what is outside is not disclosed", () => {
  const refusals = {
    link: /^link is not a file in the workspace/,
    "/etc/passwd": /not a file in the workspace/,
    "/etc/nothing-there": /not a file in the workspace/,
    "huge.bin": /is larger than 10 MB/,
    none: /not a file in the workspace/,
    "a\0b": /not a file in the workspace/,
    ".": /not a file in the workspace/,
    "../..": /not a file in the workspace/,
  };
  for (const [path, reason] of Object.entries(refusals)) {
    const faults = checkPrompt([{ type: "image", path }], folder);
    expect(faults.map((fault) => fault.reason).join(), path).toMatch(reason);
  }
  expect(Object.keys(refusals).length).toBe(8);
});

test("the number of a prompt's parts and the sum of its files are limited", () => {
  const text = { type: "text" as const, text: "x" };
  const files = (count: number) =>
    Array.from({ length: count }, () => ({ type: "file" as const, path: "large.bin" }));
  expect(
    checkPrompt(
      Array.from({ length: 100 }, () => text),
      folder,
    ),
  ).toEqual([]);
  expect(
    checkPrompt(
      Array.from({ length: 101 }, () => text),
      folder,
    ),
  ).toMatchObject([{ field: "prompt", reason: "A prompt has at most 100 parts." }]);
  expect(checkPrompt(files(2), folder)).toEqual([]);
  expect(checkPrompt(files(3), folder)).toMatchObject([
    { field: "prompt", reason: expect.stringContaining("at most 20 MB together") },
  ]);
  const data = "A".repeat(11 * 1024 * 1024);
  expect(
    checkPrompt(
      [
        { type: "file", data },
        { type: "file", data },
        { type: "file", data },
      ],
      folder,
    ),
  ).toHaveLength(1);
});

test("the order of inputs is kept while files are read, each file once", async () => {
  const put: Arrival[] = [];
  const inputs = createOrderedInputs((arrival) => put.push(arrival), folder);
  const prompt = (path: string): Arrival => ({
    kind: "input",
    input: {
      type: "prompt",
      prompt: [
        { type: "file", path },
        { type: "file", path },
      ],
    },
  });
  inputs.put({ kind: "input", input: { type: "start" } });
  inputs.put(prompt("image.txt"));
  inputs.put({ kind: "input", input: { type: "interrupt" } });
  inputs.put(prompt("missing"));
  inputs.put({ kind: "finish" });
  expect(put.length).toBe(1);
  await expect.poll(() => put.length).toBe(5);
  expect(put.map((one) => (one.kind === "input" ? one.input.type : one.kind))).toEqual([
    "start",
    "prompt",
    "interrupt",
    "writeFailed",
    "finish",
  ]);
  expect(put[1]).toMatchObject({
    input: { prompt: [{ data: "iVBORw0KGgoA" }, { data: "iVBORw0KGgoA" }] },
  });
});

test("an inbox reports when an item was handled: with the next one, or when it is closed", async () => {
  interface Item extends Handled {
    readonly id: number;
  }
  const inbox = createInbox<Item>();
  const handled: number[] = [];
  const put = (id: number): void => inbox.put({ id, onHandled: () => handled.push(id) });
  put(1);
  put(2);
  expect((await inbox.next()).id).toBe(1);
  await Promise.resolve();
  expect(handled).toEqual([]);
  expect((await inbox.next()).id).toBe(2);
  expect(handled).toEqual([1]);
  inbox.close();
  put(3);
  expect(handled).toEqual([1, 2, 3]);
});

test("of the error output its end is kept", () => {
  const tail = createStderrTail();
  for (let line = 0; line < 100_000; line++) tail.add(`line ${line}`);
  const drafts = tail.drafts();
  expect(drafts.at(-1)).toMatchObject({ line: "line 99999", stream: "stderr" });
  expect(JSON.stringify(drafts).length).toBeLessThan(1024 * 1024);
  expect(drafts.length).toBeGreaterThan(1000);
});

test("a replayed agent waits for its host, and answers under the ids of this host", () => {
  const replay = createReplay([
    { by: "host", line: '{"id":7,"method":"start"}' },
    { by: "agent", line: '{"method":"note"}' },
    { by: "agent", line: '{"id":7,"result":{}}' },
    { by: "host", line: '{"type":"control_request","request_id":"a","request":{"subtype":"x"}}' },
    { by: "agent", line: '{"type":"control_response","response":{"request_id":"a"}}' },
    { by: "host", line: '{"type":"user"}' },
  ]);
  expect(replay.next()).toEqual({ kind: "wait" });
  replay.hear('{"id":0,"method":"other"}');
  expect(replay.next()).toEqual({ kind: "wait" });
  replay.hear('{"id":1,"method":"start"}');
  expect(replay.next()).toMatchObject({ kind: "say", line: '{"method":"note"}' });
  expect(replay.next()).toMatchObject({ line: '{"id":1,"result":{}}' });
  replay.hear('{"type":"control_request","request_id":"b","request":{"subtype":"x"}}');
  expect(replay.next()).toMatchObject({
    line: '{"type":"control_response","response":{"request_id":"b"}}',
  });
  expect(replay.next()).toEqual({ kind: "wait" });
  replay.hangUp();
  expect(replay.next()).toEqual({ kind: "end" });
});

test("what a host must have said is inferred from what its agent answered and asked", () => {
  const lines = [
    '{"id":1,"result":{}}',
    '{"id":2,"result":{}}',
    '{"method":"update"}',
    '{"id":0,"method":"may I"}',
    '{"id":3,"result":{}}',
  ];
  const sides = inferHost(lines).map(({ by, line }) =>
    by === "host" ? line : lines.indexOf(line),
  );
  expect(sides).toEqual([
    '{"jsonrpc":"2.0","id":1,"method":""}',
    0,
    '{"jsonrpc":"2.0","id":2,"method":""}',
    1,
    '{"jsonrpc":"2.0","id":3,"method":""}',
    2,
    3,
    '{"jsonrpc":"2.0","id":0,"result":{}}',
    4,
  ]);
  expect(inferHost(['{"type":"text"}'])).toEqual([{ by: "agent", line: '{"type":"text"}' }]);
});
