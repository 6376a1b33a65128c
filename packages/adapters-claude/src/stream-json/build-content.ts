import { present, type PromptInput } from "@agentstream/adapter-kit/author";

type Part = Exclude<PromptInput["prompt"], string>[number];

/** The content of a `user` message; what cannot be a part of one is in `left`, in words. */
export interface Content {
  readonly content: string | readonly Block[];
  readonly left: readonly string[];
}

type Block = Readonly<Record<string, unknown>>;

/** A prompt in the vendor's form: text, or blocks of text, images and documents. */
export function buildContent(prompt: PromptInput["prompt"]): Content {
  if (typeof prompt === "string") return { content: prompt, left: [] };
  const content: Block[] = [];
  const left: string[] = [];
  for (const part of prompt) {
    const block = buildBlock(part);
    if (block === undefined) left.push(wordsOf(part));
    else content.push(block);
  }
  return { content, left };
}

/** What the API takes as it is; anything else that has a path is named, and the agent can read it. */
function buildBlock(part: Part): Block | undefined {
  if (part.type === "text") return { type: "text", text: part.text };
  const { type, data, mimeType = "", path, name } = { name: undefined, ...part };
  const source = { type: "base64", media_type: mimeType, data };
  if (data !== undefined && type === "image" && imageTypes.has(mimeType))
    return { type: "image", source };
  if (data !== undefined && type === "file" && mimeType === documentType)
    return present({ type: "document", source, title: name });
  if (path !== undefined) return { type: "text", text: `Attached ${type}: ${path}` };
  return undefined;
}

export const imageTypes: ReadonlySet<string> = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
]);

export const documentType = "application/pdf";

const wordsOf = (part: Part): string =>
  part.type === "text" ? part.type : `${part.type} (${part.mimeType ?? "of no known type"})`;
