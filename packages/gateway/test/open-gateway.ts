import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { echo, startRun } from "@agentstream/runner";
import { isSession } from "@agentstream/schema/responses/session";
import { createSessions, scopes, type SessionsOptions } from "@agentstream/sessions";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { onTestFinished } from "vitest";

import { createGateway, hashToken, type GatewayOptions, type TokenEntry } from "../src/index.ts";

export const token = "a-token-for-tests-0123456789";

const tokens: readonly TokenEntry[] = [
  { name: "default", hash: hashToken(token), scopes },
  { name: "other", hash: hashToken("another-owner-0123456789"), scopes: ["run", "read", "answer"] },
  { name: "default", hash: hashToken("may-only-read-0123456789"), scopes: ["read"] },
  { name: "default", hash: hashToken("may-do-nothing-0123456789"), scopes: [] },
];

export interface OpenGateway {
  readonly url: string;
  readonly folder: string;
  /** Closes it before the end of the test. */
  readonly close: () => Promise<void>;
  /** With the token, and JSON where there is a body. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

/** A gateway on a free port, closed at the end of the test. */
export async function openGateway(
  options: Partial<SessionsOptions> = {},
  more: Partial<GatewayOptions> = {},
): Promise<OpenGateway> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const sessions = await createSessions({
    store: createSqliteStore(join(folder, "data")),
    agents: new Map([["echo", { adapter: echo }]]),
    startRun,
    workspaces: [folder],
    allowTier: "supervised",
    defaultTier: "supervised",
    runOptions: { recordFolder: join(folder, "runs") },
    ...options,
  });
  const gateway = createGateway({
    sessions,
    tokens,
    version: "0.0.0",
    host: "127.0.0.1",
    allowedHosts: [],
    ...more,
  });
  const url = await gateway.listen(0);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= gateway.close(0));
  onTestFinished(close);
  return {
    url,
    folder,
    close,
    call: (method, path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** The id of the session that was made. */
export async function idOf(response: Response): Promise<string> {
  const session: unknown = await response.json();
  if (isSession(session)) return session.id;
  throw new Error(`It is no session: ${JSON.stringify(session)}`);
}

export interface SseFrame {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: string;
}

/** The frames of a whole stream. */
export function parseSse(text: string): SseFrame[] {
  return text
    .split("\n\n")
    .filter((frame) => frame.includes("data: "))
    .map((frame) => {
      const field = (name: string): string | undefined =>
        frame
          .split("\n")
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      return { id: field("id"), event: field("event"), data: field("data") ?? "" };
    });
}
