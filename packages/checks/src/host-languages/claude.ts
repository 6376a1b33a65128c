import type { Input, PromptInput } from "@agentstream/adapter-kit";
import { untyped as read } from "@agentstream/adapter-kit/author";
import type { UnifiedEvent } from "@agentstream/schema";

import type { HostLanguage } from "../replay-step.ts";

type Message = Readonly<Record<string, unknown>>;
type Seen = readonly UnifiedEvent[];
type Taker = (message: Message, seen: Seen) => Input | undefined;

const bodyOf = (message: Message): Message => read.fields(message["request"]);
const responseOf = (message: Message): Message => read.fields(message["response"]);
const subtypeOf = (message: Message): string => read.string(bodyOf(message)["subtype"]) ?? "";

/** What a host of Claude Code writes with `--input-format stream-json`. */
export const claudeHost: HostLanguage = {
  inputOf: (message, seen) => takers.get(read.string(message["type"]) ?? "")?.(message, seen),
  kindOf(message) {
    const { type } = message;
    if (type === "control_request") return `request ${subtypeOf(message)}`;
    if (type !== "control_response") return read.string(type) ?? "";
    const { subtype, request_id: id } = responseOf(message);
    return `${read.string(subtype)} ${read.string(id)}`;
  },
  compared: (message) => comparers.get(read.string(message["type"]) ?? "")?.(message) ?? message,
  idOf: (message) => read.string(message["request_id"]),
  withAnswerId(message, rename) {
    const response = responseOf(message);
    const id = read.string(response["request_id"]);
    if (message["type"] !== "control_response" || id === undefined) return message;
    return { ...message, response: { ...response, request_id: rename(id) } };
  },
};

/** The fields that may differ, and why. All others are compared, in any order. */
const comparers: ReadonlyMap<string, (message: Message) => Message> = new Map([
  // whoever asks makes the id; hooks are the recorded host's own, and ours has none
  [
    "control_request",
    (message: Message) => ({
      ...without("request_id", message),
      request: without("hooks", bodyOf(message)),
    }),
  ],
  // only the recorded host named its messages, to find them again where they are replayed
  ["user", (message: Message) => without("uuid", message)],
  // a question that was declined has no words of the user's in our answers
  ["control_response", withoutReason],
]);

const without = (field: string, message: Message): Message =>
  Object.fromEntries(Object.entries(message).filter(([name]) => name !== field));

/** Of a call that the model makes to ask the user; any other refusal is compared with its words. */
const dismissals = new Set(["User dismissed", "The user declined to answer."]);

function withoutReason(message: Message): Message {
  const response = responseOf(message);
  const { message: reason, ...answer } = read.fields(response["response"]);
  if (!dismissals.has(read.string(reason) ?? "")) return message;
  return { ...message, response: { ...response, response: answer } };
}

const takers: ReadonlyMap<string, Taker> = new Map<string, Taker>([
  ["user", (message) => ({ type: "prompt", prompt: promptIn(message) })],
  ["control_request", (message) => requests.get(subtypeOf(message))?.(bodyOf(message))],
  ["control_response", answerIn],
]);

const requests: ReadonlyMap<string, (request: Message) => Input> = new Map<
  string,
  (request: Message) => Input
>([
  ["interrupt", () => ({ type: "interrupt" })],
  ["set_model", ({ model }) => ({ type: "setModel", model: read.string(model) ?? "" })],
  ["set_permission_mode", ({ mode }) => ({ type: "setMode", mode: read.string(mode) ?? "" })],
]);

function promptIn(message: Message): PromptInput["prompt"] {
  const { content } = read.fields(message["message"]);
  if (typeof content === "string") return content;
  return read.list(content).map((one) => {
    const { type, text, source } = read.fields(one);
    const { data, media_type: mimeType } = read.fields(source);
    if (type === "text") return { type: "text", text: read.string(text) ?? "" };
    return {
      type: type === "document" ? "file" : "image",
      data: read.string(data) ?? "",
      mimeType: read.string(mimeType) ?? "",
    };
  });
}

/** An answer to what was asked; undefined where our translator answers by itself. */
function answerIn(message: Message, seen: Seen): Input | undefined {
  const { request_id: id, response } = responseOf(message);
  const requestId = read.string(id) ?? "";
  const asked = seen.find(
    (event) =>
      (event.type === "permissionRequested" || event.type === "questionAsked") &&
      event.requestId === requestId,
  );
  const given = read.fields(response);
  if (asked?.type === "questionAsked") return questionAnswer(requestId, given);
  if (asked?.type !== "permissionRequested") return undefined;
  return permissionAnswer(requestId, given, asked.arguments);
}

function questionAnswer(requestId: string, { behavior, action, ...given }: Message): Input {
  const input =
    action === undefined ? read.fields(given["updatedInput"])["answers"] : given["content"];
  const answers = Object.entries(read.fields(input)).map(([name, value]) => [name, String(value)]);
  return {
    type: "questionAnswer",
    requestId,
    answer: {
      answers: Object.fromEntries(answers),
      ...(behavior !== "allow" && action !== "accept" && { declined: true }),
    },
  };
}

function permissionAnswer(requestId: string, given: Message, asked: unknown): Input {
  if (given["behavior"] !== "allow") {
    const message = read.string(given["message"]);
    const answer = {
      outcome: "denied" as const,
      ...(message !== undefined && { message }),
      ...(given["interrupt"] === true && { stop: true }),
    };
    return { type: "permissionAnswer", requestId, answer };
  }
  const updated = read.fields(given["updatedInput"]);
  const isChanged = JSON.stringify(updated) !== JSON.stringify(asked);
  return {
    type: "permissionAnswer",
    requestId,
    answer: {
      outcome: "allowed",
      optionId: optionIn(given["updatedPermissions"]),
      ...(isChanged && { arguments: updated }),
    },
  };
}

/** What is to be remembered says for how long. */
function optionIn(updates: unknown): string {
  if (updates === undefined) return "allow";
  const isSession = read
    .list(updates)
    .every((update) => read.fields(update)["destination"] === "session");
  return isSession ? "allowSession" : "allowRule";
}
