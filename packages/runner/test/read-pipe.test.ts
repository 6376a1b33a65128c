import { PassThrough } from "node:stream";

import { expect, test } from "vitest";

import { readPipe } from "../src/start/read-pipe.ts";

const iteratorOf = (pipe: PassThrough) => readPipe(pipe)[Symbol.asyncIterator]();

test("a pipe is read to its end, and no further than it is asked for", async () => {
  const pipe = new PassThrough({ highWaterMark: 4 });
  const chunks = iteratorOf(pipe);
  pipe.write("one");
  expect(String((await chunks.next()).value)).toBe("one");
  const waiting = chunks.next();
  pipe.write("two");
  expect(String((await waiting).value)).toBe("two");
  pipe.write("three");
  // nobody asks: what comes stays in the pipe, and its writer waits
  expect(pipe.write("four")).toBe(false);
  pipe.end();
  const rest: string[] = [];
  for (let chunk = await chunks.next(); chunk.done !== true; chunk = await chunks.next())
    rest.push(String(chunk.value));
  expect(rest.join("")).toBe("threefour");
  expect(await chunks.next()).toEqual({ done: true, value: undefined });
});

test("a pipe that fails, is closed or was closed before ends", async () => {
  const ends = {
    fails: (pipe: PassThrough) => pipe.destroy(new Error("EIO")),
    "is closed": (pipe: PassThrough) => pipe.destroy(),
    ends: (pipe: PassThrough) => pipe.end(),
  };
  for (const [name, end] of Object.entries(ends)) {
    const pipe = new PassThrough();
    const waiting = iteratorOf(pipe).next();
    end(pipe);
    expect(await waiting, name).toEqual({ done: true, value: undefined });
    expect(await iteratorOf(pipe).next(), name).toEqual({ done: true, value: undefined });
  }
  expect(Object.keys(ends).length).toBe(3);
});
