import { symlinkSync } from "node:fs";
import { join } from "node:path";

import { bearer, begin, session, task, type Attack } from "./attack.ts";
import { token } from "./open-gateway.ts";

/** What is asked for by somebody who may come in. */
export const requestAttacks: readonly Attack[] = [
  {
    name: "a body of 5 MB",
    status: 413,
    type: "too-large",
    send: ({ call }) => call("POST", "/v1/sessions", { ...session, prompt: "x".repeat(5_000_000) }),
  },
  {
    name: "a prompt of 100,001 characters",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("POST", "/v1/sessions", { ...session, prompt: "x".repeat(100_001) }),
    says: /prompt/,
  },
  {
    name: "a task of 100,001 characters",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("POST", "/v1/execute", { ...task, task: "x".repeat(100_001) }),
    says: /task/,
  },
  {
    name: "a working directory outside, by ..",
    status: 403,
    type: "forbidden",
    send: ({ call }) => call("POST", "/v1/sessions", { ...session, config: { cwd: "../.." } }),
    says: /cwd/,
  },
  {
    name: "a working directory outside, by its path",
    status: 403,
    type: "forbidden",
    send: ({ call }) =>
      call("POST", "/v1/execute", { ...task, config: { workingDirectory: "/etc" } }),
  },
  {
    name: "a working directory outside, by a link",
    status: 403,
    type: "forbidden",
    send({ call, folder }) {
      symlinkSync("/etc", join(folder, "link"));
      return call("POST", "/v1/sessions", { ...session, config: { cwd: join(folder, "link") } });
    },
  },
  {
    name: "a NUL in the working directory",
    status: 403,
    type: "forbidden",
    send: ({ call }) => call("POST", "/v1/sessions", { ...session, config: { cwd: "a\0b" } }),
  },
  {
    name: "an ACP command in a request",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("POST", "/v1/sessions", { ...session, command: "touch /tmp/x" }),
    says: /command/,
  },
  {
    name: "a command as the agent",
    status: 400,
    type: "unknown-agent",
    send: ({ call }) => call("POST", "/v1/sessions", { ...session, agentType: "acp=touch /tmp/x" }),
  },
  {
    name: "a session id with ../",
    status: 404,
    type: "not-found",
    send: ({ call }) => call("GET", "/v1/sessions/..%2F..%2Fetc%2Fpasswd"),
  },
  {
    name: "a schema with ../",
    status: 404,
    type: "not-found",
    send: ({ call }) => call("GET", "/schemas/v1/..%2F..%2Fpackage.json"),
  },
  {
    name: "a header that injects another",
    status: 404,
    type: "not-found",
    send: ({ call }) => call("GET", "/v1/sessions/a%0d%0aSet-Cookie:%20b"),
  },
  {
    name: "a NUL in a session id",
    status: 404,
    type: "not-found",
    send: ({ call }) => call("GET", "/v1/sessions/a%00b/events"),
  },
  {
    name: "an unknown driver",
    status: 400,
    type: "unknown-agent",
    send: ({ call }) => call("POST", "/v1/execute", { ...task, driver: "nobody" }),
    says: /"allowed":\["echo"\]/,
  },
  {
    name: "an unknown field",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("POST", "/v1/execute", { ...task, promt: "Hello" }),
    says: /promt/,
  },
  {
    name: "an unknown field of the configuration",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("POST", "/v1/sessions", { ...session, config: { modle: "x" } }),
    says: /modle/,
  },
  {
    name: "a Last-Event-ID that is no number",
    status: 400,
    type: "invalid",
    send: async (gateway) =>
      gateway.call("GET", `/v1/sessions/${await begin(gateway)}/events`, undefined, {
        "last-event-id": "1 OR 1=1",
      }),
    says: /Last-Event-ID/,
  },
  {
    name: "a Last-Event-ID that was never given",
    status: 400,
    type: "invalid",
    send: async (gateway) =>
      gateway.call("GET", `/v1/sessions/${await begin(gateway)}/events`, undefined, {
        "last-event-id": "999999",
      }),
  },
  {
    name: "a prototype in the body",
    status: 400,
    type: "not-json",
    send: ({ url }) =>
      fetch(`${url}/v1/sessions`, {
        method: "POST",
        headers: { ...bearer(token), "content-type": "application/json" },
        body: '{"agentType":"echo","prompt":"x","__proto__":{"owner":"other"}}',
      }),
  },
  {
    name: "a variable that makes a program run other code",
    status: 403,
    type: "exceeds-cap",
    send: ({ call }) =>
      call("POST", "/v1/sessions", { ...session, env: { LD_PRELOAD: "/tmp/x.so" } }),
    says: /LD_PRELOAD/,
  },
  {
    name: "a variable that redirects an agent's requests",
    status: 403,
    type: "exceeds-cap",
    send: ({ call }) =>
      call("POST", "/v1/sessions", { ...session, env: { ANTHROPIC_BASE_URL: "http://x" } }),
    says: /ANTHROPIC_BASE_URL.*--allow-env/,
  },
  {
    name: "a variable that defines a shell function",
    status: 400,
    type: "invalid",
    send: ({ call }) =>
      call("POST", "/v1/sessions", { ...session, env: { "BASH_FUNC_ls%%": "() { :; }" } }),
    says: /Expected a name of letters/,
  },
  {
    name: "a list of 300,000 wrong tools",
    status: 400,
    type: "invalid",
    send: ({ call }) =>
      call("POST", "/v1/sessions", {
        ...session,
        config: { disallowedTools: Array.from({ length: 90_000 }, () => 1) },
      }),
    says: /^.{1000,10000}$/,
  },
  {
    name: "20,000 wrong parts of a prompt",
    status: 400,
    type: "invalid",
    send: ({ call }) =>
      call("POST", "/v1/sessions", {
        ...session,
        prompt: Array.from({ length: 20_000 }, () => ({ type: "text" })),
      }),
    says: /^.{1000,10000}$/,
  },
  {
    name: "more values than anybody means",
    status: 400,
    type: "invalid",
    send: ({ call }) =>
      call("POST", "/v1/sessions", {
        ...session,
        config: { disallowedTools: Array.from({ length: 300_000 }, () => 1) },
      }),
    says: /more than 100000 values/,
  },
  {
    name: "a field with a name of a megabyte",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("POST", "/v1/sessions", { ...session, ["x".repeat(1_000_000)]: 1 }),
    says: /^.{500,5000}$/,
  },
  {
    name: "JSON nested 20,000 deep, with an idempotency key",
    status: 400,
    type: "invalid",
    send: ({ url }) =>
      fetch(`${url}/v1/sessions`, {
        method: "POST",
        headers: { ...bearer(token), "content-type": "application/json", "idempotency-key": "k" },
        body: `{"agentType":"echo","prompt":"x","outputSchema":{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`,
      }),
    says: /nested deeper than 64/,
  },
  {
    name: "a misspelt parameter",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("GET", "/v1/sessions?limt=3"),
    says: /did you mean limit/,
  },
  {
    name: "a parameter of another route",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("GET", "/v1/info?after=3"),
    says: /no parameter/,
  },
  {
    name: "a cursor that no page gave",
    status: 400,
    type: "invalid",
    send: ({ call }) => call("GET", "/v1/sessions?cursor=zzz"),
    says: /`next` of an earlier page/,
  },
  {
    name: "an address that is misspelt",
    status: 404,
    type: "no-route",
    send: ({ call }) => call("GET", "/v1/sesions"),
    says: /Did you mean \/v1\/sessions\?/,
  },
  {
    name: "another method",
    status: 405,
    type: "wrong-method",
    send: ({ call }) => call("DELETE", "/v1/sessions"),
    says: /use POST or GET/,
  },
  {
    name: "a body that is not JSON",
    status: 400,
    type: "not-json",
    send: ({ url }) =>
      fetch(`${url}/v1/sessions`, {
        method: "POST",
        headers: { ...bearer(token), "content-type": "application/json" },
        body: "{",
      }),
    says: /send one JSON object/,
  },
  {
    name: "a form",
    status: 415,
    type: "unsupported-type",
    send: ({ url }) =>
      fetch(`${url}/v1/sessions`, {
        method: "POST",
        headers: { ...bearer(token), "content-type": "text/plain" },
        body: "{}",
      }),
    says: /Content-Type: application\/json/,
  },
  {
    name: "a file outside of the workspace",
    status: 403,
    type: "forbidden",
    send: ({ call }) =>
      call("POST", "/v1/sessions", { ...session, prompt: [{ type: "file", path: "/etc/passwd" }] }),
    says: /not a file in the workspace/,
  },
  {
    name: "a file outside of the workspace that is not there",
    status: 403,
    type: "forbidden",
    send: ({ call }) =>
      call("POST", "/v1/sessions", {
        ...session,
        prompt: [{ type: "file", path: "/etc/nothing" }],
      }),
    says: /not a file in the workspace/,
  },
  {
    name: "a prompt of 1,000 parts",
    status: 400,
    type: "invalid",
    send: ({ call }) =>
      call("POST", "/v1/sessions", {
        ...session,
        prompt: Array.from({ length: 1000 }, () => ({ type: "text", text: "x" })),
      }),
    says: /at most 100 parts/,
  },
];
