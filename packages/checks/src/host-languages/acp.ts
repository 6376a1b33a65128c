import type { Input, PromptInput } from "@agentstream/adapter-kit";
import { present, untyped as read } from "@agentstream/adapter-kit/author";
import { isEvent, type UnifiedEvent } from "@agentstream/schema";

import type { HostLanguage } from "../replay-step.ts";

type Message = Readonly<Record<string, unknown>>;
type Seen = readonly UnifiedEvent[];
type InputReader = (params: Message, seen: Seen) => Input | undefined;

/** What a host of the Agent Client Protocol says. */
export const acpHost: HostLanguage = {
  inputOf({ id, method, params, result }, seen) {
    const name = read.string(method);
    if (name !== undefined) return inputs.get(name)?.(read.fields(params), seen);
    return answerOf(String(id), read.fields(result), seen);
  },
  // answers are distinguished by what they answer
  kindOf: ({ id, method }) => read.string(method) ?? `answer to ${String(id)}`,
  compared({ method, id, params, result, error }) {
    const name = read.string(method);
    if (name === undefined) return { id, result, error };
    const { _meta, ...rest } = read.fields(params);
    return { method: name, params: withoutIgnored(name, rest) };
  },
  idOf: ({ id, method }) => (method === undefined ? undefined : idIn(id)),
  withAnswerId(message, rename) {
    const id = message["method"] === undefined ? idIn(message["id"]) : undefined;
    return id === undefined ? message : { ...message, id: rename(id) };
  },
};

/** Fields that may differ, and why. All else must be equal; ids of requests are each host's own. */
const ignored: Readonly<Record<string, readonly string[]>> = {
  // who the host is, and what it offers: ours offers neither files nor terminals, others may
  initialize: ["clientInfo", "clientCapabilities"],
};

const withoutIgnored = (method: string, params: Message): Message =>
  Object.fromEntries(
    Object.entries(params).filter(([name]) => ignored[method]?.includes(name) !== true),
  );

const idIn = (id: unknown): string | number | undefined => read.string(id) ?? read.number(id);

/** What a host says of its own accord; all other methods are parts of the beginning. */
const inputs: ReadonlyMap<string, InputReader> = new Map<string, InputReader>([
  ["session/prompt", ({ prompt }) => ({ type: "prompt", prompt: partsOf(prompt) })],
  ["session/cancel", () => ({ type: "interrupt" })],
  ["session/set_mode", ({ modeId }) => ({ type: "setMode", mode: read.string(modeId) ?? "" })],
  ["session/set_model", ({ modelId }) => ({ type: "setModel", model: read.string(modelId) ?? "" })],
]);

function partsOf(prompt: unknown): PromptInput["prompt"] {
  return read.list(prompt).map((part): Part => {
    const { type, text, data, mimeType } = read.fields(part);
    const image = { data: read.string(data), mimeType: read.string(mimeType) };
    return type === "image"
      ? { type, ...present(image) }
      : { type: "text", text: read.string(text) ?? "" };
  });
}

type Part = Exclude<PromptInput["prompt"], string>[number];

/** An answer to something that was asked: a permission, or questions. */
function answerOf(
  nativeId: string,
  { outcome, action, content }: Message,
  seen: Seen,
): Input | undefined {
  const asked = seen.findLast(
    (event) =>
      (isEvent(event, "permissionRequested") || isEvent(event, "questionAsked")) &&
      event.requestId.replace(/[#@].*$/, "") === nativeId,
  );
  if (asked === undefined) return undefined;
  if (isEvent(asked, "permissionRequested")) return permissionAnswer(asked, read.fields(outcome));
  if (!isEvent(asked, "questionAsked")) return undefined;
  const { requestId } = asked;
  const answers = Object.fromEntries(
    Object.entries(read.fields(content)).map(([name, value]) => [name, String(value)]),
  );
  return { type: "questionAnswer", requestId, answer: { answers, declined: action === "decline" } };
}

type Asked = Extract<UnifiedEvent, { type: "permissionRequested" }>;

/** `cancelled` is what a host says of what is open when it interrupts. */
function permissionAnswer(
  { requestId, options = [] }: Asked,
  { optionId }: Message,
): Input | undefined {
  const option = options.find((one) => one.optionId === optionId);
  if (option === undefined) return undefined;
  const outcome = option.kind.startsWith("deny") ? "denied" : "allowed";
  return {
    type: "permissionAnswer",
    requestId,
    answer: { outcome, optionId: option.optionId },
  };
}
