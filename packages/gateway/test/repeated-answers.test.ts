import { demo } from "@agentstream/adapter-kit";
import { expect, test } from "vitest";

import { idOf, openGateway, type OpenGateway } from "./open-gateway.ts";

const agents = new Map([["demo", { adapter: demo }]]);

/** Starts a session that asks, and gives the address of its request. */
async function ask({ call }: OpenGateway, prompt: string, kind: string): Promise<string> {
  const id = await idOf(await call("POST", "/v1/sessions", { agentType: "demo", prompt }));
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const page = await (await call("GET", `/v1/sessions/${id}/events`)).text();
        return (found = /"requestId":"([^"]+)"/.exec(page)?.[1]);
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  return `/v1/sessions/${id}/${kind}/${found}`;
}

test.each([
  [
    "permission",
    "permissions",
    "ask rm a => removed",
    { outcome: "allowed" },
    { outcome: "denied" },
  ],
  [
    "question",
    "questions",
    "question Which one? | a | b",
    { answers: {}, declined: true },
    { answers: { "1": ["a"] } },
  ],
])(
  "the answer to a %s that is repeated with its key gets the same answer; without it, it is refused",
  async (_, kind, prompt, answer, other) => {
    const gateway = await openGateway({ agents });
    const path = await ask(gateway, prompt, kind);
    const send = (body: unknown, key?: string): Promise<Response> =>
      gateway.call("POST", path, body, key === undefined ? {} : { "idempotency-key": key });
    const first = await send(answer, "a-key");
    const text = await first.text();
    expect([first.status, text]).toEqual([200, expect.stringContaining("outcome")]);
    // at once, and again when the run is long over
    for (let count = 0; count < 3; count++) {
      const again = await send(answer, "a-key");
      expect([again.status, await again.text()]).toEqual([200, text]);
    }
    // answered, or over
    expect([409, 410]).toContain((await send(answer)).status);
    expect([409, 410]).toContain((await send(answer, "another-key")).status);
    const reused = await send(other, "a-key");
    expect([reused.status, await reused.text()]).toEqual([
      409,
      expect.stringContaining("key-reused"),
    ]);
  },
);
