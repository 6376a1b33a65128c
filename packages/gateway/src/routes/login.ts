import type { LoginRequest, LoginResult } from "@agentstream/schema";
import { isLoginRequest, validate } from "@agentstream/schema/requests/login";
import { present } from "@agentstream/stream";

import { json } from "../api-docs/route-docs.ts";
import { passLifetimeMs } from "../auth/create-passes.ts";
import { cookieName, credentialOf, setCookie } from "../auth/credential.ts";
import { readBody } from "../read-body.ts";
import { keepCaller } from "../request-callers.ts";
import type { Route } from "../route.ts";

/** Exchanges a token for a cookie, or for a ticket: for browsers, where streams cannot have headers. */
export const login: Route = {
  method: "POST",
  url: "/v1/login",
  docs: {
    summary: "Exchange a token for a cookie or a ticket",
    body: "requests/login",
    answers: { 200: json("responses/login") },
    problems: ["unauthenticated", "tooManyLogins", "tooManyRequests"],
  },
  access: "open",
  bodyLimit: 16 * 1024,
  async handle({ context, request, reply }): Promise<LoginResult> {
    const { token, as = "cookie" }: LoginRequest = readBody(
      { is: isLoginRequest, validate },
      request.body,
    );
    const credential = { kind: "token", secret: token } as const;
    const caller = await context.door.enter(credential, request.ip);
    context.audit?.done(keepCaller(request, caller), { action: "login" });
    const { secret, expiresAt } = context.passes.issue(as, caller);
    const isSecure = request.headers.origin?.startsWith("https:") === true;
    if (as === "cookie")
      reply.header(
        "set-cookie",
        setCookie(request.socket.localPort, secret, passLifetimeMs.cookie, isSecure),
      );
    return present({
      owner: caller.owner,
      scopes: [...caller.scopes],
      expiresAt: new Date(expiresAt).toISOString(),
      ticket: as === "ticket" ? secret : undefined,
    });
  },
};

/** Ends the login of the cookie. */
export const logout: Route = {
  method: "DELETE",
  url: "/v1/login",
  docs: { summary: "End the login of the cookie", answers: { 204: "none" } },
  access: "open",
  async handle({ context, request, reply }) {
    const port = request.socket.localPort;
    const { cookie } = request.headers;
    const credential = credentialOf({ headers: present({ cookie }), port });
    if (credential !== undefined) await context.passes.revoke("cookie", credential.secret);
    return reply
      .header("set-cookie", `${cookieName(port)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`)
      .code(204)
      .send();
  },
};
