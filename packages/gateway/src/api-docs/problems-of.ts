import { problemKinds, type ProblemKind } from "../problem-kinds.ts";
import type { Route } from "../route.ts";

/** All problems that a route may answer with, by status. */
export function problemsOf(route: Route): ReadonlyMap<number, readonly ProblemKind[]> {
  const kinds = new Set<ProblemKind>([...commonProblems(route), ...(route.docs.problems ?? [])]);
  const byStatus = new Map<number, ProblemKind[]>();
  for (const kind of kinds) {
    const [status] = problemKinds[kind];
    byStatus.set(status, [...(byStatus.get(status) ?? []), kind]);
  }
  return new Map([...byStatus].toSorted(([a], [b]) => a - b));
}

const everywhere: readonly ProblemKind[] = [
  "badHttp",
  "invalid",
  "foreignHost",
  "foreignOrigin",
  "internal",
  "stopping",
  "storeUnavailable",
];
const withToken: readonly ProblemKind[] = [
  "unauthenticated",
  "forbidden",
  "tooManyLogins",
  "tooManyRequests",
];
const withBody: readonly ProblemKind[] = ["notJson", "unsupportedType", "tooLarge", "storageFull"];

function commonProblems(route: Route): readonly ProblemKind[] {
  // a WebSocket's address that is not asked for an upgrade
  if ("accept" in route) return [...everywhere, ...withToken, "noRoute"];
  const caller = route.access === "open" ? [] : withToken;
  const body = route.method === "GET" ? [] : withBody;
  return [...everywhere, "noRoute", ...caller, ...body];
}
