import { isObject, parseMessage, type Message } from "./parse-message.ts";

/** A line of a recorded conversation. */
export interface RecordedLine {
  readonly by: "host" | "agent";
  readonly line: string;
  /** When it was written, in milliseconds since the start. */
  readonly ms?: number;
}

/** Plays the agent's side of a conversation. Pure: it returns what comes next, and gets what its host wrote. */
export interface Replay {
  readonly next: () => ReplayStep;
  readonly hear: (line: string) => void;
  /** The host will write no more: the replay no longer waits. */
  readonly hangUp: () => void;
}

export type ReplayStep =
  | { readonly kind: "say"; readonly line: string; readonly ms: number | undefined }
  /** The host has to write first. */
  | { readonly kind: "wait" }
  | { readonly kind: "end" };

/**
 * The agent waits for each message of the recorded host until one of its kind has come, and compares nothing else.
 * Where it answers a request of the host, it answers under the id that this host gave it.
 */
export function createReplay(conversation: readonly RecordedLine[]): Replay {
  const heard: Message[] = [];
  const ids = new Map<unknown, unknown>();
  let at = 0;
  let isHungUp = false;

  /** Whether what the recorded host wrote was written again. */
  function isWritten(line: string): boolean {
    const recorded = parseMessage(line);
    const found = heard.findIndex((message) => isLike(message, recorded));
    const [written] = found === -1 ? [] : heard.splice(found, 1);
    if (written === undefined) return isHungUp;
    ids.set(idOf(recorded), idOf(written));
    return true;
  }

  return {
    next() {
      for (; ; at++) {
        const said = conversation[at];
        if (said === undefined) return { kind: "end" };
        if (said.by === "agent") {
          at++;
          return { kind: "say", line: withIds(said.line, ids), ms: said.ms };
        }
        if (!isWritten(said.line)) return { kind: "wait" };
      }
    },
    hear: (line) => void heard.push(parseMessage(line)),
    hangUp() {
      isHungUp = true;
    },
  };
}

/** A request whose method is not known stands for any. */
const isLike = (written: Message, recorded: Message): boolean =>
  recorded["method"] === ""
    ? written["method"] !== undefined && written["id"] !== undefined
    : kindOf(written) === kindOf(recorded);

/** What sort of message it is: a request by its method, an answer as an answer, anything else by its type. */
function kindOf(message: Message): string {
  const { method, type, request } = message;
  if (typeof method === "string") return `method ${method}`;
  if ("result" in message || "error" in message) return "answer";
  const subtype = isObject(request) ? `/${String(request["subtype"])}` : "";
  return typeof type === "string" ? `${type}${subtype}` : "line";
}

const idOf = ({ id, request_id: requestId }: Message): unknown => id ?? requestId;

/** An answer to the host, as this host asked; every other line as it was recorded. */
function withIds(line: string, ids: ReadonlyMap<unknown, unknown>): string {
  const message = parseMessage(line);
  const { method, id, response } = message;
  if (method === undefined && id !== undefined && ids.has(id))
    return JSON.stringify({ ...message, id: ids.get(id) });
  if (!isObject(response) || !ids.has(response["request_id"])) return line;
  const renamed = { ...response, request_id: ids.get(response["request_id"]) };
  return JSON.stringify({ ...message, response: renamed });
}
