import { StoreConflictError, StoreFullError, StoreUnavailableError } from "@agentstream/sessions";
import { messageOf } from "@agentstream/stream";

/** What Redis says first when it refuses, and what to change. */
const refusals: Readonly<Record<string, string>> = {
  NOPERM: "give the user the commands, keys and channels that the README of store-redis lists",
  NOAUTH: "pass the password in the address",
  WRONGPASS: "check name and password in the address",
  READONLY: "connect to the primary, not to a replica",
  LOADING: "it reads its data: wait",
  MASTERDOWN: "the primary of this replica is down: wait, or promote it",
  CLUSTERDOWN: "the cluster does not serve all slots: check CLUSTER INFO",
  TRYAGAIN: "slots are being moved: wait",
  NOREPLICAS: "it has too few replicas: start them, or change min-replicas-to-write",
  MISCONF: "it cannot write to its disk: make room, or check its log",
  BUSY: "a script runs for too long: see the log of Redis",
  UNBLOCKED: "its role has changed: try again",
  MOVED: "the slots of the cluster have moved: try again",
  ASK: "the slots of the cluster are moving: try again",
  ERR_MAX_CLIENTS: "raise maxclients",
};

/** Every error of a call as one that the ports promise. Errors of our own stay as they are. */
export function translateError(error: unknown): unknown {
  const message = messageOf(error);
  if (isFull(message))
    return new StoreFullError("Redis has reached maxmemory: raise it, or delete sessions.", {
      cause: error,
    });
  if (/equal or smaller than the target stream top item/.test(message))
    return new StoreConflictError("Another one has written at this place of the log.", {
      cause: error,
    });
  const code = codeOf(message);
  const remedy = code === undefined ? undefined : refusals[code];
  if (remedy !== undefined)
    return new StoreUnavailableError(`Redis refused: ${message} (${remedy}).`, { cause: error });
  if (isAway(error, message))
    return new StoreUnavailableError(`Redis does not answer: ${message}.`, { cause: error });
  return error;
}

const isFull = (message: string): boolean => /(^|\s)OOM /.test(message);
export const isUnknownScript = (error: unknown): boolean => /NOSCRIPT/.test(messageOf(error));

/** A script says it after its own name. */
const codeOf = (message: string): string | undefined =>
  Object.keys(refusals).find((code) => new RegExp(`(^|: )-?${code} `).test(message));

const awayWords =
  /Connection is closed|Command timed out|isn't writeable|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|socket|Failed to refresh slots|All (?:sentinels|nodes)|None of startup nodes|Too many Cluster redirections|max retries per request|max number of clients|Cluster (?:is|has) (?:ended|closed)|Cluster isn't ready|Stream/i;

const isAway = (error: unknown, message: string): boolean =>
  error instanceof Error &&
  (error.name === "MaxRetriesPerRequestError" ||
    error.name === "ClusterAllFailedError" ||
    error.name === "AbortError" ||
    awayWords.test(message) ||
    ("code" in error && typeof error.code === "string" && /^E[A-Z]+$/.test(error.code)));
