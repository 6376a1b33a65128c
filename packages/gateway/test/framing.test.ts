import { connect } from "node:net";

import { isProblem } from "@agentstream/schema/responses/problem";
import { expect, test } from "vitest";

import { task } from "./attack.ts";
import { framingAttacks } from "./framing-attacks.ts";
import { openGateway, token } from "./open-gateway.ts";

/** What the server sends until it closes the connection. */
function sendBytes(
  url: string,
  head: readonly string[],
  body: Uint8Array = new Uint8Array(),
): Promise<string> {
  const { hostname, port } = new URL(url);
  const length = body.length === 0 ? [] : [`Content-Length: ${body.length}`];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write([...head, ...length, "Connection: close", "", ""].join("\r\n"));
      socket.write(body);
    });
    let text = "";
    socket.on("data", (data) => (text += data.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
}

test("the table has all attacks", () => {
  expect(framingAttacks.length).toBe(12);
});

test.each(framingAttacks)(
  "$name gets a problem that says why: $status",
  async ({ status, type, says, head, body }) => {
    const { url } = await openGateway();
    const answer = await sendBytes(url, head(new URL(url).host), body);
    const [first = "", ...rest] = answer.split("\r\n\r\n");
    const text = rest.join("\r\n\r\n");
    expect([first.split("\r\n")[0], text]).toEqual([
      expect.stringMatching(`^HTTP/1\\.1 ${status} `),
      expect.stringContaining(`problems/${type}`),
    ]);
    expect(first.toLowerCase()).toContain("content-type: application/problem+json");
    expect(isProblem(JSON.parse(text))).toBe(true);
    expect(text).toMatch(says);
  },
);

test("a client that wants its connection closed has it closed after a stream", async () => {
  const { url } = await openGateway();
  const body = new TextEncoder().encode(JSON.stringify(task));
  const answer = await sendBytes(
    url,
    [
      "POST /v1/execute HTTP/1.1",
      `Host: ${new URL(url).host}`,
      `Authorization: Bearer ${token}`,
      "Content-Type: application/json",
    ],
    body,
  );
  expect(answer).toContain('"kind":"session_end"');
  expect(answer).toMatch(/^connection: close/im);
});

test.each(["", "; charset=utf-8", ';charset="UTF-8"'])(
  "JSON in UTF-8 is read: application/json%s",
  async (parameter) => {
    const { url } = await openGateway();
    const answer = await sendBytes(
      url,
      [
        "POST /v1/sessions HTTP/1.1",
        `Host: ${new URL(url).host}`,
        `Authorization: Bearer ${token}`,
        `Content-Type: application/json${parameter}`,
        "Content-Encoding: identity",
      ],
      new TextEncoder().encode('\uFEFF{"agentType":"echo","prompt":"grüße \uFFFD 🙂"}'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  },
);

test("an address with the server's own name is served", async () => {
  const { url } = await openGateway();
  const { host } = new URL(url);
  const answer = await sendBytes(url, [`GET ${url}/healthz HTTP/1.1`, `Host: ${host}`]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
