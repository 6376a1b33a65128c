import type { LoginResult } from "@agentstream/schema";

import type { CallOptions } from "../agent-client.ts";
import { repeatCall } from "../repeat-call.ts";
import { createHttp, fieldsOf, type HttpOptions } from "./http.ts";

export interface LoginOptions
  extends CallOptions, Pick<HttpOptions, "url" | "fetch" | "credentials" | "timeoutMs"> {
  readonly token: string;
}

/** Exchanges a token for the gateway's cookie: a page then needs no token. For pages of the gateway's own site. */
export async function login({ token, signal, ...options }: LoginOptions): Promise<LoginResult> {
  const http = createHttp(options);
  const answer = await repeatCall(
    (attempt) =>
      http.json({ method: "POST", path: "/v1/login", body: { token }, signal: attempt.signal }),
    http.timeoutMs,
    signal,
  );
  const { owner = "", scopes = [], expiresAt = "" }: Partial<LoginResult> = fieldsOf(answer);
  return { owner, scopes, expiresAt };
}

/** Revokes the cookie. */
export async function logout({ signal, ...options }: Omit<LoginOptions, "token">): Promise<void> {
  const http = createHttp(options);
  await repeatCall(
    (attempt) => http.json({ method: "DELETE", path: "/v1/login", signal: attempt.signal }),
    http.timeoutMs,
    signal,
  );
}
