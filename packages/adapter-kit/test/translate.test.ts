import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";

import type { UnifiedEvent } from "@agentstream/schema";
import { textOf, verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  createTranslateStream,
  createTranslator,
  decideEnding,
  echo,
  read,
  translate,
  unknownUsage,
  type Adapter,
  type TranslateSource,
} from "../src/author.ts";
import { createSessionId } from "../src/translate/create-session-id.ts";

/** An agent that prints `{"say": …}`; what it prints on its error output becomes a log. */
const talker: Adapter = {
  ...echo,
  id: "talker",
  translator: (options) =>
    createTranslator(options, {
      info: { agentType: "talker", protocol: "lines", tested: [] },
      create: (emitter) => ({
        nameOf: () => "say",
        line({ say, done }) {
          if (read.boolean(done) === true) return emitter.turns.complete({ usage: unknownUsage });
          emitter.turns.ensure();
          emitter.blocks.whole(`b${read.string(say)}`, read.string(say) ?? "", {
            type: "textChunk",
          });
        },
        stderr: (line) => emitter.log("warn", line, "talker"),
        end: (exit) => decideEnding(exit, emitter),
      }),
    }),
};
const words = ["a", "grüße 😀", "\u2028", "d"];
const lines = [...words.map((say) => ({ say })), { done: true }].map((one) => JSON.stringify(one));
/** The turn stays open: how the process ended decides. */
const unfinished = lines.slice(0, -1);
const text = `${lines.join("\n")}\n`;
const bytes = new TextEncoder().encode(text);

async function collect(events: AsyncIterable<UnifiedEvent>): Promise<UnifiedEvent[]> {
  const all: UnifiedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}
async function* each<T>(values: Iterable<T>): AsyncGenerator<T, void, void> {
  yield* values;
}
const cut = <T extends { slice(start: number, end: number): T; length: number }>(
  whole: T,
  size: number,
): T[] =>
  Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
    whole.slice(at * size, at * size + size),
  );

const fixed = { sessionId: "s", now: () => 0 };
const expected = (): UnifiedEvent[] => {
  const translator = talker.translator(fixed);
  const events = lines.flatMap((line) => translator.handle({ type: "line", text: line }).events);
  return [...events, ...translator.handle({ type: "exit", code: 0 }).events];
};

/** Safari's cannot be iterated over. */
const webStream = (chunks: readonly Uint8Array[]): TranslateSource => {
  const reader = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  }).getReader();
  return { getReader: () => reader };
};

const sources: Readonly<Record<string, () => TranslateSource>> = {
  "an array of lines": () => lines,
  "lines with their ends": () => new Set(lines.map((line) => `${line}\r\n`)),
  "one string": () => text,
  "bytes, without the last line's end": () => bytes.subarray(0, -1),
  "an array of chunks of bytes": () => cut(bytes, 3),
  "an async iterable of text, cut in the middle of characters": () => each(cut(text, 1)),
  "a stream of Node": () => Readable.from(cut(bytes, 2), { objectMode: false }),
  "a stream of the web": () => new Blob([bytes]).stream(),
  "a stream of the web that cannot be iterated over": () => webStream(cut(bytes, 5)),
};
test.each(Object.entries(sources))("%s gives the events of its lines", async (_, source) => {
  expect(textOf(expected())).toBe(words.join(""));
  expect(await collect(translate(talker, source(), fixed))).toEqual(expected());
});

test("what readline gives are lines", async () => {
  const source = createInterface({ input: Readable.from([bytes]) });
  // readline takes U+2028 as the end of a line, which JSON does not
  const events = await collect(translate(talker, source, { lines: true }));
  expect(textOf(events)).toContain("agrüße 😀");
  expect(verifyStream(events)).toEqual([]);
});

test("without options the session is a new one and the clock that of the platform", async () => {
  const before = Date.now();
  const events = await collect(translate(talker, lines));
  const { sessionId = "", timestamp = "" } = events[0] ?? {};
  expect(sessionId).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
  expect(Number.parseInt(sessionId.replaceAll("-", "").slice(0, 12), 16)).toBeGreaterThanOrEqual(
    before,
  );
  const ids = Array.from({ length: 1000 }, () => createSessionId());
  expect(new Set(ids).size).toBe(1000);
});

test("the exit is a value or a promise; one that rejects fails the run", async () => {
  const endOf = async (exit: Parameters<typeof translate>[2]): Promise<unknown> =>
    (await collect(translate(talker, unfinished, { ...fixed, ...exit }))).at(-1);
  expect(await endOf({})).toMatchObject({ reason: "failed", detail: "noResult", exitCode: 0 });
  expect(await endOf({ exit: { code: 3 } })).toMatchObject({ reason: "failed", exitCode: 3 });
  const killed = Promise.resolve({ code: null, signal: "SIGKILL" });
  expect(await endOf({ exit: killed })).toMatchObject({ reason: "cancelled", signal: "SIGKILL" });
  const lost = Promise.reject<{ code: number }>(new Error("lost"));
  expect(await endOf({ exit: lost })).toMatchObject({ reason: "failed", error: "lost" });
});

test("a source that fails ends the run as failed, with what was read until then", async () => {
  async function* failing(): AsyncGenerator<string, void, void> {
    yield `${unfinished.join("\n")}\n`;
    throw new Error("connection reset");
  }
  const events = await collect(translate(talker, failing(), fixed));
  expect(textOf(events)).toBe(words.join(""));
  expect(events.at(-1)).toMatchObject({ reason: "failed", error: "connection reset" });
  expect(verifyStream(events)).toEqual([]);
  const strange: AsyncIterable<string> = Readable.from([{ not: "text" }]);
  expect((await collect(translate(talker, strange))).at(-1)).toMatchObject({
    reason: "failed",
    error: "Expected chunks of text or bytes, got object.",
  });
});

test("what is no source, or no option, is a TypeError at once", () => {
  const wrong: string = JSON.parse("7");
  expect(() => translate(talker, wrong)).toThrow("source: Expected a stream, ");
  expect(() => translate(talker, lines, { stderr: wrong })).toThrow("stderr: Expected a stream, ");
  const misspelt: object = { sesionId: "s" };
  expect(() => translate(talker, lines, misspelt)).toThrow("sesionId");
});

test("leaving the loop closes the source", async () => {
  const source = Readable.from(each(cut(bytes, 4)));
  for await (const event of translate(talker, source)) if (event.type === "textChunk") break;
  expect(source.destroyed).toBe(true);
});

const child = (code: string): ReturnType<typeof spawn> => spawn(process.execPath, ["-e", code]);

test("a child is read to its end, its error output too, and its exit is the run's", async () => {
  const flood = "console.error('e'.repeat(999));".repeat(300);
  const code = `${flood} console.error("last words"); process.stdout.write(${JSON.stringify(text)}); process.exitCode = 3;`;
  const events = await collect(translate(talker, child(code)));
  expect(textOf(events)).toBe(words.join(""));
  expect(events.filter(({ type }) => type === "log").at(-1)).toMatchObject({
    message: "last words",
  });
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "failed", exitCode: 3 });
  const killed = await collect(translate(talker, child("process.kill(process.pid, 'SIGKILL')")));
  expect(killed.at(-1)).toMatchObject({ reason: "cancelled", signal: "SIGKILL" });
});

test("a child that cannot be started is a run that failed", async () => {
  const events = await collect(translate(talker, spawn(join(tmpdir(), "no-such-command"))));
  expect(events.at(-1)).toMatchObject({ reason: "failed", detail: "spawn" });
  expect(events.at(-1)).toHaveProperty("error", expect.stringContaining("ENOENT"));
});

test("a TransformStream gives the same events", async () => {
  const stream = new Blob([bytes]).stream().pipeThrough(createTranslateStream(talker, fixed));
  const events: UnifiedEvent[] = [];
  for await (const event of stream) events.push(event);
  expect(events).toEqual(expected());
  const failed = new Blob([bytes])
    .stream()
    .pipeThrough(createTranslateStream(talker, { exit: Promise.resolve({ code: 1 }) }));
  events.splice(0);
  for await (const event of failed) events.push(event);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "failed", exitCode: 1 });
});
