import { parse, patternOf, pointerTo, readDocument, type Validate } from "./create-validator.ts";
import type { SeenMessage } from "./seen.ts";

interface AsyncApi {
  readonly channels: Readonly<
    Record<string, { readonly address: string; readonly bindings?: object }>
  >;
  readonly operations: Readonly<
    Record<string, { readonly messages: readonly { readonly $ref: string }[] }>
  >;
}

/** Holds the messages of WebSockets to the AsyncAPI document. */
export function createMessageCheck(validate: Validate): (seen: SeenMessage) => string | undefined {
  const asyncapi: AsyncApi = JSON.parse(readDocument("asyncapi"));
  const channels = Object.entries(asyncapi.channels)
    .filter(([, { bindings }]) => bindings !== undefined)
    .map(([id, { address }]) => ({ id, pattern: patternOf(address) }));
  return ({ path, text }) => {
    const found = channels.find(({ pattern }) => pattern.test(path));
    if (found === undefined) return "the WebSocket is not documented";
    const { messages = [] } = asyncapi.operations[`${found.id}Send`] ?? {};
    const value = parse(text);
    const names = messages.map(({ $ref }) => $ref.split("/").at(-1) ?? "");
    const faults = names.map((name) =>
      validate(pointerTo("asyncapi", ["components", "messages", name, "payload"]), value, text),
    );
    if (faults.includes(undefined)) return undefined;
    return `${text.slice(0, 500)} is none of ${names.join(", ")}: ${faults[0]}`;
  };
}
