/** The most bytes of a body that has a whole conversation, with its files. */
export const largeBody = 33_554_432;

/** A conversation as a client sends it, with the one message that counts. */
export interface KeptMessage {
  /** The body, with no other message in it. */
  readonly body: unknown;
  readonly index: number;
  /** Where a field of that body stands in the request. */
  readonly pathOf: (path: string) => string;
}

/**
 * Clients send the whole conversation with each message. The agent has it already, so one message of it is read and
 * checked; `choose` has its index.
 */
export function keepMessage(
  body: unknown,
  choose: (messages: readonly unknown[]) => number,
): KeptMessage {
  const messages = isFields(body) ? body["messages"] : undefined;
  if (!isFields(body) || !Array.isArray(messages) || messages.length === 0)
    return { body, index: 0, pathOf: (path) => path };
  const index = choose(messages);
  return {
    body: { ...body, messages: [messages[index]] },
    index,
    pathOf: (path) => path.replace(/^\/messages\/0(?=\/|$)/, `/messages/${index}`),
  };
}

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
