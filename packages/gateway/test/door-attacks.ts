import { bearer, begin, postText, session, task, type Attack } from "./attack.ts";
import { token } from "./open-gateway.ts";
import { rawHead, sendRaw } from "./send-raw.ts";

/** Who comes in. */
export const doorAttacks: readonly Attack[] = [
  {
    name: "no token",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) => fetch(`${url}/v1/sessions`),
    says: /Bearer/,
  },
  {
    name: "a wrong token",
    status: 401,
    type: "unauthenticated",
    send: ({ call }) => call("GET", "/v1/sessions", undefined, bearer(`${token}x`)),
  },
  {
    name: "a wrong token in the body",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) => postJson(`${url}/v1/execute`, { ...task, auth_token: "wrong" }),
  },
  {
    name: "a token in the body of another route",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) => postJson(`${url}/v1/sessions`, { ...session, auth_token: token }),
  },
  {
    name: "another owner's session",
    status: 404,
    type: "not-found",
    send: async (gateway) =>
      gateway.call(
        "GET",
        `/v1/sessions/${await begin(gateway)}`,
        undefined,
        bearer("another-owner-0123456789"),
      ),
  },
  {
    name: "another owner's events",
    status: 404,
    type: "not-found",
    send: async (gateway) =>
      gateway.call(
        "GET",
        `/v1/sessions/${await begin(gateway)}/events`,
        undefined,
        bearer("another-owner-0123456789"),
      ),
  },
  {
    name: "a missing scope",
    status: 403,
    type: "forbidden",
    send: ({ call }) => call("POST", "/v1/sessions", session, bearer("may-only-read-0123456789")),
    says: /the scope \\"run\\"/,
  },
  {
    name: "a foreign Host",
    status: 403,
    type: "foreign-host",
    send: (gateway) => sendRaw(gateway, rawHead("/v1/sessions", "evil.example")),
    says: /evil\.example/,
  },
  {
    name: "a foreign Host at an open address",
    status: 403,
    type: "foreign-host",
    send: (gateway) => sendRaw(gateway, rawHead("/healthz", "evil.example:80")),
  },
  {
    name: "a foreign Origin",
    status: 403,
    type: "foreign-origin",
    send: ({ call }) => call("POST", "/v1/sessions", session, { origin: "https://evil.example" }),
  },
  {
    name: "the Origin of another server of this machine",
    status: 403,
    type: "foreign-origin",
    send: ({ call }) => call("POST", "/v1/sessions", session, { origin: "http://127.0.0.1:1" }),
  },
  {
    name: "the Origin null",
    status: 403,
    type: "foreign-origin",
    send: ({ call }) => call("POST", "/v1/sessions", session, { origin: "null" }),
  },
  {
    name: "a POST of text",
    status: 415,
    type: "unsupported-type",
    send: ({ call }) => call("POST", "/v1/execute", task, { "content-type": "text/plain" }),
  },
  {
    name: "a POST of a form",
    status: 415,
    type: "unsupported-type",
    send: ({ call }) =>
      call("POST", "/v1/execute", task, { "content-type": "application/x-www-form-urlencoded" }),
  },
  {
    name: "an empty token in the body",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) => postJson(`${url}/v1/execute`, { ...task, auth_token: "" }),
  },
  {
    name: "an empty Bearer header and an empty token in the body",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) =>
      postJson(`${url}/v1/execute`, { ...task, auth_token: "" }, { authorization: "Bearer " }),
  },
  {
    name: "an empty ticket",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) => fetch(`${url}/v1/sessions/x/events?ticket=`),
  },
  {
    name: "an empty cookie",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) =>
      fetch(`${url}/v1/sessions`, { headers: { cookie: `agentstream_${new URL(url).port}=` } }),
  },
  {
    name: "a token as a ticket",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) => fetch(`${url}/v1/sessions/x/events?ticket=${token}`),
  },
  {
    name: "a broken body without a token",
    status: 401,
    type: "unauthenticated",
    send: ({ url }) => postText(`${url}/v1/sessions`, "{"),
  },
  {
    name: "a broken body without the scope",
    status: 403,
    type: "forbidden",
    send: ({ url }) => postText(`${url}/v1/sessions`, "{", bearer("may-only-read-0123456789")),
  },
  {
    name: "a body of a megabyte without a token",
    status: 413,
    type: "too-large",
    send: ({ url }) => postJson(`${url}/v1/execute`, { ...task, task: "x".repeat(1_000_000) }),
    says: /Authorization/,
  },
];

const postJson = (
  url: string,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Response> => postText(url, JSON.stringify(body), headers);
