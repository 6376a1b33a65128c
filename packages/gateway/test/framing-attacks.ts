import { gzipSync } from "node:zlib";

import { token } from "./open-gateway.ts";

/** A request as bytes: what an HTTP client would not send so. */
export interface FramingAttack {
  readonly name: string;
  readonly status: number;
  /** The end of the problem's type. */
  readonly type: string;
  readonly says: RegExp;
  /** The lines of the head, without those that all have. */
  readonly head: (host: string) => readonly string[];
  readonly body?: Uint8Array;
}

const bearer = `Authorization: Bearer ${token}`;
const json = "Content-Type: application/json";
const session = '{"agentType":"echo","prompt":"x"}';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const get = (host: string, ...more: readonly string[]): string[] => [
  "GET /v1/info HTTP/1.1",
  `Host: ${host}`,
  bearer,
  ...more,
];
const post = (host: string, ...more: readonly string[]): string[] => [
  "POST /v1/sessions HTTP/1.1",
  `Host: ${host}`,
  bearer,
  ...more,
];

export const framingAttacks: readonly FramingAttack[] = [
  {
    name: "no Host",
    status: 400,
    type: "bad-http",
    says: /Host/,
    head: () => ["GET /healthz HTTP/1.1"],
  },
  {
    name: "a second Host",
    status: 400,
    type: "bad-http",
    says: /host.*once/i,
    head: (host) => get(host, "Host: evil.example"),
  },
  {
    name: "a second Authorization",
    status: 400,
    type: "bad-http",
    says: /authorization.*once/i,
    head: (host) => get(host, "authorization: Bearer another"),
  },
  {
    name: "a second Content-Type",
    status: 400,
    type: "bad-http",
    says: /content-type.*once/i,
    head: (host) => post(host, json, "CONTENT-TYPE: text/plain"),
    body: bytes(session),
  },
  {
    name: "an address of another server",
    status: 400,
    type: "bad-http",
    says: /evil\.example/,
    head: (host) => ["GET http://evil.example/v1/info HTTP/1.1", `Host: ${host}`, bearer],
  },
  {
    name: "CONNECT",
    status: 405,
    type: "wrong-method",
    says: /CONNECT/,
    head: (host) => ["CONNECT evil.example:443 HTTP/1.1", `Host: ${host}`],
  },
  {
    name: "a WebSocket with a wrong key",
    status: 400,
    type: "bad-http",
    says: /Sec-WebSocket-Key/,
    head: (host) => [
      "GET /acp HTTP/1.1",
      `Host: ${host}`,
      bearer,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: x",
    ],
  },
  {
    name: "a packed body",
    status: 415,
    type: "unsupported-type",
    says: /Content-Encoding/,
    head: (host) => post(host, json, "Content-Encoding: gzip"),
    body: gzipSync(session),
  },
  {
    name: "a body in UTF-16",
    status: 415,
    type: "unsupported-type",
    says: /UTF-8/,
    head: (host) => post(host, `${json}; charset=utf-16`),
    body: new Uint8Array(Buffer.from(session, "utf16le")),
  },
  {
    name: "bytes that are not UTF-8",
    status: 400,
    type: "not-json",
    says: /UTF-8/,
    head: (host) => post(host, json),
    body: Buffer.concat([
      bytes('{"agentType":"echo","prompt":"'),
      Buffer.from([0xff, 0xfe]),
      bytes('"}'),
    ]),
  },
  {
    name: "a prototype as a field",
    status: 400,
    type: "not-json",
    says: /__proto__/,
    head: (host) => post(host, json),
    body: bytes('{"agentType":"echo","prompt":"x","config":{"__proto__":{"a":1}}}'),
  },
  {
    name: "a body too large for its route",
    status: 413,
    type: "too-large",
    says: /at most 16 kB/,
    head: (host) => ["POST /v1/login HTTP/1.1", `Host: ${host}`, json],
    body: bytes(JSON.stringify({ token: "x".repeat(20_000) })),
  },
];
