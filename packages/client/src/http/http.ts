import { AgentError, type ErrorDetails } from "../agent-error.ts";
import type { Fetch, FetchResponse } from "../platform.ts";
import { withTimeout } from "../with-timeout.ts";
import { errorOfResponse } from "./error-of-response.ts";

/** A bearer token, or a function that gets the present one. */
export type Token = string | (() => string | Promise<string>);

export interface HttpOptions {
  /** Of the gateway, such as `http://127.0.0.1:8787`. */
  readonly url: string;
  /** Absent: the cookie of `login`. */
  readonly token?: Token | undefined;
  /** Absent: the platform's. */
  readonly fetch?: Fetch | undefined;
  /** Whether cookies are sent; `include` also to another origin. Absent: `same-origin`. */
  readonly credentials?: "omit" | "same-origin" | "include" | undefined;
  /** How long a call may take, with all its tries. Absent: 30 seconds. */
  readonly timeoutMs?: number | undefined;
}

export const defaultTimeoutMs = 30_000;

interface HttpRequest {
  readonly method: "GET" | "POST" | "DELETE";
  /** Below the address of the gateway, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Requests to one gateway. */
export interface Http {
  /** The present token, if there is one. */
  readonly token: () => Promise<string | undefined>;
  readonly timeoutMs: number;
  /** The answer, once its head is there. Rejects where the gateway refuses. */
  readonly open: (request: HttpRequest) => Promise<FetchResponse>;
  /** The JSON of the answer; undefined where it has no body. */
  readonly json: (request: HttpRequest) => Promise<unknown>;
  /** The address of a WebSocket. */
  readonly socketUrl: (path: string) => string;
}

export function createHttp(options: HttpOptions): Http {
  const { timeoutMs = defaultTimeoutMs, credentials } = options;
  const base = readBase(options.url);
  const send: Fetch = options.fetch ?? ((url, request) => fetch(url, request));
  const token = async (): Promise<string | undefined> =>
    typeof options.token === "function" ? options.token() : options.token;

  async function open(request: HttpRequest): Promise<FetchResponse> {
    const { method, path, body, signal } = request;
    const response = await send(`${base}${path}`, {
      method,
      signal,
      headers: headersOf(request, await token()),
      body: body === undefined ? null : JSON.stringify(body),
      // some platforms refuse the field itself
      ...(credentials !== undefined && { credentials }),
    }).catch((cause: unknown) => {
      throw connectionError(cause, signal);
    });
    if (!response.ok) throw await errorOfResponse(response);
    return response;
  }

  const json = (request: HttpRequest): Promise<unknown> =>
    withTimeout({ signal: request.signal, timeoutMs, what: "The request" }, async (signal) => {
      const response = await open({ ...request, signal });
      const text = await response.text().catch((cause: unknown) => {
        throw connectionError(cause, signal);
      });
      if (response.status === 204) return undefined;
      // a browser takes an answer that is cut in its head for a whole one, without a body
      return parseJson(text, { isTransient: true });
    });

  return {
    token,
    timeoutMs,
    open,
    json,
    socketUrl: (path) => `${base.replace(/^http/, "ws")}${path}`,
  };
}

function headersOf({ body, headers }: HttpRequest, bearer?: string): Record<string, string> {
  const all: Record<string, string> = { ...headers };
  if (bearer !== undefined) all["authorization"] = `Bearer ${bearer}`;
  if (body !== undefined) all["content-type"] = "application/json";
  return all;
}

function readBase(url: string): string {
  if (/^https?:\/\/[^/?#]/.test(url)) return url.replace(/\/+$/, "");
  throw new TypeError(
    `url: Expected the address of a gateway such as http://127.0.0.1:8787, got ${JSON.stringify(url)}.`,
  );
}

/** The error of an answer that did not come, or only in part. */
export function connectionError(cause: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (cause instanceof AgentError) return cause;
  const nativeError = messageOf(cause);
  return new AgentError("connectionFailed", `The gateway cannot be reached: ${nativeError}.`, {
    nativeError,
    isTransient: true,
    cause,
  });
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message !== "" ? `${message}: ${cause.message}` : message;
}

export function parseJson(text: string, details: ErrorDetails = {}): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AgentError("protocolError", "Expected JSON of the gateway, got something else.", {
      ...details,
      nativeError: text.slice(0, 1000),
      cause,
    });
  }
}

/** The fields of an answer: a gateway's answers are as its schemas say. */
export const fieldsOf = (value: unknown): object =>
  typeof value === "object" && value !== null ? value : {};
