import { bearer, postText, session, type Attack } from "./attack.ts";
import { token } from "./open-gateway.ts";

/** Sizes, depths and misspellings. */
export const borderAttacks: readonly Attack[] = [
  {
    name: "a list of 90,000 wrong tools",
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
    says: /Unknown parameter/,
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
    send: ({ url }) => postText(`${url}/v1/sessions`, "{", bearer(token)),
    says: /send one JSON object/,
  },
  {
    name: "a form",
    status: 415,
    type: "unsupported-type",
    send: ({ url }) =>
      postText(`${url}/v1/sessions`, "{}", { ...bearer(token), "content-type": "text/plain" }),
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
