import { createApiChecker } from "@agentstream/codegen/testing";
import { expect, test } from "vitest";

const { check } = createApiChecker();
const response = {
  kind: "response",
  method: "GET",
  path: "/healthz",
  status: 200,
  type: "application/json",
  body: '{"ok":true}',
  isCut: false,
} as const;
const stream = {
  ...response,
  method: "POST",
  path: "/v1/execute",
  type: "text/event-stream",
  body: 'data: {"kind":"agent_token","text":"Hello"}\n\n: ping\n\n',
} as const;
const problem = {
  ...response,
  path: "/v1/sessions/some-id",
  status: 404,
  type: "application/problem+json",
  body: JSON.stringify({
    type: "https://agentstream.dev/problems/not-found",
    title: "Not found",
    status: 404,
    detail: "There is no such session.",
  }),
} as const;
const message = {
  kind: "message",
  by: "server",
  path: "/ws/sessions/some-id",
  text: '{"id":"1","sessionId":"s","timestamp":"2026-01-05T10:00:00.000Z","type":"log","payload":{"line":"Hello"}}',
} as const;

test.each([
  ["a body", response],
  ["a HEAD response", { ...response, method: "HEAD", body: "" }],
  ["a stream", stream],
  [
    "a stream that was cut in a frame",
    { ...stream, body: `${stream.body}data: {"ki`, isCut: true },
  ],
  ["a problem", problem],
  ["a problem at an unknown address", { ...problem, path: "/nowhere" }],
  ["a message", message],
] as const)("%s as it is documented is accepted", (_, seen) => {
  expect(check(seen)).toBeUndefined();
});

test.each([
  ["an undocumented status", { ...response, status: 418 }, /418 is not documented/],
  ["another type of content", { ...response, type: "text/html" }, /text\/html is not documented/],
  ["another body", { ...response, body: '{"ok":"yes"}' }, /must be boolean/],
  ["a body that is not JSON", { ...response, body: "ok" }, /must be/],
  ["another value in a stream", { ...stream, body: "data: 7\n\n" }, /must be/],
  ["a broken value in a stream", { ...stream, body: 'data: {"ki\n\n' }, /must be/],
  [
    "a problem that the route does not have",
    { ...problem, body: problem.body.replace("not-found", "no-such-kind") },
    /allowed values/,
  ],
  ["an address without a row", { ...response, path: "/nowhere" }, /the route is not documented/],
  ["another message", { ...message, text: '{"type":7}' }, /is none of/],
  ["a WebSocket without a row", { ...message, path: "/ws" }, /WebSocket is not documented/],
] as const)("%s is a fault", (_, seen, fault) => {
  expect(check(seen)).toMatch(fault);
});
