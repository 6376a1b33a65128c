import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createReplay, inferHost } from "../src/replay/index.ts";
import { readPromptParts } from "../src/start/read-prompt-parts.ts";
import { createInbox, type Handled } from "../src/stream/create-inbox.ts";
import { createStderrTail } from "../src/stream/create-stderr-tail.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "runner-parts-"));
  await writeFile(join(folder, "image.txt"), Buffer.from("89504e470d0a1a0a00", "hex"));
  await writeFile(join(folder, "notes.png"), "plain text");
  await writeFile(join(folder, "huge.bin"), Buffer.alloc(10 * 1024 * 1024 + 1));
  await symlink("/etc/hostname", join(folder, "link"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("files of a prompt are read, and are what their content says", () => {
  expect(readPromptParts([{ type: "image", path: "image.txt" }], folder)).toEqual([
    { type: "image", path: "image.txt", data: "iVBORw0KGgoA", mimeType: "image/png" },
  ]);
  expect(readPromptParts([{ type: "file", path: "notes.png" }], folder)).toMatchObject([
    { mimeType: "text/plain" },
  ]);
});

test("files that lie elsewhere, are too large or are no images are refused by their part", () => {
  const refusals = {
    link: /^prompt\[0\]\.path: link lies outside of the workspace/,
    "/etc/passwd": /lies outside of the workspace/,
    "huge.bin": /is larger than 10 MB/,
    "notes.png": /is no PNG, JPEG, GIF or WebP image/,
    none: /none does not exist/,
    ".": /outside|no file/,
  };
  for (const [path, reason] of Object.entries(refusals))
    expect(() => readPromptParts([{ type: "image", path }], folder), path).toThrow(reason);
  expect(Object.keys(refusals).length).toBe(6);
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

test("what a host must have said is told from what its agent answered and asked", () => {
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
