import type { Emitter, PromptInput } from "@agentstream/adapter-kit/author";
import type { PromptPart } from "@agentstream/schema";

type Input =
  | { readonly type: "text"; readonly text: string; readonly text_elements: readonly [] }
  | { readonly type: "image"; readonly url: string }
  | { readonly type: "localImage"; readonly path: string };

const textInput = (text: string): Input => ({ type: "text", text, text_elements: [] });

/** A prompt as a turn takes it. Files are named: the agent reads them itself. */
export function buildInput(prompt: PromptInput["prompt"], emitter: Emitter): Input[] {
  if (typeof prompt === "string") return [textInput(prompt)];
  return prompt.flatMap((part) => inputOf(part, emitter));
}

function inputOf(part: PromptPart, emitter: Emitter): Input[] {
  if (part.type === "text") return [textInput(part.text)];
  const { path, data, mimeType } = part;
  if (part.type === "image" && data !== undefined && mimeType !== undefined)
    return [{ type: "image", url: `data:${mimeType};base64,${data}` }];
  if (part.type === "image" && path !== undefined) return [{ type: "localImage", path }];
  if (path !== undefined) return [textInput(`File: ${path}`)];
  emitter.log("warn", "A file without a path was left out: codex takes none.", "host");
  return [];
}
