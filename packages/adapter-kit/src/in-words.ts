import { fields, string } from "./untyped.ts";

/** An error of an API without the JSON that it came in, for people. */
export function inWords(message: string): string {
  const [start, end] = [message.indexOf("{"), message.lastIndexOf("}")];
  if (start === -1 || end < start) return message;
  const words = messageIn(message.slice(start, end + 1));
  return words === undefined ? message : message.slice(0, start) + words + message.slice(end + 1);
}

function messageIn(text: string): string | undefined {
  try {
    const json = fields(JSON.parse(text));
    return string(fields(json["error"])["message"]) ?? string(json["message"]);
  } catch {
    return undefined;
  }
}
