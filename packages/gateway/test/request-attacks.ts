import { symlinkSync } from "node:fs";
import { join } from "node:path";

import { bearer, begin, postText, session, task, type Attack } from "./attack.ts";
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
      postText(
        `${url}/v1/sessions`,
        '{"agentType":"echo","prompt":"x","__proto__":{"owner":"other"}}',
        bearer(token),
      ),
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
];
