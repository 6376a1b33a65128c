import { nearestWord } from "@agentstream/schema/core";

import type { Route } from "./route.ts";

export interface NoRoute {
  readonly kind: "noRoute" | "wrongMethod";
  readonly detail: string;
  /** The methods of this address. */
  readonly allowed: readonly string[];
}

/** Why nothing answers at an address, and what would. */
export function findRoute(routes: readonly Route[], method: string, path: string): NoRoute {
  const allowed = routes.filter(({ url }) => patternOf(url).test(path)).map((one) => one.method);
  if (allowed.length > 0)
    return {
      kind: "wrongMethod",
      detail: `${path} does not take ${method}: use ${allowed.join(" or ")}.`,
      allowed,
    };
  const detail = `There is nothing at ${method} ${path}. ${hintFor(path, routes)}`;
  return { kind: "noRoute", detail, allowed };
}

function hintFor(path: string, routes: readonly Route[]): string {
  const urls = routes.map(({ url }) => url);
  const near = nearestWord(path, urls);
  if (near !== undefined) return `Did you mean ${near}?`;
  return urls.includes("/docs")
    ? "GET /docs lists all routes."
    : `This server only runs agents: it answers ${urls.join(", ")}.`;
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
