import type { Input, PromptInput } from "@agentstream/adapter-kit";
import { untyped as read } from "@agentstream/adapter-kit/author";
import type { UnifiedEvent } from "@agentstream/schema";

import type { HostLanguage } from "../replay-step.ts";

type Message = Readonly<Record<string, unknown>>;

/** What may differ, by the method of the message. */
const ignoredFields: Readonly<Record<string, readonly string[]>> = {
  // who the host is: the recorded one was another
  initialize: ["clientInfo"],
};

/** What a host of `codex app-server` writes. The ids of its requests are its own, and are not compared. */
export const codexAppServer: HostLanguage = {
  inputOf(message, seen) {
    const method = read.string(message["method"]);
    if (method === undefined) return answerOf(message, seen);
    return inputs.get(method)?.(read.fields(message["params"]));
  },
  kindOf: ({ method }) => read.string(method) ?? "answer",
  compared({ id, ...message }) {
    const method = read.string(message["method"]);
    // the id of an answer is the server's
    if (method === undefined) return { id, ...message };
    const ignored = ignoredFields[method] ?? [];
    const params = Object.entries(read.fields(message["params"])).filter(
      ([name]) => !ignored.includes(name),
    );
    return { ...message, params: Object.fromEntries(params) };
  },
  idOf: (message) => ("method" in message ? idIn(message) : undefined),
  withAnswerId(message, rename) {
    const id = idIn(message);
    return "method" in message || id === undefined ? message : { ...message, id: rename(id) };
  },
};

const idIn = ({ id }: Message): string | number | undefined => read.string(id) ?? read.number(id);

const promptOf = (params: Message): PromptInput => ({
  type: "prompt",
  prompt: read
    .list(params["input"])
    .map((part) => ({ type: "text", text: read.string(read.fields(part)["text"]) ?? "" })),
});

const inputs: ReadonlyMap<string, (params: Message) => Input> = new Map<
  string,
  (params: Message) => Input
>([
  ["turn/start", promptOf],
  ["turn/steer", (params) => ({ ...promptOf(params), steer: true })],
  ["turn/interrupt", () => ({ type: "interrupt" })],
]);

/** What somebody decided, by what was written for it. */
const answers: ReadonlyMap<string, { outcome: "allowed" | "denied"; stop?: boolean }> = new Map([
  ["accept", { outcome: "allowed" }],
  ["decline", { outcome: "denied" }],
  ["cancel", { outcome: "denied", stop: true }],
]);

function answerOf(message: Message, seen: readonly UnifiedEvent[]): Input | undefined {
  const request = seen.findLast(
    (event) => event.type === "permissionRequested" && event.requestId === String(idIn(message)),
  );
  const { decision, action } = read.fields(message["result"]);
  const answer = answers.get(read.string(decision) ?? read.string(action) ?? "");
  if (request?.type !== "permissionRequested" || answer === undefined) return undefined;
  return { type: "permissionAnswer", requestId: request.requestId, answer };
}
