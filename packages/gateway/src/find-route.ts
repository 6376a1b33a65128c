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
  const near = nearestWord(
    path,
    routes.map(({ url }) => url),
  );
  const hint =
    near === undefined
      ? "The README of @agentstream/gateway lists all routes."
      : `Did you mean ${near}?`;
  return { kind: "noRoute", detail: `There is nothing at ${method} ${path}. ${hint}`, allowed };
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
