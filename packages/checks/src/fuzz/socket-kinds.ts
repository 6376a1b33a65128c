import { isSessionEvent } from "@agentstream/schema/dialects/session-event";
import { isAcpMessage } from "@agentstream/schema/native/acp/message";
import { isServerFrame } from "@agentstream/schema/responses/frame";

import { checkProblem } from "./check-answer.ts";

/** A message of the server. */
interface ServerMessage {
  readonly isAnswer: boolean;
  /** In a word: for the figures. */
  readonly outcome: string;
  readonly found: readonly string[];
}

/** What a WebSocket sends, by its address. */
interface SocketKind {
  readonly check: (text: string) => ServerMessage;
  /** How many answers come to so many messages; undefined: none. */
  readonly expects: (messages: number) => number | undefined;
}

/** Sent last over ACP: the server may answer others late, such as prompts, or not at all, and this one always. */
export const acpQuestion = {
  jsonrpc: "2.0",
  id: "the last",
  method: "session/list",
  params: {},
};

/** Where the sockets begin that only send: what a client says there is not answered. */
export const oneWaySocket = "/ws/sessions/";
export const acpSocket = "/acp";

const kinds: Readonly<Record<string, SocketKind>> = {
  [oneWaySocket]: { check: checkValue, expects: () => undefined },
  [acpSocket]: { check: checkAcp, expects: () => 1 },
};
const ofSession: SocketKind = { check: checkFrame, expects: (messages) => messages };

export const socketKindOf = (path: string): SocketKind =>
  Object.entries(kinds).find(([start]) => path.startsWith(start))?.[1] ?? ofSession;

const unknown = (text: string): ServerMessage => ({
  isAnswer: false,
  outcome: "none",
  found: [`it sent ${text.slice(0, 200)}`],
});

function checkValue(text: string): ServerMessage {
  if (!isSessionEvent(JSON.parse(text))) return unknown(text);
  return { isAnswer: false, outcome: "event", found: [] };
}

function checkFrame(text: string): ServerMessage {
  const frame: unknown = JSON.parse(text);
  if (!isServerFrame(frame)) return unknown(text);
  if (frame.type === "ack") return { isAnswer: true, outcome: "ack", found: [] };
  if (frame.type !== "problem" || !("problem" in frame))
    return { isAnswer: false, outcome: "event", found: [] };
  const status = numberIn(frame.problem, "status");
  return { isAnswer: true, outcome: String(status), found: checkProblem(status, frame.problem) };
}

/** The code of JSON-RPC for a fault of the server's own. */
const internal = -32_603;

function checkAcp(text: string): ServerMessage {
  const message: unknown = JSON.parse(text);
  if (!isAcpMessage(message)) return unknown(text);
  const { id, error }: { readonly id?: unknown; readonly error?: unknown } = Object(message);
  const code = error === undefined ? undefined : numberIn(error, "code");
  // a problem that has a kind is one that the caller can meet
  const isFault = code === internal && !text.includes('"kind":');
  return {
    isAnswer: id === acpQuestion.id,
    outcome: code === undefined ? "message" : String(code),
    found: isFault ? [`it sent ${text.slice(0, 300)}`] : [],
  };
}

function numberIn(value: unknown, name: string): number {
  const number: unknown = Object(value)[name];
  return typeof number === "number" ? number : 0;
}
