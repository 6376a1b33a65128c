import type { PromptPart } from "@agentstream/schema";
import type { FileUIPart, UIMessage } from "ai";

import type { Prompt } from "../agent-client.ts";
import { AgentError } from "../agent-error.ts";

/** The newest message of the user: the agent remembers the others. */
export function promptOfMessages(messages: readonly UIMessage[]): Prompt {
  const last = messages.at(-1);
  if (last?.role !== "user")
    throw new AgentError("unsupported", "Expected a message of the user at the end of the chat.");
  const parts = last.parts.flatMap((part): PromptPart[] => {
    if (part.type === "text") return [{ type: "text", text: part.text }];
    return part.type === "file" ? [fileOf(part)] : [];
  });
  const [first] = parts;
  return parts.length === 1 && first?.type === "text" ? first.text : parts;
}

const dataUrl = /^data:[^,]*;base64,(.*)$/s;

function fileOf({ url, mediaType, filename }: FileUIPart): PromptPart {
  const [, data] = dataUrl.exec(url) ?? [];
  if (data === undefined)
    throw new AgentError(
      "unsupported",
      `Expected files as data: URLs in base64, got ${url.slice(0, 100)}.`,
    );
  if (mediaType.startsWith("image/")) return { type: "image", data, mimeType: mediaType };
  return {
    type: "file",
    data,
    mimeType: mediaType,
    ...(filename !== undefined && { name: filename }),
  };
}
