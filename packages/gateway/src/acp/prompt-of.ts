import type { ContentBlock } from "@agentclientprotocol/sdk";
import type { PromptPart, RunRequest } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { wrongParameter } from "./refusals.ts";

/** The blocks of a prompt as ours: one text, unless it has parts that are no text. */
export function promptOf(blocks: readonly ContentBlock[]): RunRequest["prompt"] {
  const parts = blocks.reduce(addPart, []);
  if (parts.length === 0)
    throw wrongParameter("prompt", "Expected at least one block with content.");
  const [first] = parts;
  return parts.length === 1 && first?.type === "text" ? first.text : parts;
}

/** Texts that follow each other are one: editors cut a sentence where it mentions a file. */
function addPart(parts: readonly PromptPart[], block: ContentBlock, index: number): PromptPart[] {
  const part = partOf(block, index);
  const before = parts.at(-1);
  if (part.type !== "text" || before?.type !== "text") return [...parts, part];
  const isMention = block.type === "resource_link" || / $|\)$|^$/.test(before.text);
  const text = `${before.text}${isMention || /^\s/.test(part.text) ? "" : "\n"}${part.text}`;
  return [...parts.slice(0, -1), { type: "text", text }];
}

function partOf(block: ContentBlock, index: number): PromptPart {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image":
      return { type: "image", data: block.data, mimeType: block.mimeType };
    // the agent can read it by itself
    case "resource_link":
      return { type: "text", text: `[@${block.name}](${block.uri})` };
    case "resource":
      return resourcePart(block.resource);
    case "audio":
      throw wrongParameter(`prompt/${index}`, "No agent takes audio: send text, images or files.");
  }
}

type Resource = Extract<ContentBlock, { type: "resource" }>["resource"];

function resourcePart(resource: Resource): PromptPart {
  const { uri, mimeType } = resource;
  if ("text" in resource)
    return { type: "text", text: `<context ref="${uri}">\n${resource.text}\n</context>` };
  const name = uri.split("/").at(-1);
  return present({ type: "file", data: resource.blob, mimeType: mimeType ?? undefined, name });
}
