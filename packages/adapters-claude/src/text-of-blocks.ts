import { untyped as read } from "@agentstream/adapter-kit";

/** The text of a message, however it is given. */
export function textOfBlocks(content: unknown): string {
  if (typeof content === "string") return content;
  let text = "";
  for (const block of read.list(content)) text += read.string(read.fields(block)["text"]) ?? "";
  return text;
}
