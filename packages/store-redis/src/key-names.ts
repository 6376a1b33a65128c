/**
 * The names of all keys. What stands in braces decides the slot of a Redis Cluster: all keys of a session are in one,
 * and so are those of each index and of the queue.
 */
export interface KeyNames {
  readonly ofSession: (id: string, name: SessionKey) => string;
  /** The deliveries of a session to a target. */
  readonly deliveries: (id: string, target: string) => string;
  readonly claim: (scope: string, key: string) => string;
  readonly index: (name: string) => string;
  readonly due: (target: string) => string;
  readonly targets: string;
  readonly leases: string;
  readonly work: (name: string) => string;
  /** What the keys of BullMQ begin with. */
  readonly queues: string;
  readonly nodes: string;
  readonly replies: (process: string) => string;
  readonly signals: (sessionId: string, run: number) => string;
  readonly format: string;
}

type SessionKey = "row" | "log" | "starts" | "requests" | "claims" | "void" | "targets" | "updates";

/** Nothing in it ends the braces early, and there is something between them. */
const escape = (text: string): string => (text === "" ? "%" : encodeURIComponent(text));

export function createKeyNames(prefix: string): KeyNames {
  const own = (tag: string): string => `${prefix}:{${prefix}:${tag}}`;
  const session = (id: string): string => `${prefix}:{${escape(id)}}`;
  return {
    ofSession: (id, name) => `${session(id)}:${name}`,
    deliveries: (id, target) => `${session(id)}:due:${escape(target)}`,
    claim: (scope, key) => own(`claim:${escape(scope)}:${escape(key)}`),
    index: (name) => `${own("index")}:${name}`,
    due: (target) => `${own("due")}:${escape(target)}`,
    targets: `${own("due")}-targets`,
    leases: `${own("leases")}:until`,
    work: (name) => `${own("work")}:${name}`,
    queues: own("work"),
    nodes: `${own("nodes")}:all`,
    replies: (process) => own(`replies:${process}`),
    signals: (sessionId, run) => `${session(sessionId)}:signals:${run}`,
    format: own("format"),
  };
}

const longestPrefix = 64;

/** Throws an Error that says what was expected. */
export function checkPrefix(prefix: string): string {
  if (prefix.length <= longestPrefix && /^[A-Za-z0-9][\w.:-]*$/.test(prefix)) return prefix;
  throw new Error(
    `Expected a prefix of 1 to ${longestPrefix} letters, digits, ".", "_", "-" and ":", got ${JSON.stringify(prefix)}.`,
  );
}
