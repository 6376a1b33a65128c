import { once } from "node:events";

import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";

import { routes } from "../src/routes/index.ts";
import { methodScopes } from "../src/routes/rpc/method-scopes.ts";
import { bearer, begin, postText } from "./attack.ts";
import { openGateway, token, type OpenGateway } from "./open-gateway.ts";

const reader = "may-only-read-0123456789";
const nobody = "may-do-nothing-0123456789";

/** Valid JSON that costs much to check: 90,000 faults, two megabytes. */
const faulty = Array.from({ length: 90_000 }, () => ({ type: "text" }));

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

/** Whatever token was given for may see these, and at `/rpc` the method decides. */
const forEveryToken = [
  "/rpc",
  // of a connection of ACP each message says what it needs
  "/acp",
  "/acp",
  "/acp",
  "/api/agents",
  "/api/projects",
  "/v1/ag-ui/capabilities",
  "/v1/agents",
  "/v1/info",
];

test("every route that needs a token names its scope", () => {
  const bare = routes
    .filter((route) => ("accept" in route || route.access !== "open") && route.scope === undefined)
    .map(({ url }) => url);
  expect(bare.toSorted()).toEqual(forEveryToken.toSorted());
});

const posts = routes.flatMap((route) =>
  "accept" in route || route.method !== "POST" || route.access === "open" ? [] : [route],
);

test("all routes that take a body of a token's owner are tried", () => {
  expect(posts.length).toBe(14);
});

const bodies = { "no JSON": "{", "of 90,000 faults": JSON.stringify({ prompt: faulty }) };

test.each(posts)("$url: nothing of a body is looked at before token and scope", async (route) => {
  const { url } = await openGateway();
  const address = `${url}${route.url.replaceAll(/:\w+/g, "none")}`;
  for (const body of Object.values(bodies)) {
    const type = { "content-type": "text/plain" };
    expect((await postText(address, body, bearer(`${token}x`))).status).toBe(401);
    // in the body of `/v1/execute` the token may stand, which must be read then
    const anonymous = (await postText(address, body)).status;
    expect(route.access === "body" ? [400, 413] : [401]).toContain(anonymous);
    // there the method decides, which is in the body
    if (route.scope === undefined) continue;
    for (const headers of [{}, type]) {
      const refused = await postText(address, body, { ...bearer(nobody), ...headers });
      expect([refused.status, await refused.text()]).toEqual([
        403,
        expect.stringContaining(`the scope \\"${route.scope}\\"`),
      ]);
    }
  }
});

test.each([...methodScopes].filter(([, scope]) => scope !== undefined))(
  "/rpc: %s needs the scope %s before its parameters are looked at",
  async (method, scope) => {
    const { url } = await openGateway();
    const body = JSON.stringify({ method, id: 1, params: { message: faulty } });
    const response = await postText(`${url}/rpc`, body, bearer(scope === "run" ? reader : nobody));
    expect(await response.json()).toEqual({
      id: 1,
      error: expect.objectContaining({
        message: `The token lacks the scope "${scope}"; use one that has it.`,
      }),
    });
  },
);

/** The answers to frames of a session's socket, in their order. */
async function answersTo(
  gateway: OpenGateway,
  secret: string,
  frames: readonly object[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const id = await begin(gateway);
  const socket = new WebSocket(
    `${gateway.url.replace("http", "ws")}/v1/sessions/${id}/stream?follow=session`,
    { headers: bearer(secret) },
  );
  sockets.push(socket);
  const answers: Readonly<Record<string, unknown>>[] = [];
  socket.on("message", (data: Buffer) => {
    const frame: Readonly<Record<string, unknown>> = Object(JSON.parse(data.toString()));
    if (frame["type"] === "problem" || frame["type"] === "ack") answers.push(frame);
  });
  await once(socket, "open");
  for (const frame of frames) socket.send(JSON.stringify(frame));
  await expect.poll(() => answers.length, { timeout: 120_000 }).toBe(frames.length);
  return answers;
}

const frameScopes = {
  prompt: "run",
  interrupt: "run",
  permissionAnswer: "answer",
  questionAnswer: "answer",
} as const;

test("a frame's scope is checked by its type, before the rest of it", async () => {
  const frames = Object.keys(frameScopes).map((type) => ({ type, ref: type, prompt: faulty }));
  const answers = await answersTo(await openGateway(), reader, frames);
  expect(answers).toEqual(
    Object.entries(frameScopes).map(([type, scope]) => ({
      type: "problem",
      ref: type,
      problem: expect.objectContaining({
        status: 403,
        detail: `The token lacks the scope "${scope}"; use one that has it.`,
      }),
    })),
  );
});

test("with the scope, the faults of the same frames are listed", async () => {
  const frames = Object.keys(frameScopes).map((type) => ({ type, ref: type, prompt: faulty }));
  const answers = await answersTo(await openGateway(), token, frames);
  const statuses = answers.map(({ problem }): unknown => Object(problem).status);
  expect(statuses).toEqual(frames.map(() => 400));
  expect(JSON.stringify(answers).length).toBeLessThan(40_000);
});

test("a frame of no type is refused as such, and its long ref does not come back", async () => {
  const ref = "r".repeat(300);
  const [unknown, long] = await answersTo(await openGateway(), reader, [
    { type: "steer", ref: "a" },
    { type: "prompt", ref },
  ]);
  expect(unknown).toMatchObject({ ref: "a", problem: { status: 400 } });
  expect(long).toMatchObject({ problem: { status: 403 } });
  expect(JSON.stringify(long)).not.toContain(ref);
});
