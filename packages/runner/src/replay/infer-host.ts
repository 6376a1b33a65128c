import type { RecordedLine } from "./create-replay.ts";
import { isObject, parseMessage } from "./parse-message.ts";

/**
 * The conversation of an agent that speaks JSON-RPC, of which only its own side was recorded. What it answered was
 * asked right after its answer before, and what it asked was answered at once. Other lines are left as they are.
 */
export function inferHost(lines: readonly string[]): readonly RecordedLine[] {
  const messages = lines.map(parseMessage);
  const asked = messages.filter(isAnswer).map(({ id }) => host({ id, method: "" }));
  return lines.flatMap((line, index): RecordedLine[] => {
    const message = messages[index] ?? {};
    const said: RecordedLine = { by: "agent", line };
    if (isAnswer(message))
      return [...asked.splice(0, index === 0 ? 1 : 0), said, ...asked.splice(0, 1)];
    const isRequest = message["method"] !== undefined && message["id"] !== undefined;
    const first = index === 0 ? asked.splice(0, 1) : [];
    return isRequest ? [...first, said, host({ id: message["id"], result: {} })] : [...first, said];
  });
}

const host = (message: object): RecordedLine => ({
  by: "host",
  line: JSON.stringify({ jsonrpc: "2.0", ...message }),
});

const isAnswer = (message: Readonly<Record<string, unknown>>): boolean =>
  message["id"] !== undefined &&
  message["method"] === undefined &&
  (isObject(message["result"]) || "error" in message);
