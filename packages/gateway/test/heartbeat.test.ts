import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { afterEach, expect, test, vi } from "vitest";

import { ping } from "../src/routes/rpc/rpc-stream.ts";
import { sendSse } from "../src/wire/send-sse.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a quiet stream of /rpc gets a ping every 30 seconds", async () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  vi.spyOn(response, "write").mockImplementation(
    (frame: unknown) => written.push(String(frame)) > 0,
  );
  let finish = (): void => {};
  const silence = new Promise<void>((resolve) => (finish = resolve));
  // oxlint-disable-next-line require-yield
  async function* nothing(): AsyncGenerator<string> {
    await silence;
  }
  const sent = sendSse(response, {}, nothing(), new AbortController().signal, ping);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_001);
  const frame = 'data: {"type":"ping"}\n\n';
  expect(written).toEqual([frame, frame, frame]);
  finish();
  await sent;
});
