import { once } from "node:events";

import { WebSocket } from "ws";

import { expectStatus, type Attack } from "../attack.ts";
import type { Target } from "../start-target.ts";

async function openSocket(target: Target): Promise<WebSocket> {
  const body = { agentType: "echo", prompt: "Hello" };
  const made = await expectStatus(await target.call("POST", "/v1/sessions", body), 201);
  const { id } = Object(JSON.parse(made));
  const socket = new WebSocket(
    `${target.url.replace("http", "ws")}/v1/sessions/${id}/stream?follow=session`,
    { headers: { authorization: `Bearer ${target.token}` } },
  );
  await once(socket, "open");
  return socket;
}

const ref = "r".repeat(256);
/** Its answer lists twenty faults. */
const wrongFrame = JSON.stringify({
  type: "prompt",
  ref,
  prompt: Array.from({ length: 100 }, () => ({ type: "text" })),
});

/** Messages over a WebSocket. */
export const socketAttacks: readonly Attack[] = [
  {
    name: "20,000 messages of a WebSocket client that does not read",
    expected: "no more is read of it, and it is disconnected with 1013",
    async run(target) {
      const socket = await openSocket(target);
      socket.on("error", () => {});
      let answers = 0;
      socket.on("message", () => answers++);
      socket.pause();
      for (let count = 0; count < 20_000; count++) socket.send(wrongFrame);
      // longer than the server waits for a slow client; what closes the socket comes after what was not read
      await new Promise((resolve) => setTimeout(resolve, 35_000));
      const closed = once(socket, "close");
      socket.resume();
      const [code] = await closed;
      if (code !== 1013) throw new Error(`closed with ${String(code)}`);
      if (answers > 10_000) throw new Error(`${answers} messages were answered`);
      await expectStatus(await target.call("GET", "/v1/info"), 200);
      return `1013 after ${answers} answers`;
    },
  },
  {
    name: "100 messages of 2 MB with a long ref over a WebSocket",
    expected: "a small problem each, or the socket is closed",
    async run(target) {
      const socket = await openSocket(target);
      socket.on("error", () => {});
      let bytes = 0;
      let answers = 0;
      const isAnswered = new Promise<void>((resolve) => {
        socket.on("close", () => resolve());
        socket.on("message", (data: Buffer) => {
          bytes += data.length;
          if (data.includes('"type":"problem"') && ++answers === 100) resolve();
        });
      });
      const frame = JSON.stringify({ type: "interrupt", ref: "r".repeat(2_000_000) });
      for (let count = 0; count < 100; count++)
        await new Promise((resolve) => socket.send(frame, resolve));
      await isAnswered;
      socket.terminate();
      if (bytes > 1_000_000) throw new Error(`${bytes} bytes were answered`);
      return `${answers} problems, ${bytes} bytes`;
    },
  },
];
