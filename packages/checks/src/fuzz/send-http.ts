import { connect } from "node:net";

import type { HttpCase } from "./fuzz-case.ts";

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** As far as it came. */
  readonly body: string;
  readonly isComplete: boolean;
}

/** The bytes of a request, as the case has them. */
export function encodeRequest(request: HttpCase, host: string): Buffer {
  const { method, target, headers, body, encoding, framing } = request;
  const payload = body === undefined ? undefined : Buffer.from(body, encoding ?? "utf8");
  const has = (name: string): boolean => headers.some(([one]) => one.toLowerCase() === name);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has("host") ? [] : [`host: ${host}`]),
    ...(has("connection") || request.times !== undefined ? [] : ["connection: close"]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(payload !== undefined && framing === undefined && !has("content-length")
      ? [`content-length: ${payload.length}`]
      : []),
    ...(framing === "chunked" ? ["transfer-encoding: chunked"] : []),
    "",
    "",
  ];
  const head = Buffer.from(lines.join("\r\n"));
  const parts = payload === undefined ? [] : framing === "chunked" ? chunksOf(payload) : [payload];
  const once = Buffer.concat([head, ...parts]);
  const all = Buffer.concat(Array.from({ length: request.times ?? 1 }, () => once));
  return request.cut === undefined ? all : all.subarray(0, request.cut);
}

const chunksOf = (payload: Buffer): Buffer[] => [
  ...(payload.length === 0
    ? []
    : [Buffer.from(`${payload.length.toString(16)}\r\n`), payload, Buffer.from("\r\n")]),
  Buffer.from("0\r\n\r\n"),
];

/** A stream that does not end is left after this time, once it has begun. */
const streamMs = 300;
const mostBytes = 4_000_000;

/** Sends bytes, and reads until the connection is closed, all is answered, or a stream has begun. */
export function sendBytes(
  url: string,
  bytes: Buffer,
  { method, leaves, times = 1 }: HttpCase,
  timeoutMs: number,
): Promise<readonly RawAnswer[] | "no end"> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    let size = 0;
    let isOver = false;
    let leaving: NodeJS.Timeout | undefined;
    const limit = setTimeout(() => finish("no end"), timeoutMs);
    const finish = (outcome?: "no end"): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      clearTimeout(leaving);
      socket.destroy();
      resolve(outcome ?? parseAnswers(Buffer.concat(chunks), method === "HEAD"));
    };
    socket.on("connect", () => {
      socket.write(bytes, () => {
        if (leaves === "end") socket.end();
        if (leaves === "abort") finish();
      });
    });
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > mostBytes) return finish();
      const answers = parseAnswers(Buffer.concat(chunks), method === "HEAD");
      const last = answers.at(-1);
      if (last === undefined || last.status < 200) return;
      if (answers.filter(({ isComplete, status }) => isComplete && status >= 200).length >= times)
        return finish();
      if (last.headers.get("content-type")?.startsWith("text/event-stream") === true)
        leaving ??= setTimeout(finish, streamMs);
    });
    // what the server closes may be reset
    socket.on("error", () => {});
    socket.on("close", () => finish());
  });
}

function parseAnswers(bytes: Buffer, isHead: boolean): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    if (end === -1) return answers;
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const headers = new Map(lines.map(toHeader));
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
    const { body, length } = isHead
      ? { body: "", length: 0 }
      : readBodyOf(rest.subarray(end + 4), status, headers);
    answers.push({ status, headers, body, isComplete: length !== undefined });
    if (length === undefined) return answers;
    rest = rest.subarray(end + 4 + length);
  }
}

const toHeader = (line: string): [string, string] => {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
};

/** What there is of a body, and its length in bytes if it is whole. */
function readBodyOf(
  bytes: Buffer,
  status: number,
  headers: ReadonlyMap<string, string>,
): { readonly body: string; readonly length?: number } {
  if (status < 200 || status === 204 || status === 304) return { body: "", length: 0 };
  if (headers.get("transfer-encoding") === "chunked") return readChunks(bytes);
  const length = Number(headers.get("content-length"));
  const body = bytes.subarray(0, length).toString();
  return bytes.length >= length ? { body, length } : { body };
}

function readChunks(bytes: Buffer): { readonly body: string; readonly length?: number } {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf("\r\n", at);
    if (end === -1) return { body: Buffer.concat(parts).toString() };
    const size = Number.parseInt(bytes.subarray(at, end).toString("latin1"), 16);
    const next = end + 2 + size + 2;
    if (bytes.length < next) return { body: Buffer.concat(parts).toString() };
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    if (size === 0) return { body: Buffer.concat(parts).toString(), length: next };
    at = next;
  }
}
