import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

import { HttpProblem } from "../problem.ts";

export interface SourceRules {
  /** What the server listens on. */
  readonly host: string;
  /** Further names under which it is reached. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may use the server. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

const loopback = new Set(["localhost", "127.0.0.1", "::1"]);

/** Whether only this machine can reach a server at this address. */
export const isLoopback = (host: string): boolean => loopback.has(host);

/**
 * A page of another site must not reach the server through its reader's browser: not under a name of its own that
 * it lets point here, and not by a request across origins.
 */
export function checkSource(headers: IncomingHttpHeaders, rules: SourceRules): void {
  const { host = "", origin } = headers;
  if (!isOwnHost(nameOf(host), rules))
    throw new HttpProblem(
      "foreignHost",
      `This server is not ${JSON.stringify(host)}: use the address that it listens on, or name this one by --allow-host.`,
    );
  if (origin === undefined || hostOfOrigin(origin) === host.toLowerCase()) return;
  if (rules.allowedOrigins?.includes(origin) === true) return;
  throw new HttpProblem(
    "foreignOrigin",
    `Pages of ${JSON.stringify(origin)} may not use this server: its owner can name them by --allow-origin.`,
  );
}

function isOwnHost(name: string, { host, allowedHosts }: SourceRules): boolean {
  if (isLoopback(name) || name === host.toLowerCase()) return true;
  if (allowedHosts.some((allowed) => allowed.toLowerCase() === name)) return true;
  // no name was looked up, so none can have been bent to this server
  return !isLoopback(host) && isIP(name) !== 0;
}

/** Without the port. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1");

function hostOfOrigin(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
