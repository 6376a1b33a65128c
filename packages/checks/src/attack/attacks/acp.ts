import { once } from "node:events";
import { setImmediate } from "node:timers/promises";

import { WebSocket } from "ws";

import { expectStatus, type Attack } from "../attack.ts";
import type { Target } from "../start-target.ts";

const jsonrpc = "2.0" as const;
const initialize = { jsonrpc, id: 0, method: "initialize", params: { protocolVersion: 1 } };

type Answer = Readonly<Record<string, unknown>>;

interface Editor {
  readonly socket: WebSocket;
  readonly send: (message: unknown) => void;
  /** Resolves with the next answer of this id, as text. */
  readonly answerTo: (id: unknown) => Promise<string>;
}

/** A client of ACP over a WebSocket, initialized. */
async function openEditor({ url, token }: Target): Promise<Editor> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/acp?agent=demo`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const answerTo = (id: unknown): Promise<string> =>
    new Promise((resolve, reject) => {
      socket.once("close", (code) => reject(new Error(`closed with ${String(code)}`)));
      socket.on("message", (data: Buffer) => {
        const answer: Answer = Object(JSON.parse(data.toString()));
        if (answer["id"] === id) resolve(data.toString());
      });
    });
  const send = (message: unknown): void => socket.send(JSON.stringify(message));
  await once(socket, "open");
  const opened = answerTo(0);
  send(initialize);
  await opened;
  socket.on("error", () => {});
  return { socket, send, answerTo };
}

/** Sends a request several times; each must be refused in few words. */
async function refuse(target: Target, method: string, params: object): Promise<string> {
  const { socket, send, answerTo } = await openEditor(target);
  let largest = 0;
  for (let id = 1; id <= 3; id++) {
    const answered = answerTo(id);
    send({ jsonrpc, id, method, params });
    const answer = await answered;
    if (!answer.includes('"error"')) throw new Error(`it was not refused: ${answer.slice(0, 200)}`);
    largest = Math.max(largest, answer.length);
  }
  socket.terminate();
  if (largest > 60_000) throw new Error(`an answer of ${largest} characters`);
  return `errors of at most ${largest} characters`;
}

const servers = (count: number): object[] =>
  Array.from({ length: count }, () => ({ name: 1, command: 1 }));

/** Messages of the Agent Client Protocol. */
export const acpAttacks: readonly Attack[] = [
  {
    name: "45,000 wrong MCP servers over ACP",
    expected: "an error, small",
    run: (target) =>
      refuse(target, "session/new", { cwd: target.workspace, mcpServers: servers(45_000) }),
  },
  {
    name: "1,300 wrong MCP servers over ACP",
    expected: "an error, small",
    run: (target) =>
      refuse(target, "session/new", { cwd: target.workspace, mcpServers: servers(1300) }),
  },
  {
    name: "an id of a session of 2 MB over ACP",
    expected: "an error, small, or the socket is closed",
    run: (target) =>
      refuse(target, "session/load", {
        sessionId: "x".repeat(2_000_000),
        cwd: target.workspace,
        mcpServers: [],
      }).catch((error: unknown) => {
        // more than the protocol allows
        if (String(error) !== "Error: closed with 1008") throw error;
        return "closed with 1008";
      }),
  },
  {
    name: "JSON nested 100,000 deep over ACP",
    expected: "400 over HTTP, an error over a WebSocket",
    async run(target) {
      const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
      const text = `{"jsonrpc":"2.0","id":1,"method":"session/list","params":{"a":${deep}}}`;
      const response = await fetch(`${target.url}/acp`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${target.token}`,
          "content-type": "application/json",
        },
        body: text,
      });
      await expectStatus(response, 400);
      const { socket, answerTo } = await openEditor(target);
      const answered = answerTo(1);
      socket.send(text);
      const answer = await answered;
      socket.terminate();
      if (!answer.includes("nested deeper")) throw new Error(answer.slice(0, 200));
      return "400, and an error";
    },
  },
  {
    name: "70,000 wrong messages of an ACP client that does not read",
    expected: "no more is read of it, and it is disconnected with 1013",
    flags: ["--owner-requests", "0"],
    async run(target) {
      const { socket } = await openEditor(target);
      let answers = 0;
      socket.on("message", () => answers++);
      socket.pause();
      // their answers are more than the buffers of the system
      for (let count = 0; count < 70_000; count++) {
        socket.send("{}");
        if (count % 50 === 0) await setImmediate();
      }
      // longer than the server waits for a slow client
      await new Promise((resolve) => setTimeout(resolve, 35_000));
      const closed = once(socket, "close");
      socket.resume();
      const [code] = await closed;
      if (code !== 1013) throw new Error(`closed with ${String(code)}`);
      return `1013 after ${answers} answers`;
    },
  },
  {
    name: "200 connections of ACP",
    expected: "429 from the 101st on",
    async run({ call }) {
      let refused = 0;
      for (let count = 0; count < 200; count++) {
        const response = await call("POST", "/acp", initialize);
        await expectStatus(response, 200, 429);
        if (response.status === 429) refused++;
      }
      if (refused !== 100) throw new Error(`${refused} were refused`);
      return "100 opened, 100 refused";
    },
  },
];
