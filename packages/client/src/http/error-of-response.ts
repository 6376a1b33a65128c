import type { ErrorCode, Problem } from "@agentstream/schema";

import { AgentError } from "../agent-error.ts";
import { hasTexts } from "../has-texts.ts";
import type { FetchResponse } from "../platform.ts";

const codes: ReadonlyMap<number, ErrorCode> = new Map([
  [401, "authenticationFailed"],
  [403, "permissionDenied"],
  [404, "sessionNotFound"],
  [408, "timeout"],
  [424, "agentNotInstalled"],
  [429, "rateLimited"],
  [502, "connectionFailed"],
  [503, "overloaded"],
  [504, "timeout"],
]);

/** The gateway, or a proxy in front of it, asks to come again. */
const transient: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Why a request was refused. */
export async function errorOfResponse(response: FetchResponse): Promise<AgentError> {
  const { status, headers } = response;
  const text = await response.text().catch(() => "");
  const problem = readProblem(text);
  const isRoute = problem?.type.endsWith("/no-route") === true;
  return new AgentError(
    isRoute ? "unsupported" : codeOf(status),
    problem?.detail ?? `The gateway answered with HTTP status ${status}.`,
    {
      nativeError: text === "" ? undefined : text.slice(0, 10_000),
      problem,
      isTransient: transient.has(status),
      retryAfterMs: readSeconds(headers.get("retry-after")),
    },
  );
}

const codeOf = (status: number): ErrorCode =>
  codes.get(status) ?? (status >= 500 ? "serverError" : "invalidRequest");

function readProblem(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isProblem(value) ? value : undefined;
  } catch {
    // a proxy's page
    return undefined;
  }
}

const isProblem = (value: unknown): value is Problem => hasTexts(value, "type", "detail");

function readSeconds(text: string | null): number | undefined {
  const seconds = Number(text ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}
