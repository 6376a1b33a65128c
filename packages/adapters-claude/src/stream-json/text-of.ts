import { read, type Unsure } from "@agentstream/adapter-kit/author";
import type {
  ClaudeContentBlock,
  ClaudeToolResultPart,
  ClaudeUserBlock,
} from "@agentstream/schema/native/claude/stream-json";

type Block = ClaudeContentBlock | ClaudeUserBlock | ClaudeToolResultPart;

/** The content of a message or of a tool's result: a text, or blocks. */
export type Content = Unsure<string | readonly Block[] | undefined> | undefined;

/** The text of a message, whichever form its content has. */
export function textOf(content: Content): string {
  const whole = read.string(content);
  if (whole !== undefined) return whole;
  let text = "";
  for (const block of read.objects(content)) text += read.string(block.text) ?? "";
  return text;
}
