import type { IncomingHttpHeaders } from "node:http";

import { bearerOf } from "./authenticate.ts";

/** What a caller shows, and at which door. */
export interface Credential {
  readonly kind: "token" | "cookie" | "ticket";
  readonly secret: string;
}

export interface Shown {
  readonly headers: IncomingHttpHeaders;
  /** The port of the server: cookies of one host are shared by all its ports. */
  readonly port: number | undefined;
  /** Only where no header can be sent: the URL of a stream. */
  readonly ticket?: string | undefined;
}

/** A header counts before a ticket, and a ticket before a cookie; a wrong one is not made up for by the next. */
export function credentialOf({ headers, port, ticket }: Shown): Credential | undefined {
  if (headers.authorization !== undefined)
    return { kind: "token", secret: bearerOf(headers) ?? "" };
  if (ticket !== undefined) return { kind: "ticket", secret: ticket };
  const secret = readCookie(headers.cookie ?? "", cookieName(port));
  return secret === undefined ? undefined : { kind: "cookie", secret };
}

export const cookieName = (port: number | undefined): string => `agentstream_${port ?? 0}`;

/** Out of reach of scripts, and not sent along by pages of other sites. */
export function setCookie(
  port: number | undefined,
  secret: string,
  maxAgeMs: number,
  isSecure: boolean,
): string {
  const parts = [
    `${cookieName(port)}=${secret}`,
    "Path=/",
    `Max-Age=${Math.floor(maxAgeMs / 1000)}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(isSecure ? ["Secure"] : []),
  ];
  return parts.join("; ");
}

const readCookie = (text: string, name: string): string | undefined =>
  text
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
